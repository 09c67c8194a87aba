CREATE TABLE "faq_questions" (
	"id" text PRIMARY KEY NOT NULL,
	"is_own" boolean NOT NULL,
	"section" text,
	"position" integer,
	"is_hidden" boolean NOT NULL,
	"home" integer,
	"question_cs" text,
	"question_en" text,
	"answer_cs" text,
	"answer_en" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "faq_questions_words" CHECK (num_nulls("faq_questions"."question_cs", "faq_questions"."question_en", "faq_questions"."answer_cs", "faq_questions"."answer_en") in (0, 4)),
	CONSTRAINT "faq_questions_own" CHECK (not "faq_questions"."is_own" or num_nulls("faq_questions"."section", "faq_questions"."question_cs") = 0)
);
