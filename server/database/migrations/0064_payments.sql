CREATE TABLE "bank_account" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"holder" text,
	"iban" text,
	"bic" text,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"changed_by_id" uuid,
	CONSTRAINT "bank_account_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "bank_account_person" UNIQUE("tenant_id","person_id")
);
--> statement-breakpoint
ALTER TABLE "bank_transfer" ADD COLUMN "returned_on" date;--> statement-breakpoint
ALTER TABLE "bank_transfer" ADD COLUMN "returned_reason" text;--> statement-breakpoint
ALTER TABLE "bank_transfer" ADD COLUMN "replaces_id" uuid;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "tax_number" text;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "contact_name" text;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "contact_phone" text;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "buyer_reference" text;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "iban" text;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "bic" text;--> statement-breakpoint
ALTER TABLE "bank_account" ADD CONSTRAINT "bank_account_person_key" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_account" ADD CONSTRAINT "bank_account_changed_by" FOREIGN KEY ("tenant_id","changed_by_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_transfer_replaces" ON "bank_transfer" USING btree ("tenant_id","replaces_id") WHERE replaces_id is not null;
--> statement-breakpoint
SELECT secure_tenant_tables();--> statement-breakpoint
ALTER TABLE bank_transfer ADD CONSTRAINT bank_transfer_returned CHECK (state = 'returned' OR (returned_on IS NULL AND returned_reason IS NULL));--> statement-breakpoint
DROP TRIGGER bank_transfer_kept ON bank_transfer;--> statement-breakpoint
-- What went stays what it was; that it went may be taken back until it came back.
CREATE FUNCTION keep_bank_transfer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state <> 'returned'
    AND to_jsonb(OLD) - '{state,executed_on,returned_on,returned_reason}'::text[] = to_jsonb(NEW) - '{state,executed_on,returned_on,returned_reason}'::text[]
    AND (NEW.state = 'open' OR NEW.executed_on IS NOT DISTINCT FROM OLD.executed_on)
  THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'a transfer that went is never changed' USING ERRCODE = 'check_violation', CONSTRAINT = 'bank_transfer_kept';
END $$;--> statement-breakpoint
CREATE TRIGGER bank_transfer_kept BEFORE UPDATE ON bank_transfer FOR EACH ROW WHEN (OLD.state <> 'open') EXECUTE FUNCTION keep_bank_transfer();
