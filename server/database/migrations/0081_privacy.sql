CREATE TABLE "data_export" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"state" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"attempt" uuid,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"size" bigint,
	"created_by_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "data_export_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "data_export_piece" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"export_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "data_export_piece_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "person_erasure" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"goes" jsonb NOT NULL,
	"stays" jsonb NOT NULL,
	"erased_at" timestamp (3) with time zone NOT NULL,
	"erased_by_id" uuid,
	CONSTRAINT "person_erasure_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "person_erasure_once" UNIQUE("tenant_id","person_id")
);
--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "erased_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "name_kept_until" date;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "name_gone_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "data_export" ADD CONSTRAINT "data_export_created_by" FOREIGN KEY ("tenant_id","created_by_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_export_piece" ADD CONSTRAINT "data_export_piece_of" FOREIGN KEY ("tenant_id","export_id") REFERENCES "public"."data_export"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_export_piece" ADD CONSTRAINT "data_export_piece_file" FOREIGN KEY ("tenant_id","file_id") REFERENCES "public"."stored_file"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_erasure" ADD CONSTRAINT "person_erasure_person" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_erasure" ADD CONSTRAINT "person_erasure_by" FOREIGN KEY ("tenant_id","erased_by_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_export_made" ON "data_export" USING btree ("tenant_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "data_export_one" ON "data_export" USING btree ("tenant_id") WHERE state = 'making';--> statement-breakpoint
CREATE UNIQUE INDEX "data_export_piece_place" ON "data_export_piece" USING btree ("tenant_id","export_id","place");--> statement-breakpoint
CREATE INDEX "person_name_kept" ON "person" USING btree ("tenant_id","name_kept_until") WHERE erased_at is not null and name_gone_at is null;--> statement-breakpoint
ALTER TABLE person ADD CONSTRAINT person_erased_whole CHECK (erased_at IS NOT NULL OR (name_kept_until IS NULL AND name_gone_at IS NULL));--> statement-breakpoint
SELECT secure_tenant_tables();--> statement-breakpoint
-- What is frozen goes by these conditions alone: its person was erased by the office; for what a law keeps, their name is gone as well.
CREATE FUNCTION erased_person(of_tenant uuid, of_person uuid, wholly boolean) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM person p WHERE p.tenant_id = of_tenant AND p.id = of_person AND p.erased_at IS NOT NULL
    AND (p.name_gone_at IS NOT NULL OR NOT wholly))
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_document() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF EXISTS (SELECT FROM document d WHERE d.tenant_id = OLD.tenant_id AND d.id = OLD.document_id AND erased_person(d.tenant_id, d.person_id,
      EXISTS (SELECT FROM document_signature s WHERE s.tenant_id = d.tenant_id AND s.document_id = d.id))) THEN RETURN OLD; END IF;
  END IF;
  RAISE EXCEPTION 'what was signed, and its trail, is never changed or removed' USING ERRCODE = 'check_violation', CONSTRAINT = 'document_kept';
END $$;--> statement-breakpoint
GRANT DELETE ON document_version, document_trail TO app_user;--> statement-breakpoint
CREATE FUNCTION form_goes(of_tenant uuid, of_form uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM form f WHERE f.tenant_id = of_tenant AND f.id = of_form AND erased_person(f.tenant_id, f.person_id,
    EXISTS (SELECT FROM form_paper p WHERE p.tenant_id = f.tenant_id AND p.form_id = f.id)))
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_form() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND form_goes(OLD.tenant_id, OLD.id) THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'a form that was handed in is never changed or removed' USING ERRCODE = 'check_violation', CONSTRAINT = 'form_kept';
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_form_answer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND form_goes(OLD.tenant_id, OLD.form_id) THEN RETURN OLD; END IF;
  IF EXISTS (SELECT FROM form f WHERE f.handed_in_at IS NOT NULL AND f.tenant_id = coalesce(NEW.tenant_id, OLD.tenant_id)
      AND f.id IN (NEW.form_id, OLD.form_id)) THEN
    RAISE EXCEPTION 'a form that was handed in is never changed or removed' USING ERRCODE = 'check_violation', CONSTRAINT = 'form_kept';
  END IF;
  RETURN coalesce(NEW, OLD);
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_form_paper() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND form_goes(OLD.tenant_id, OLD.form_id) THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'the paper of a form is never changed or removed' USING ERRCODE = 'check_violation', CONSTRAINT = 'form_paper_kept';
END $$;--> statement-breakpoint
-- Of a line about somebody who was erased its words may be emptied, and nothing else.
CREATE OR REPLACE FUNCTION keep_activity() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF to_jsonb(NEW) - '{text,changes}'::text[] = to_jsonb(OLD) - '{text,changes}'::text[] AND coalesce(NEW.text, '–') = '–'
      AND NEW.changes = '[]' AND erased_person(OLD.tenant_id, OLD.person_id, false) THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'a line of the log is never changed or removed' USING ERRCODE = 'check_violation', CONSTRAINT = 'activity_kept';
END $$;--> statement-breakpoint
-- Of frozen rows a name becomes the mark of whoever was erased, and nothing else.
CREATE OR REPLACE FUNCTION keep_signed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'signed_hours' THEN
    IF to_jsonb(NEW) - 'person_name' = to_jsonb(OLD) - 'person_name' AND to_jsonb(NEW) ->> 'person_name' = 'Erased person'
      AND EXISTS (SELECT FROM project_crew_item_status s WHERE s.tenant_id = OLD.tenant_id AND s.id = OLD.status_id
        AND erased_person(s.tenant_id, s.person_id, true)) THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION '% is never changed or removed: signed hours are corrected by an amendment', TG_TABLE_NAME
    USING ERRCODE = 'check_violation', CONSTRAINT = 'signed_hours_kept';
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_bank_transfer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state <> 'returned'
    AND to_jsonb(OLD) - '{state,executed_on,returned_on,returned_reason}'::text[] = to_jsonb(NEW) - '{state,executed_on,returned_on,returned_reason}'::text[]
    AND (NEW.state = 'open' OR NEW.executed_on IS NOT DISTINCT FROM OLD.executed_on)
  THEN RETURN NEW; END IF;
  IF to_jsonb(OLD) - 'recipient' = to_jsonb(NEW) - 'recipient' AND NEW.recipient = 'Erased person'
    AND erased_person(OLD.tenant_id, OLD.person_id, true) THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'a transfer that went is never changed' USING ERRCODE = 'check_violation', CONSTRAINT = 'bank_transfer_kept';
END $$;--> statement-breakpoint
-- People of a line of an invoice, without the names of those who were erased wholly.
CREATE FUNCTION nameless(of_tenant uuid, people jsonb) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT coalesce(jsonb_agg(CASE WHEN EXISTS (SELECT FROM project_crew_item_status s WHERE s.tenant_id = of_tenant
      AND s.id = (one ->> 'jobId')::uuid AND erased_person(of_tenant, s.person_id, true))
    THEN jsonb_set(one, '{name}', '"Erased person"') ELSE one END ORDER BY at), '[]')
  FROM jsonb_array_elements(people) WITH ORDINALITY AS each (one, at)
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_invoice_item() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF to_jsonb(NEW) - 'people' = to_jsonb(OLD) - 'people' AND NEW.people = nameless(OLD.tenant_id, OLD.people) THEN RETURN NEW; END IF;
  END IF;
  IF EXISTS (SELECT FROM invoice v WHERE v.tenant_id = coalesce(NEW.tenant_id, OLD.tenant_id)
    AND v.id = coalesce(NEW.invoice_id, OLD.invoice_id) AND v.released_at IS NOT NULL)
  THEN RAISE EXCEPTION 'lines of a released invoice are never changed' USING ERRCODE = 'check_violation', CONSTRAINT = 'invoice_item_kept';
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;--> statement-breakpoint
-- The name of somebody who was erased goes once no record has to keep it; what a law kept of their papers goes with it.
CREATE FUNCTION forget_name(of_tenant uuid, of_person uuid, at timestamptz) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF of_tenant IS DISTINCT FROM nullif(current_setting('app.tenant_id', true), '')::uuid THEN RETURN false; END IF;
  UPDATE person SET first_name = 'Erased', last_name = 'person', payroll_number = NULL, name_gone_at = at
    WHERE tenant_id = of_tenant AND id = of_person AND erased_at IS NOT NULL AND name_gone_at IS NULL
      AND (name_kept_until IS NULL OR name_kept_until < (at AT TIME ZONE 'UTC')::date);
  IF NOT FOUND THEN RETURN false; END IF;
  UPDATE delivery_note n SET file_id = NULL WHERE n.tenant_id = of_tenant AND n.id IN (SELECT h.note_id FROM signed_hours h
    JOIN project_crew_item_status s ON s.tenant_id = h.tenant_id AND s.id = h.status_id
    WHERE h.tenant_id = of_tenant AND s.person_id = of_person);
  UPDATE signed_hours h SET person_name = 'Erased person' FROM project_crew_item_status s
    WHERE h.tenant_id = of_tenant AND s.tenant_id = of_tenant AND s.id = h.status_id AND s.person_id = of_person;
  UPDATE punch n SET latitude = NULL, longitude = NULL, accuracy = NULL, reason = NULL FROM project_crew_item_status s
    WHERE n.tenant_id = of_tenant AND s.tenant_id = of_tenant AND s.id = n.status_id AND s.person_id = of_person;
  UPDATE bank_transfer SET recipient = 'Erased person' WHERE tenant_id = of_tenant AND person_id = of_person;
  UPDATE invoice_item i SET people = nameless(of_tenant, i.people) WHERE i.tenant_id = of_tenant
    AND EXISTS (SELECT FROM jsonb_array_elements(i.people) one JOIN project_crew_item_status s
      ON s.tenant_id = of_tenant AND s.id = (one ->> 'jobId')::uuid WHERE s.person_id = of_person);
  DELETE FROM payroll_payslip y USING payroll p WHERE y.tenant_id = of_tenant AND p.tenant_id = of_tenant
    AND p.id = y.payroll_id AND p.person_id = of_person;
  DELETE FROM document_signature x USING document d WHERE x.tenant_id = of_tenant AND d.tenant_id = of_tenant AND d.id = x.document_id AND d.person_id = of_person;
  DELETE FROM document_trail x USING document d WHERE x.tenant_id = of_tenant AND d.tenant_id = of_tenant AND d.id = x.document_id AND d.person_id = of_person;
  DELETE FROM document_version x USING document d WHERE x.tenant_id = of_tenant AND d.tenant_id = of_tenant AND d.id = x.document_id AND d.person_id = of_person;
  DELETE FROM document_signatory x USING document d WHERE x.tenant_id = of_tenant AND d.tenant_id = of_tenant AND d.id = x.document_id AND d.person_id = of_person;
  DELETE FROM document_upload x USING document d WHERE x.tenant_id = of_tenant AND d.tenant_id = of_tenant AND d.id = x.document_id AND d.person_id = of_person;
  DELETE FROM document WHERE tenant_id = of_tenant AND person_id = of_person;
  DELETE FROM form_answer x USING form f WHERE x.tenant_id = of_tenant AND f.tenant_id = of_tenant AND f.id = x.form_id AND f.person_id = of_person;
  DELETE FROM form_answer_file x USING form f WHERE x.tenant_id = of_tenant AND f.tenant_id = of_tenant AND f.id = x.form_id AND f.person_id = of_person;
  DELETE FROM form_paper x USING form f WHERE x.tenant_id = of_tenant AND f.tenant_id = of_tenant AND f.id = x.form_id AND f.person_id = of_person;
  DELETE FROM form WHERE tenant_id = of_tenant AND person_id = of_person;
  RETURN true;
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION forget_name(uuid, uuid, timestamptz) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION forget_name(uuid, uuid, timestamptz) TO app_user;--> statement-breakpoint
ALTER TABLE data_export ADD CONSTRAINT data_export_state_known CHECK (state IN ('making','ready','failed') AND (state = 'ready') = (size IS NOT NULL));
