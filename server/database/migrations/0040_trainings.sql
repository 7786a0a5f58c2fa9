ALTER TABLE "form" ADD COLUMN "attempt" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "form" ADD COLUMN "again_of_id" uuid;--> statement-breakpoint
ALTER TABLE "form" ADD COLUMN "result" jsonb;--> statement-breakpoint
ALTER TABLE "form_question" ADD COLUMN "right_option_ids" uuid[];--> statement-breakpoint
ALTER TABLE "questionnaire" ADD COLUMN "training" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "questionnaire" ADD COLUMN "pass_mark" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "questionnaire" ADD COLUMN "tries" integer;--> statement-breakpoint
ALTER TABLE "questionnaire" ADD COLUMN "wait_days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "questionnaire" ADD COLUMN "valid_months" integer;--> statement-breakpoint
ALTER TABLE "questionnaire" ADD COLUMN "minutes" integer;--> statement-breakpoint
ALTER TABLE "form" ADD CONSTRAINT "form_again_of" FOREIGN KEY ("tenant_id","again_of_id") REFERENCES "public"."form"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form" ADD CONSTRAINT "form_again_once" UNIQUE("tenant_id","again_of_id");
--> statement-breakpoint
SELECT secure_tenant_tables();
