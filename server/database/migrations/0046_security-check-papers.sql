CREATE TABLE "security_check_paper" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"check_id" uuid NOT NULL,
	"signatures" integer NOT NULL,
	"file_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by_id" uuid NOT NULL,
	CONSTRAINT "security_check_paper_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "security_check_paper_once" UNIQUE("tenant_id","check_id","signatures")
);
--> statement-breakpoint
ALTER TABLE "security_check_paper" ADD CONSTRAINT "security_check_paper_check" FOREIGN KEY ("tenant_id","check_id") REFERENCES "public"."security_check"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_check_paper" ADD CONSTRAINT "security_check_paper_file" FOREIGN KEY ("tenant_id","file_id") REFERENCES "public"."stored_file"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_check_paper" ADD CONSTRAINT "security_check_paper_by" FOREIGN KEY ("tenant_id","created_by_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
SELECT secure_tenant_tables();
--> statement-breakpoint
-- What was signed and sent stays as it was made.
CREATE FUNCTION keep_security_check_paper() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the signed paper of a security check is never changed or removed' USING ERRCODE = 'check_violation', CONSTRAINT = 'security_check_kept';
END $$;
--> statement-breakpoint
CREATE TRIGGER security_check_paper_kept BEFORE UPDATE OR DELETE ON security_check_paper FOR EACH ROW
  EXECUTE FUNCTION keep_security_check_paper();
