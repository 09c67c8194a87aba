ALTER TABLE "written_texts" DROP CONSTRAINT "written_texts_read";--> statement-breakpoint
ALTER TABLE "written_texts" DROP COLUMN "read_by";--> statement-breakpoint
ALTER TABLE "written_texts" DROP COLUMN "read_at";