DROP INDEX "payment_anomalies_once";--> statement-breakpoint
ALTER TABLE "order_lines" ALTER COLUMN "target_kind" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ALTER COLUMN "target_label" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ALTER COLUMN "target_url" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "checkout_provider" text;--> statement-breakpoint
ALTER TABLE "payment_anomalies" ADD COLUMN "amount" bigint;--> statement-breakpoint
ALTER TABLE "payment_anomalies" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "payment_anomalies" ADD COLUMN "reference" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "letters_sent" ON "letters" USING btree ("sent_at") WHERE "letters"."sent_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_payment" ON "orders" USING btree ("payment_id") WHERE "orders"."payment_id" is not null;--> statement-breakpoint
CREATE INDEX "orders_page_age" ON "orders" USING btree (coalesce("paid_at", "created_at")) WHERE "orders"."token" not like 'closed-%';--> statement-breakpoint
CREATE INDEX "orders_account_age" ON "orders" USING btree (coalesce("refunded_at", "paid_at", "created_at"));--> statement-breakpoint
CREATE UNIQUE INDEX "payment_anomalies_each_once" ON "payment_anomalies" USING btree ("checkout_id","kind","reference");--> statement-breakpoint
CREATE INDEX "payment_anomalies_order" ON "payment_anomalies" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_anomalies_age" ON "payment_anomalies" USING btree ("noticed_at");--> statement-breakpoint
CREATE INDEX "payment_events_age" ON "payment_events" USING btree ("received_at");--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_target" CHECK (num_nonnulls("order_lines"."target_kind", "order_lines"."target_label", "order_lines"."target_url") in (0, 3));--> statement-breakpoint
UPDATE "payment_anomalies" SET "amount" = split_part("detail", ' ', 1)::bigint, "currency" = split_part("detail", ' ', 2) WHERE "detail" ~ '^\d{1,15} [a-z]{3}, payment ';--> statement-breakpoint
UPDATE "payment_anomalies" SET "reference" = coalesce(CASE WHEN "kind" = 'refunded-elsewhere' THEN "amount"::text ELSE "payment_id" END, '');
