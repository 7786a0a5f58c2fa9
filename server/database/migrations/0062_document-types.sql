CREATE TABLE "document_type" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"type_id" uuid NOT NULL,
	"wants" text NOT NULL,
	"subject" text NOT NULL,
	"signed_by" text,
	"signatories_order" text NOT NULL,
	"asks_rating" boolean NOT NULL,
	"due_days" integer,
	"revision" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "document_type_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "document_type_once" UNIQUE("tenant_id","type_id")
);
--> statement-breakpoint
CREATE TABLE "document_type_signatory" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"type_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"role" text NOT NULL,
	"who" text NOT NULL,
	"person_id" uuid,
	CONSTRAINT "document_type_signatory_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "document_type_signatory_place" UNIQUE("tenant_id","type_id","place")
);
--> statement-breakpoint
ALTER TABLE "lookup" ADD COLUMN "removed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "document_type" ADD CONSTRAINT "document_type_kind" FOREIGN KEY ("tenant_id","type_id") REFERENCES "public"."lookup"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_type_signatory" ADD CONSTRAINT "document_type_signatory_type" FOREIGN KEY ("tenant_id","type_id") REFERENCES "public"."lookup"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_type_signatory" ADD CONSTRAINT "document_type_signatory_person" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "document_type_name" ON "lookup" USING btree ("tenant_id",lower("caption")) WHERE kind = 'documentTypes' and removed_at is null;--> statement-breakpoint
ALTER TABLE document_type ADD CONSTRAINT document_type_known CHECK (
  wants IN ('signatures','upload','reading') AND subject IN ('person','contact','company','project','crew')
  AND coalesce(signed_by IN ('drawing','ink','qualified'), true) AND signatories_order IN ('one by one','any')
  AND due_days >= 0
  AND CASE wants WHEN 'signatures' THEN signed_by IS NOT DISTINCT FROM 'drawing' AND subject <> 'crew'
    WHEN 'upload' THEN signed_by IS DISTINCT FROM 'drawing' AND subject = 'person'
    ELSE signed_by IS NULL END);--> statement-breakpoint
ALTER TABLE document_type_signatory ADD CONSTRAINT document_type_signatory_known CHECK (
  who IN ('person','contact','agency') AND (person_id IS NULL OR who = 'agency'));--> statement-breakpoint
SELECT secure_tenant_tables();--> statement-breakpoint
SELECT find_by_words('document', 'name');
