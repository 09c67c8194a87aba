CREATE TABLE "duty_confirmations" (
	"duty" text PRIMARY KEY NOT NULL,
	"evidence" text NOT NULL,
	"text_version" text NOT NULL,
	"person" text NOT NULL,
	"confirmed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "webhook_receivers" ADD COLUMN "undelivered_seen_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "testimonials_published" ON "testimonials" USING btree ("origin") WHERE "testimonials"."state" = 'published';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_undelivered" ON "webhook_deliveries" USING btree ("receiver_id","ended_at") WHERE "webhook_deliveries"."state" in ('refused', 'failed') and "webhook_deliveries"."order_id" is not null;