ALTER TABLE "payment_anomalies" ADD COLUMN "payment_id" text;--> statement-breakpoint
ALTER TABLE "payment_anomalies" ADD COLUMN "refund_id" text;