CREATE TABLE "duty_confirmations" (
	"duty" text PRIMARY KEY NOT NULL,
	"evidence" text NOT NULL,
	"text_version" text NOT NULL,
	"person" text NOT NULL,
	"confirmed_at" timestamp with time zone NOT NULL
);
