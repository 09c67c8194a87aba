ALTER TABLE "enquiries" ADD COLUMN "kind" text DEFAULT 'contact' NOT NULL;--> statement-breakpoint
-- What forms and calls said of messages before there was a column for it.
UPDATE "enquiries" SET "kind" = 'bulk' WHERE "service" LIKE 'Individuální spolupráce - %' OR "service" LIKE 'Individual Cooperation - %';--> statement-breakpoint
UPDATE "enquiries" SET "kind" = 'payment-help' WHERE "service" ~ '\(ID: [^()]*\)$';
