CREATE TABLE "crew_chief_sheet" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"crew_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"content_hash" text NOT NULL,
	"remark" text,
	"file_id" uuid NOT NULL,
	"released_at" timestamp (3) with time zone NOT NULL,
	"released_by_id" uuid NOT NULL,
	CONSTRAINT "crew_chief_sheet_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "crew_chief_sheet_version" UNIQUE("tenant_id","crew_id","version")
);
--> statement-breakpoint
ALTER TABLE "crew_chief_sheet" ADD CONSTRAINT "crew_chief_sheet_crew" FOREIGN KEY ("tenant_id","crew_id") REFERENCES "public"."project_crew"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crew_chief_sheet" ADD CONSTRAINT "crew_chief_sheet_file" FOREIGN KEY ("tenant_id","file_id") REFERENCES "public"."stored_file"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crew_chief_sheet" ADD CONSTRAINT "crew_chief_sheet_by" FOREIGN KEY ("tenant_id","released_by_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
SELECT secure_tenant_tables();
--> statement-breakpoint
-- What was handed over stays as it was.
CREATE FUNCTION keep_crew_chief_sheet() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a released crew chief sheet is never changed or removed' USING ERRCODE = 'check_violation', CONSTRAINT = 'crew_chief_sheet_kept';
END $$;
--> statement-breakpoint
CREATE TRIGGER crew_chief_sheet_kept BEFORE UPDATE OR DELETE ON crew_chief_sheet FOR EACH ROW
  EXECUTE FUNCTION keep_crew_chief_sheet();
--> statement-breakpoint
-- Whoever leads the crew is told; nobody's own line has changed.
CREATE FUNCTION tell_crew_chief_sheet() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('crew_changed', json_build_object('tenant', NEW.tenant_id, 'crew', NEW.crew_id, 'people', '[]'::json, 'kind', 'status')::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER crew_chief_sheet_told AFTER INSERT ON crew_chief_sheet FOR EACH ROW EXECUTE FUNCTION tell_crew_chief_sheet();
