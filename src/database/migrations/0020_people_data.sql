CREATE TABLE "erasures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"address_hash" text NOT NULL,
	"address" text,
	"state" text NOT NULL,
	"operator_id" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"erased" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "erasures_state" CHECK ("erasures"."state" in ('running', 'waiting', 'done')),
	CONSTRAINT "erasures_ended" CHECK (("erasures"."state" = 'done') = ("erasures"."ended_at" is not null)),
	CONSTRAINT "erasures_address" CHECK (("erasures"."state" = 'running') = ("erasures"."address" is not null))
);
--> statement-breakpoint
CREATE TABLE "upkeep_runs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "upkeep_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"job" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	"outcome" text NOT NULL,
	"counts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "upkeep_runs_outcome" CHECK ("upkeep_runs"."outcome" in ('done', 'failed'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "erasures_one_running" ON "erasures" USING btree ("address") WHERE "erasures"."address" is not null;--> statement-breakpoint
CREATE INDEX "erasures_age" ON "erasures" USING btree ("asked_at","id");--> statement-breakpoint
CREATE INDEX "erasures_open" ON "erasures" USING btree ("asked_at") WHERE "erasures"."state" <> 'done';--> statement-breakpoint
CREATE INDEX "upkeep_runs_job" ON "upkeep_runs" USING btree ("job","ended_at");--> statement-breakpoint
CREATE INDEX "upkeep_runs_age" ON "upkeep_runs" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "letters_to" ON "letters" USING btree (lower("to_address")) WHERE "letters"."to_address" is not null;--> statement-breakpoint
CREATE INDEX "enquiries_email" ON "enquiries" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "withdrawals_email" ON "withdrawals" USING btree (lower("email"));