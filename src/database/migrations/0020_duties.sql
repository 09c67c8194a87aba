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
CREATE TABLE "mailbox_state" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"failing_since" timestamp with time zone,
	"failure" text,
	CONSTRAINT "mailbox_state_single" CHECK ("mailbox_state"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "message_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"enquiry_id" uuid NOT NULL,
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
CREATE TABLE "saved_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "program_calls" (
	"token_id" uuid NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"status" integer NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "program_calls_token_id_key_pk" PRIMARY KEY("token_id","key")
);
--> statement-breakpoint
CREATE TABLE "program_tokens" (
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
	CONSTRAINT "program_tokens_hash_unique" UNIQUE("hash")
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
CREATE TABLE "backup_proofs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	"file" text,
	"made_at" timestamp with time zone,
	"rows" integer NOT NULL,
	"duration_ms" integer NOT NULL,
	"faults" jsonb NOT NULL
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
	CONSTRAINT "webhook_receivers_former" CHECK (num_nonnulls("webhook_receivers"."former_secret", "webhook_receivers"."former_until") in (0, 2)),
	CONSTRAINT "webhook_receivers_open" CHECK (num_nonnulls("webhook_receivers"."opened_at", "webhook_receivers"."probe_at") in (0, 2))
);
--> statement-breakpoint
CREATE TABLE "webhook_sequences" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "discount_codes" DROP CONSTRAINT "discount_codes_percent";--> statement-breakpoint
DROP INDEX "letters_once_per_enquiry";--> statement-breakpoint
DROP INDEX "orders_discount_code";--> statement-breakpoint
DROP INDEX "orders_takings";--> statement-breakpoint
ALTER TABLE "discount_codes" ALTER COLUMN "percent" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "intents" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "discount_codes" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "discount_codes" ADD COLUMN "seq" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "discount_codes_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "discount_codes" ADD COLUMN "amount" bigint;--> statement-breakpoint
ALTER TABLE "discount_codes" ADD COLUMN "most_per_customer" integer;--> statement-breakpoint
ALTER TABLE "discount_codes" ADD COLUMN "least" bigint;--> statement-breakpoint
ALTER TABLE "discount_codes" ADD COLUMN "platform" text;--> statement-breakpoint
ALTER TABLE "discount_codes" ADD COLUMN "service" text;--> statement-breakpoint
ALTER TABLE "discount_codes" ADD COLUMN "edition" text;--> statement-breakpoint
ALTER TABLE "discount_codes" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "discount_codes" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "discount_codes" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "set_aside_reason" text;--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "is_kept" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "number" integer NOT NULL GENERATED BY DEFAULT AS IDENTITY (sequence name "enquiries_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "state" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "assignee_id" uuid;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "reply_token" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "opened_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "intents" ADD COLUMN "enquiry_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discount_mailbox" text;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "source_url" text;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "exported_on" date;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "import_id" uuid;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "content_hash" text;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "decision_id" uuid;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "waiting" integer GENERATED ALWAYS AS (case "state" when 'pending' then 1 else 0 end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "derived"."sold_packages" ADD CONSTRAINT "sold_packages_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_entries" ADD CONSTRAINT "message_entries_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_calls" ADD CONSTRAINT "program_calls_token_id_program_tokens_id_fk" FOREIGN KEY ("token_id") REFERENCES "public"."program_tokens"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_import_rows" ADD CONSTRAINT "review_import_rows_import_id_review_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."review_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_receiver_id_webhook_receivers_id_fk" FOREIGN KEY ("receiver_id") REFERENCES "public"."webhook_receivers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_event_id_webhook_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."webhook_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_events" ADD CONSTRAINT "webhook_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_sequences" ADD CONSTRAINT "webhook_sequences_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "erasures_one_running" ON "erasures" USING btree ("address") WHERE "erasures"."address" is not null;--> statement-breakpoint
CREATE INDEX "erasures_age" ON "erasures" USING btree ("asked_at","id");--> statement-breakpoint
CREATE INDEX "erasures_open" ON "erasures" USING btree ("asked_at") WHERE "erasures"."state" <> 'done';--> statement-breakpoint
CREATE INDEX "sold_packages_day" ON "derived"."sold_packages" USING btree ("day","package_id","edition","quantity","amount");--> statement-breakpoint
CREATE INDEX "message_entries_thread" ON "message_entries" USING btree ("enquiry_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "message_entries_source" ON "message_entries" USING btree ("source_key");--> statement-breakpoint
CREATE UNIQUE INDEX "message_entries_reply" ON "message_entries" USING btree ("reply_id");--> statement-breakpoint
CREATE INDEX "message_entries_words" ON "message_entries" USING gin (derived.plain_text(text) gin_trgm_ops) WITH (gin_pending_list_limit=256) WHERE "message_entries"."text" <> '';--> statement-breakpoint
CREATE UNIQUE INDEX "saved_answers_title" ON "saved_answers" USING btree ("language","title");--> statement-breakpoint
CREATE INDEX "program_calls_age" ON "program_calls" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "program_tokens_age" ON "program_tokens" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "review_import_rows_hash" ON "review_import_rows" USING btree ("import_id","content_hash");--> statement-breakpoint
CREATE INDEX "review_import_rows_good" ON "review_import_rows" USING btree ("import_id","row") WHERE "review_import_rows"."fault" is null;--> statement-breakpoint
CREATE INDEX "review_import_rows_faults" ON "review_import_rows" USING btree ("import_id","row") WHERE "review_import_rows"."fault" is not null;--> statement-breakpoint
CREATE INDEX "review_imports_age" ON "review_imports" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "review_imports_going" ON "review_imports" USING btree ("id") WHERE "review_imports"."state" in ('running', 'withdrawing');--> statement-breakpoint
CREATE INDEX "backup_proofs_age" ON "backup_proofs" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "upkeep_runs_job" ON "upkeep_runs" USING btree ("job","ended_at");--> statement-breakpoint
CREATE INDEX "upkeep_runs_age" ON "upkeep_runs" USING btree ("ended_at");--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_deliveries_once" ON "webhook_deliveries" USING btree ("event_id","receiver_id",coalesce("replay", "receiver_id"));--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("receiver_id","due_at","id") WHERE "webhook_deliveries"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_order" ON "webhook_deliveries" USING btree ("receiver_id","order_id","sequence") WHERE "webhook_deliveries"."state" in ('held', 'waiting');--> statement-breakpoint
CREATE INDEX "webhook_deliveries_list" ON "webhook_deliveries" USING btree ("receiver_id","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_state" ON "webhook_deliveries" USING btree ("receiver_id","state","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_made" ON "webhook_deliveries" USING btree ("receiver_id","created_at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_claimed" ON "webhook_deliveries" USING btree ("receiver_id","claimed_until") WHERE "webhook_deliveries"."claimed_until" is not null;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_age" ON "webhook_deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "webhook_events_order" ON "webhook_events" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "webhook_events_age" ON "webhook_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "webhook_events_held" ON "webhook_events" USING btree ("held_by") WHERE "webhook_events"."held_by" is not null;--> statement-breakpoint
CREATE INDEX "webhook_receivers_open" ON "webhook_receivers" USING btree ("opened_at") WHERE "webhook_receivers"."opened_at" is not null and "webhook_receivers"."removed_at" is null;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_assignee_id_operators_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."operators"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intents" ADD CONSTRAINT "intents_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_import_id_review_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."review_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "page_counts_page" ON "page_counts" USING btree ("page","day");--> statement-breakpoint
CREATE UNIQUE INDEX "discount_codes_id" ON "discount_codes" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "discount_codes_seq" ON "discount_codes" USING btree ("seq");--> statement-breakpoint
CREATE INDEX "discount_codes_prefix" ON "discount_codes" USING btree ("code" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "letters_to" ON "letters" USING btree (lower("to_address")) WHERE "letters"."to_address" is not null;--> statement-breakpoint
CREATE INDEX "letters_age" ON "letters" USING btree (coalesce("owed_at", "sent_at", 'epoch'::timestamptz),"id");--> statement-breakpoint
CREATE INDEX "letters_kind_age" ON "letters" USING btree ("kind",coalesce("owed_at", "sent_at", 'epoch'::timestamptz),"id");--> statement-breakpoint
CREATE INDEX "letters_mailbox" ON "letters" USING btree (lower("to_address"));--> statement-breakpoint
CREATE INDEX "letters_unsent_age" ON "letters" USING btree (coalesce("owed_at", "sent_at", 'epoch'::timestamptz),"id") WHERE "letters"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "letters_left_age" ON "letters" USING btree (coalesce("owed_at", "sent_at", 'epoch'::timestamptz),"id") WHERE "letters"."sent_at" is not null and not "letters"."is_kept";--> statement-breakpoint
CREATE INDEX "letters_kept_age" ON "letters" USING btree (coalesce("owed_at", "sent_at", 'epoch'::timestamptz),"id") WHERE "letters"."sent_at" is not null and "letters"."is_kept";--> statement-breakpoint
CREATE INDEX "enquiries_email" ON "enquiries" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "enquiries_number" ON "enquiries" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "enquiries_reply_token" ON "enquiries" USING btree ("reply_token");--> statement-breakpoint
CREATE INDEX "enquiries_changed" ON "enquiries" USING btree ("changed_at","number");--> statement-breakpoint
CREATE INDEX "enquiries_state" ON "enquiries" USING btree ("state","changed_at","number");--> statement-breakpoint
CREATE INDEX "enquiries_kind" ON "enquiries" USING btree ("kind","changed_at","number");--> statement-breakpoint
CREATE INDEX "enquiries_language" ON "enquiries" USING btree ("locale","changed_at","number");--> statement-breakpoint
CREATE INDEX "enquiries_assignee" ON "enquiries" USING btree ("assignee_id","changed_at","number");--> statement-breakpoint
CREATE INDEX "enquiries_open" ON "enquiries" USING btree ("opened_at","id") WHERE "enquiries"."state" = 'open';--> statement-breakpoint
CREATE INDEX "enquiries_words" ON "enquiries" USING gin (derived.plain_text(name || ' ' || email || ' ' || service || ' ' || message) gin_trgm_ops) WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "intents_enquiry" ON "intents" USING btree ("enquiry_id");--> statement-breakpoint
CREATE INDEX "order_events_age" ON "order_events" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "order_lines_package" ON "order_lines" USING btree ("package_id","order_id");--> statement-breakpoint
CREATE INDEX "orders_edition" ON "orders" USING btree ("locale","id");--> statement-breakpoint
CREATE INDEX "orders_state_made" ON "orders" USING btree ("state","created_at","number");--> statement-breakpoint
CREATE INDEX "orders_made" ON "orders" USING btree ("created_at","number");--> statement-breakpoint
CREATE INDEX "orders_discount_mailbox" ON "orders" USING btree ("discount_code","discount_mailbox") WHERE "orders"."discount_mailbox" is not null;--> statement-breakpoint
CREATE INDEX "orders_free_of_charge" ON "orders" USING btree ("paid_at","locale") WHERE "orders"."paid_at" is not null and ("orders"."paid_how" = 'free' or "orders"."total" = 0);--> statement-breakpoint
CREATE UNIQUE INDEX "testimonials_once_imported" ON "testimonials" USING btree ("content_hash");--> statement-breakpoint
CREATE INDEX "testimonials_import_of" ON "testimonials" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "testimonials_desk" ON "testimonials" USING btree ("waiting","created_at","id");--> statement-breakpoint
CREATE INDEX "testimonials_desk_state" ON "testimonials" USING btree ("state","waiting","created_at","id");--> statement-breakpoint
CREATE INDEX "testimonials_desk_origin" ON "testimonials" USING btree ("origin","waiting","created_at","id");--> statement-breakpoint
CREATE INDEX "testimonials_desk_platform" ON "testimonials" USING btree ("platform","waiting","created_at","id");--> statement-breakpoint
CREATE INDEX "testimonials_desk_service" ON "testimonials" USING btree ("service","waiting","created_at","id");--> statement-breakpoint
CREATE INDEX "testimonials_desk_language" ON "testimonials" USING btree ("language","waiting","created_at","id");--> statement-breakpoint
CREATE INDEX "testimonials_desk_rating" ON "testimonials" USING btree ("rating","waiting","created_at","id");--> statement-breakpoint
CREATE INDEX "testimonials_desk_platform_language" ON "testimonials" USING btree ("platform","language","waiting","created_at","id");--> statement-breakpoint
CREATE INDEX "testimonials_words" ON "testimonials" USING gin (("name" || ' ' || "text") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "withdrawals_email" ON "withdrawals" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "letters_once_per_enquiry" ON "letters" USING btree ("enquiry_id","kind",coalesce("about_id", "enquiry_id"));--> statement-breakpoint
CREATE INDEX "orders_discount_code" ON "orders" USING btree ("discount_code","number","state") WHERE "orders"."discount_code" is not null;--> statement-breakpoint
CREATE INDEX "orders_takings" ON "orders" USING btree ("paid_at","total","locale") WHERE "orders"."paid_at" is not null and "orders"."paid_how" <> 'free';--> statement-breakpoint
ALTER TABLE "discount_codes" ADD CONSTRAINT "discount_codes_amount" CHECK ("discount_codes"."amount" > 0 and "discount_codes"."amount" % 100 = 0);--> statement-breakpoint
ALTER TABLE "discount_codes" ADD CONSTRAINT "discount_codes_worth" CHECK (num_nonnulls("discount_codes"."percent", "discount_codes"."amount") = 1);--> statement-breakpoint
ALTER TABLE "discount_codes" ADD CONSTRAINT "discount_codes_uses" CHECK ("discount_codes"."most_uses" >= 0 and "discount_codes"."most_per_customer" > 0);--> statement-breakpoint
ALTER TABLE "discount_codes" ADD CONSTRAINT "discount_codes_least" CHECK ("discount_codes"."least" > 0);--> statement-breakpoint
ALTER TABLE "discount_codes" ADD CONSTRAINT "discount_codes_percent" CHECK ("discount_codes"."percent" between 1 and 100);--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_state_known" CHECK ("enquiries"."state" in ('open', 'waiting', 'closed'));--> statement-breakpoint
ALTER TABLE "intents" ADD CONSTRAINT "intents_about_one_thing" CHECK (num_nonnulls("intents"."order_id", "intents"."enquiry_id") = 1);--> statement-breakpoint
ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_import" CHECK ("testimonials"."origin" = 'imported'
        or num_nonnulls("testimonials"."source_url", "testimonials"."exported_on", "testimonials"."import_id", "testimonials"."content_hash") = 0);--> statement-breakpoint
-- by hand: messages that were there before are as old as they are, and the older ones were answered by e-mail.
UPDATE "enquiries" SET "changed_at" = "created_at", "opened_at" = "created_at",
  "state" = CASE WHEN "created_at" < now() - interval '30 days' THEN 'closed' ELSE 'open' END;
--> statement-breakpoint
-- by hand: who used a code before, as mailboxHash writes it
UPDATE "orders" SET "discount_mailbox" = encode(sha256(convert_to(
  CASE WHEN split_part(lower("email"), '@', 2) IN ('gmail.com', 'googlemail.com')
    THEN replace(split_part(split_part(lower("email"), '@', 1), '+', 1), '.', '') || '@gmail.com'
    ELSE split_part(split_part(lower("email"), '@', 1), '+', 1) || '@' || split_part(lower("email"), '@', 2)
  END, 'UTF8')), 'hex')
WHERE "discount_code" IS NOT NULL AND "email" LIKE '%_@_%';
--> statement-breakpoint
-- by hand: what lies in the outbox never went to a mail server.
DO $$ BEGIN
  IF to_regclass('outbox.letter') IS NOT NULL THEN
    UPDATE letters SET is_kept = true FROM outbox.letter kept
    WHERE sent_at IS NOT NULL AND letters.kind || '-' || letters.id = substring(kept.message_id from '^<(.*)@');
  END IF;
END $$;
--> statement-breakpoint
-- by hand:
CREATE FUNCTION "derived"."is_package"(page text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT page = 'package' OR page ~ '^[a-z]+-[a-z]+-[0-9]+$'
$$;--> statement-breakpoint
-- Adds what was counted to the sums. One writer at a time: replicas that add to the same sums in different
-- sequences would wait for each other for ever. The lock comes after everything else that they lock.
CREATE FUNCTION "derived"."add_counts"(changes page_counts[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('derived.read_days'));
  INSERT INTO derived.read_days AS known (day, edition, kind, is_package, n)
    SELECT day, edition, kind, derived.is_package(page), sum(n) FROM unnest(changes)
    GROUP BY 1, 2, 3, 4 HAVING sum(n) <> 0
    ON CONFLICT (day, edition, kind, is_package) DO UPDATE SET n = known.n + excluded.n;
  INSERT INTO derived.read_months AS known (month, edition, page, kind, n)
    SELECT date_trunc('month', day)::date, edition, page, kind, sum(n) FROM unnest(changes)
    GROUP BY 1, 2, 3, 4 HAVING sum(n) <> 0
    ON CONFLICT (month, edition, page, kind) DO UPDATE SET n = known.n + excluded.n;
END
$$;--> statement-breakpoint
CREATE FUNCTION "derived"."sum_counts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF derived.is_restoring() THEN RETURN NULL; END IF;
  IF TG_OP = 'INSERT' THEN
    PERFORM derived.add_counts(array(SELECT ROW(day, edition, page, kind, n)::page_counts FROM later));
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM derived.add_counts(array(SELECT ROW(day, edition, page, kind, n)::page_counts FROM later
      UNION ALL SELECT ROW(day, edition, page, kind, -n)::page_counts FROM earlier));
  ELSE
    PERFORM derived.add_counts(array(SELECT ROW(day, edition, page, kind, -n)::page_counts FROM earlier));
    DELETE FROM derived.read_days WHERE n = 0 AND day IN (SELECT day FROM earlier);
    DELETE FROM derived.read_months
      WHERE n = 0 AND month IN (SELECT date_trunc('month', day)::date FROM earlier);
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "derived"."forget_counts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  TRUNCATE derived.read_days, derived.read_months;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "page_counts_added" AFTER INSERT ON "page_counts" REFERENCING NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION "derived"."sum_counts"();--> statement-breakpoint
CREATE TRIGGER "page_counts_grown" AFTER UPDATE ON "page_counts" REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION "derived"."sum_counts"();--> statement-breakpoint
CREATE TRIGGER "page_counts_gone" AFTER DELETE ON "page_counts" REFERENCING OLD TABLE AS earlier FOR EACH STATEMENT EXECUTE FUNCTION "derived"."sum_counts"();--> statement-breakpoint
CREATE TRIGGER "page_counts_cleared" AFTER TRUNCATE ON "page_counts" FOR EACH STATEMENT EXECUTE FUNCTION "derived"."forget_counts"();--> statement-breakpoint
-- What orders sold, as they are now.
CREATE FUNCTION "derived"."sell_orders"(wanted uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM derived.sold_packages WHERE order_id = ANY(wanted);
  INSERT INTO derived.sold_packages (order_id, package_id, day, edition, quantity, amount)
    SELECT o.id, l.package_id, (o.paid_at AT TIME ZONE 'Europe/Prague')::date, o.locale, sum(l.quantity), sum(l.total)
    FROM orders o JOIN order_lines l ON l.order_id = o.id
    WHERE o.id = ANY(wanted) AND o.paid_at IS NOT NULL
    GROUP BY o.id, l.package_id;
END
$$;--> statement-breakpoint
CREATE FUNCTION "derived"."sell_lines"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids uuid[];
BEGIN
  IF derived.is_restoring() THEN RETURN NULL; END IF;
  -- Lines are stored with their order, which is paid later, as a rule.
  ids := array(SELECT DISTINCT o.id FROM later JOIN orders o ON o.id = later.order_id WHERE o.paid_at IS NOT NULL);
  IF cardinality(ids) > 0 THEN PERFORM derived.sell_orders(ids); END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "derived"."sell_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT derived.is_restoring() THEN
    IF TG_TABLE_NAME = 'orders' THEN PERFORM derived.sell_orders(array[NEW.id]);
    ELSE PERFORM derived.sell_orders(array[NEW.order_id]); END IF;
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "order_lines_sold" AFTER INSERT ON "order_lines" REFERENCING NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION "derived"."sell_lines"();--> statement-breakpoint
CREATE TRIGGER "order_lines_sold_again" AFTER UPDATE OF "package_id", "quantity", "total" ON "order_lines" FOR EACH ROW
  WHEN ((OLD."package_id", OLD."quantity", OLD."total") IS DISTINCT FROM (NEW."package_id", NEW."quantity", NEW."total"))
  EXECUTE FUNCTION "derived"."sell_order"();--> statement-breakpoint
CREATE TRIGGER "orders_sold" AFTER UPDATE OF "paid_at", "locale" ON "orders" FOR EACH ROW
  WHEN ((OLD."paid_at", OLD."locale") IS DISTINCT FROM (NEW."paid_at", NEW."locale"))
  EXECUTE FUNCTION "derived"."sell_order"();--> statement-breakpoint
CREATE FUNCTION "derived"."make_figures_again"() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM derived.read_days;
  DELETE FROM derived.read_months;
  INSERT INTO derived.read_days SELECT day, edition, kind, derived.is_package(page), sum(n)
    FROM public.page_counts GROUP BY 1, 2, 3, 4;
  INSERT INTO derived.read_months SELECT date_trunc('month', day)::date, edition, page, kind, sum(n)
    FROM public.page_counts GROUP BY 1, 2, 3, 4;
  PERFORM derived.sell_orders(array(SELECT id FROM public.orders WHERE paid_at IS NOT NULL));
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "derived"."make_again"() RETURNS void LANGUAGE sql AS $$
  SELECT derived.list_orders(ids), derived.index_orders(ids) FROM (SELECT array(SELECT id FROM public.orders) AS ids) AS every;
  SELECT derived.make_figures_again();
$$;--> statement-breakpoint
SELECT "derived"."make_figures_again"();
