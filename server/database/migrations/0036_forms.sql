CREATE TABLE "form" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"questionnaire_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"due_date" date,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"handed_in_at" timestamp (3) with time zone,
	CONSTRAINT "form_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "form_answer" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"form_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"text" text,
	"option_ids" uuid[] NOT NULL,
	"signature" jsonb,
	"count" integer NOT NULL,
	"answered_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "form_answer_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "form_answer_once" UNIQUE("tenant_id","form_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "form_question" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"questionnaire_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"label" text NOT NULL,
	"text" text,
	"required" boolean NOT NULL,
	"options" jsonb NOT NULL,
	"minimum" integer,
	"maximum" integer,
	CONSTRAINT "form_question_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "form_question_place" UNIQUE("tenant_id","questionnaire_id","place")
);
--> statement-breakpoint
CREATE TABLE "questionnaire" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "questionnaire_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "form" ADD CONSTRAINT "form_questionnaire" FOREIGN KEY ("tenant_id","questionnaire_id") REFERENCES "public"."questionnaire"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form" ADD CONSTRAINT "form_person" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_answer" ADD CONSTRAINT "form_answer_form" FOREIGN KEY ("tenant_id","form_id") REFERENCES "public"."form"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_answer" ADD CONSTRAINT "form_answer_question" FOREIGN KEY ("tenant_id","question_id") REFERENCES "public"."form_question"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_question" ADD CONSTRAINT "form_question_questionnaire" FOREIGN KEY ("tenant_id","questionnaire_id") REFERENCES "public"."questionnaire"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "form_of_person" ON "form" USING btree ("tenant_id","person_id","created_at");--> statement-breakpoint
SELECT secure_tenant_tables();
--> statement-breakpoint
ALTER TABLE form_question ADD CONSTRAINT form_question_kind_known CHECK (
  kind IN ('text', 'number', 'date', 'choice', 'choices', 'signature', 'information'));
--> statement-breakpoint
-- What was handed in stays as it is, whoever sends the SQL.
CREATE FUNCTION keep_form() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a form that was handed in is never changed or removed' USING ERRCODE = 'check_violation', CONSTRAINT = 'form_kept';
END $$;
--> statement-breakpoint
CREATE TRIGGER form_kept BEFORE UPDATE OR DELETE ON form FOR EACH ROW
  WHEN (OLD.handed_in_at IS NOT NULL) EXECUTE FUNCTION keep_form();
--> statement-breakpoint
CREATE FUNCTION keep_form_answer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM form f WHERE f.handed_in_at IS NOT NULL AND f.tenant_id = coalesce(NEW.tenant_id, OLD.tenant_id)
      AND f.id IN (NEW.form_id, OLD.form_id)) THEN
    RAISE EXCEPTION 'a form that was handed in is never changed or removed' USING ERRCODE = 'check_violation', CONSTRAINT = 'form_kept';
  END IF;
  RETURN coalesce(NEW, OLD);
END $$;
--> statement-breakpoint
CREATE TRIGGER form_answer_kept BEFORE INSERT OR UPDATE OR DELETE ON form_answer FOR EACH ROW EXECUTE FUNCTION keep_form_answer();
