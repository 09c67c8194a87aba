CREATE TABLE "claim_corrections" (
	"claim" text PRIMARY KEY NOT NULL,
	"text_cs" text,
	"text_en" text,
	"figure_cs" text,
	"figure_en" text,
	"source" text,
	"source_date" date,
	"showing" text,
	"corrected_at" timestamp with time zone NOT NULL,
	CONSTRAINT "claim_corrections_text" CHECK (num_nulls("claim_corrections"."text_cs", "claim_corrections"."text_en") in (0, 2)),
	CONSTRAINT "claim_corrections_figure" CHECK (num_nulls("claim_corrections"."figure_cs", "claim_corrections"."figure_en") in (0, 2)),
	CONSTRAINT "claim_corrections_source" CHECK (num_nulls("claim_corrections"."source", "claim_corrections"."source_date") in (0, 2)),
	CONSTRAINT "claim_corrections_showing" CHECK ("claim_corrections"."showing" in ('shown', 'hidden'))
);
--> statement-breakpoint
CREATE TABLE "press_marks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"title_cs" text NOT NULL,
	"title_en" text NOT NULL,
	"sentence_cs" text NOT NULL,
	"sentence_en" text NOT NULL,
	"url" text NOT NULL,
	"published_on" date NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "press_marks_url" CHECK ("press_marks"."url" ~ '^https?://')
);
--> statement-breakpoint
CREATE INDEX "press_marks_order" ON "press_marks" USING btree ("position");