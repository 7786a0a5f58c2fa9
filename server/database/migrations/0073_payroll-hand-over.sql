CREATE TABLE "payroll_mapping" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"columns" jsonb NOT NULL,
	"wages" jsonb NOT NULL,
	"numbers" text NOT NULL,
	"cost_centre" text NOT NULL,
	"decimal" text NOT NULL,
	"answer_number" text,
	"answer_net" text,
	"revision" integer NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"changed_by_id" uuid,
	CONSTRAINT "payroll_mapping_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "payroll_mapping_once" UNIQUE("tenant_id")
);
--> statement-breakpoint
CREATE TABLE "payroll_net" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"payroll_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"taken_at" timestamp (3) with time zone NOT NULL,
	"taken_by_id" uuid,
	CONSTRAINT "payroll_net_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "payroll_net_payroll" UNIQUE("tenant_id","payroll_id")
);
--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "payroll_number" text;--> statement-breakpoint
ALTER TABLE "payroll_mapping" ADD CONSTRAINT "payroll_mapping_changed_by" FOREIGN KEY ("tenant_id","changed_by_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payroll_net" ADD CONSTRAINT "payroll_net_payroll_key" FOREIGN KEY ("tenant_id","payroll_id") REFERENCES "public"."payroll"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payroll_net" ADD CONSTRAINT "payroll_net_taken_by" FOREIGN KEY ("tenant_id","taken_by_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "person_payroll_number" ON "person" USING btree ("tenant_id","payroll_number") WHERE payroll_number is not null;--> statement-breakpoint
SELECT secure_tenant_tables();--> statement-breakpoint
ALTER TABLE payroll_mapping ADD CONSTRAINT payroll_mapping_known CHECK (numbers IN ('own','payroll') AND cost_centre IN ('none','project') AND "decimal" IN ('comma','point'));--> statement-breakpoint
ALTER TABLE payroll_net ADD CONSTRAINT payroll_net_range CHECK (amount >= 0);--> statement-breakpoint
-- What is paid out of a payroll is said once it is closed, and again only until its money went.
CREATE FUNCTION keep_payroll_net() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR (TG_OP = 'UPDATE' AND NEW.payroll_id <> OLD.payroll_id)
    OR NOT EXISTS (SELECT FROM payroll p WHERE p.tenant_id = NEW.tenant_id AND p.id = NEW.payroll_id AND p.state = 'closed')
    OR EXISTS (SELECT FROM bank_transfer b WHERE b.tenant_id = NEW.tenant_id AND b.payroll_id = NEW.payroll_id AND b.state <> 'open')
  THEN
    RAISE EXCEPTION 'what is paid out of a payroll is never changed once its money went'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'payroll_net_kept';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER payroll_net_kept BEFORE INSERT OR UPDATE OR DELETE ON payroll_net FOR EACH ROW EXECUTE FUNCTION keep_payroll_net();
