CREATE TABLE "form_answer_file" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"form_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"name" text NOT NULL,
	"file" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "form_answer_file_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "form_answer" ADD COLUMN "file_id" uuid;--> statement-breakpoint
ALTER TABLE "form_answer_file" ADD CONSTRAINT "form_answer_file_form_key" FOREIGN KEY ("tenant_id","form_id") REFERENCES "public"."form"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_answer_file" ADD CONSTRAINT "form_answer_file_question" FOREIGN KEY ("tenant_id","question_id") REFERENCES "public"."form_question"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "form_answer_file_form" ON "form_answer_file" USING btree ("tenant_id","form_id");--> statement-breakpoint
ALTER TABLE "form_answer" ADD CONSTRAINT "form_answer_file_key" FOREIGN KEY ("tenant_id","file_id") REFERENCES "public"."form_answer_file"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
SELECT secure_tenant_tables();
--> statement-breakpoint
ALTER TABLE form_question DROP CONSTRAINT form_question_kind_known;
--> statement-breakpoint
ALTER TABLE form_question ADD CONSTRAINT form_question_kind_known CHECK (
  kind IN ('text', 'number', 'date', 'choice', 'choices', 'photo', 'file', 'signature', 'information', 'check'));
--> statement-breakpoint
-- What answers a form that was handed in stays as it is, whoever sends the SQL; the answer's key keeps it from being removed.
CREATE FUNCTION keep_form_answer_file() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM form f WHERE f.handed_in_at IS NOT NULL AND f.tenant_id = NEW.tenant_id AND f.id = NEW.form_id) THEN
    RAISE EXCEPTION 'a form that was handed in is never changed or removed' USING ERRCODE = 'check_violation', CONSTRAINT = 'form_kept';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER form_answer_file_kept BEFORE INSERT OR UPDATE ON form_answer_file FOR EACH ROW EXECUTE FUNCTION keep_form_answer_file();
