CREATE TABLE "article_redirects" (
	"id" text PRIMARY KEY NOT NULL,
	"article_id" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_versions" (
	"article_id" text NOT NULL,
	"language" text NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"excerpt" text NOT NULL,
	"content" text NOT NULL,
	"format" text,
	"author" text NOT NULL,
	"date" date NOT NULL,
	"checked_on" date,
	"topic" text,
	"sources" jsonb NOT NULL,
	"image_url" text,
	"keywords" text[] NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"saved_by" uuid,
	"replaced_at" timestamp with time zone NOT NULL,
	CONSTRAINT "article_versions_article_id_language_version_pk" PRIMARY KEY("article_id","language","version")
);
--> statement-breakpoint
DROP INDEX "blog_posts_words";--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "saved_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "saved_by" uuid;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "planned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "read_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "read_by" uuid;--> statement-breakpoint
ALTER TABLE "article_redirects" ADD CONSTRAINT "article_redirects_article_id_language_blog_posts_id_language_fk" FOREIGN KEY ("article_id","language") REFERENCES "public"."blog_posts"("id","language") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "article_versions" ADD CONSTRAINT "article_versions_saved_by_operators_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_versions" ADD CONSTRAINT "article_versions_article_id_language_blog_posts_id_language_fk" FOREIGN KEY ("article_id","language") REFERENCES "public"."blog_posts"("id","language") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "article_redirects_article" ON "article_redirects" USING btree ("article_id","language");--> statement-breakpoint
CREATE INDEX "article_versions_replaced" ON "article_versions" USING btree ("replaced_at");--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_saved_by_operators_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_read_by_operators_id_fk" FOREIGN KEY ("read_by") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blog_posts_desk" ON "blog_posts" USING btree ("date","id" collate "C");--> statement-breakpoint
CREATE INDEX "blog_posts_states" ON "blog_posts" USING btree ("state","date","id" collate "C");--> statement-breakpoint
CREATE INDEX "blog_posts_due" ON "blog_posts" USING btree ("planned_at") WHERE "blog_posts"."state" = 'planned';--> statement-breakpoint
CREATE INDEX "blog_posts_translations" ON "blog_posts" USING btree ("translation") WHERE "blog_posts"."translation" is not null;--> statement-breakpoint
CREATE INDEX "blog_posts_words" ON "blog_posts" USING gin ("words");--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_state" CHECK ("blog_posts"."state" in ('draft', 'planned', 'published'));--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_planned" CHECK (("blog_posts"."state" = 'planned') = ("blog_posts"."planned_at" is not null));--> statement-breakpoint
-- Somebody may have the addresses of those that are published.
UPDATE "blog_posts" SET "published_at" = "created_at", "saved_at" = "created_at" WHERE "state" = 'published';
