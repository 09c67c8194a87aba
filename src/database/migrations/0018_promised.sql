ALTER TABLE "order_events" ADD COLUMN "hold_reason" text;--> statement-breakpoint
CREATE INDEX "orders_promised_open" ON "orders" USING btree ("promised_at") WHERE "orders"."state" in ('paid', 'delivering');--> statement-breakpoint
UPDATE "order_lines" SET "delivered" = "quantity" * (substring("package_id" from '-([0-9]{1,7})$')::integer + coalesce("bonus", 0)) WHERE "work" = 'completed' AND "delivered" = 0 AND "package_id" ~ '-[0-9]{1,7}$';
