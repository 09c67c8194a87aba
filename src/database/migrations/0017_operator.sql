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
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "sessions_stage" CHECK ("sessions"."stage" in ('code', 'enrolment', 'open'))
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
ALTER TABLE "order_events" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "line" integer;--> statement-breakpoint
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
ALTER TABLE "audit_personal" ADD CONSTRAINT "audit_personal_seq_audit_entries_seq_fk" FOREIGN KEY ("seq") REFERENCES "public"."audit_entries"("seq") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
CREATE INDEX "audit_entries_age" ON "audit_entries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("subject","seq");--> statement-breakpoint
CREATE INDEX "audit_personal_value" ON "audit_personal" USING btree ("value");--> statement-breakpoint
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
CREATE UNIQUE INDEX "operators_email" ON "operators" USING btree (lower("email")) WHERE "operators"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "passkey_challenges_age" ON "passkey_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkeys_operator" ON "passkeys" USING btree ("operator_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_name" ON "saved_views" USING btree ("operator_id","name");--> statement-breakpoint
CREATE INDEX "sessions_operator" ON "sessions" USING btree ("operator_id");--> statement-breakpoint
CREATE INDEX "sessions_seen" ON "sessions" USING btree ("seen_at");--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "letters_once" ON "letters" USING btree ("order_id","kind",coalesce("refund_id", "about_id", "order_id"),"copy");--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_about_one_thing" CHECK (num_nonnulls("letters"."order_id", "letters"."enquiry_id", "letters"."withdrawal_id", "letters"."operator_id") = 1);--> statement-breakpoint
UPDATE "order_lines" SET "work" = 'delivering', "started_at" = coalesce((SELECT min("at") FROM "order_events" WHERE "order_events"."order_id" = "orders"."id" AND "order_events"."state" = 'delivering'), "orders"."paid_at", "orders"."created_at") FROM "orders" WHERE "orders"."id" = "order_lines"."order_id" AND "orders"."state" in ('delivering', 'completed');--> statement-breakpoint
UPDATE "order_lines" SET "work" = 'completed', "completed_at" = coalesce((SELECT max("at") FROM "order_events" WHERE "order_events"."order_id" = "orders"."id" AND "order_events"."state" = 'completed'), "order_lines"."started_at") FROM "orders" WHERE "orders"."id" = "order_lines"."order_id" AND "orders"."state" = 'completed';--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_work" CHECK ("order_lines"."work" in ('waiting', 'delivering', 'completed'));--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_moments" CHECK (("order_lines"."work" = 'waiting') = ("order_lines"."started_at" is null)
        and ("order_lines"."work" = 'completed') = ("order_lines"."completed_at" is not null));--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_delivered" CHECK ("order_lines"."delivered" >= 0 and "order_lines"."start_count" >= 0);--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_held" CHECK (num_nonnulls("order_lines"."hold_reason", "order_lines"."hold_text", "order_lines"."held_at") in (0, 3));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_paid_how" CHECK ("orders"."paid_how" in ('checkout', 'transfer', 'free'));--> statement-breakpoint
CREATE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The audit log is only added to.';
END
$$;--> statement-breakpoint
CREATE TRIGGER "audit_entries_stay" BEFORE UPDATE ON "audit_entries" FOR EACH ROW EXECUTE FUNCTION "refuse_audit_change"();
