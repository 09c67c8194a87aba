CREATE TABLE "generator_batches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"operator_id" uuid NOT NULL,
	"person" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "generator_batches_kind" CHECK ("generator_batches"."kind" in ('articles', 'pictures', 'reviews')),
	CONSTRAINT "generator_batches_state" CHECK ("generator_batches"."state" in ('running', 'stopped', 'done'))
);
--> statement-breakpoint
CREATE TABLE "generator_items" (
	"batch_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"subject" text NOT NULL,
	"language" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"result_id" text,
	"problem" text,
	"message" text,
	"faults" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "generator_items_batch_id_position_pk" PRIMARY KEY("batch_id","position"),
	CONSTRAINT "generator_items_state" CHECK ("generator_items"."state" in ('pending', 'running', 'success', 'error')),
	CONSTRAINT "generator_items_problem" CHECK (("generator_items"."state" = 'error') = ("generator_items"."problem" is not null))
);
--> statement-breakpoint
CREATE TABLE "generator_pace" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"job" uuid,
	"claim" uuid,
	"free_at" timestamp with time zone NOT NULL,
	CONSTRAINT "generator_pace_one" CHECK ("generator_pace"."id")
);
--> statement-breakpoint
ALTER TABLE "generator_items" ADD CONSTRAINT "generator_items_batch_id_generator_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."generator_batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "generator_batches_newest" ON "generator_batches" USING btree ("kind","created_at","id");--> statement-breakpoint
CREATE INDEX "generator_batches_age" ON "generator_batches" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "generator_batches_running" ON "generator_batches" USING btree ("kind") WHERE "generator_batches"."state" = 'running';--> statement-breakpoint
CREATE INDEX "generator_items_open" ON "generator_items" USING btree ("batch_id","position") WHERE "generator_items"."state" in ('pending', 'running');