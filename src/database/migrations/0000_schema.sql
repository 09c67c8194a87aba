CREATE SCHEMA "derived";
--> statement-breakpoint
-- What generated columns and indexes of the tables call; written by hand, and put in front of the tables by
-- `npm run migration`.

CREATE EXTENSION IF NOT EXISTS "pg_trgm";

-- A text as it is searched, as `plainText` says it (domain/plain-text.ts): in small letters without diacritics, with
-- one kind of quotation mark, dash and space, without what nobody sees.
CREATE FUNCTION "derived"."plain_text"(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT replace(replace(replace(replace(translate(
    lower(regexp_replace(normalize(translate(value, '´', ''''), NFKD), '[\u0300-\u036f]', '', 'g')),
    'øđðłıħŧŋĸəɛɔɖɗɓƙƒɣɨƶ' || '"`ʼʻ‘’‚‛“”„‟′″«»‹›' || '‐‑‒–—―−⁃' || U&'\1680\00AD\200B\200C\200D\200E\200F\2060\FEFF\FE0E\FE0F',
    'oddlihtnkeeoddbkfgiz' || repeat('''', 18) || '-------- '),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
$$;

-- Words as articles are searched for: plain, without marks of their texts.
CREATE FUNCTION "plain_words"(written text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN regexp_replace(
  regexp_replace(
    derived.plain_text(left(written, 200000)),
    '<[^<>]*>|\[\[[^\[\]]*\]\]|\[\^[0-9]+\]|\]\([^()]*\)|&[a-z]+;', ' ', 'g'),
  '[^a-z0-9\u00df-\u1fff]+', ' ', 'g');

CREATE FUNCTION "article_words"(language text, title text, excerpt text, content text) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN setweight(to_tsvector(case when language = 'en' then 'pg_catalog.english'::regconfig else 'pg_catalog.simple'::regconfig end, plain_words(title)), 'A')
  || setweight(to_tsvector(case when language = 'en' then 'pg_catalog.english'::regconfig else 'pg_catalog.simple'::regconfig end, plain_words(excerpt)), 'B')
  || setweight(to_tsvector(case when language = 'en' then 'pg_catalog.english'::regconfig else 'pg_catalog.simple'::regconfig end, plain_words(content)), 'D');

-- How many pieces of an ordered line are to be delivered, as `piecesOf` says it (domain/order/progress.ts).
CREATE FUNCTION "derived"."count_units"(package_id text, quantity integer, bonus integer) RETURNS bigint
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN quantity * (coalesce(substring(package_id
  from '^(?:ig|tt|yt|fb)-(?:followers|likes|views|subscribers)-([1-9][0-9]{0,8})$')::bigint, 0) + coalesce(bonus, 0));

-- What a line is delivered to: its service and its target; names of profiles know no capitals.
CREATE FUNCTION "derived"."goal_of"(package_id text, target_kind text, target_url text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN split_part(package_id, '-', 1) || '-' || split_part(package_id, '-', 2) || ' '
  || CASE WHEN target_kind = 'profile' THEN lower(target_url) ELSE target_url END;
--> statement-breakpoint
CREATE TABLE "complaints" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"line" integer,
	"text" text NOT NULL,
	"remedy" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"outcome" text,
	"answer" text DEFAULT '' NOT NULL,
	"resolved_at" timestamp with time zone,
	"person" text,
	CONSTRAINT "complaints_request" CHECK ("complaints"."remedy" in ('refill', 'money')),
	CONSTRAINT "complaints_outcome" CHECK ("complaints"."outcome" in ('refill', 'money', 'refused')),
	CONSTRAINT "complaints_resolved" CHECK (("complaints"."outcome" is null) = ("complaints"."resolved_at" is null))
);
--> statement-breakpoint
CREATE TABLE "late_offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"promised_at" timestamp with time zone NOT NULL,
	"offered_at" timestamp with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"amount" bigint,
	CONSTRAINT "late_offers_answer" CHECK ("late_offers"."answer" in ('wait', 'money')),
	CONSTRAINT "late_offers_answered" CHECK (("late_offers"."answer" is null) = ("late_offers"."answered_at" is null)),
	CONSTRAINT "late_offers_amount" CHECK (("late_offers"."answer" = 'money') = ("late_offers"."amount" is not null))
);
--> statement-breakpoint
CREATE TABLE "refills" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"count_now" integer,
	"state" text DEFAULT 'asked' NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"ended_at" timestamp with time zone,
	"person" text,
	"complaint_id" uuid,
	"refund_id" uuid,
	CONSTRAINT "refills_state" CHECK ("refills"."state" in ('asked', 'running', 'done', 'refused', 'money')),
	CONSTRAINT "refills_ended" CHECK (("refills"."state" in ('done', 'refused', 'money')) = ("refills"."ended_at" is not null)),
	CONSTRAINT "refills_money" CHECK ("refills"."refund_id" is null or "refills"."state" = 'money')
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"order_number" text NOT NULL,
	"email" text NOT NULL,
	"part" text NOT NULL,
	"lines" integer[] DEFAULT '{}' NOT NULL,
	"reason" text NOT NULL,
	"performed" integer[] DEFAULT '{}' NOT NULL,
	"declared_at" timestamp with time zone NOT NULL,
	"order_id" uuid,
	"outcome" text,
	"resolved_at" timestamp with time zone,
	"resolution" text,
	"answer" text DEFAULT '' NOT NULL,
	"person" text,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "withdrawals_resolved" CHECK (("withdrawals"."resolved_at" is null) = ("withdrawals"."resolution" is null)),
	CONSTRAINT "withdrawals_resolution" CHECK ("withdrawals"."resolution" in ('money', 'ended', 'released', 'closed')),
	CONSTRAINT "withdrawals_outcome" CHECK ("withdrawals"."outcome" in ('canceled', 'held', 'company', 'late', 'performed', 'over', 'unknown'))
);
--> statement-breakpoint
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
	"format" text NOT NULL,
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
CREATE TABLE "articles" (
	"id" text NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"excerpt" text NOT NULL,
	"content" text NOT NULL,
	"format" text NOT NULL,
	"author" text NOT NULL,
	"date" date NOT NULL,
	"checked_on" date,
	"topic" text,
	"translation" text,
	"sources" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"image_url" text,
	"keywords" text[] DEFAULT '{}' NOT NULL,
	"origin" text NOT NULL,
	"writer" text,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"saved_by" uuid,
	"planned_at" timestamp with time zone,
	"published_at" timestamp with time zone,
	"read_at" timestamp with time zone,
	"read_by" uuid,
	"words" "tsvector" GENERATED ALWAYS AS (article_words("language", "title", "excerpt", "content")) STORED NOT NULL,
	CONSTRAINT "articles_id_language_pk" PRIMARY KEY("id","language"),
	CONSTRAINT "articles_one_id" UNIQUE("id"),
	CONSTRAINT "articles_id" CHECK ("articles"."id" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length("articles"."id") <= 100),
	CONSTRAINT "articles_state" CHECK ("articles"."state" in ('draft', 'planned', 'published')),
	CONSTRAINT "articles_planned" CHECK (("articles"."state" = 'planned') = ("articles"."planned_at" is not null)),
	CONSTRAINT "articles_format" CHECK ("articles"."format" in ('markdown', 'html')),
	CONSTRAINT "articles_writer" CHECK ("articles"."writer" in ('model', 'composer')),
	CONSTRAINT "articles_topic" CHECK ("articles"."topic" in ('networks', 'numbers', 'growth', 'safety', 'buying')),
	CONSTRAINT "articles_days" CHECK ("articles"."date" between '0001-01-01' and '9999-12-31' and "articles"."checked_on" between '0001-01-01' and '9999-12-31'),
	CONSTRAINT "articles_created" CHECK ("articles"."created_at" between '0001-01-01 00:00:00+00' and '9999-12-31 00:00:00+00'),
	CONSTRAINT "articles_keywords" CHECK (coalesce(array_ndims("articles"."keywords"), 1) = 1 and array_position("articles"."keywords", null) is null)
);
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
CREATE TABLE "taken_pictures" (
	"hash" text PRIMARY KEY NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	CONSTRAINT "taken_pictures_hash" CHECK ("taken_pictures"."hash" ~ '^[0-9a-f]{32}$')
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"seq" bigint PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"operator_id" uuid,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_personal" (
	"seq" bigint NOT NULL,
	"path" text NOT NULL,
	"salt" text NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "audit_personal_seq_path_pk" PRIMARY KEY("seq","path")
);
--> statement-breakpoint
CREATE TABLE "claim_corrections" (
	"claim" text PRIMARY KEY NOT NULL,
	"text_cs" text,
	"text_en" text,
	"figure_cs" text,
	"figure_en" text,
	"source" text,
	"source_date" date,
	"showing" text,
	"corrected_at" timestamp with time zone NOT NULL,
	CONSTRAINT "claim_corrections_text" CHECK (num_nulls("claim_corrections"."text_cs", "claim_corrections"."text_en") in (0, 2)),
	CONSTRAINT "claim_corrections_figure" CHECK (num_nulls("claim_corrections"."figure_cs", "claim_corrections"."figure_en") in (0, 2)),
	CONSTRAINT "claim_corrections_source" CHECK (num_nulls("claim_corrections"."source", "claim_corrections"."source_date") in (0, 2)),
	CONSTRAINT "claim_corrections_showing" CHECK ("claim_corrections"."showing" in ('shown', 'hidden'))
);
--> statement-breakpoint
CREATE TABLE "duty_confirmations" (
	"duty" text PRIMARY KEY NOT NULL,
	"evidence" text NOT NULL,
	"text_version" text NOT NULL,
	"person" text NOT NULL,
	"confirmed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "faq_questions" (
	"id" text PRIMARY KEY NOT NULL,
	"is_own" boolean NOT NULL,
	"section" text,
	"position" integer,
	"is_hidden" boolean NOT NULL,
	"home" integer,
	"question_cs" text,
	"question_en" text,
	"answer_cs" text,
	"answer_en" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "faq_questions_words" CHECK (num_nulls("faq_questions"."question_cs", "faq_questions"."question_en", "faq_questions"."answer_cs", "faq_questions"."answer_en") in (0, 4)),
	CONSTRAINT "faq_questions_own" CHECK (not "faq_questions"."is_own" or num_nulls("faq_questions"."section", "faq_questions"."question_cs") = 0)
);
--> statement-breakpoint
CREATE TABLE "legal_notices" (
	"notice" uuid NOT NULL,
	"version" integer NOT NULL,
	"text" text NOT NULL,
	"what_cs" text NOT NULL,
	"what_en" text NOT NULL,
	"effective_on" date NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "legal_notices_notice_version_pk" PRIMARY KEY("notice","version"),
	CONSTRAINT "legal_notices_text" CHECK ("legal_notices"."text" in ('terms', 'privacy'))
);
--> statement-breakpoint
CREATE TABLE "press_marks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"title_cs" text NOT NULL,
	"title_en" text NOT NULL,
	"sentence_cs" text NOT NULL,
	"sentence_en" text NOT NULL,
	"url" text NOT NULL,
	"published_on" date NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "press_marks_url" CHECK ("press_marks"."url" ~ '^https?://')
);
--> statement-breakpoint
CREATE TABLE "emails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid,
	"message_id" uuid,
	"withdrawal_id" uuid,
	"kind" text NOT NULL,
	"refund_id" uuid,
	"about_id" uuid,
	"operator_id" uuid,
	"to_address" text,
	"copy" integer DEFAULT 0 NOT NULL,
	"is_again" boolean DEFAULT false NOT NULL,
	"enqueued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"refusal" text,
	"set_aside_at" timestamp with time zone,
	"set_aside_reason" text,
	"is_kept" boolean DEFAULT false NOT NULL,
	CONSTRAINT "emails_about_one_thing" CHECK (num_nonnulls("emails"."order_id", "emails"."message_id", "emails"."withdrawal_id", "emails"."operator_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "sent_emails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email_id" uuid NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"to_address" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"files" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "funnel_counts" (
	"day" date NOT NULL,
	"edition" text NOT NULL,
	"stage" text NOT NULL,
	"n" bigint NOT NULL,
	CONSTRAINT "funnel_counts_day_edition_stage_pk" PRIMARY KEY("day","edition","stage")
);
--> statement-breakpoint
CREATE TABLE "page_counts" (
	"day" date NOT NULL,
	"edition" text NOT NULL,
	"page" text NOT NULL,
	"kind" text NOT NULL,
	"n" bigint NOT NULL,
	CONSTRAINT "page_counts_day_edition_page_kind_pk" PRIMARY KEY("day","edition","page","kind")
);
--> statement-breakpoint
CREATE TABLE "derived"."read_days" (
	"day" date NOT NULL,
	"edition" text NOT NULL,
	"kind" text NOT NULL,
	"is_package" boolean NOT NULL,
	"n" bigint NOT NULL,
	CONSTRAINT "read_days_day_edition_kind_is_package_pk" PRIMARY KEY("day","edition","kind","is_package")
);
--> statement-breakpoint
CREATE TABLE "derived"."read_months" (
	"month" date NOT NULL,
	"edition" text NOT NULL,
	"page" text NOT NULL,
	"kind" text NOT NULL,
	"n" bigint NOT NULL,
	CONSTRAINT "read_months_month_edition_page_kind_pk" PRIMARY KEY("month","edition","page","kind")
);
--> statement-breakpoint
CREATE TABLE "derived"."sold_packages" (
	"order_id" uuid NOT NULL,
	"package_id" text NOT NULL,
	"day" date NOT NULL,
	"edition" text NOT NULL,
	"quantity" integer NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "sold_packages_order_id_package_id_pk" PRIMARY KEY("order_id","package_id")
);
--> statement-breakpoint
CREATE TABLE "generator_batches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"operator_id" uuid NOT NULL,
	"person" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "generator_batches_kind" CHECK ("generator_batches"."kind" in ('articles', 'pictures', 'reviews')),
	CONSTRAINT "generator_batches_state" CHECK ("generator_batches"."state" in ('running', 'stopped', 'done'))
);
--> statement-breakpoint
CREATE TABLE "generator_items" (
	"batch_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"subject" text NOT NULL,
	"language" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"result_id" text,
	"problem" text,
	"message" text,
	"faults" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "generator_items_batch_id_position_pk" PRIMARY KEY("batch_id","position"),
	CONSTRAINT "generator_items_state" CHECK ("generator_items"."state" in ('pending', 'running', 'success', 'error')),
	CONSTRAINT "generator_items_problem" CHECK (("generator_items"."state" = 'error') = ("generator_items"."problem" is not null))
);
--> statement-breakpoint
CREATE TABLE "generator_pace" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"job" uuid,
	"claim" uuid,
	"free_at" timestamp with time zone NOT NULL,
	CONSTRAINT "generator_pace_one" CHECK ("generator_pace"."id")
);
--> statement-breakpoint
CREATE TABLE "writing_days" (
	"day" date PRIMARY KEY NOT NULL,
	"texts" integer NOT NULL,
	"pictures" integer DEFAULT 0 NOT NULL,
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
	"approved_by" text,
	"approved_at" timestamp with time zone,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "written_texts_of" CHECK (num_nonnulls("written_texts"."article_id", "written_texts"."review_id") = 1),
	CONSTRAINT "written_texts_writer" CHECK (("written_texts"."writer" = 'model') = ("written_texts"."model" is not null)),
	CONSTRAINT "written_texts_share" CHECK ("written_texts"."share_changed" between 0 and 1),
	CONSTRAINT "written_texts_approved" CHECK (num_nulls("written_texts"."approved_by", "written_texts"."approved_at") in (0, 2))
);
--> statement-breakpoint
CREATE TABLE "mailbox_readings" (
	"hash" text PRIMARY KEY NOT NULL,
	"reader" text NOT NULL,
	"begun_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mailbox_state" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"failing_since" timestamp with time zone,
	"failure" text,
	CONSTRAINT "mailbox_state_single" CHECK ("mailbox_state"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "message_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"message_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"person" text,
	"assignee" text,
	"state" text,
	"reply_id" uuid,
	"outcome" text,
	"from_name" text,
	"from_address" text,
	"subject" text,
	"attachments" text[],
	"source_key" text,
	"is_foreign" boolean DEFAULT false NOT NULL,
	"is_automatic" boolean DEFAULT false NOT NULL,
	"raw" "bytea",
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_entries_raw" CHECK (octet_length("message_entries"."raw") <= 1048576)
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"company" text NOT NULL,
	"service" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"number" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "messages_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"state" text DEFAULT 'open' NOT NULL,
	"assignee_id" uuid,
	"reply_token" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	CONSTRAINT "messages_state_known" CHECK ("messages"."state" in ('open', 'waiting', 'closed'))
);
--> statement-breakpoint
CREATE TABLE "saved_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "discount_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "discount_codes_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"percent" integer,
	"amount" bigint,
	"valid_from" timestamp with time zone,
	"valid_until" timestamp with time zone,
	"most_uses" integer,
	"most_per_customer" integer,
	"least" bigint,
	"platform" text,
	"service" text,
	"edition" text,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "discount_codes_percent" CHECK ("discount_codes"."percent" between 1 and 100),
	CONSTRAINT "discount_codes_amount" CHECK ("discount_codes"."amount" > 0 and "discount_codes"."amount" % 100 = 0),
	CONSTRAINT "discount_codes_worth" CHECK (num_nonnulls("discount_codes"."percent", "discount_codes"."amount") = 1),
	CONSTRAINT "discount_codes_uses" CHECK ("discount_codes"."most_uses" >= 0 and "discount_codes"."most_per_customer" > 0),
	CONSTRAINT "discount_codes_least" CHECK ("discount_codes"."least" > 0)
);
--> statement-breakpoint
CREATE TABLE "offer_history" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "offer_history_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"form_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"price_before" bigint,
	"price_after" bigint,
	"is_announced" boolean DEFAULT false NOT NULL,
	"is_usual" boolean DEFAULT false NOT NULL,
	"operator_id" uuid NOT NULL,
	"person" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "offer_history_price" CHECK ("offer_history"."price_before" > 0 and "offer_history"."price_after" > 0 and num_nonnulls("offer_history"."price_before", "offer_history"."price_after") in (0, 2))
);
--> statement-breakpoint
CREATE TABLE "offered_terms" (
	"subject" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"terms" jsonb,
	CONSTRAINT "offered_terms_version" CHECK ("offered_terms"."version" > 0)
);
--> statement-breakpoint
CREATE TABLE "shop_settings" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"generated_author" text,
	"generated_articles" text,
	"generated_reviews" text,
	"publish_unread" boolean NOT NULL,
	"is_stopped" boolean NOT NULL,
	"stop_cs" text,
	"stop_en" text,
	"answer_hours" integer,
	"business_hours" text,
	"chat_number" text,
	"phone" text,
	"legal_day" date,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shop_settings_one" CHECK ("shop_settings"."id"),
	CONSTRAINT "shop_settings_articles" CHECK ("shop_settings"."generated_articles" in ('published', 'draft')),
	CONSTRAINT "shop_settings_reviews" CHECK ("shop_settings"."generated_reviews" in ('published', 'draft')),
	CONSTRAINT "shop_settings_stop" CHECK (num_nulls("shop_settings"."stop_cs", "shop_settings"."stop_en") = 0
        or num_nulls("shop_settings"."stop_cs", "shop_settings"."stop_en") = 2 and not "shop_settings"."is_stopped")
);
--> statement-breakpoint
CREATE TABLE "api_calls" (
	"token_id" uuid NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"status" integer NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "api_calls_token_id_key_pk" PRIMARY KEY("token_id","key")
);
--> statement-breakpoint
CREATE TABLE "api_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"hash" text NOT NULL,
	"scopes" text[] NOT NULL,
	"last_day" date,
	"made_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_day" date,
	"revoked_at" timestamp with time zone,
	"sealed" text,
	CONSTRAINT "api_tokens_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "kept_forms" (
	"hash" text PRIMARY KEY NOT NULL,
	"path" text NOT NULL,
	"fields" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator_links" (
	"hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"email" text,
	"role" text NOT NULL,
	"operator_id" uuid,
	"invited_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "operator_links_kind" CHECK ("operator_links"."kind" in ('first', 'invitation', 'recovery'))
);
--> statement-breakpoint
CREATE TABLE "operators" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"language" text DEFAULT 'cs' NOT NULL,
	"has_shortcuts" boolean DEFAULT true NOT NULL,
	"password_hash" text,
	"code_secret" text,
	"code_step" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "operators_role" CHECK ("operators"."role" in ('owner', 'editor'))
);
--> statement-breakpoint
CREATE TABLE "passkey_challenges" (
	"challenge" text PRIMARY KEY NOT NULL,
	"session_id" uuid,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"label" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"operator_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "recovery_codes_operator_id_hash_pk" PRIMARY KEY("operator_id","hash")
);
--> statement-breakpoint
CREATE TABLE "saved_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"operator_id" uuid NOT NULL,
	"stage" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"proved_at" timestamp with time zone NOT NULL,
	"device" text NOT NULL,
	"network" text NOT NULL,
	"new_secret" text,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "sessions_stage" CHECK ("sessions"."stage" in ('code', 'enrolment', 'open'))
);
--> statement-breakpoint
CREATE TABLE "derived"."order_list" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"number" integer NOT NULL,
	"payment" text NOT NULL,
	"work" text NOT NULL,
	"networks" text[] NOT NULL,
	"code" text,
	"total" bigint NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"start_by" timestamp (3) with time zone,
	"promised_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone,
	CONSTRAINT "order_list_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "derived"."order_search" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"words" text NOT NULL,
	"keys" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"state" text,
	"kind" text,
	"line" integer,
	"target" text,
	"new_target" text,
	"actor" text NOT NULL,
	"person" text,
	"amount" bigint,
	"text" text,
	"hold_reason" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"package_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price" bigint NOT NULL,
	"subtotal" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"total" bigint NOT NULL,
	"target_kind" text,
	"target_label" text,
	"target_url" text,
	"bonus" integer,
	"delivery" jsonb,
	"guarantee_days" integer,
	"work" text DEFAULT 'waiting' NOT NULL,
	"start_count" integer,
	"delivered" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone,
	"completed_at" timestamp with time zone,
	"hold_reason" text,
	"hold_text" text,
	"held_at" timestamp with time zone,
	CONSTRAINT "order_lines_order_id_position_pk" PRIMARY KEY("order_id","position"),
	CONSTRAINT "order_lines_work" CHECK ("order_lines"."work" in ('waiting', 'delivering', 'completed')),
	CONSTRAINT "order_lines_moments" CHECK (("order_lines"."work" = 'completed' or ("order_lines"."work" = 'waiting') = ("order_lines"."started_at" is null))
        and ("order_lines"."work" = 'completed') = ("order_lines"."completed_at" is not null)),
	CONSTRAINT "order_lines_delivered" CHECK ("order_lines"."delivered" >= 0 and "order_lines"."start_count" >= 0),
	CONSTRAINT "order_lines_held" CHECK (num_nonnulls("order_lines"."hold_reason", "order_lines"."hold_text", "order_lines"."held_at") in (0, 3)),
	CONSTRAINT "order_lines_quantity" CHECK ("order_lines"."quantity" between 1 and 99),
	CONSTRAINT "order_lines_target" CHECK (num_nonnulls("order_lines"."target_kind", "order_lines"."target_label", "order_lines"."target_url") in (0, 3)),
	CONSTRAINT "order_lines_promise" CHECK (num_nonnulls("order_lines"."bonus", "order_lines"."delivery", "order_lines"."guarantee_days") in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "orders_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 100001 CACHE 1),
	"token" text NOT NULL,
	"state" text NOT NULL,
	"locale" text NOT NULL,
	"cart_id" text NOT NULL,
	"fingerprint" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"note" text NOT NULL,
	"company" jsonb,
	"subtotal" bigint NOT NULL,
	"discount_percent" integer NOT NULL,
	"discount_source" text NOT NULL,
	"discount_code" text,
	"discount_mailbox" text,
	"discount" bigint NOT NULL,
	"total" bigint NOT NULL,
	"express_consent" boolean,
	"consent_version" text,
	"consent_at" timestamp with time zone,
	"terms_version" text NOT NULL,
	"may_invite" boolean DEFAULT false NOT NULL,
	"checkout_attempt" integer DEFAULT 1 NOT NULL,
	"checks_done" integer DEFAULT 0 NOT NULL,
	"paid_how" text DEFAULT 'checkout' NOT NULL,
	"payment_id" text,
	"invoice_number" text,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"held_at" timestamp with time zone,
	"short_agreed_at" timestamp with time zone,
	"short_open" bigint DEFAULT 0 NOT NULL,
	"promised_at" timestamp with time zone,
	"start_by" timestamp with time zone,
	CONSTRAINT "orders_token_unique" UNIQUE("token"),
	CONSTRAINT "orders_invoice_number_unique" UNIQUE("invoice_number"),
	CONSTRAINT "orders_paid_how" CHECK ("orders"."paid_how" in ('checkout', 'transfer', 'free')),
	CONSTRAINT "orders_state" CHECK ("orders"."state" in ('pending', 'paid', 'delivering', 'completed', 'canceled', 'refunded', 'expired')),
	CONSTRAINT "orders_consent" CHECK ("orders"."express_consent" is null or num_nulls("orders"."consent_version", "orders"."consent_at") = 0),
	CONSTRAINT "orders_total" CHECK ("orders"."total" = "orders"."subtotal" - "orders"."discount"),
	CONSTRAINT "orders_money" CHECK ("orders"."total" >= 0 and "orders"."discount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "checkouts" (
	"order_id" uuid NOT NULL,
	"attempt" integer NOT NULL,
	"provider" text,
	"checkout_id" text,
	"url" text,
	"expires_at" timestamp with time zone NOT NULL,
	"outcome" text DEFAULT 'open' NOT NULL,
	CONSTRAINT "checkouts_order_id_attempt_pk" PRIMARY KEY("order_id","attempt")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"number" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"order_id" uuid NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"snapshot" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_anomalies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_anomalies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"order_id" text,
	"checkout_id" text NOT NULL,
	"payment_id" text,
	"amount" bigint,
	"currency" text,
	"reference" text DEFAULT '' NOT NULL,
	"detail" text NOT NULL,
	"noticed_at" timestamp with time zone NOT NULL,
	"resolved_at" timestamp with time zone,
	"resolved_by" text,
	"resolution_note" text DEFAULT '' NOT NULL,
	CONSTRAINT "payment_anomalies_resolved" CHECK (("payment_anomalies"."resolved_at" is null) = ("payment_anomalies"."resolved_by" is null))
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"event_id" text PRIMARY KEY NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"payment_id" text NOT NULL,
	"checkout_id" text NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"actor" text NOT NULL,
	"person" text,
	"state" text NOT NULL,
	"refund_id" text,
	"about_id" uuid,
	"lines" integer[] DEFAULT '{}' NOT NULL,
	"is_for_delivered" boolean DEFAULT false NOT NULL,
	"asked_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"refusal" text,
	"credit_note" text,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "refunds_credit_note_unique" UNIQUE("credit_note"),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" > 0),
	CONSTRAINT "refunds_state" CHECK ("refunds"."state" in ('owed', 'done', 'refused', 'failed')
        and ("refunds"."state" in ('done', 'failed')) = ("refunds"."done_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "series" (
	"name" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bulk_actions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"person" text NOT NULL,
	"act" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bulk_action_rows" (
	"bulk_action_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"order_id" uuid NOT NULL,
	"shown" text NOT NULL,
	"outcome" text,
	CONSTRAINT "bulk_action_rows_bulk_action_id_position_pk" PRIMARY KEY("bulk_action_id","position"),
	CONSTRAINT "bulk_action_rows_position" CHECK ("bulk_action_rows"."position" >= 0)
);
--> statement-breakpoint
CREATE TABLE "pending_actions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid,
	"message_id" uuid,
	"withdrawal_id" uuid,
	"operator_id" uuid NOT NULL,
	"person" text NOT NULL,
	"bulk_action_id" uuid,
	"request" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"problem" text,
	CONSTRAINT "pending_actions_state" CHECK ("pending_actions"."state" in ('waiting', 'undone', 'done', 'failed', 'seen')),
	CONSTRAINT "pending_actions_ended" CHECK (("pending_actions"."state" = 'waiting') = ("pending_actions"."ended_at" is null)),
	CONSTRAINT "pending_actions_about_one_thing" CHECK (num_nonnulls("pending_actions"."order_id", "pending_actions"."message_id", "pending_actions"."withdrawal_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "review_import_parts" (
	"import_id" uuid NOT NULL,
	"part" integer NOT NULL,
	"cells" text NOT NULL,
	CONSTRAINT "review_import_parts_import_id_part_pk" PRIMARY KEY("import_id","part")
);
--> statement-breakpoint
CREATE TABLE "review_import_rows" (
	"import_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"rating" integer NOT NULL,
	"service" text NOT NULL,
	"language" text NOT NULL,
	"written_on" date,
	"content_hash" text NOT NULL,
	"fault" text,
	CONSTRAINT "review_import_rows_import_id_row_pk" PRIMARY KEY("import_id","row")
);
--> statement-breakpoint
CREATE TABLE "review_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"source_url" text,
	"exported_on" date NOT NULL,
	"file" text NOT NULL,
	"operator_id" uuid NOT NULL,
	"person" text NOT NULL,
	"state" text NOT NULL,
	"reading" jsonb,
	"is_published" boolean,
	"rows" integer DEFAULT 0 NOT NULL,
	"faults" integer DEFAULT 0 NOT NULL,
	"doubles" integer DEFAULT 0 NOT NULL,
	"stored" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "review_imports_state" CHECK ("review_imports"."state" in ('reading', 'ready', 'running', 'done', 'withdrawing', 'withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "review_invitations" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"invited_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"declined_at" timestamp with time zone,
	CONSTRAINT "review_invitations_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "review_switches" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"samples" boolean DEFAULT false NOT NULL,
	"generated" boolean DEFAULT false NOT NULL,
	CONSTRAINT "review_switches_one" CHECK ("review_switches"."id")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"rating" integer NOT NULL,
	"service" text NOT NULL,
	"platform" text GENERATED ALWAYS AS (case when "service" ilike '%Instagram%' then 'instagram' when "service" ilike '%TikTok%' then 'tiktok' when "service" ilike '%YouTube%' then 'youtube' when "service" ilike '%Facebook%' then 'facebook' else 'instagram' end) STORED NOT NULL,
	"language" text NOT NULL,
	"origin" text NOT NULL,
	"source" text,
	"source_url" text,
	"exported_on" date,
	"import_id" uuid,
	"content_hash" text,
	"writer" text,
	"order_id" uuid,
	"line_position" integer,
	"state" text DEFAULT 'pending' NOT NULL,
	"reason" text,
	"note" text DEFAULT '' NOT NULL,
	"decision_id" uuid,
	"waiting" integer GENERATED ALWAYS AS (case "state" when 'pending' then 1 else 0 end) STORED NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"reply" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reviews_rating" CHECK ("reviews"."rating" between 1 and 5),
	CONSTRAINT "reviews_origin" CHECK ("reviews"."origin" in ('customer', 'imported', 'sample', 'generated')),
	CONSTRAINT "reviews_source" CHECK (("reviews"."origin" = 'imported') = ("reviews"."source" is not null)),
	CONSTRAINT "reviews_import" CHECK ("reviews"."origin" = 'imported'
        or num_nonnulls("reviews"."source_url", "reviews"."exported_on", "reviews"."import_id", "reviews"."content_hash") = 0),
	CONSTRAINT "reviews_writer" CHECK (("reviews"."origin" = 'generated') = ("reviews"."writer" is not null)),
	CONSTRAINT "reviews_purchase" CHECK (("reviews"."origin" = 'customer') = ("reviews"."order_id" is not null)
        and ("reviews"."order_id" is null) = ("reviews"."line_position" is null)),
	CONSTRAINT "reviews_state" CHECK ("reviews"."state" in ('pending', 'published', 'rejected')),
	CONSTRAINT "reviews_reason" CHECK (("reviews"."state" = 'rejected') = ("reviews"."reason" is not null)),
	CONSTRAINT "reviews_decided" CHECK (("reviews"."decided_by" is null) = ("reviews"."decided_at" is null)
        and ("reviews"."origin" <> 'customer' or ("reviews"."state" = 'pending') = ("reviews"."decided_at" is null)))
);
--> statement-breakpoint
CREATE TABLE "backup_checks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	"file" text,
	"made_at" timestamp with time zone,
	"rows" integer NOT NULL,
	"duration_ms" integer NOT NULL,
	"faults" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "erasures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"address_hash" text NOT NULL,
	"address" text,
	"state" text NOT NULL,
	"operator_id" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"erased" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "erasures_state" CHECK ("erasures"."state" in ('running', 'waiting', 'done')),
	CONSTRAINT "erasures_ended" CHECK (("erasures"."state" = 'done') = ("erasures"."ended_at" is not null)),
	CONSTRAINT "erasures_address" CHECK (("erasures"."state" = 'running') = ("erasures"."address" is not null))
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "reconciliations" (
	"list" text PRIMARY KEY NOT NULL,
	"compared_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "upkeep_runs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "upkeep_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"job" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	"outcome" text NOT NULL,
	"counts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "upkeep_runs_outcome" CHECK ("upkeep_runs"."outcome" in ('done', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"receiver_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"order_id" uuid,
	"sequence" integer,
	"replay" uuid,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"claimed_until" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"step" integer DEFAULT 0 NOT NULL,
	"tried_at" timestamp with time zone,
	"duration_ms" integer,
	"status" integer,
	"problem" text,
	"answer" text,
	"ended_at" timestamp with time zone,
	CONSTRAINT "webhook_deliveries_state" CHECK ("webhook_deliveries"."state" in ('held', 'waiting', 'delivered', 'refused', 'failed')),
	CONSTRAINT "webhook_deliveries_ended" CHECK (("webhook_deliveries"."state" in ('held', 'waiting')) = ("webhook_deliveries"."ended_at" is null))
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid,
	"type" text NOT NULL,
	"sequence" integer,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"held_by" uuid
);
--> statement-breakpoint
CREATE TABLE "webhook_receivers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"secret" text NOT NULL,
	"secret_form" uuid NOT NULL,
	"secret_at" timestamp with time zone NOT NULL,
	"former_secret" text,
	"former_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"paused_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"opened_at" timestamp with time zone,
	"probe_at" timestamp with time zone,
	"undelivered_seen_at" timestamp with time zone,
	CONSTRAINT "webhook_receivers_former" CHECK (num_nonnulls("webhook_receivers"."former_secret", "webhook_receivers"."former_until") in (0, 2)),
	CONSTRAINT "webhook_receivers_open" CHECK (num_nonnulls("webhook_receivers"."opened_at", "webhook_receivers"."probe_at") in (0, 2))
);
--> statement-breakpoint
CREATE TABLE "webhook_sequences" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "late_offers" ADD CONSTRAINT "late_offers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refills" ADD CONSTRAINT "refills_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refills" ADD CONSTRAINT "refills_complaint_id_complaints_id_fk" FOREIGN KEY ("complaint_id") REFERENCES "public"."complaints"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refills" ADD CONSTRAINT "refills_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_redirects" ADD CONSTRAINT "article_redirects_article_id_language_articles_id_language_fk" FOREIGN KEY ("article_id","language") REFERENCES "public"."articles"("id","language") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "article_versions" ADD CONSTRAINT "article_versions_article_id_language_articles_id_language_fk" FOREIGN KEY ("article_id","language") REFERENCES "public"."articles"("id","language") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "audit_personal" ADD CONSTRAINT "audit_personal_seq_audit_entries_seq_fk" FOREIGN KEY ("seq") REFERENCES "public"."audit_entries"("seq") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emails" ADD CONSTRAINT "emails_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emails" ADD CONSTRAINT "emails_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emails" ADD CONSTRAINT "emails_withdrawal_id_withdrawals_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emails" ADD CONSTRAINT "emails_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emails" ADD CONSTRAINT "emails_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_emails" ADD CONSTRAINT "sent_emails_email_id_emails_id_fk" FOREIGN KEY ("email_id") REFERENCES "public"."emails"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "derived"."sold_packages" ADD CONSTRAINT "sold_packages_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generator_items" ADD CONSTRAINT "generator_items_batch_id_generator_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."generator_batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "written_texts" ADD CONSTRAINT "written_texts_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "written_texts" ADD CONSTRAINT "written_texts_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_entries" ADD CONSTRAINT "message_entries_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_assignee_id_operators_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."operators"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_calls" ADD CONSTRAINT "api_calls_token_id_api_tokens_id_fk" FOREIGN KEY ("token_id") REFERENCES "public"."api_tokens"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_links" ADD CONSTRAINT "operator_links_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_links" ADD CONSTRAINT "operator_links_invited_by_operators_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "derived"."order_list" ADD CONSTRAINT "order_list_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "derived"."order_search" ADD CONSTRAINT "order_search_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_action_rows" ADD CONSTRAINT "bulk_action_rows_bulk_action_id_bulk_actions_id_fk" FOREIGN KEY ("bulk_action_id") REFERENCES "public"."bulk_actions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_action_rows" ADD CONSTRAINT "bulk_action_rows_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_actions" ADD CONSTRAINT "pending_actions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_actions" ADD CONSTRAINT "pending_actions_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_actions" ADD CONSTRAINT "pending_actions_withdrawal_id_withdrawals_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_import_parts" ADD CONSTRAINT "review_import_parts_import_id_review_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."review_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_import_rows" ADD CONSTRAINT "review_import_rows_import_id_review_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."review_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_invitations" ADD CONSTRAINT "review_invitations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_import_id_review_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."review_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_order_line" FOREIGN KEY ("order_id","line_position") REFERENCES "public"."order_lines"("order_id","position") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_receiver_id_webhook_receivers_id_fk" FOREIGN KEY ("receiver_id") REFERENCES "public"."webhook_receivers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_event_id_webhook_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."webhook_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_events" ADD CONSTRAINT "webhook_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_sequences" ADD CONSTRAINT "webhook_sequences_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "complaints_order" ON "complaints" USING btree ("order_id","received_at");--> statement-breakpoint
CREATE INDEX "complaints_open" ON "complaints" USING btree ("due_at") WHERE "complaints"."outcome" is null;--> statement-breakpoint
CREATE INDEX "complaints_money" ON "complaints" USING btree ("due_at") WHERE "complaints"."outcome" = 'money';--> statement-breakpoint
CREATE UNIQUE INDEX "late_offers_once" ON "late_offers" USING btree ("order_id","promised_at");--> statement-breakpoint
CREATE INDEX "late_offers_open" ON "late_offers" USING btree ("offered_at") WHERE "late_offers"."answer" is null;--> statement-breakpoint
CREATE INDEX "refills_complaint" ON "refills" USING btree ("complaint_id");--> statement-breakpoint
CREATE INDEX "refills_refund" ON "refills" USING btree ("refund_id");--> statement-breakpoint
CREATE INDEX "refills_order" ON "refills" USING btree ("order_id","asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "refills_one_open" ON "refills" USING btree ("order_id","line") WHERE "refills"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "refills_open" ON "refills" USING btree ("asked_at") WHERE "refills"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "withdrawals_order" ON "withdrawals" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "withdrawals_age" ON "withdrawals" USING btree ("declared_at");--> statement-breakpoint
CREATE INDEX "withdrawals_email" ON "withdrawals" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "withdrawals_open" ON "withdrawals" USING btree ("declared_at") WHERE "withdrawals"."resolved_at" is null;--> statement-breakpoint
CREATE INDEX "withdrawals_waiting" ON "withdrawals" USING btree ("declared_at") WHERE "withdrawals"."resolved_at" is null and "withdrawals"."outcome" in ('held', 'unknown', 'late', 'performed');--> statement-breakpoint
CREATE INDEX "article_redirects_article" ON "article_redirects" USING btree ("article_id","language");--> statement-breakpoint
CREATE INDEX "article_versions_replaced" ON "article_versions" USING btree ("replaced_at");--> statement-breakpoint
CREATE INDEX "articles_newest" ON "articles" USING btree ("language","date","id" collate "C") WHERE "articles"."state" = 'published';--> statement-breakpoint
CREATE INDEX "articles_topics" ON "articles" USING btree ("language","topic","date","id" collate "C") WHERE "articles"."state" = 'published';--> statement-breakpoint
CREATE INDEX "articles_words" ON "articles" USING gin ("words");--> statement-breakpoint
CREATE INDEX "articles_admin" ON "articles" USING btree ("date","id" collate "C");--> statement-breakpoint
CREATE INDEX "articles_states" ON "articles" USING btree ("state","date","id" collate "C");--> statement-breakpoint
CREATE INDEX "articles_admin_topics" ON "articles" USING btree ("topic","date","id" collate "C");--> statement-breakpoint
CREATE INDEX "articles_admin_origins" ON "articles" USING btree ("origin","date","id" collate "C");--> statement-breakpoint
CREATE INDEX "articles_unread" ON "articles" USING btree ("date","id" collate "C") WHERE "articles"."origin" = 'generated' and "articles"."read_at" is null;--> statement-breakpoint
CREATE INDEX "articles_due" ON "articles" USING btree ("planned_at") WHERE "articles"."state" = 'planned';--> statement-breakpoint
CREATE INDEX "articles_translations" ON "articles" USING btree ("translation") WHERE "articles"."translation" is not null;--> statement-breakpoint
CREATE INDEX "taken_pictures_age" ON "taken_pictures" USING btree ("taken_at");--> statement-breakpoint
CREATE INDEX "audit_entries_age" ON "audit_entries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("subject","seq");--> statement-breakpoint
CREATE INDEX "audit_entries_operator" ON "audit_entries" USING btree ("operator_id","seq");--> statement-breakpoint
CREATE INDEX "audit_entries_action" ON "audit_entries" USING btree ("action","seq");--> statement-breakpoint
CREATE INDEX "audit_personal_value" ON "audit_personal" USING btree (lower(left("value", 200)));--> statement-breakpoint
CREATE INDEX "press_marks_order" ON "press_marks" USING btree ("position");--> statement-breakpoint
CREATE UNIQUE INDEX "emails_once" ON "emails" USING btree ("order_id","kind",coalesce("refund_id", "about_id", "order_id"),"copy");--> statement-breakpoint
CREATE INDEX "emails_refund" ON "emails" USING btree ("refund_id");--> statement-breakpoint
CREATE INDEX "emails_to" ON "emails" USING btree (lower("to_address")) WHERE "emails"."to_address" is not null;--> statement-breakpoint
CREATE INDEX "emails_operator" ON "emails" USING btree ("operator_id");--> statement-breakpoint
CREATE INDEX "emails_unsent" ON "emails" USING btree ("id") WHERE "emails"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "emails_sent" ON "emails" USING btree ("sent_at") WHERE "emails"."sent_at" is not null;--> statement-breakpoint
CREATE INDEX "emails_age" ON "emails" USING btree ("enqueued_at","id");--> statement-breakpoint
CREATE INDEX "emails_kind_age" ON "emails" USING btree ("kind","enqueued_at","id");--> statement-breakpoint
CREATE INDEX "emails_mailbox" ON "emails" USING btree (lower("to_address"));--> statement-breakpoint
CREATE INDEX "emails_unsent_age" ON "emails" USING btree ("enqueued_at","id") WHERE "emails"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "emails_left_age" ON "emails" USING btree ("enqueued_at","id") WHERE "emails"."sent_at" is not null and not "emails"."is_kept";--> statement-breakpoint
CREATE INDEX "emails_kept_age" ON "emails" USING btree ("enqueued_at","id") WHERE "emails"."sent_at" is not null and "emails"."is_kept";--> statement-breakpoint
CREATE UNIQUE INDEX "emails_once_per_message" ON "emails" USING btree ("message_id","kind",coalesce("about_id", "message_id"));--> statement-breakpoint
CREATE UNIQUE INDEX "emails_once_per_withdrawal" ON "emails" USING btree ("withdrawal_id","kind","copy");--> statement-breakpoint
CREATE INDEX "sent_emails_email" ON "sent_emails" USING btree ("email_id","sent_at");--> statement-breakpoint
CREATE INDEX "page_counts_page" ON "page_counts" USING btree ("page","day");--> statement-breakpoint
CREATE INDEX "sold_packages_day" ON "derived"."sold_packages" USING btree ("day","package_id","edition","quantity","amount");--> statement-breakpoint
CREATE INDEX "generator_batches_newest" ON "generator_batches" USING btree ("kind","created_at","id");--> statement-breakpoint
CREATE INDEX "generator_batches_age" ON "generator_batches" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "generator_batches_running" ON "generator_batches" USING btree ("kind") WHERE "generator_batches"."state" = 'running';--> statement-breakpoint
CREATE INDEX "generator_items_open" ON "generator_items" USING btree ("batch_id","position") WHERE "generator_items"."state" in ('pending', 'running');--> statement-breakpoint
CREATE UNIQUE INDEX "written_texts_article" ON "written_texts" USING btree ("article_id");--> statement-breakpoint
CREATE UNIQUE INDEX "written_texts_review" ON "written_texts" USING btree ("review_id");--> statement-breakpoint
CREATE INDEX "written_texts_articles" ON "written_texts" USING btree ("language","written_at") WHERE "written_texts"."article_id" is not null;--> statement-breakpoint
CREATE INDEX "message_entries_from" ON "message_entries" USING btree (lower("from_address"));--> statement-breakpoint
CREATE INDEX "message_entries_thread" ON "message_entries" USING btree ("message_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "message_entries_source" ON "message_entries" USING btree ("source_key");--> statement-breakpoint
CREATE UNIQUE INDEX "message_entries_reply" ON "message_entries" USING btree ("reply_id");--> statement-breakpoint
CREATE INDEX "message_entries_words" ON "message_entries" USING gin (derived.plain_text(text) gin_trgm_ops) WITH (gin_pending_list_limit=256) WHERE "message_entries"."text" <> '';--> statement-breakpoint
CREATE INDEX "messages_age" ON "messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "messages_email" ON "messages" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "messages_number" ON "messages" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_reply_token" ON "messages" USING btree ("reply_token");--> statement-breakpoint
CREATE INDEX "messages_changed" ON "messages" USING btree ("changed_at","number");--> statement-breakpoint
CREATE INDEX "messages_state" ON "messages" USING btree ("state","changed_at","number");--> statement-breakpoint
CREATE INDEX "messages_kind" ON "messages" USING btree ("kind","changed_at","number");--> statement-breakpoint
CREATE INDEX "messages_language" ON "messages" USING btree ("locale","changed_at","number");--> statement-breakpoint
CREATE INDEX "messages_assignee" ON "messages" USING btree ("assignee_id","changed_at","number");--> statement-breakpoint
CREATE INDEX "messages_open" ON "messages" USING btree ("opened_at","id") WHERE "messages"."state" = 'open';--> statement-breakpoint
CREATE INDEX "messages_words" ON "messages" USING gin (derived.plain_text(name || ' ' || email || ' ' || service || ' ' || message) gin_trgm_ops) WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE UNIQUE INDEX "saved_answers_title" ON "saved_answers" USING btree ("language","title");--> statement-breakpoint
CREATE UNIQUE INDEX "discount_codes_id" ON "discount_codes" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "discount_codes_bare" ON "discount_codes" USING btree (replace("code", '-', ''));--> statement-breakpoint
CREATE UNIQUE INDEX "discount_codes_seq" ON "discount_codes" USING btree ("seq");--> statement-breakpoint
CREATE INDEX "discount_codes_prefix" ON "discount_codes" USING btree ("code" text_pattern_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "offer_history_form" ON "offer_history" USING btree ("form_id","subject");--> statement-breakpoint
CREATE INDEX "offer_history_subject" ON "offer_history" USING btree ("subject","seq");--> statement-breakpoint
CREATE INDEX "offer_history_prices" ON "offer_history" USING btree ("at") WHERE price_after is not null;--> statement-breakpoint
CREATE INDEX "api_calls_age" ON "api_calls" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "api_tokens_age" ON "api_tokens" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "kept_forms_age" ON "kept_forms" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "operator_links_age" ON "operator_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "operator_links_operator" ON "operator_links" USING btree ("operator_id");--> statement-breakpoint
CREATE INDEX "operator_links_invited_by" ON "operator_links" USING btree ("invited_by");--> statement-breakpoint
CREATE UNIQUE INDEX "operators_email" ON "operators" USING btree (lower("email")) WHERE "operators"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "passkey_challenges_age" ON "passkey_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkey_challenges_session" ON "passkey_challenges" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "passkeys_operator" ON "passkeys" USING btree ("operator_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_name" ON "saved_views" USING btree ("operator_id","name");--> statement-breakpoint
CREATE INDEX "sessions_operator" ON "sessions" USING btree ("operator_id");--> statement-breakpoint
CREATE INDEX "sessions_seen" ON "sessions" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "order_list_made" ON "derived"."order_list" USING btree ("made_at","number");--> statement-breakpoint
CREATE INDEX "order_list_total" ON "derived"."order_list" USING btree ("total","number");--> statement-breakpoint
CREATE INDEX "order_list_paid_up" ON "derived"."order_list" USING btree (coalesce("paid_at", 'infinity'),"number");--> statement-breakpoint
CREATE INDEX "order_list_paid_down" ON "derived"."order_list" USING btree (coalesce("paid_at", '-infinity'),"number");--> statement-breakpoint
CREATE INDEX "order_list_start_up" ON "derived"."order_list" USING btree (coalesce("start_by", 'infinity'),"number");--> statement-breakpoint
CREATE INDEX "order_list_start_down" ON "derived"."order_list" USING btree (coalesce("start_by", '-infinity'),"number");--> statement-breakpoint
CREATE INDEX "order_list_promised_up" ON "derived"."order_list" USING btree (coalesce("promised_at", 'infinity'),"number");--> statement-breakpoint
CREATE INDEX "order_list_promised_down" ON "derived"."order_list" USING btree (coalesce("promised_at", '-infinity'),"number");--> statement-breakpoint
CREATE INDEX "order_list_payment" ON "derived"."order_list" USING btree ("payment","made_at","number");--> statement-breakpoint
CREATE INDEX "order_list_work" ON "derived"."order_list" USING btree ("work","made_at","number");--> statement-breakpoint
CREATE INDEX "order_list_networks" ON "derived"."order_list" USING gin ("networks");--> statement-breakpoint
CREATE INDEX "order_list_code" ON "derived"."order_list" USING btree ("code","made_at") WHERE "derived"."order_list"."code" is not null;--> statement-breakpoint
CREATE INDEX "order_list_due" ON "derived"."order_list" USING btree ("due_at","number") WHERE "derived"."order_list"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_events_age" ON "order_events" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "order_lines_on_hold" ON "order_lines" USING btree ("held_at") WHERE "order_lines"."held_at" is not null;--> statement-breakpoint
CREATE INDEX "order_lines_completed" ON "order_lines" USING btree ("completed_at");--> statement-breakpoint
CREATE INDEX "order_lines_short" ON "order_lines" USING btree ("order_id") WHERE "order_lines"."work" = 'completed'
        and "order_lines"."delivered" < derived.count_units("order_lines"."package_id", "order_lines"."quantity", "order_lines"."bonus");--> statement-breakpoint
CREATE INDEX "order_lines_goal" ON "order_lines" USING btree (derived.goal_of("package_id", "target_kind", "target_url")) WHERE "order_lines"."work" <> 'completed';--> statement-breakpoint
CREATE INDEX "order_lines_package" ON "order_lines" USING btree ("package_id","order_id");--> statement-breakpoint
CREATE INDEX "orders_short_open" ON "orders" USING btree ("id") WHERE "orders"."short_open" > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_number" ON "orders" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_pending_per_cart" ON "orders" USING btree ("cart_id") WHERE "orders"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "orders_cart" ON "orders" USING btree ("cart_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_edition" ON "orders" USING btree ("locale","id");--> statement-breakpoint
CREATE INDEX "orders_state_age" ON "orders" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "orders_state_made" ON "orders" USING btree ("state","created_at","number");--> statement-breakpoint
CREATE INDEX "orders_made" ON "orders" USING btree ("created_at","number");--> statement-breakpoint
CREATE INDEX "orders_promised_open" ON "orders" USING btree ("promised_at") WHERE "orders"."state" in ('paid', 'delivering');--> statement-breakpoint
CREATE INDEX "orders_discount_code" ON "orders" USING btree ("discount_code","number","state") WHERE "orders"."discount_code" is not null;--> statement-breakpoint
CREATE INDEX "orders_discount_mailbox" ON "orders" USING btree ("discount_code","discount_mailbox") WHERE "orders"."discount_mailbox" is not null;--> statement-breakpoint
CREATE INDEX "orders_email" ON "orders" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "orders_payment" ON "orders" USING btree ("payment_id") WHERE "orders"."payment_id" is not null;--> statement-breakpoint
CREATE INDEX "orders_page_age" ON "orders" USING btree (coalesce("paid_at", "created_at")) WHERE "orders"."token" not like 'closed-%';--> statement-breakpoint
CREATE INDEX "orders_account_age" ON "orders" USING btree (coalesce("paid_at", "created_at"));--> statement-breakpoint
CREATE INDEX "orders_takings" ON "orders" USING btree ("paid_at","total","locale") WHERE paid_at is not null and not (paid_how = 'free' or total = 0);--> statement-breakpoint
CREATE INDEX "orders_free_of_charge" ON "orders" USING btree ("paid_at","locale") WHERE paid_at is not null and (paid_how = 'free' or total = 0);--> statement-breakpoint
CREATE INDEX "orders_by_hand" ON "orders" USING btree ("paid_at","locale") WHERE paid_at is not null and (paid_how = 'transfer' or (paid_how = 'free' and discount_code is null));--> statement-breakpoint
CREATE INDEX "orders_to_start" ON "orders" USING btree ("paid_at") WHERE "orders"."state" = 'paid' and "orders"."held_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_one_invoice" ON "invoices" USING btree ("order_id") WHERE "invoices"."kind" = 'invoice';--> statement-breakpoint
CREATE INDEX "invoices_order" ON "invoices" USING btree ("order_id","issued_at");--> statement-breakpoint
CREATE INDEX "invoices_issued" ON "invoices" USING btree ("issued_at");--> statement-breakpoint
CREATE INDEX "payment_anomalies_open" ON "payment_anomalies" USING btree ("noticed_at") WHERE "payment_anomalies"."resolved_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_anomalies_each_once" ON "payment_anomalies" USING btree ("checkout_id","kind","reference");--> statement-breakpoint
CREATE INDEX "payment_anomalies_order" ON "payment_anomalies" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_anomalies_age" ON "payment_anomalies" USING btree ("noticed_at");--> statement-breakpoint
CREATE INDEX "payment_events_age" ON "payment_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_enqueued" ON "refunds" USING btree ("order_id") WHERE "refunds"."state" = 'owed';--> statement-breakpoint
CREATE INDEX "refunds_returned" ON "refunds" USING btree ("done_at","amount") WHERE "refunds"."state" = 'done' and "refunds"."kind" <> 'paid-twice';--> statement-breakpoint
CREATE INDEX "bulk_actions_age" ON "bulk_actions" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "bulk_action_rows_once" ON "bulk_action_rows" USING btree ("bulk_action_id","order_id");--> statement-breakpoint
CREATE INDEX "bulk_action_rows_order" ON "bulk_action_rows" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "bulk_action_rows_waiting" ON "bulk_action_rows" USING btree ("bulk_action_id","position") WHERE "bulk_action_rows"."outcome" is null;--> statement-breakpoint
CREATE INDEX "pending_actions_message" ON "pending_actions" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "pending_actions_withdrawal" ON "pending_actions" USING btree ("withdrawal_id");--> statement-breakpoint
CREATE INDEX "pending_actions_order" ON "pending_actions" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "pending_actions_waiting" ON "pending_actions" USING btree ("due_at") WHERE "pending_actions"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "pending_actions_not_done" ON "pending_actions" USING btree ("ended_at") WHERE "pending_actions"."state" = 'failed';--> statement-breakpoint
CREATE INDEX "pending_actions_age" ON "pending_actions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "review_import_rows_hash" ON "review_import_rows" USING btree ("import_id","content_hash");--> statement-breakpoint
CREATE INDEX "review_import_rows_good" ON "review_import_rows" USING btree ("import_id","row") WHERE "review_import_rows"."fault" is null;--> statement-breakpoint
CREATE INDEX "review_import_rows_faults" ON "review_import_rows" USING btree ("import_id","row") WHERE "review_import_rows"."fault" is not null;--> statement-breakpoint
CREATE INDEX "review_imports_age" ON "review_imports" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "review_imports_going" ON "review_imports" USING btree ("id") WHERE "review_imports"."state" in ('running', 'withdrawing');--> statement-breakpoint
CREATE INDEX "review_invitations_age" ON "review_invitations" USING btree ("invited_at");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_once_per_line" ON "reviews" USING btree ("order_id","line_position");--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "reviews" USING btree ("language","origin","created_at","id") WHERE "reviews"."state" = 'published';--> statement-breakpoint
CREATE INDEX "reviews_published" ON "reviews" USING btree ("origin") WHERE "reviews"."state" = 'published';--> statement-breakpoint
CREATE INDEX "reviews_platform" ON "reviews" USING btree ("language","origin","platform","created_at","id") WHERE "reviews"."state" = 'published';--> statement-breakpoint
CREATE INDEX "reviews_undecided" ON "reviews" USING btree ("created_at") WHERE "reviews"."state" <> 'published';--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_once_imported" ON "reviews" USING btree ("content_hash");--> statement-breakpoint
CREATE INDEX "reviews_import_of" ON "reviews" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "reviews_admin" ON "reviews" USING btree ("waiting","created_at","id");--> statement-breakpoint
CREATE INDEX "reviews_admin_state" ON "reviews" USING btree ("state","waiting","created_at","id");--> statement-breakpoint
CREATE INDEX "reviews_admin_origin" ON "reviews" USING btree ("origin","waiting","created_at","id");--> statement-breakpoint
CREATE INDEX "reviews_admin_platform" ON "reviews" USING btree ("platform","waiting","created_at","id");--> statement-breakpoint
CREATE INDEX "reviews_admin_service" ON "reviews" USING btree ("service","waiting","created_at","id");--> statement-breakpoint
CREATE INDEX "reviews_admin_language" ON "reviews" USING btree ("language","waiting","created_at","id");--> statement-breakpoint
CREATE INDEX "reviews_admin_rating" ON "reviews" USING btree ("rating","waiting","created_at","id");--> statement-breakpoint
CREATE INDEX "reviews_admin_platform_language" ON "reviews" USING btree ("platform","language","waiting","created_at","id");--> statement-breakpoint
CREATE INDEX "reviews_words" ON "reviews" USING gin (derived.plain_text("name" || ' ' || "text") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "backup_checks_age" ON "backup_checks" USING btree ("ended_at");--> statement-breakpoint
CREATE UNIQUE INDEX "erasures_one_running" ON "erasures" USING btree ("address") WHERE "erasures"."address" is not null;--> statement-breakpoint
CREATE INDEX "erasures_age" ON "erasures" USING btree ("asked_at","id");--> statement-breakpoint
CREATE INDEX "erasures_open" ON "erasures" USING btree ("asked_at") WHERE "erasures"."state" <> 'done';--> statement-breakpoint
CREATE INDEX "rate_limits_expire" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "upkeep_runs_job" ON "upkeep_runs" USING btree ("job","ended_at");--> statement-breakpoint
CREATE INDEX "upkeep_runs_age" ON "upkeep_runs" USING btree ("ended_at");--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_deliveries_once" ON "webhook_deliveries" USING btree ("event_id","receiver_id",coalesce("replay", "receiver_id"));--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("receiver_id","due_at","id") WHERE "webhook_deliveries"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_order" ON "webhook_deliveries" USING btree ("receiver_id","order_id","sequence") WHERE "webhook_deliveries"."state" in ('held', 'waiting');--> statement-breakpoint
CREATE INDEX "webhook_deliveries_list" ON "webhook_deliveries" USING btree ("receiver_id","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_state" ON "webhook_deliveries" USING btree ("receiver_id","state","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_undelivered" ON "webhook_deliveries" USING btree ("receiver_id","ended_at") WHERE "webhook_deliveries"."state" in ('refused', 'failed') and "webhook_deliveries"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_made" ON "webhook_deliveries" USING btree ("receiver_id","created_at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_claimed" ON "webhook_deliveries" USING btree ("receiver_id","claimed_until") WHERE "webhook_deliveries"."claimed_until" is not null;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_replay" ON "webhook_deliveries" USING btree ("receiver_id","replay") WHERE "webhook_deliveries"."replay" is not null;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_age" ON "webhook_deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "webhook_events_order" ON "webhook_events" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "webhook_events_age" ON "webhook_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "webhook_events_held" ON "webhook_events" USING btree ("held_by") WHERE "webhook_events"."held_by" is not null;--> statement-breakpoint
CREATE INDEX "webhook_receivers_open" ON "webhook_receivers" USING btree ("opened_at") WHERE "webhook_receivers"."opened_at" is not null and "webhook_receivers"."removed_at" is null;
