CREATE TABLE "document" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"type_id" uuid NOT NULL,
	"person_id" uuid,
	"signatories_order" text NOT NULL,
	"asks_rating" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by_id" uuid,
	"deleted_at" timestamp (3) with time zone,
	"deleted_by_id" uuid,
	"delete_reason" text,
	CONSTRAINT "document_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "document_signatory" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"role" text NOT NULL,
	"person_id" uuid,
	"contact_id" uuid,
	"status" text DEFAULT 'Ready to sign' NOT NULL,
	"opened_at" timestamp (3) with time zone,
	"told_at" timestamp (3) with time zone,
	"signed_at" timestamp (3) with time zone,
	CONSTRAINT "document_signatory_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "document_signatory_place" UNIQUE("tenant_id","document_id","place")
);
--> statement-breakpoint
CREATE TABLE "document_signature" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"signatory_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"signature" jsonb NOT NULL,
	"rating" integer,
	"filled" jsonb NOT NULL,
	"signed_at" timestamp (3) with time zone NOT NULL,
	"signed_by_id" uuid,
	CONSTRAINT "document_signature_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "document_signature_once" UNIQUE("tenant_id","signatory_id")
);
--> statement-breakpoint
CREATE TABLE "document_trail" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"event" text NOT NULL,
	"at" text NOT NULL,
	"by_id" text NOT NULL,
	"by_name" text NOT NULL,
	"file_hash" text NOT NULL,
	"address" text NOT NULL,
	"agent" text NOT NULL,
	"details" jsonb NOT NULL,
	"before" text NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "document_trail_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "document_trail_number" UNIQUE("tenant_id","document_id","number")
);
--> statement-breakpoint
CREATE TABLE "document_version" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"file_id" uuid NOT NULL,
	"sha256" text NOT NULL,
	"size" integer NOT NULL,
	"pages" integer NOT NULL,
	"fields" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by_id" uuid,
	CONSTRAINT "document_version_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "document_version_number" UNIQUE("tenant_id","document_id","number")
);
--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_type" FOREIGN KEY ("tenant_id","type_id") REFERENCES "public"."lookup"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_person_key" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_created_by" FOREIGN KEY ("tenant_id","created_by_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_deleted_by" FOREIGN KEY ("tenant_id","deleted_by_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_signatory" ADD CONSTRAINT "document_signatory_document" FOREIGN KEY ("tenant_id","document_id") REFERENCES "public"."document"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_signatory" ADD CONSTRAINT "document_signatory_person_key" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_signatory" ADD CONSTRAINT "document_signatory_contact_key" FOREIGN KEY ("tenant_id","contact_id") REFERENCES "public"."contact"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_signature" ADD CONSTRAINT "document_signature_document_key" FOREIGN KEY ("tenant_id","document_id") REFERENCES "public"."document"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_signature" ADD CONSTRAINT "document_signature_signatory" FOREIGN KEY ("tenant_id","signatory_id") REFERENCES "public"."document_signatory"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_signature" ADD CONSTRAINT "document_signature_version" FOREIGN KEY ("tenant_id","version_id") REFERENCES "public"."document_version"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_signature" ADD CONSTRAINT "document_signature_signed_by" FOREIGN KEY ("tenant_id","signed_by_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_trail" ADD CONSTRAINT "document_trail_document" FOREIGN KEY ("tenant_id","document_id") REFERENCES "public"."document"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_version" ADD CONSTRAINT "document_version_document" FOREIGN KEY ("tenant_id","document_id") REFERENCES "public"."document"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_version" ADD CONSTRAINT "document_version_file" FOREIGN KEY ("tenant_id","file_id") REFERENCES "public"."stored_file"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_version" ADD CONSTRAINT "document_version_created_by" FOREIGN KEY ("tenant_id","created_by_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_person" ON "document" USING btree ("tenant_id","person_id","created_at");--> statement-breakpoint
CREATE INDEX "document_signatory_person" ON "document_signatory" USING btree ("tenant_id","person_id") WHERE status <> 'Signed';--> statement-breakpoint
CREATE INDEX "document_signatory_contact" ON "document_signatory" USING btree ("tenant_id","contact_id") WHERE status <> 'Signed';--> statement-breakpoint
CREATE INDEX "document_signature_document" ON "document_signature" USING btree ("tenant_id","document_id");--> statement-breakpoint
SELECT secure_tenant_tables();
--> statement-breakpoint
ALTER TABLE document_signatory ADD CONSTRAINT document_signatory_whole CHECK (
  (person_id IS NULL) <> (contact_id IS NULL) AND status IN ('On Going', 'Ready to sign', 'Signed')
  AND (status = 'Signed') = (signed_at IS NOT NULL));
--> statement-breakpoint
ALTER TABLE document ADD CONSTRAINT document_order_known CHECK (signatories_order IN ('one by one', 'any'));
--> statement-breakpoint
REVOKE UPDATE, DELETE, TRUNCATE ON document_trail, document_signature, document_version FROM app_user;
--> statement-breakpoint
-- What was signed, what it was signed on and what happened stay as they are, whoever sends the SQL.
CREATE FUNCTION keep_document() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what was signed, and its trail, is never changed or removed' USING ERRCODE = 'check_violation', CONSTRAINT = 'document_kept';
END $$;
--> statement-breakpoint
CREATE TRIGGER document_trail_kept BEFORE UPDATE OR DELETE ON document_trail FOR EACH ROW EXECUTE FUNCTION keep_document();
--> statement-breakpoint
CREATE TRIGGER document_trail_kept_whole BEFORE TRUNCATE ON document_trail FOR EACH STATEMENT EXECUTE FUNCTION keep_document();
--> statement-breakpoint
CREATE TRIGGER document_signature_kept BEFORE UPDATE OR DELETE ON document_signature FOR EACH ROW EXECUTE FUNCTION keep_document();
--> statement-breakpoint
CREATE TRIGGER document_version_kept BEFORE UPDATE OR DELETE ON document_version FOR EACH ROW EXECUTE FUNCTION keep_document();
--> statement-breakpoint
CREATE FUNCTION tell_document() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('document_changed', json_build_object('tenant', tenant_id, 'document', document_id)::text)
    FROM told GROUP BY tenant_id, document_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Whatever happens to a document leaves a line in its trail.
CREATE TRIGGER document_told AFTER INSERT ON document_trail
  REFERENCING NEW TABLE AS told FOR EACH STATEMENT EXECUTE FUNCTION tell_document();
