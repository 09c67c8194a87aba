CREATE TABLE "taken_pictures" (
	"hash" text PRIMARY KEY NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	CONSTRAINT "taken_pictures_hash" CHECK ("taken_pictures"."hash" ~ '^[0-9a-f]{32}$')
);
--> statement-breakpoint
CREATE INDEX "taken_pictures_age" ON "taken_pictures" USING btree ("taken_at");--> statement-breakpoint
CREATE INDEX "blog_posts_desk_topics" ON "blog_posts" USING btree ("topic","date","id" collate "C");--> statement-breakpoint
CREATE INDEX "blog_posts_desk_origins" ON "blog_posts" USING btree ("origin","date","id" collate "C");--> statement-breakpoint
CREATE INDEX "blog_posts_unread" ON "blog_posts" USING btree ("date","id" collate "C") WHERE "blog_posts"."origin" = 'generated' and "blog_posts"."read_at" is null;