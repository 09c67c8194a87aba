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
CREATE INDEX "payment_anomalies_open" ON "payment_anomalies" USING btree ("noticed_at") WHERE "payment_anomalies"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "withdrawals_open" ON "withdrawals" USING btree ("declared_at") WHERE "withdrawals"."settled_at" is null;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_settled" CHECK (("withdrawals"."settled_at" is null) = ("withdrawals"."settlement" is null));--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_settlement" CHECK ("withdrawals"."settlement" in ('money', 'released', 'seen'));--> statement-breakpoint
UPDATE "refunds" SET "asked_at" = "created_at", "tries" = 1 WHERE "state" = 'owed';
