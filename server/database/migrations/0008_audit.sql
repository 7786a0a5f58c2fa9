ALTER TABLE "project" ADD COLUMN "type_id" uuid;--> statement-breakpoint
ALTER TABLE "project" ADD COLUMN "requested_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "login" ADD COLUMN "ended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "project" ADD CONSTRAINT "project_type" FOREIGN KEY ("tenant_id","type_id") REFERENCES "public"."lookup"("tenant_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- Whoever has left, or whose login became another, holds no session and no link from before, by whatever path it came.
CREATE FUNCTION end_sessions() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE at timestamptz := coalesce(NEW.ended_at, now());
BEGIN
  UPDATE session SET revoked_at = at WHERE tenant_id = NEW.tenant_id AND login_id = NEW.id AND revoked_at IS NULL;
  UPDATE password_link SET used_at = at WHERE tenant_id = NEW.tenant_id AND login_id = NEW.id AND used_at IS NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER login_ends_sessions AFTER UPDATE OF login, login_types, person_id, company_id, ended_at ON login
  FOR EACH ROW WHEN (OLD.login <> NEW.login OR OLD.login_types <> NEW.login_types
    OR OLD.person_id IS DISTINCT FROM NEW.person_id OR OLD.company_id IS DISTINCT FROM NEW.company_id
    OR OLD.ended_at IS DISTINCT FROM NEW.ended_at)
  EXECUTE FUNCTION end_sessions();
--> statement-breakpoint
-- What is no client's work: lists of projects leave it out.
DO $$
DECLARE a uuid;
BEGIN
  FOR a IN SELECT id FROM tenant LOOP
    PERFORM set_config('app.tenant_id', a::text, true);
    INSERT INTO lookup (tenant_id, id, kind, code, caption, sort)
      SELECT a, gen_random_uuid(), 'projectTypes', code, caption, sort
      FROM (VALUES ('internalSickness', 'Internal: sickness', 100), ('internalVacation', 'Internal: vacation', 101)) AS known (code, caption, sort)
      WHERE NOT EXISTS (SELECT FROM lookup l WHERE l.tenant_id = a AND l.kind = 'projectTypes' AND l.code = known.code);
  END LOOP;
  PERFORM set_config('app.tenant_id', '', true);
END $$;
