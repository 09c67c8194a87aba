CREATE TABLE "funnel_counts" (
	"day" date NOT NULL,
	"edition" text NOT NULL,
	"stage" text NOT NULL,
	"n" bigint NOT NULL,
	CONSTRAINT "funnel_counts_day_edition_stage_pk" PRIMARY KEY("day","edition","stage")
);
--> statement-breakpoint
CREATE TABLE "page_counts" (
	"day" date NOT NULL,
	"edition" text NOT NULL,
	"page" text NOT NULL,
	"kind" text NOT NULL,
	"n" bigint NOT NULL,
	CONSTRAINT "page_counts_day_edition_page_kind_pk" PRIMARY KEY("day","edition","page","kind")
);
