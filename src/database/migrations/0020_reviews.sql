CREATE TABLE "review_import_rows" (
	"import_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"rating" integer NOT NULL,
	"service" text NOT NULL,
	"language" text NOT NULL,
	"written_on" date,
	"content_hash" text NOT NULL,
	"fault" text,
	CONSTRAINT "review_import_rows_import_id_row_pk" PRIMARY KEY("import_id","row")
);
--> statement-breakpoint
CREATE TABLE "review_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"source_url" text,
	"exported_on" date NOT NULL,
	"file" text NOT NULL,
	"operator_id" uuid NOT NULL,
	"person" text NOT NULL,
	"state" text NOT NULL,
	"is_published" boolean,
	"rows" integer DEFAULT 0 NOT NULL,
	"faults" integer DEFAULT 0 NOT NULL,
	"doubles" integer DEFAULT 0 NOT NULL,
	"stored" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "review_imports_state" CHECK ("review_imports"."state" in ('reading', 'ready', 'running', 'done', 'withdrawing', 'withdrawn'))
);
--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "source_url" text;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "exported_on" date;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "import_id" uuid;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "content_hash" text;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "decision_id" uuid;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "waiting" integer GENERATED ALWAYS AS (case "state" when 'pending' then 1 else 0 end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "review_import_rows" ADD CONSTRAINT "review_import_rows_import_id_review_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."review_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_import_rows_hash" ON "review_import_rows" USING btree ("import_id","content_hash");--> statement-breakpoint
CREATE INDEX "review_import_rows_good" ON "review_import_rows" USING btree ("import_id","row") WHERE "review_import_rows"."fault" is null;--> statement-breakpoint
CREATE INDEX "review_import_rows_faults" ON "review_import_rows" USING btree ("import_id","row") WHERE "review_import_rows"."fault" is not null;--> statement-breakpoint
CREATE INDEX "review_imports_age" ON "review_imports" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "review_imports_going" ON "review_imports" USING btree ("id") WHERE "review_imports"."state" in ('running', 'withdrawing');--> statement-breakpoint
ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_import_id_review_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."review_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "testimonials_once_imported" ON "testimonials" USING btree ("content_hash");--> statement-breakpoint
CREATE INDEX "testimonials_import_of" ON "testimonials" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "testimonials_desk" ON "testimonials" USING btree ("waiting","created_at","id");--> statement-breakpoint
CREATE INDEX "testimonials_desk_state" ON "testimonials" USING btree ("state","waiting","created_at","id");--> statement-breakpoint
CREATE INDEX "testimonials_desk_origin" ON "testimonials" USING btree ("origin","waiting","created_at","id");--> statement-breakpoint
CREATE INDEX "testimonials_desk_platform" ON "testimonials" USING btree ("platform","waiting","created_at","id");--> statement-breakpoint
CREATE INDEX "testimonials_desk_service" ON "testimonials" USING btree ("service","waiting","created_at","id");--> statement-breakpoint
CREATE INDEX "testimonials_desk_language" ON "testimonials" USING btree ("language","waiting","created_at","id");--> statement-breakpoint
CREATE INDEX "testimonials_desk_rating" ON "testimonials" USING btree ("rating","waiting","created_at","id");--> statement-breakpoint
CREATE INDEX "testimonials_desk_platform_language" ON "testimonials" USING btree ("platform","language","waiting","created_at","id");--> statement-breakpoint
CREATE INDEX "testimonials_words" ON "testimonials" USING gin (("name" || ' ' || "text") gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_import" CHECK ("testimonials"."origin" = 'imported'
        or num_nonnulls("testimonials"."source_url", "testimonials"."exported_on", "testimonials"."import_id", "testimonials"."content_hash") = 0);