ALTER TABLE "order_lines" ADD COLUMN "bonus" integer;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "delivery" jsonb;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "guarantee_days" integer;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_promise" CHECK (num_nonnulls("order_lines"."bonus", "order_lines"."delivery", "order_lines"."guarantee_days") in (0, 3));