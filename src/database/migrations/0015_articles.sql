CREATE FUNCTION "plain_words"(written text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN regexp_replace(
  regexp_replace(
    lower(regexp_replace(normalize(left(written, 200000), NFD), '[\u0300-\u036f]+', '', 'g')),
    '<[^<>]*>|\[\[[^\[\]]*\]\]|\[\^[0-9]+\]|\]\([^()]*\)|&[a-z]+;', ' ', 'g'),
  '[^a-z0-9\u00df-\u1fff]+', ' ', 'g');
--> statement-breakpoint
CREATE FUNCTION "article_words"(language text, title text, excerpt text, content text) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN setweight(to_tsvector(case when language = 'en' then 'pg_catalog.english'::regconfig else 'pg_catalog.simple'::regconfig end, plain_words(title)), 'A')
  || setweight(to_tsvector(case when language = 'en' then 'pg_catalog.english'::regconfig else 'pg_catalog.simple'::regconfig end, plain_words(excerpt)), 'B')
  || setweight(to_tsvector(case when language = 'en' then 'pg_catalog.english'::regconfig else 'pg_catalog.simple'::regconfig end, plain_words(content)), 'D');
--> statement-breakpoint
CREATE TABLE "built_in_articles" (
	"id" text NOT NULL,
	"language" text NOT NULL,
	"date" date NOT NULL,
	"hash" text NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "built_in_articles_id_language_pk" PRIMARY KEY("id","language")
);
--> statement-breakpoint
DROP INDEX "blog_posts_newest";--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "format" text;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "checked_on" date;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "topic" text;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "translation" text;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "sources" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (article_words("language", "title", "excerpt", "content")) STORED;--> statement-breakpoint
UPDATE "blog_posts" SET "id" = "id" || '-en' WHERE "language" = 'en' AND "id" IN (SELECT "id" FROM "blog_posts" WHERE "language" = 'cs');--> statement-breakpoint
CREATE UNIQUE INDEX "blog_posts_one_id" ON "blog_posts" USING btree ("id");--> statement-breakpoint
CREATE INDEX "blog_posts_topics" ON "blog_posts" USING btree ("language","topic","date","id" collate "C") WHERE "blog_posts"."state" = 'published';--> statement-breakpoint
CREATE INDEX "blog_posts_words" ON "blog_posts" USING gin ("words") WHERE "blog_posts"."state" = 'published';--> statement-breakpoint
CREATE INDEX "blog_posts_newest" ON "blog_posts" USING btree ("language","date","id" collate "C") WHERE "blog_posts"."state" = 'published';--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_id" CHECK ("blog_posts"."id" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length("blog_posts"."id") <= 100) NOT VALID;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_format" CHECK ("blog_posts"."format" in ('markdown', 'html'));--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_topic" CHECK ("blog_posts"."topic" in ('networks', 'numbers', 'growth', 'safety', 'buying'));