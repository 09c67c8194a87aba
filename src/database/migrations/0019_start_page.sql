ALTER TABLE "letters" ADD COLUMN "set_aside_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "order_lines_on_hold" ON "order_lines" USING btree ("held_at") WHERE "order_lines"."held_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_takings" ON "orders" USING btree ("paid_at","total") WHERE "orders"."paid_at" is not null and "orders"."paid_how" <> 'free';--> statement-breakpoint
CREATE INDEX "orders_to_start" ON "orders" USING btree ("paid_at") WHERE "orders"."state" = 'paid' and "orders"."held_at" is null;--> statement-breakpoint
CREATE INDEX "orders_promised" ON "orders" USING btree ("promised_at") WHERE "orders"."state" in ('paid', 'delivering') and "orders"."held_at" is null and "orders"."promised_at" is not null;--> statement-breakpoint
CREATE INDEX "refunds_returned" ON "refunds" USING btree ("done_at","amount") WHERE "refunds"."state" = 'done' and "refunds"."kind" <> 'paid-twice';--> statement-breakpoint
CREATE INDEX "withdrawals_waiting" ON "withdrawals" USING btree ("declared_at") WHERE "withdrawals"."settled_at" is null and "withdrawals"."outcome" in ('held', 'unknown');