CREATE TABLE "program_calls" (
	"token_id" uuid NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"status" integer NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "program_calls_token_id_key_pk" PRIMARY KEY("token_id","key")
);
--> statement-breakpoint
CREATE TABLE "program_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"hash" text NOT NULL,
	"scopes" text[] NOT NULL,
	"last_day" date,
	"made_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_day" date,
	"revoked_at" timestamp with time zone,
	"sealed" text,
	CONSTRAINT "program_tokens_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
DROP INDEX "orders_state_age";--> statement-breakpoint
ALTER TABLE "program_calls" ADD CONSTRAINT "program_calls_token_id_program_tokens_id_fk" FOREIGN KEY ("token_id") REFERENCES "public"."program_tokens"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "program_calls_age" ON "program_calls" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "program_tokens_age" ON "program_tokens" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "order_events_age" ON "order_events" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "orders_made" ON "orders" USING btree ("created_at","number");--> statement-breakpoint
CREATE INDEX "orders_state_age" ON "orders" USING btree ("state","created_at","number");