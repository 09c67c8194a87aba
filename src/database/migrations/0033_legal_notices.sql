CREATE TABLE "legal_notices" (
	"notice" uuid NOT NULL,
	"version" integer NOT NULL,
	"text" text NOT NULL,
	"what_cs" text NOT NULL,
	"what_en" text NOT NULL,
	"effective_on" date NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "legal_notices_notice_version_pk" PRIMARY KEY("notice","version"),
	CONSTRAINT "legal_notices_text" CHECK ("legal_notices"."text" in ('terms', 'privacy'))
);
