CREATE TABLE "payroll_payslip" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"payroll_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"taken_at" timestamp (3) with time zone NOT NULL,
	"taken_by_id" uuid,
	CONSTRAINT "payroll_payslip_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "payroll_payslip_payroll" UNIQUE("tenant_id","payroll_id"),
	CONSTRAINT "payroll_payslip_file" UNIQUE("tenant_id","file_id")
);
--> statement-breakpoint
ALTER TABLE "payroll_payslip" ADD CONSTRAINT "payroll_payslip_payroll_key" FOREIGN KEY ("tenant_id","payroll_id") REFERENCES "public"."payroll"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payroll_payslip" ADD CONSTRAINT "payroll_payslip_file_key" FOREIGN KEY ("tenant_id","file_id") REFERENCES "public"."stored_file"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payroll_payslip" ADD CONSTRAINT "payroll_payslip_taken_by" FOREIGN KEY ("tenant_id","taken_by_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
SELECT secure_tenant_tables();--> statement-breakpoint
-- A payslip is of a payroll that is closed, and another takes its place there; it never moves to another one.
CREATE FUNCTION keep_payroll_payslip() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (TG_OP = 'UPDATE' AND NEW.payroll_id <> OLD.payroll_id)
    OR NOT EXISTS (SELECT FROM payroll p WHERE p.tenant_id = NEW.tenant_id AND p.id = NEW.payroll_id AND p.state = 'closed')
  THEN
    RAISE EXCEPTION 'a payslip is of the closed payroll it was taken over for'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'payroll_payslip_kept';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER payroll_payslip_kept BEFORE INSERT OR UPDATE ON payroll_payslip FOR EACH ROW EXECUTE FUNCTION keep_payroll_payslip();--> statement-breakpoint
-- Whoever gets a payslip is told on their devices as well.
DROP TRIGGER mail_pushed ON mail;--> statement-breakpoint
CREATE TRIGGER mail_pushed AFTER INSERT ON mail FOR EACH ROW
  WHEN (NEW.state = 'queued' AND NEW.kind IN ('cannotCome','crewChiefSheet','vacationAnswered','documentTurn','documentAsked',
    'documentFinished','documentDecided','payslip','calendarWithdrawn','quotationAnswered'))
  EXECUTE FUNCTION push_mail();
