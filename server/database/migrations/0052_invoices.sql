CREATE TABLE "invoice" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"mark" text NOT NULL,
	"number" text,
	"type" text NOT NULL,
	"state" text NOT NULL,
	"issuer_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"contact_id" uuid,
	"client_mark" text,
	"reference" text,
	"project_id" uuid,
	"title" text,
	"date" date NOT NULL,
	"due" date NOT NULL,
	"language" text NOT NULL,
	"currency" text NOT NULL,
	"tax_code" text NOT NULL,
	"tax_rate" integer NOT NULL,
	"net" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"total" bigint NOT NULL,
	"paid" bigint DEFAULT 0 NOT NULL,
	"credited" bigint DEFAULT 0 NOT NULL,
	"paid_on" date,
	"credits_id" uuid,
	"reason" text,
	"recipient" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by_id" uuid,
	"released_at" timestamp (3) with time zone,
	"released_by_id" uuid,
	"sent_at" timestamp (3) with time zone,
	"file_id" uuid,
	"urgency" integer GENERATED ALWAYS AS (case state when 'unpaid' then 0 when 'released' then 1 when 'design' then 2 else 3 end) STORED NOT NULL,
	"urgency_day" integer GENERATED ALWAYS AS (case when state = 'paid' then '2000-01-01'::date - date else due - '2000-01-01'::date end) STORED NOT NULL,
	CONSTRAINT "invoice_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "invoice_mark" UNIQUE("tenant_id","mark"),
	CONSTRAINT "invoice_number" UNIQUE("tenant_id","number")
);
--> statement-breakpoint
CREATE TABLE "invoice_activity" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"code" text NOT NULL,
	"text" text,
	"amount" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by_id" uuid,
	CONSTRAINT "invoice_activity_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "invoice_crew" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"crew_id" uuid NOT NULL,
	"freed_at" timestamp (3) with time zone,
	CONSTRAINT "invoice_crew_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "invoice_document" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"name" text NOT NULL,
	"file_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by_id" uuid,
	CONSTRAINT "invoice_document_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "invoice_item" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"crew_id" uuid,
	"item_id" uuid,
	"function_caption" text,
	"function_code" text,
	"reason" text,
	"percent" integer,
	"text" text,
	"minutes" integer,
	"signed_minutes" integer,
	"rate_per_hour" integer,
	"net" bigint NOT NULL,
	"people" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "invoice_item_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "invoice_item_place" UNIQUE("tenant_id","invoice_id","place")
);
--> statement-breakpoint
CREATE TABLE "invoice_payment" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"received_on" date NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by_id" uuid,
	CONSTRAINT "invoice_payment_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "street" text;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "zipcode" text;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "country" text DEFAULT 'DE' NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "vat_id" text;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "invoice_email" text;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "payment_days" integer DEFAULT 14 NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "invoice_prefix" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_issuer" FOREIGN KEY ("tenant_id","issuer_id") REFERENCES "public"."company"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_company_key" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."company"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_contact" FOREIGN KEY ("tenant_id","contact_id") REFERENCES "public"."contact"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_project_key" FOREIGN KEY ("tenant_id","project_id") REFERENCES "public"."project"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_created_by" FOREIGN KEY ("tenant_id","created_by_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_released_by" FOREIGN KEY ("tenant_id","released_by_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_file" FOREIGN KEY ("tenant_id","file_id") REFERENCES "public"."stored_file"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_activity" ADD CONSTRAINT "invoice_activity_invoice_key" FOREIGN KEY ("tenant_id","invoice_id") REFERENCES "public"."invoice"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_activity" ADD CONSTRAINT "invoice_activity_by" FOREIGN KEY ("tenant_id","created_by_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_crew" ADD CONSTRAINT "invoice_crew_invoice_key" FOREIGN KEY ("tenant_id","invoice_id") REFERENCES "public"."invoice"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_crew" ADD CONSTRAINT "invoice_crew_crew" FOREIGN KEY ("tenant_id","crew_id") REFERENCES "public"."project_crew"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_document" ADD CONSTRAINT "invoice_document_invoice_key" FOREIGN KEY ("tenant_id","invoice_id") REFERENCES "public"."invoice"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_document" ADD CONSTRAINT "invoice_document_file" FOREIGN KEY ("tenant_id","file_id") REFERENCES "public"."stored_file"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_document" ADD CONSTRAINT "invoice_document_by" FOREIGN KEY ("tenant_id","created_by_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_item" ADD CONSTRAINT "invoice_item_invoice" FOREIGN KEY ("tenant_id","invoice_id") REFERENCES "public"."invoice"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_item" ADD CONSTRAINT "invoice_item_crew" FOREIGN KEY ("tenant_id","crew_id") REFERENCES "public"."project_crew"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_payment" ADD CONSTRAINT "invoice_payment_invoice_key" FOREIGN KEY ("tenant_id","invoice_id") REFERENCES "public"."invoice"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_payment" ADD CONSTRAINT "invoice_payment_by" FOREIGN KEY ("tenant_id","created_by_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_order" ON "invoice" USING btree ("tenant_id","urgency","urgency_day","id");--> statement-breakpoint
CREATE INDEX "invoice_company" ON "invoice" USING btree ("tenant_id","company_id","date");--> statement-breakpoint
CREATE INDEX "invoice_project" ON "invoice" USING btree ("tenant_id","project_id");--> statement-breakpoint
CREATE INDEX "invoice_open" ON "invoice" USING btree ("tenant_id","due") WHERE state in ('released', 'unpaid');--> statement-breakpoint
CREATE INDEX "invoice_by_state" ON "invoice" USING btree ("tenant_id","state","date");--> statement-breakpoint
CREATE INDEX "invoice_credits" ON "invoice" USING btree ("tenant_id","credits_id");--> statement-breakpoint
CREATE INDEX "invoice_activity_invoice" ON "invoice_activity" USING btree ("tenant_id","invoice_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_crew_once" ON "invoice_crew" USING btree ("tenant_id","crew_id") WHERE freed_at is null;--> statement-breakpoint
CREATE INDEX "invoice_crew_invoice" ON "invoice_crew" USING btree ("tenant_id","invoice_id");--> statement-breakpoint
CREATE INDEX "invoice_document_invoice" ON "invoice_document" USING btree ("tenant_id","invoice_id","created_at");--> statement-breakpoint
CREATE INDEX "invoice_item_position" ON "invoice_item" USING btree ("tenant_id","item_id");--> statement-breakpoint
CREATE INDEX "invoice_payment_invoice" ON "invoice_payment" USING btree ("tenant_id","invoice_id","received_on");
--> statement-breakpoint
SELECT secure_tenant_tables();--> statement-breakpoint
SELECT find_by_words('invoice', 'number', 'mark', 'title', 'reference', 'client_mark');--> statement-breakpoint
-- What was released stays as it was: only what became of it is noted.
CREATE FUNCTION keep_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.released_at IS NULL THEN RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END; END IF;
  IF TG_OP = 'UPDATE' THEN
    IF to_jsonb(OLD) - '{state,paid,credited,paid_on,sent_at,recipient,file_id,urgency,urgency_day}'::text[]
      = to_jsonb(NEW) - '{state,paid,credited,paid_on,sent_at,recipient,file_id,urgency,urgency_day}'::text[]
      AND (OLD.file_id IS NULL OR OLD.file_id IS NOT DISTINCT FROM NEW.file_id)
    THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'a released invoice is never changed or removed' USING ERRCODE = 'check_violation', CONSTRAINT = 'invoice_kept';
END $$;--> statement-breakpoint
CREATE TRIGGER invoice_kept BEFORE UPDATE OR DELETE ON invoice FOR EACH ROW EXECUTE FUNCTION keep_invoice();--> statement-breakpoint
CREATE FUNCTION keep_invoice_item() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM invoice v WHERE v.tenant_id = coalesce(NEW.tenant_id, OLD.tenant_id)
    AND v.id = coalesce(NEW.invoice_id, OLD.invoice_id) AND v.released_at IS NOT NULL)
  THEN RAISE EXCEPTION 'lines of a released invoice are never changed' USING ERRCODE = 'check_violation', CONSTRAINT = 'invoice_item_kept';
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;--> statement-breakpoint
CREATE TRIGGER invoice_item_kept BEFORE INSERT OR UPDATE OR DELETE ON invoice_item FOR EACH ROW
  EXECUTE FUNCTION keep_invoice_item();--> statement-breakpoint
-- What was noted goes only with an invoice that never was one.
CREATE FUNCTION keep_invoice_note() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' OR EXISTS (SELECT FROM invoice v WHERE v.tenant_id = OLD.tenant_id AND v.id = OLD.invoice_id)
  THEN RAISE EXCEPTION 'what was noted of an invoice is never changed or removed' USING ERRCODE = 'check_violation', CONSTRAINT = 'invoice_note_kept';
  END IF;
  RETURN OLD;
END $$;--> statement-breakpoint
CREATE TRIGGER invoice_payment_kept BEFORE UPDATE OR DELETE ON invoice_payment FOR EACH ROW EXECUTE FUNCTION keep_invoice_note();--> statement-breakpoint
CREATE TRIGGER invoice_activity_kept BEFORE UPDATE OR DELETE ON invoice_activity FOR EACH ROW EXECUTE FUNCTION keep_invoice_note();
