ALTER TABLE "refunds" DROP CONSTRAINT "refunds_state";--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_state" CHECK ("refunds"."state" in ('owed', 'done', 'refused', 'failed')
        and ("refunds"."state" in ('done', 'failed')) = ("refunds"."done_at" is not null));