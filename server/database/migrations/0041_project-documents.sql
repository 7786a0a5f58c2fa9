CREATE TABLE "project_document" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"crew_id" uuid,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"file" jsonb NOT NULL,
	"small_id" uuid,
	"taken_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"sent_by_id" uuid,
	"state" text NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by_id" uuid,
	"reason" text,
	"deleted_at" timestamp (3) with time zone,
	"deleted_by_id" uuid,
	CONSTRAINT "project_document_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "project_document" ADD CONSTRAINT "project_document_project_key" FOREIGN KEY ("tenant_id","project_id") REFERENCES "public"."project"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_document" ADD CONSTRAINT "project_document_crew" FOREIGN KEY ("tenant_id","crew_id") REFERENCES "public"."project_crew"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_document" ADD CONSTRAINT "project_document_sent_by" FOREIGN KEY ("tenant_id","sent_by_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_document" ADD CONSTRAINT "project_document_decided_by" FOREIGN KEY ("tenant_id","decided_by_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_document" ADD CONSTRAINT "project_document_deleted_by" FOREIGN KEY ("tenant_id","deleted_by_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "project_document_project" ON "project_document" USING btree ("tenant_id","project_id","taken_at");--> statement-breakpoint
CREATE INDEX "project_document_waiting" ON "project_document" USING btree ("tenant_id","sent_at") WHERE state = 'inReview' and deleted_at is null;--> statement-breakpoint
SELECT secure_tenant_tables();
