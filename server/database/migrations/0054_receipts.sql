CREATE TABLE "receipt" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"number" text NOT NULL,
	"state" text NOT NULL,
	"type_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"project_id" uuid,
	"shop" text,
	"date" date NOT NULL,
	"country" text NOT NULL,
	"currency" text NOT NULL,
	"paid_with" text NOT NULL,
	"total" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by_id" uuid,
	"handed_in_at" timestamp (3) with time zone,
	"decided_at" timestamp (3) with time zone,
	"decided_by_id" uuid,
	"reason" text,
	CONSTRAINT "receipt_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "receipt_number" UNIQUE("tenant_id","number")
);
--> statement-breakpoint
CREATE TABLE "receipt_activity" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"receipt_id" uuid NOT NULL,
	"code" text NOT NULL,
	"text" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by_id" uuid,
	CONSTRAINT "receipt_activity_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "receipt_document" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"receipt_id" uuid NOT NULL,
	"name" text NOT NULL,
	"file_id" uuid NOT NULL,
	"small_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by_id" uuid,
	CONSTRAINT "receipt_document_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "receipt_item" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"receipt_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"text" text NOT NULL,
	"tax_code" text NOT NULL,
	"tax_rate" integer NOT NULL,
	"gross" bigint NOT NULL,
	"tax" bigint NOT NULL,
	CONSTRAINT "receipt_item_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "receipt_template" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"type_id" uuid NOT NULL,
	"shop" text,
	"country" text NOT NULL,
	"paid_with" text NOT NULL,
	"items" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by_id" uuid,
	CONSTRAINT "receipt_template_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "receipt_template_name" UNIQUE("tenant_id","company_id","name")
);
--> statement-breakpoint
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_type" FOREIGN KEY ("tenant_id","type_id") REFERENCES "public"."lookup"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_person_key" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_company_key" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."company"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_project_key" FOREIGN KEY ("tenant_id","project_id") REFERENCES "public"."project"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_created_by" FOREIGN KEY ("tenant_id","created_by_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_decided_by" FOREIGN KEY ("tenant_id","decided_by_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_activity" ADD CONSTRAINT "receipt_activity_key" FOREIGN KEY ("tenant_id","receipt_id") REFERENCES "public"."receipt"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_activity" ADD CONSTRAINT "receipt_activity_by" FOREIGN KEY ("tenant_id","created_by_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_document" ADD CONSTRAINT "receipt_document_key" FOREIGN KEY ("tenant_id","receipt_id") REFERENCES "public"."receipt"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_document" ADD CONSTRAINT "receipt_document_file" FOREIGN KEY ("tenant_id","file_id") REFERENCES "public"."stored_file"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_document" ADD CONSTRAINT "receipt_document_small" FOREIGN KEY ("tenant_id","small_id") REFERENCES "public"."stored_file"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_document" ADD CONSTRAINT "receipt_document_by" FOREIGN KEY ("tenant_id","created_by_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_item" ADD CONSTRAINT "receipt_item_key" FOREIGN KEY ("tenant_id","receipt_id") REFERENCES "public"."receipt"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_template" ADD CONSTRAINT "receipt_template_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."company"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_template" ADD CONSTRAINT "receipt_template_type" FOREIGN KEY ("tenant_id","type_id") REFERENCES "public"."lookup"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_template" ADD CONSTRAINT "receipt_template_by" FOREIGN KEY ("tenant_id","created_by_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "receipt_order" ON "receipt" USING btree ("tenant_id","date","number");--> statement-breakpoint
CREATE INDEX "receipt_person" ON "receipt" USING btree ("tenant_id","person_id","date");--> statement-breakpoint
CREATE INDEX "receipt_company" ON "receipt" USING btree ("tenant_id","company_id","date");--> statement-breakpoint
CREATE INDEX "receipt_project" ON "receipt" USING btree ("tenant_id","project_id");--> statement-breakpoint
CREATE INDEX "receipt_waiting" ON "receipt" USING btree ("tenant_id","handed_in_at") WHERE state = 'inReview';--> statement-breakpoint
CREATE INDEX "receipt_decided" ON "receipt" USING btree ("tenant_id","decided_at") WHERE decided_at is not null;--> statement-breakpoint
CREATE INDEX "receipt_activity_receipt" ON "receipt_activity" USING btree ("tenant_id","receipt_id","created_at");--> statement-breakpoint
CREATE INDEX "receipt_document_receipt" ON "receipt_document" USING btree ("tenant_id","receipt_id","created_at");--> statement-breakpoint
CREATE INDEX "receipt_item_receipt" ON "receipt_item" USING btree ("tenant_id","receipt_id","place");--> statement-breakpoint
SELECT secure_tenant_tables();--> statement-breakpoint
SELECT find_by_words('receipt', 'number', 'shop');--> statement-breakpoint
-- What was approved stays as it was.
CREATE FUNCTION keep_receipt() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state = 'approved'
  THEN RAISE EXCEPTION 'an approved receipt is never changed or removed' USING ERRCODE = 'check_violation', CONSTRAINT = 'receipt_kept';
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;--> statement-breakpoint
CREATE TRIGGER receipt_kept BEFORE UPDATE OR DELETE ON receipt FOR EACH ROW EXECUTE FUNCTION keep_receipt();--> statement-breakpoint
CREATE FUNCTION keep_receipt_part() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM receipt r WHERE r.tenant_id = coalesce(NEW.tenant_id, OLD.tenant_id)
    AND r.id IN (NEW.receipt_id, OLD.receipt_id) AND r.state = 'approved')
  THEN RAISE EXCEPTION 'what belongs to an approved receipt is never changed' USING ERRCODE = 'check_violation', CONSTRAINT = 'receipt_part_kept';
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;--> statement-breakpoint
CREATE TRIGGER receipt_item_kept BEFORE INSERT OR UPDATE OR DELETE ON receipt_item FOR EACH ROW
  EXECUTE FUNCTION keep_receipt_part();--> statement-breakpoint
CREATE TRIGGER receipt_document_kept BEFORE INSERT OR UPDATE OR DELETE ON receipt_document FOR EACH ROW
  EXECUTE FUNCTION keep_receipt_part();--> statement-breakpoint
-- What was noted goes only with a receipt that is thrown away.
CREATE FUNCTION keep_receipt_note() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' OR EXISTS (SELECT FROM receipt r WHERE r.tenant_id = OLD.tenant_id AND r.id = OLD.receipt_id)
  THEN RAISE EXCEPTION 'what was noted of a receipt is never changed or removed' USING ERRCODE = 'check_violation', CONSTRAINT = 'receipt_note_kept';
  END IF;
  RETURN OLD;
END $$;--> statement-breakpoint
CREATE TRIGGER receipt_activity_kept BEFORE UPDATE OR DELETE ON receipt_activity FOR EACH ROW EXECUTE FUNCTION keep_receipt_note();
