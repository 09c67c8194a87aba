CREATE TABLE "review_invitations" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"invited_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"declined_at" timestamp with time zone,
	CONSTRAINT "review_invitations_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "review_switches" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"samples" boolean DEFAULT false NOT NULL,
	"generated" boolean DEFAULT false NOT NULL,
	CONSTRAINT "review_switches_one" CHECK ("review_switches"."id")
);
--> statement-breakpoint
ALTER TABLE "testimonials" DROP CONSTRAINT "testimonials_source";--> statement-breakpoint
DROP INDEX "testimonials_newest";--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "platform" text GENERATED ALWAYS AS (case when "service" ilike '%Instagram%' then 'instagram' when "service" ilike '%TikTok%' then 'tiktok' when "service" ilike '%YouTube%' then 'youtube' when "service" ilike '%Facebook%' then 'facebook' else 'instagram' end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "writer" text;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "order_id" uuid;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "line_position" integer;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "state" text DEFAULT 'pending' NOT NULL;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "decided_by" text;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "reply" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "may_invite" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "review_invitations" ADD CONSTRAINT "review_invitations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_invitations_age" ON "review_invitations" USING btree ("invited_at");--> statement-breakpoint
ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_order_line" FOREIGN KEY ("order_id","line_position") REFERENCES "public"."order_lines"("order_id","position") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "testimonials_once_per_line" ON "testimonials" USING btree ("order_id","line_position");--> statement-breakpoint
CREATE INDEX "testimonials_platform" ON "testimonials" USING btree ("language","origin","platform","created_at","id") WHERE "testimonials"."state" = 'published';--> statement-breakpoint
CREATE INDEX "testimonials_undecided" ON "testimonials" USING btree ("created_at") WHERE "testimonials"."state" <> 'published';--> statement-breakpoint
CREATE INDEX "testimonials_newest" ON "testimonials" USING btree ("language","origin","created_at","id") WHERE "testimonials"."state" = 'published';--> statement-breakpoint
ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_origin" CHECK ("testimonials"."origin" in ('customer', 'imported', 'sample', 'generated'));--> statement-breakpoint
ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_writer" CHECK (("testimonials"."origin" = 'generated') = ("testimonials"."writer" is not null));--> statement-breakpoint
ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_purchase" CHECK (("testimonials"."origin" = 'customer') = ("testimonials"."order_id" is not null)
        and ("testimonials"."order_id" is null) = ("testimonials"."line_position" is null));--> statement-breakpoint
ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_state" CHECK ("testimonials"."state" in ('pending', 'published', 'rejected'));--> statement-breakpoint
ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_reason" CHECK (("testimonials"."state" = 'rejected') = ("testimonials"."reason" is not null));--> statement-breakpoint
ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_decided" CHECK (("testimonials"."decided_by" is null) = ("testimonials"."decided_at" is null)
        and ("testimonials"."origin" <> 'customer' or ("testimonials"."state" = 'pending') = ("testimonials"."decided_at" is null)));--> statement-breakpoint
ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_source" CHECK (("testimonials"."origin" = 'imported') = ("testimonials"."source" is not null));