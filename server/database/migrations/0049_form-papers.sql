CREATE TABLE "form_paper" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"form_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by_id" uuid NOT NULL,
	CONSTRAINT "form_paper_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "form_paper_once" UNIQUE("tenant_id","form_id")
);
--> statement-breakpoint
ALTER TABLE "form_paper" ADD CONSTRAINT "form_paper_form" FOREIGN KEY ("tenant_id","form_id") REFERENCES "public"."form"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_paper" ADD CONSTRAINT "form_paper_file" FOREIGN KEY ("tenant_id","file_id") REFERENCES "public"."stored_file"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_paper" ADD CONSTRAINT "form_paper_by" FOREIGN KEY ("tenant_id","created_by_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
SELECT secure_tenant_tables();--> statement-breakpoint
-- The paper of a form is made once and stays as it is.
CREATE FUNCTION keep_form_paper() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the paper of a form is never changed or removed' USING ERRCODE = 'check_violation', CONSTRAINT = 'form_paper_kept';
END $$;--> statement-breakpoint
CREATE TRIGGER form_paper_kept BEFORE UPDATE OR DELETE ON form_paper FOR EACH ROW
  EXECUTE FUNCTION keep_form_paper();
