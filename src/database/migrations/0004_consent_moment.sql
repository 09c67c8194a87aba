ALTER TABLE "orders" ADD COLUMN "consent_at" timestamp with time zone;--> statement-breakpoint
UPDATE "orders" SET "consent_at" = "created_at" WHERE "express_consent" IS NOT NULL;
