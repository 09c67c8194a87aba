-- A replica of before may still sell: what it has begun is waited for, and what it begins later fails whole.
LOCK TABLE "orders", "order_events", "payment_anomalies", "invoices", "letters" IN ACCESS EXCLUSIVE MODE;
--> statement-breakpoint
CREATE TABLE "checkouts" (
	"order_id" uuid NOT NULL,
	"attempt" integer NOT NULL,
	"provider" text,
	"checkout_id" text,
	"url" text,
	"expires_at" timestamp with time zone NOT NULL,
	"outcome" text DEFAULT 'open' NOT NULL,
	CONSTRAINT "checkouts_order_id_attempt_pk" PRIMARY KEY("order_id","attempt")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"payment_id" text NOT NULL,
	"checkout_id" text NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"actor" text NOT NULL,
	"person" text,
	"state" text NOT NULL,
	"refund_id" text,
	"credit_note" text,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "refunds_credit_note_unique" UNIQUE("credit_note"),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" > 0),
	CONSTRAINT "refunds_state" CHECK ("refunds"."state" in ('owed', 'done') and ("refunds"."state" = 'done') = ("refunds"."done_at" is not null))
);
--> statement-breakpoint
DROP INDEX "invoices_once";--> statement-breakpoint
DROP INDEX "letters_once";--> statement-breakpoint
DROP INDEX "orders_account_age";--> statement-breakpoint
ALTER TABLE "order_events" ALTER COLUMN "state" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "refund_id" uuid;--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "person" text;--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "amount" bigint;--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "text" text;--> statement-breakpoint
INSERT INTO "checkouts" ("order_id", "attempt", "provider", "checkout_id", "url", "expires_at", "outcome")
SELECT "id", "checkout_attempt", "checkout_provider", "checkout_id", "checkout_url", "checkout_expires_at",
	CASE WHEN "paid_at" IS NULL THEN "checkout_outcome" ELSE 'paid' END
FROM "orders";
--> statement-breakpoint
-- What went back of an order's own payment, and what is still owed of it. An order that was rebuilt as
-- canceled has a moment and no refund: its money had gone back before.
INSERT INTO "refunds" ("id", "order_id", "payment_id", "checkout_id", "kind", "amount", "actor", "state",
	"refund_id", "credit_note", "created_at", "done_at")
SELECT gen_random_uuid(), "orders"."id", coalesce("payment_id", "checkout_id", ''), coalesce("checkout_id", "payment_id", ''),
	CASE WHEN "refunded_at" IS NOT NULL AND "refund_id" IS NULL THEN 'elsewhere' ELSE 'canceled' END,
	"total",
	CASE WHEN "refunded_at" IS NOT NULL AND "refund_id" IS NULL THEN 'shop' ELSE 'customer' END,
	CASE WHEN "refunded_at" IS NULL THEN 'owed' ELSE 'done' END,
	"refund_id",
	(SELECT "number" FROM "invoices" WHERE "order_id" = "orders"."id" AND "kind" = 'credit-note'),
	coalesce((SELECT max("at") FROM "order_events" WHERE "order_id" = "orders"."id" AND "state" = 'canceled'),
		"refunded_at", "paid_at", "created_at"),
	"refunded_at"
FROM "orders"
WHERE "refunded_at" IS NOT NULL OR ("state" = 'canceled' AND "payment_id" IS NOT NULL);
--> statement-breakpoint
-- Second payments. When one went back was not noted; it was soon after it had been noticed.
INSERT INTO "refunds" ("id", "order_id", "payment_id", "checkout_id", "kind", "amount", "actor", "state",
	"refund_id", "created_at", "done_at")
SELECT gen_random_uuid(), "orders"."id", noted."payment_id", noted."checkout_id", 'paid-twice',
	coalesce(nullif(noted."amount", 0), "orders"."total"), 'shop',
	CASE WHEN noted."refund_id" IS NULL THEN 'owed' ELSE 'done' END, noted."refund_id", noted."noticed_at",
	CASE WHEN noted."refund_id" IS NOT NULL THEN noted."noticed_at" END
FROM (SELECT DISTINCT ON ("payment_id") * FROM "payment_anomalies"
	WHERE "kind" = 'paid-twice' AND "payment_id" IS NOT NULL
	ORDER BY "payment_id", "refund_id" NULLS LAST) noted
JOIN "orders" ON "orders"."id"::text = noted."order_id";
--> statement-breakpoint
-- One whose order is gone keeps its refund in the note.
UPDATE "payment_anomalies" SET "detail" = "detail" || ', refund ' || "refund_id"
WHERE "refund_id" IS NOT NULL
	AND NOT EXISTS (SELECT FROM "refunds" WHERE "refunds"."refund_id" = "payment_anomalies"."refund_id");
--> statement-breakpoint
UPDATE "letters" SET "refund_id" = "refunds"."id" FROM "refunds"
WHERE "letters"."order_id" = "refunds"."order_id" AND "refunds"."kind" = 'canceled'
	AND "letters"."kind" IN ('order-refunded-customer', 'order-refunded-shop');
--> statement-breakpoint
-- What these jobs did is now that of an order; the next start queues what is owed.
DO $$ BEGIN
	IF to_regclass('graphile_worker._private_jobs') IS NOT NULL THEN
		DELETE FROM graphile_worker._private_jobs WHERE task_id IN (
			SELECT id FROM graphile_worker._private_tasks WHERE identifier = 'refund-payment');
	END IF;
END $$;
--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_owed" ON "refunds" USING btree ("order_id") WHERE "refunds"."state" = 'owed';--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_one_invoice" ON "invoices" USING btree ("order_id") WHERE "invoices"."kind" = 'invoice';--> statement-breakpoint
CREATE INDEX "invoices_order" ON "invoices" USING btree ("order_id","issued_at");--> statement-breakpoint
CREATE INDEX "letters_refund" ON "letters" USING btree ("refund_id");--> statement-breakpoint
CREATE UNIQUE INDEX "letters_once" ON "letters" USING btree ("order_id","kind",coalesce("refund_id", "order_id"));--> statement-breakpoint
CREATE INDEX "orders_account_age" ON "orders" USING btree (coalesce("paid_at", "created_at"));--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "checkout_expires_at";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "checkout_id";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "checkout_provider";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "checkout_url";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "checkout_outcome";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "refund_id";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "refunded_at";--> statement-breakpoint
ALTER TABLE "payment_anomalies" DROP COLUMN "refund_id";