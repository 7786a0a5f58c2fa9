CREATE TABLE "question_file" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"file" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by_id" uuid NOT NULL,
	CONSTRAINT "question_file_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "form_question" ADD COLUMN "file_id" uuid;--> statement-breakpoint
ALTER TABLE "question_file" ADD CONSTRAINT "question_file_by" FOREIGN KEY ("tenant_id","created_by_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_question" ADD CONSTRAINT "form_question_file" FOREIGN KEY ("tenant_id","file_id") REFERENCES "public"."question_file"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
SELECT secure_tenant_tables();
