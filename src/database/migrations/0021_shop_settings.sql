CREATE TABLE "shop_settings" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"generated_author" text,
	"generated_articles" text,
	"generated_reviews" text,
	"publish_unread" boolean NOT NULL,
	"is_stopped" boolean NOT NULL,
	"stop_cs" text,
	"stop_en" text,
	"answer_hours" integer,
	"business_hours" text,
	"chat_number" text,
	"phone" text,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shop_settings_one" CHECK ("shop_settings"."id"),
	CONSTRAINT "shop_settings_articles" CHECK ("shop_settings"."generated_articles" in ('published', 'draft')),
	CONSTRAINT "shop_settings_reviews" CHECK ("shop_settings"."generated_reviews" in ('published', 'draft')),
	CONSTRAINT "shop_settings_stop" CHECK (num_nulls("shop_settings"."stop_cs", "shop_settings"."stop_en") = 0
        or num_nulls("shop_settings"."stop_cs", "shop_settings"."stop_en") = 2 and not "shop_settings"."is_stopped")
);
