CREATE SCHEMA "derived";
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
CREATE TABLE "order_batch_rows" (
	"batch_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"order_id" uuid NOT NULL,
	"outcome" text,
	CONSTRAINT "order_batch_rows_batch_id_position_pk" PRIMARY KEY("batch_id","position"),
	CONSTRAINT "order_batch_rows_position" CHECK ("order_batch_rows"."position" >= 0)
);
--> statement-breakpoint
CREATE TABLE "order_batches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"person" text NOT NULL,
	"act" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "complaints" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"line" integer,
	"text" text NOT NULL,
	"wish" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"outcome" text,
	"answer" text DEFAULT '' NOT NULL,
	"settled_at" timestamp with time zone,
	"person" text,
	CONSTRAINT "complaints_wish" CHECK ("complaints"."wish" in ('refill', 'money')),
	CONSTRAINT "complaints_outcome" CHECK ("complaints"."outcome" in ('refill', 'money', 'refused')),
	CONSTRAINT "complaints_settled" CHECK (("complaints"."outcome" is null) = ("complaints"."settled_at" is null))
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
	CONSTRAINT "refills_state" CHECK ("refills"."state" in ('asked', 'running', 'done', 'refused')),
	CONSTRAINT "refills_ended" CHECK (("refills"."state" in ('done', 'refused')) = ("refills"."ended_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "intents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"operator_id" uuid NOT NULL,
	"person" text NOT NULL,
	"wish" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"problem" text,
	CONSTRAINT "intents_state" CHECK ("intents"."state" in ('waiting', 'undone', 'done', 'failed')),
	CONSTRAINT "intents_ended" CHECK (("intents"."state" = 'waiting') = ("intents"."ended_at" is null))
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
ALTER TABLE "letters" DROP CONSTRAINT "letters_about_one_thing";--> statement-breakpoint
DROP INDEX "letters_once";--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "about_id" uuid;--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "operator_id" uuid;--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "to_address" text;--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "copy" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "owed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "letters" ALTER COLUMN "owed_at" SET DEFAULT now();--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "set_aside_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "line" integer;--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "hold_reason" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "work" text DEFAULT 'waiting' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "start_count" integer;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "delivered" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "started_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "completed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "hold_reason" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "hold_text" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "held_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "paid_how" text DEFAULT 'checkout' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "promised_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_anomalies" ADD COLUMN "settled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_anomalies" ADD COLUMN "settled_by" text;--> statement-breakpoint
ALTER TABLE "payment_anomalies" ADD COLUMN "settled_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "about_id" uuid;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "refusal" text;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "settled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "settlement" text;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "person" text;--> statement-breakpoint
ALTER TABLE "audit_personal" ADD CONSTRAINT "audit_personal_seq_audit_entries_seq_fk" FOREIGN KEY ("seq") REFERENCES "public"."audit_entries"("seq") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_batch_rows" ADD CONSTRAINT "order_batch_rows_batch_id_order_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."order_batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_batch_rows" ADD CONSTRAINT "order_batch_rows_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "late_offers" ADD CONSTRAINT "late_offers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refills" ADD CONSTRAINT "refills_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intents" ADD CONSTRAINT "intents_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_links" ADD CONSTRAINT "operator_links_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_links" ADD CONSTRAINT "operator_links_invited_by_operators_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "derived"."order_list" ADD CONSTRAINT "order_list_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "derived"."order_search" ADD CONSTRAINT "order_search_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_age" ON "audit_entries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("subject","seq");--> statement-breakpoint
CREATE INDEX "audit_entries_operator" ON "audit_entries" USING btree ("operator_id","seq");--> statement-breakpoint
CREATE INDEX "audit_entries_action" ON "audit_entries" USING btree ("action","seq");--> statement-breakpoint
CREATE INDEX "audit_personal_value" ON "audit_personal" USING btree (lower(left("value", 200)));--> statement-breakpoint
CREATE UNIQUE INDEX "order_batch_rows_once" ON "order_batch_rows" USING btree ("batch_id","order_id");--> statement-breakpoint
CREATE INDEX "order_batch_rows_order" ON "order_batch_rows" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_batch_rows_waiting" ON "order_batch_rows" USING btree ("batch_id","position") WHERE "order_batch_rows"."outcome" is null;--> statement-breakpoint
CREATE INDEX "order_batches_age" ON "order_batches" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "complaints_order" ON "complaints" USING btree ("order_id","received_at");--> statement-breakpoint
CREATE INDEX "complaints_open" ON "complaints" USING btree ("due_at") WHERE "complaints"."outcome" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "late_offers_once" ON "late_offers" USING btree ("order_id","promised_at");--> statement-breakpoint
CREATE INDEX "late_offers_open" ON "late_offers" USING btree ("offered_at") WHERE "late_offers"."answer" is null;--> statement-breakpoint
CREATE INDEX "refills_order" ON "refills" USING btree ("order_id","asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "refills_one_open" ON "refills" USING btree ("order_id","line") WHERE "refills"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "refills_open" ON "refills" USING btree ("asked_at") WHERE "refills"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "intents_order" ON "intents" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "intents_waiting" ON "intents" USING btree ("due_at") WHERE "intents"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "intents_age" ON "intents" USING btree ("created_at");--> statement-breakpoint
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
CREATE INDEX "order_list_promised_up" ON "derived"."order_list" USING btree (coalesce("promised_at", 'infinity'),"number");--> statement-breakpoint
CREATE INDEX "order_list_promised_down" ON "derived"."order_list" USING btree (coalesce("promised_at", '-infinity'),"number");--> statement-breakpoint
CREATE INDEX "order_list_payment" ON "derived"."order_list" USING btree ("payment","made_at","number");--> statement-breakpoint
CREATE INDEX "order_list_work" ON "derived"."order_list" USING btree ("work","made_at","number");--> statement-breakpoint
CREATE INDEX "order_list_networks" ON "derived"."order_list" USING gin ("networks");--> statement-breakpoint
CREATE INDEX "order_list_code" ON "derived"."order_list" USING btree ("code","made_at") WHERE "derived"."order_list"."code" is not null;--> statement-breakpoint
CREATE INDEX "order_list_due" ON "derived"."order_list" USING btree ("due_at","number") WHERE "derived"."order_list"."due_at" is not null;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "letters_operator" ON "letters" USING btree ("operator_id");--> statement-breakpoint
CREATE INDEX "order_lines_on_hold" ON "order_lines" USING btree ("held_at") WHERE "order_lines"."held_at" is not null;--> statement-breakpoint
CREATE INDEX "order_lines_completed" ON "order_lines" USING btree ("completed_at");--> statement-breakpoint
CREATE INDEX "orders_promised_open" ON "orders" USING btree ("promised_at") WHERE "orders"."state" in ('paid', 'delivering');--> statement-breakpoint
CREATE INDEX "orders_takings" ON "orders" USING btree ("paid_at","total") WHERE "orders"."paid_at" is not null and "orders"."paid_how" <> 'free';--> statement-breakpoint
CREATE INDEX "orders_to_start" ON "orders" USING btree ("paid_at") WHERE "orders"."state" = 'paid' and "orders"."held_at" is null;--> statement-breakpoint
CREATE INDEX "payment_anomalies_open" ON "payment_anomalies" USING btree ("noticed_at") WHERE "payment_anomalies"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "refunds_returned" ON "refunds" USING btree ("done_at","amount") WHERE "refunds"."state" = 'done' and "refunds"."kind" <> 'paid-twice';--> statement-breakpoint
CREATE INDEX "withdrawals_open" ON "withdrawals" USING btree ("declared_at") WHERE "withdrawals"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "withdrawals_waiting" ON "withdrawals" USING btree ("declared_at") WHERE "withdrawals"."settled_at" is null and "withdrawals"."outcome" in ('held', 'unknown');--> statement-breakpoint
CREATE UNIQUE INDEX "letters_once" ON "letters" USING btree ("order_id","kind",coalesce("refund_id", "about_id", "order_id"),"copy");--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_about_one_thing" CHECK (num_nonnulls("letters"."order_id", "letters"."enquiry_id", "letters"."withdrawal_id", "letters"."operator_id") = 1);--> statement-breakpoint
UPDATE "order_lines" SET "work" = 'delivering', "started_at" = coalesce((SELECT min("at") FROM "order_events" WHERE "order_events"."order_id" = "orders"."id" AND "order_events"."state" = 'delivering'), "orders"."paid_at", "orders"."created_at") FROM "orders" WHERE "orders"."id" = "order_lines"."order_id" AND "orders"."state" in ('delivering', 'completed');--> statement-breakpoint
UPDATE "order_lines" SET "work" = 'completed', "completed_at" = coalesce((SELECT max("at") FROM "order_events" WHERE "order_events"."order_id" = "orders"."id" AND "order_events"."state" = 'completed'), "order_lines"."started_at") FROM "orders" WHERE "orders"."id" = "order_lines"."order_id" AND "orders"."state" = 'completed';--> statement-breakpoint
UPDATE "order_lines" SET "delivered" = "quantity" * (substring("package_id" from '-([0-9]{1,7})$')::integer + coalesce("bonus", 0)) WHERE "work" = 'completed' AND "delivered" = 0 AND "package_id" ~ '-[0-9]{1,7}$';--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_work" CHECK ("order_lines"."work" in ('waiting', 'delivering', 'completed'));--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_moments" CHECK (("order_lines"."work" = 'waiting') = ("order_lines"."started_at" is null)
        and ("order_lines"."work" = 'completed') = ("order_lines"."completed_at" is not null));--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_delivered" CHECK ("order_lines"."delivered" >= 0 and "order_lines"."start_count" >= 0);--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_held" CHECK (num_nonnulls("order_lines"."hold_reason", "order_lines"."hold_text", "order_lines"."held_at") in (0, 3));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_paid_how" CHECK ("orders"."paid_how" in ('checkout', 'transfer', 'free'));--> statement-breakpoint
ALTER TABLE "payment_anomalies" ADD CONSTRAINT "payment_anomalies_settled" CHECK (("payment_anomalies"."settled_at" is null) = ("payment_anomalies"."settled_by" is null));--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_settled" CHECK (("withdrawals"."settled_at" is null) = ("withdrawals"."settlement" is null));--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_settlement" CHECK ("withdrawals"."settlement" in ('money', 'released', 'seen'));--> statement-breakpoint
UPDATE "refunds" SET "asked_at" = "created_at", "tries" = 1 WHERE "state" = 'owed';--> statement-breakpoint
CREATE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Ten years, by a clock that may be two days behind that of the program.
  IF TG_OP = 'DELETE' THEN
    IF OLD.at < now() - interval '10 years' + interval '2 days' THEN
      RETURN OLD;
    END IF;
  END IF;
  RAISE EXCEPTION 'The audit log is only added to.';
END
$$;--> statement-breakpoint
CREATE TRIGGER "audit_entries_stay" BEFORE UPDATE ON "audit_entries" FOR EACH ROW EXECUTE FUNCTION "refuse_audit_change"();--> statement-breakpoint
CREATE TRIGGER "audit_entries_last" BEFORE DELETE ON "audit_entries" FOR EACH ROW EXECUTE FUNCTION "refuse_audit_change"();--> statement-breakpoint
CREATE TRIGGER "audit_entries_whole" BEFORE TRUNCATE ON "audit_entries" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS "pg_trgm";--> statement-breakpoint
CREATE INDEX "order_search_words" ON "derived"."order_search" USING gin ("words" gin_trgm_ops) WITH (gin_pending_list_limit = 256);--> statement-breakpoint
CREATE INDEX "order_search_keys" ON "derived"."order_search" USING gin ("keys") WITH (gin_pending_list_limit = 256);--> statement-breakpoint
-- In small letters and without diacritics.
CREATE FUNCTION "derived"."plain_text"(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lower(regexp_replace(normalize(value, NFD), '[\u0300-\u036f]', '', 'g'))
$$;--> statement-breakpoint
CREATE FUNCTION "derived"."network_of"(package_id text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE split_part(package_id, '-', 1)
    WHEN 'ig' THEN 'instagram' WHEN 'tt' THEN 'tiktok' WHEN 'yt' THEN 'youtube' WHEN 'fb' THEN 'facebook' END
$$;--> statement-breakpoint
-- The rows of orders as they are now. The old ones are locked first, so that the last of several transactions
-- that change an order sees what the others have done.
CREATE FUNCTION "derived"."list_orders"(wanted uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM derived.order_list WHERE order_id = ANY(wanted) ORDER BY order_id FOR UPDATE;
  INSERT INTO derived.order_list AS listed
    (order_id, number, payment, work, networks, code, total, made_at, paid_at, promised_at, due_at)
  SELECT o.id, o.number,
    CASE
      WHEN o.paid_at IS NULL THEN 'unpaid'
      WHEN coalesce(refund.returned, 0) = 0 THEN 'paid'
      WHEN refund.returned < o.total THEN 'partly-returned'
      ELSE 'returned' END,
    CASE
      WHEN o.state IN ('canceled', 'refunded', 'expired') THEN 'ended'
      WHEN o.state = 'completed' THEN 'completed'
      WHEN o.held_at IS NOT NULL OR line.is_held THEN 'held'
      WHEN o.state = 'delivering' THEN 'delivering'
      ELSE 'waiting' END,
    coalesce(line.networks, '{}'), upper(o.discount_code), o.total, o.created_at, o.paid_at, o.promised_at,
    CASE WHEN o.state IN ('paid', 'delivering') AND o.held_at IS NULL THEN o.promised_at END
  FROM public.orders o
  LEFT JOIN LATERAL (
    SELECT array_agg(DISTINCT derived.network_of(package_id))
        FILTER (WHERE derived.network_of(package_id) IS NOT NULL) AS networks,
      bool_or(held_at IS NOT NULL) AS is_held
    FROM public.order_lines WHERE order_id = o.id
  ) line ON true
  LEFT JOIN LATERAL (
    SELECT sum(amount) AS returned FROM public.refunds
    WHERE order_id = o.id AND state = 'done' AND kind <> 'paid-twice'
  ) refund ON true
  WHERE o.id = ANY(wanted)
  ON CONFLICT (order_id) DO UPDATE SET
    number = excluded.number, payment = excluded.payment, work = excluded.work,
    networks = excluded.networks, code = excluded.code, total = excluded.total,
    made_at = excluded.made_at, paid_at = excluded.paid_at, promised_at = excluded.promised_at,
    due_at = excluded.due_at
  WHERE listed IS DISTINCT FROM excluded;
END
$$;--> statement-breakpoint
-- What orders are found by. Hosts are left out of the words, or every order would have "instagram".
CREATE FUNCTION "derived"."index_orders"(wanted uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM derived.order_search WHERE order_id = ANY(wanted) ORDER BY order_id FOR UPDATE;
  INSERT INTO derived.order_search AS indexed (order_id, words, keys)
  SELECT o.id,
    derived.plain_text(concat_ws(E'\n', o.number, nullif(o.name, ''), nullif(o.email, ''),
      nullif(ltrim(o.phone, '+'), ''), o.company->>'name', o.company->>'companyId', o.company->>'vatId',
      nullif(o.discount_code, ''), line.words, array_to_string(paper.numbers, E'\n'))),
    (SELECT coalesce(array_agg(DISTINCT derived.plain_text(key)), '{}')
      FROM unnest(array[o.number::text, o.email, ltrim(o.phone, '+'),
          CASE WHEN length(o.phone) > 9 THEN right(o.phone, 9) END,
          o.company->>'companyId', o.company->>'vatId', o.payment_id, o.invoice_number]
        || line.keys || paper.numbers || opened.ids || paid_back.ids) AS key
      WHERE key <> '')
  FROM public.orders o
  LEFT JOIN LATERAL (
    SELECT string_agg(nullif(concat_ws(E'\n', nullif(target_label, ''),
        nullif(regexp_replace(target_url, '^https?://[^/]*/?', ''), '')), ''), E'\n' ORDER BY position) AS words,
      array_agg(DISTINCT target_url) || array_agg(DISTINCT target_label) FILTER (WHERE target_label LIKE '@%')
        AS keys
    FROM public.order_lines WHERE order_id = o.id
  ) line ON true
  LEFT JOIN LATERAL (
    SELECT array_agg(number ORDER BY number) AS numbers FROM public.invoices WHERE order_id = o.id
  ) paper ON true
  LEFT JOIN LATERAL (
    SELECT array_agg(checkout_id) AS ids FROM public.checkouts WHERE order_id = o.id
  ) opened ON true
  LEFT JOIN LATERAL (
    SELECT array_agg(refund_id) || array_agg(payment_id) AS ids FROM public.refunds WHERE order_id = o.id
  ) paid_back ON true
  WHERE o.id = ANY(wanted)
  ON CONFLICT (order_id) DO UPDATE SET words = excluded.words, keys = excluded.keys
  WHERE indexed IS DISTINCT FROM excluded;
END
$$;--> statement-breakpoint
-- A restore puts rows in table by table, and makes all of this once at its end.
CREATE FUNCTION "derived"."is_restoring"() RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce(current_setting('vzlet.restoring', true), '') = 'on'
$$;--> statement-breakpoint
CREATE FUNCTION "derived"."take_over_new"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids uuid[];
BEGIN
  IF derived.is_restoring() THEN RETURN NULL; END IF;
  IF TG_TABLE_NAME = 'orders' THEN ids := array(SELECT (to_jsonb(added)->>'id')::uuid FROM added);
  ELSE ids := array(SELECT DISTINCT (to_jsonb(added)->>'order_id')::uuid FROM added); END IF;
  IF cardinality(ids) = 0 THEN RETURN NULL; END IF;
  PERFORM derived.list_orders(ids), derived.index_orders(ids);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "derived"."list_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT derived.is_restoring() THEN
    IF TG_TABLE_NAME = 'orders' THEN PERFORM derived.list_orders(array[NEW.id]);
    ELSE PERFORM derived.list_orders(array[NEW.order_id]); END IF;
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "derived"."index_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT derived.is_restoring() THEN
    IF TG_TABLE_NAME = 'orders' THEN PERFORM derived.index_orders(array[NEW.id]);
    ELSE PERFORM derived.index_orders(array[NEW.order_id]); END IF;
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "orders_added" AFTER INSERT ON "orders" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "derived"."take_over_new"();--> statement-breakpoint
CREATE TRIGGER "order_lines_added" AFTER INSERT ON "order_lines" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "derived"."take_over_new"();--> statement-breakpoint
CREATE TRIGGER "orders_listed" AFTER UPDATE OF "number", "state", "discount_code", "total", "created_at", "paid_at", "held_at", "promised_at" ON "orders" FOR EACH ROW
  WHEN ((OLD."number", OLD."state", OLD."discount_code", OLD."total", OLD."created_at", OLD."paid_at", OLD."held_at", OLD."promised_at")
    IS DISTINCT FROM (NEW."number", NEW."state", NEW."discount_code", NEW."total", NEW."created_at", NEW."paid_at", NEW."held_at", NEW."promised_at"))
  EXECUTE FUNCTION "derived"."list_order"();--> statement-breakpoint
CREATE TRIGGER "orders_indexed" AFTER UPDATE OF "number", "name", "email", "phone", "company", "discount_code", "payment_id", "invoice_number" ON "orders" FOR EACH ROW
  WHEN ((OLD."number", OLD."name", OLD."email", OLD."phone", OLD."company", OLD."discount_code", OLD."payment_id", OLD."invoice_number")
    IS DISTINCT FROM (NEW."number", NEW."name", NEW."email", NEW."phone", NEW."company", NEW."discount_code", NEW."payment_id", NEW."invoice_number"))
  EXECUTE FUNCTION "derived"."index_order"();--> statement-breakpoint
CREATE TRIGGER "order_lines_listed" AFTER UPDATE OF "held_at", "package_id" ON "order_lines" FOR EACH ROW
  WHEN ((OLD."held_at" IS NULL, OLD."package_id") IS DISTINCT FROM (NEW."held_at" IS NULL, NEW."package_id"))
  EXECUTE FUNCTION "derived"."list_order"();--> statement-breakpoint
CREATE TRIGGER "order_lines_indexed" AFTER UPDATE OF "target_label", "target_url" ON "order_lines" FOR EACH ROW
  WHEN ((OLD."target_label", OLD."target_url") IS DISTINCT FROM (NEW."target_label", NEW."target_url"))
  EXECUTE FUNCTION "derived"."index_order"();--> statement-breakpoint
CREATE TRIGGER "refunds_listed" AFTER INSERT OR UPDATE OF "state", "amount" ON "refunds" FOR EACH ROW EXECUTE FUNCTION "derived"."list_order"();--> statement-breakpoint
CREATE TRIGGER "refunds_indexed" AFTER INSERT OR UPDATE OF "refund_id" ON "refunds" FOR EACH ROW EXECUTE FUNCTION "derived"."index_order"();--> statement-breakpoint
CREATE TRIGGER "invoices_indexed" AFTER INSERT ON "invoices" FOR EACH ROW EXECUTE FUNCTION "derived"."index_order"();--> statement-breakpoint
CREATE TRIGGER "checkouts_indexed" AFTER INSERT OR UPDATE OF "checkout_id" ON "checkouts" FOR EACH ROW WHEN (NEW."checkout_id" IS NOT NULL) EXECUTE FUNCTION "derived"."index_order"();--> statement-breakpoint
CREATE FUNCTION "derived"."make_again"() RETURNS void LANGUAGE sql AS $$
  SELECT derived.list_orders(ids), derived.index_orders(ids) FROM (SELECT array(SELECT id FROM public.orders) AS ids) AS every
$$;--> statement-breakpoint
SELECT "derived"."make_again"();
