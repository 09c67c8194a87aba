CREATE TABLE "mailbox_readings" (
	"hash" text PRIMARY KEY NOT NULL,
	"reader" text NOT NULL,
	"begun_at" timestamp with time zone NOT NULL
);
