CREATE TABLE "withdrawals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"order_number" text NOT NULL,
	"email" text NOT NULL,
	"part" text NOT NULL,
	"reason" text NOT NULL,
	"declared_at" timestamp with time zone NOT NULL,
	"order_id" uuid,
	"outcome" text,
	CONSTRAINT "withdrawals_outcome" CHECK ("withdrawals"."outcome" in ('canceled', 'held', 'company', 'late', 'performed', 'over', 'unknown'))
);
--> statement-breakpoint
ALTER TABLE "letters" DROP CONSTRAINT "letters_about_one_thing";--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "withdrawal_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "held_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "withdrawals_order" ON "withdrawals" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "withdrawals_age" ON "withdrawals" USING btree ("declared_at");--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_withdrawal_id_withdrawals_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "letters_once_per_withdrawal" ON "letters" USING btree ("withdrawal_id","kind");--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_about_one_thing" CHECK (num_nonnulls("letters"."order_id", "letters"."enquiry_id", "letters"."withdrawal_id") = 1);