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
ALTER TABLE "letters" ADD COLUMN "set_aside_reason" text;--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "is_kept" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "backup_proofs_age" ON "backup_proofs" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "letters_age" ON "letters" USING btree (coalesce("owed_at", "sent_at", 'epoch'::timestamptz),"id");--> statement-breakpoint
CREATE INDEX "letters_kind_age" ON "letters" USING btree ("kind",coalesce("owed_at", "sent_at", 'epoch'::timestamptz),"id");--> statement-breakpoint
CREATE INDEX "letters_mailbox" ON "letters" USING btree (lower("to_address"));--> statement-breakpoint
CREATE INDEX "letters_unsent_age" ON "letters" USING btree (coalesce("owed_at", "sent_at", 'epoch'::timestamptz),"id") WHERE "letters"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "letters_left_age" ON "letters" USING btree (coalesce("owed_at", "sent_at", 'epoch'::timestamptz),"id") WHERE "letters"."sent_at" is not null and not "letters"."is_kept";--> statement-breakpoint
CREATE INDEX "letters_kept_age" ON "letters" USING btree (coalesce("owed_at", "sent_at", 'epoch'::timestamptz),"id") WHERE "letters"."sent_at" is not null and "letters"."is_kept";--> statement-breakpoint
CREATE INDEX "enquiries_mailbox" ON "enquiries" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "withdrawals_mailbox" ON "withdrawals" USING btree (lower("email"));
--> statement-breakpoint
-- by hand: what lies in the outbox never went to a mail server.
DO $$ BEGIN
  IF to_regclass('outbox.letter') IS NOT NULL THEN
    UPDATE letters SET is_kept = true FROM outbox.letter kept
    WHERE sent_at IS NOT NULL AND letters.kind || '-' || letters.id = substring(kept.message_id from '^<(.*)@');
  END IF;
END $$;
