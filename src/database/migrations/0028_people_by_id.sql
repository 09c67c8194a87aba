ALTER TABLE "article_versions" DROP CONSTRAINT "article_versions_saved_by_operators_id_fk";
--> statement-breakpoint
ALTER TABLE "blog_posts" DROP CONSTRAINT "blog_posts_saved_by_operators_id_fk";
--> statement-breakpoint
ALTER TABLE "blog_posts" DROP CONSTRAINT "blog_posts_read_by_operators_id_fk";
