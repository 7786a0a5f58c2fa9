CREATE TABLE "bank_transfer" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"payroll_id" uuid,
	"reference" text NOT NULL,
	"recipient" text NOT NULL,
	"description" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"due_on" date NOT NULL,
	"executed_on" date,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bank_transfer_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "bank_transfer_reference" UNIQUE("tenant_id","reference")
);
--> statement-breakpoint
CREATE TABLE "pay_rate" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"function_id" uuid NOT NULL,
	"person_id" uuid,
	"valid_from" date NOT NULL,
	"currency" text NOT NULL,
	"rate_per_hour" integer NOT NULL,
	"minimum_minutes" integer NOT NULL,
	"night_from" text,
	"night_to" text,
	"night_percent" integer,
	"sunday_percent" integer,
	"holiday_percent" integer,
	"overtime_after_minutes" integer,
	"overtime_percent" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pay_rate_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "pay_rate_once" UNIQUE NULLS NOT DISTINCT("tenant_id","function_id","person_id","valid_from")
);
--> statement-breakpoint
CREATE TABLE "payroll" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"month" date NOT NULL,
	"number" text NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"closed_by_id" uuid,
	CONSTRAINT "payroll_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "payroll_month" UNIQUE("tenant_id","person_id","month"),
	CONSTRAINT "payroll_number" UNIQUE("tenant_id","number")
);
--> statement-breakpoint
CREATE TABLE "payroll_item" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"payroll_id" uuid NOT NULL,
	"status_id" uuid,
	"title" text,
	"function_id" uuid,
	"day" date NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"minutes" integer NOT NULL,
	"rate" jsonb,
	"lines" jsonb NOT NULL,
	"amount" integer NOT NULL,
	"basis" text NOT NULL,
	"state" text NOT NULL,
	"former" jsonb,
	"confirmed_at" timestamp (3) with time zone,
	"declined_at" timestamp (3) with time zone,
	"declined_line" text,
	"declined_reason" text,
	"to_do_id" uuid,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	"answered_by_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payroll_item_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "payroll_item_status" UNIQUE("tenant_id","status_id")
);
--> statement-breakpoint
ALTER TABLE "bank_transfer" ADD CONSTRAINT "bank_transfer_person_key" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_transfer" ADD CONSTRAINT "bank_transfer_payroll_key" FOREIGN KEY ("tenant_id","payroll_id") REFERENCES "public"."payroll"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_rate" ADD CONSTRAINT "pay_rate_function" FOREIGN KEY ("tenant_id","function_id") REFERENCES "public"."lookup"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_rate" ADD CONSTRAINT "pay_rate_person" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payroll" ADD CONSTRAINT "payroll_person" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payroll" ADD CONSTRAINT "payroll_closed_by" FOREIGN KEY ("tenant_id","closed_by_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payroll_item" ADD CONSTRAINT "payroll_item_payroll_key" FOREIGN KEY ("tenant_id","payroll_id") REFERENCES "public"."payroll"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payroll_item" ADD CONSTRAINT "payroll_item_status_key" FOREIGN KEY ("tenant_id","status_id") REFERENCES "public"."project_crew_item_status"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payroll_item" ADD CONSTRAINT "payroll_item_function" FOREIGN KEY ("tenant_id","function_id") REFERENCES "public"."lookup"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payroll_item" ADD CONSTRAINT "payroll_item_to_do" FOREIGN KEY ("tenant_id","to_do_id") REFERENCES "public"."activity"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payroll_item" ADD CONSTRAINT "payroll_item_answered_by" FOREIGN KEY ("tenant_id","answered_by_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_transfer_person" ON "bank_transfer" USING btree ("tenant_id","person_id","due_on");--> statement-breakpoint
CREATE INDEX "bank_transfer_payroll" ON "bank_transfer" USING btree ("tenant_id","payroll_id");--> statement-breakpoint
CREATE INDEX "payroll_of_month" ON "payroll" USING btree ("tenant_id","month");--> statement-breakpoint
CREATE INDEX "payroll_item_payroll" ON "payroll_item" USING btree ("tenant_id","payroll_id","day");--> statement-breakpoint
SELECT secure_tenant_tables();
--> statement-breakpoint
ALTER TABLE pay_rate ADD CONSTRAINT pay_rate_range CHECK (rate_per_hour BETWEEN 0 AND 10000000 AND minimum_minutes BETWEEN 0 AND 2880);
--> statement-breakpoint
ALTER TABLE payroll ADD CONSTRAINT payroll_state_known CHECK (state IN ('open','closed') AND (state = 'closed') = (closed_at IS NOT NULL) AND extract(day FROM month) = 1);
--> statement-breakpoint
ALTER TABLE payroll_item ADD CONSTRAINT payroll_item_state_known CHECK (state IN ('toConfirm','confirmed','declined','answered')
  AND basis IN ('signed','chief','office') AND (status_id IS NULL) = (title IS NOT NULL) AND (status_id IS NULL) = (rate IS NULL)
  AND (state <> 'confirmed' OR confirmed_at IS NOT NULL)
  AND (state NOT IN ('declined','answered') OR (declined_at IS NOT NULL AND length(btrim(declined_reason)) > 0))
  AND (state <> 'answered' OR (answered_at IS NOT NULL AND length(btrim(answer)) > 0)) AND minutes BETWEEN 0 AND 2880);
--> statement-breakpoint
ALTER TABLE bank_transfer ADD CONSTRAINT bank_transfer_state_known CHECK (state IN ('open','executed','returned') AND (state = 'open') = (executed_on IS NULL));
--> statement-breakpoint
CREATE FUNCTION keep_payroll() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is never changed or removed once it is closed: what is wrong is put right on a later payroll', TG_TABLE_NAME
    USING ERRCODE = 'check_violation', CONSTRAINT = 'payroll_kept';
END $$;
--> statement-breakpoint
CREATE TRIGGER payroll_kept BEFORE UPDATE ON payroll FOR EACH ROW
  WHEN (OLD.state = 'closed' OR NEW.person_id <> OLD.person_id OR NEW.month <> OLD.month OR NEW.number <> OLD.number OR NEW.currency <> OLD.currency)
  EXECUTE FUNCTION keep_payroll();
--> statement-breakpoint
CREATE TRIGGER payroll_kept_whole BEFORE DELETE ON payroll FOR EACH ROW EXECUTE FUNCTION keep_payroll();
--> statement-breakpoint
CREATE TRIGGER payroll_item_kept_whole BEFORE DELETE ON payroll_item FOR EACH ROW EXECUTE FUNCTION keep_payroll();
--> statement-breakpoint
-- Money of an item is put right only while it is declined and its month is open, and the sum is always that of its lines.
CREATE FUNCTION keep_payroll_item() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE closed boolean;
BEGIN
  IF NEW.amount <> (SELECT coalesce(sum((l ->> 'amount')::bigint), 0) FROM jsonb_array_elements(NEW.lines) l) THEN
    RAISE EXCEPTION 'an item of a payroll is the sum of its lines' USING ERRCODE = 'check_violation', CONSTRAINT = 'payroll_item_sum';
  END IF;
  IF TG_OP = 'UPDATE' AND (NEW.payroll_id, NEW.status_id, NEW.day, NEW.rate, NEW.basis) IS NOT DISTINCT FROM (OLD.payroll_id, OLD.status_id, OLD.day, OLD.rate, OLD.basis)
    AND (NEW.starts_at, NEW.ends_at, NEW.minutes, NEW.lines, NEW.amount, NEW.former) IS NOT DISTINCT FROM
      (OLD.starts_at, OLD.ends_at, OLD.minutes, OLD.lines, OLD.amount, OLD.former) THEN
    RETURN NEW;
  END IF;
  SELECT p.state = 'closed' INTO closed FROM payroll p WHERE p.tenant_id = NEW.tenant_id AND p.id = NEW.payroll_id FOR SHARE;
  IF closed OR (TG_OP = 'UPDATE' AND (OLD.state <> 'declined' OR NEW.state <> 'answered' OR NEW.payroll_id <> OLD.payroll_id
    OR NEW.status_id IS DISTINCT FROM OLD.status_id OR NEW.rate IS DISTINCT FROM OLD.rate)) THEN
    RAISE EXCEPTION 'what an item of a payroll says is never changed but by the answer to a feedback'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'payroll_kept';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER payroll_item_kept BEFORE INSERT OR UPDATE ON payroll_item FOR EACH ROW EXECUTE FUNCTION keep_payroll_item();
--> statement-breakpoint
CREATE TRIGGER bank_transfer_kept BEFORE UPDATE ON bank_transfer FOR EACH ROW
  WHEN (OLD.state <> 'open' AND (NEW.amount <> OLD.amount OR NEW.reference <> OLD.reference OR NEW.recipient <> OLD.recipient
    OR NEW.person_id <> OLD.person_id OR NEW.currency <> OLD.currency OR NEW.payroll_id IS DISTINCT FROM OLD.payroll_id OR NEW.executed_on IS DISTINCT FROM OLD.executed_on))
  EXECUTE FUNCTION keep_payroll();
--> statement-breakpoint
CREATE TRIGGER bank_transfer_kept_whole BEFORE DELETE ON bank_transfer FOR EACH ROW WHEN (OLD.state <> 'open') EXECUTE FUNCTION keep_payroll();
