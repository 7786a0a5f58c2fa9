CREATE TABLE "document_proof" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"type_id" uuid NOT NULL,
	"function_id" uuid NOT NULL,
	CONSTRAINT "document_proof_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "document_proof_once" UNIQUE("tenant_id","type_id","function_id")
);
--> statement-breakpoint
CREATE TABLE "document_upload" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"state" text NOT NULL,
	"files" jsonb NOT NULL,
	"paper_number" text,
	"issued_by" text,
	"valid_from" date,
	"valid_until" date,
	"uploaded_at" timestamp (3) with time zone NOT NULL,
	"uploaded_by_id" uuid,
	"decided_at" timestamp (3) with time zone,
	"decided_by_id" uuid,
	"reason" text,
	CONSTRAINT "document_upload_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "document_upload_number" UNIQUE("tenant_id","document_id","number")
);
--> statement-breakpoint
CREATE TABLE "upload" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"pieces" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "upload_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "document_proof" ADD CONSTRAINT "document_proof_type" FOREIGN KEY ("tenant_id","type_id") REFERENCES "public"."lookup"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_proof" ADD CONSTRAINT "document_proof_function" FOREIGN KEY ("tenant_id","function_id") REFERENCES "public"."lookup"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_upload" ADD CONSTRAINT "document_upload_document" FOREIGN KEY ("tenant_id","document_id") REFERENCES "public"."document"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_upload" ADD CONSTRAINT "document_upload_uploaded_by" FOREIGN KEY ("tenant_id","uploaded_by_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_upload" ADD CONSTRAINT "document_upload_decided_by" FOREIGN KEY ("tenant_id","decided_by_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_person_key" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "document_upload_in_review" ON "document_upload" USING btree ("tenant_id","document_id") WHERE state = 'inReview';--> statement-breakpoint
CREATE INDEX "document_upload_waiting" ON "document_upload" USING btree ("tenant_id","uploaded_at") WHERE state = 'inReview';--> statement-breakpoint
CREATE INDEX "upload_person" ON "upload" USING btree ("tenant_id","person_id");--> statement-breakpoint
CREATE INDEX "upload_expires" ON "upload" USING btree ("tenant_id","expires_at");--> statement-breakpoint
SELECT secure_tenant_tables();
