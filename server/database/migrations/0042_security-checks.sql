CREATE TABLE "security_check" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"crew_id" uuid NOT NULL,
	"questionnaire_id" uuid NOT NULL,
	"date" date NOT NULL,
	"shift" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"finished_by_id" uuid,
	CONSTRAINT "security_check_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "security_check_once" UNIQUE("tenant_id","crew_id","questionnaire_id","date","shift")
);
--> statement-breakpoint
CREATE TABLE "security_check_answer" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"check_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"finding" text NOT NULL,
	"text" text,
	"answered_at" timestamp (3) with time zone NOT NULL,
	"answered_by_id" uuid NOT NULL,
	CONSTRAINT "security_check_answer_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "security_check_answer_once" UNIQUE("tenant_id","check_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "security_check_signature" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"check_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"signature" jsonb NOT NULL,
	"signed_at" timestamp (3) with time zone NOT NULL,
	"recorded_by_id" uuid NOT NULL,
	CONSTRAINT "security_check_signature_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "security_check_signature_once" UNIQUE("tenant_id","check_id","person_id")
);
--> statement-breakpoint
ALTER TABLE "questionnaire" ADD COLUMN "use" text DEFAULT 'form' NOT NULL;--> statement-breakpoint
ALTER TABLE "security_check" ADD CONSTRAINT "security_check_crew" FOREIGN KEY ("tenant_id","crew_id") REFERENCES "public"."project_crew"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_check" ADD CONSTRAINT "security_check_questionnaire" FOREIGN KEY ("tenant_id","questionnaire_id") REFERENCES "public"."questionnaire"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_check" ADD CONSTRAINT "security_check_finished_by" FOREIGN KEY ("tenant_id","finished_by_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_check_answer" ADD CONSTRAINT "security_check_answer_check" FOREIGN KEY ("tenant_id","check_id") REFERENCES "public"."security_check"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_check_answer" ADD CONSTRAINT "security_check_answer_question" FOREIGN KEY ("tenant_id","question_id") REFERENCES "public"."form_question"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_check_answer" ADD CONSTRAINT "security_check_answer_by" FOREIGN KEY ("tenant_id","answered_by_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_check_signature" ADD CONSTRAINT "security_check_signature_check" FOREIGN KEY ("tenant_id","check_id") REFERENCES "public"."security_check"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_check_signature" ADD CONSTRAINT "security_check_signature_person" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_check_signature" ADD CONSTRAINT "security_check_signature_by" FOREIGN KEY ("tenant_id","recorded_by_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
SELECT secure_tenant_tables();
--> statement-breakpoint
ALTER TABLE form_question DROP CONSTRAINT form_question_kind_known;
--> statement-breakpoint
ALTER TABLE form_question ADD CONSTRAINT form_question_kind_known CHECK (
  kind IN ('text', 'number', 'date', 'choice', 'choices', 'signature', 'information', 'check'));
--> statement-breakpoint
-- What was finished stays as it is, whoever sends the SQL.
CREATE FUNCTION keep_security_check() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW IS NOT DISTINCT FROM OLD THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'a security check that was finished is never changed or removed' USING ERRCODE = 'check_violation', CONSTRAINT = 'security_check_kept';
END $$;
--> statement-breakpoint
CREATE TRIGGER security_check_kept BEFORE UPDATE OR DELETE ON security_check FOR EACH ROW
  WHEN (OLD.finished_at IS NOT NULL) EXECUTE FUNCTION keep_security_check();
--> statement-breakpoint
CREATE FUNCTION keep_security_check_answer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM security_check k WHERE k.finished_at IS NOT NULL AND k.tenant_id = coalesce(NEW.tenant_id, OLD.tenant_id)
      AND k.id IN (NEW.check_id, OLD.check_id)) THEN
    RAISE EXCEPTION 'a security check that was finished is never changed or removed' USING ERRCODE = 'check_violation', CONSTRAINT = 'security_check_kept';
  END IF;
  RETURN coalesce(NEW, OLD);
END $$;
--> statement-breakpoint
CREATE TRIGGER security_check_answer_kept BEFORE INSERT OR UPDATE OR DELETE ON security_check_answer FOR EACH ROW
  EXECUTE FUNCTION keep_security_check_answer();
--> statement-breakpoint
-- A signature is drawn once and stays; whoever comes after the end still signs.
CREATE FUNCTION keep_security_check_signature() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a signature is never changed or removed' USING ERRCODE = 'check_violation', CONSTRAINT = 'security_check_kept';
END $$;
--> statement-breakpoint
CREATE TRIGGER security_check_signature_kept BEFORE UPDATE OR DELETE ON security_check_signature FOR EACH ROW
  EXECUTE FUNCTION keep_security_check_signature();
--> statement-breakpoint
-- Whoever leads the crew is told; nobody's own line has changed.
CREATE FUNCTION tell_security_check() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('crew_changed', json_build_object('tenant', k.tenant_id, 'crew', k.crew_id, 'people', '[]'::json, 'kind', 'status')::text)
    FROM security_check k WHERE k.tenant_id = NEW.tenant_id
      AND k.id = (CASE TG_ARGV[0] WHEN 'check' THEN to_jsonb(NEW) ->> 'id' ELSE to_jsonb(NEW) ->> 'check_id' END)::uuid;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER security_check_told AFTER UPDATE OF finished_at ON security_check FOR EACH ROW
  EXECUTE FUNCTION tell_security_check('check');
--> statement-breakpoint
CREATE TRIGGER security_check_answer_told AFTER INSERT OR UPDATE ON security_check_answer FOR EACH ROW
  EXECUTE FUNCTION tell_security_check('part');
--> statement-breakpoint
CREATE TRIGGER security_check_signature_told AFTER INSERT ON security_check_signature FOR EACH ROW
  EXECUTE FUNCTION tell_security_check('part');
