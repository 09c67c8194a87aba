CREATE TABLE "writing_days" (
	"day" date PRIMARY KEY NOT NULL,
	"texts" integer NOT NULL,
	"cost" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "written_texts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"article_id" text,
	"review_id" uuid,
	"language" text NOT NULL,
	"writer" text NOT NULL,
	"provider" text NOT NULL,
	"model" text,
	"prompt_hash" text NOT NULL,
	"facts" text[] DEFAULT '{}' NOT NULL,
	"faults" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"milliseconds" integer NOT NULL,
	"input_tokens" integer,
	"output_tokens" integer,
	"cost" integer,
	"text" text NOT NULL,
	"share_changed" real DEFAULT 0 NOT NULL,
	"read_by" text,
	"read_at" timestamp with time zone,
	"approved_by" text,
	"approved_at" timestamp with time zone,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "written_texts_of" CHECK (num_nonnulls("written_texts"."article_id", "written_texts"."review_id") = 1),
	CONSTRAINT "written_texts_writer" CHECK (("written_texts"."writer" = 'model') = ("written_texts"."model" is not null)),
	CONSTRAINT "written_texts_share" CHECK ("written_texts"."share_changed" between 0 and 1),
	CONSTRAINT "written_texts_read" CHECK (num_nulls("written_texts"."read_by", "written_texts"."read_at") in (0, 2)),
	CONSTRAINT "written_texts_approved" CHECK (num_nulls("written_texts"."approved_by", "written_texts"."approved_at") in (0, 2))
);
--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "writer" text;--> statement-breakpoint
ALTER TABLE "written_texts" ADD CONSTRAINT "written_texts_article_id_blog_posts_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "written_texts" ADD CONSTRAINT "written_texts_review_id_testimonials_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "written_texts_article" ON "written_texts" USING btree ("article_id");--> statement-breakpoint
CREATE UNIQUE INDEX "written_texts_review" ON "written_texts" USING btree ("review_id");--> statement-breakpoint
CREATE INDEX "written_texts_articles" ON "written_texts" USING btree ("language","written_at") WHERE "written_texts"."article_id" is not null;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_writer" CHECK ("blog_posts"."writer" in ('model', 'composer'));