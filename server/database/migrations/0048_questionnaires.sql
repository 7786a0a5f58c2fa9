ALTER TABLE "form_question" DROP CONSTRAINT "form_question_place";--> statement-breakpoint
ALTER TABLE "form_question" ADD COLUMN "added_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "form_question" ADD COLUMN "gone_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "questionnaire" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "questionnaire" ADD COLUMN "changed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "questionnaire" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "form_question_place" ON "form_question" USING btree ("tenant_id","questionnaire_id","place");