CREATE TABLE "offer_history" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "offer_history_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"form_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"price_before" bigint,
	"price_after" bigint,
	"is_announced" boolean DEFAULT false NOT NULL,
	"is_usual" boolean DEFAULT false NOT NULL,
	"operator_id" uuid NOT NULL,
	"person" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "offer_history_price" CHECK ("offer_history"."price_before" > 0 and "offer_history"."price_after" > 0 and num_nonnulls("offer_history"."price_before", "offer_history"."price_after") in (0, 2))
);
--> statement-breakpoint
CREATE TABLE "offered_terms" (
	"subject" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"terms" jsonb,
	CONSTRAINT "offered_terms_version" CHECK ("offered_terms"."version" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "offer_history_form" ON "offer_history" USING btree ("form_id","subject");--> statement-breakpoint
CREATE INDEX "offer_history_subject" ON "offer_history" USING btree ("subject","seq");--> statement-breakpoint
CREATE INDEX "offer_history_prices" ON "offer_history" USING btree ("at") WHERE price_after is not null;