ALTER TABLE "discount_codes" DROP CONSTRAINT "discount_codes_percent";--> statement-breakpoint
DROP INDEX "orders_discount_code";--> statement-breakpoint
ALTER TABLE "discount_codes" ALTER COLUMN "percent" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "discount_codes" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "discount_codes" ADD COLUMN "seq" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "discount_codes_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "discount_codes" ADD COLUMN "amount" bigint;--> statement-breakpoint
ALTER TABLE "discount_codes" ADD COLUMN "most_per_customer" integer;--> statement-breakpoint
ALTER TABLE "discount_codes" ADD COLUMN "least" bigint;--> statement-breakpoint
ALTER TABLE "discount_codes" ADD COLUMN "platform" text;--> statement-breakpoint
ALTER TABLE "discount_codes" ADD COLUMN "service" text;--> statement-breakpoint
ALTER TABLE "discount_codes" ADD COLUMN "edition" text;--> statement-breakpoint
ALTER TABLE "discount_codes" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "discount_codes" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "discount_codes" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discount_mailbox" text;--> statement-breakpoint
CREATE UNIQUE INDEX "discount_codes_id" ON "discount_codes" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "discount_codes_seq" ON "discount_codes" USING btree ("seq");--> statement-breakpoint
CREATE INDEX "discount_codes_prefix" ON "discount_codes" USING btree ("code" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "orders_discount_mailbox" ON "orders" USING btree ("discount_code","discount_mailbox") WHERE "orders"."discount_mailbox" is not null;--> statement-breakpoint
CREATE INDEX "orders_discount_code" ON "orders" USING btree ("discount_code","number","state") WHERE "orders"."discount_code" is not null;--> statement-breakpoint
ALTER TABLE "discount_codes" ADD CONSTRAINT "discount_codes_amount" CHECK ("discount_codes"."amount" > 0 and "discount_codes"."amount" % 100 = 0);--> statement-breakpoint
ALTER TABLE "discount_codes" ADD CONSTRAINT "discount_codes_worth" CHECK (num_nonnulls("discount_codes"."percent", "discount_codes"."amount") = 1);--> statement-breakpoint
ALTER TABLE "discount_codes" ADD CONSTRAINT "discount_codes_uses" CHECK ("discount_codes"."most_uses" >= 0 and "discount_codes"."most_per_customer" > 0);--> statement-breakpoint
ALTER TABLE "discount_codes" ADD CONSTRAINT "discount_codes_least" CHECK ("discount_codes"."least" > 0);--> statement-breakpoint
ALTER TABLE "discount_codes" ADD CONSTRAINT "discount_codes_percent" CHECK ("discount_codes"."percent" between 1 and 100);--> statement-breakpoint
-- by hand: who used a code before, as mailboxHash writes it
UPDATE "orders" SET "discount_mailbox" = encode(sha256(convert_to(
  CASE WHEN split_part(lower("email"), '@', 2) IN ('gmail.com', 'googlemail.com')
    THEN replace(split_part(split_part(lower("email"), '@', 1), '+', 1), '.', '') || '@gmail.com'
    ELSE split_part(split_part(lower("email"), '@', 1), '+', 1) || '@' || split_part(lower("email"), '@', 2)
  END, 'UTF8')), 'hex')
WHERE "discount_code" IS NOT NULL AND "email" LIKE '%_@_%';
