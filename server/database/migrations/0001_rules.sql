-- Statuses are text with a CHECK, not enums: enum operators are not leakproof and lose their index under row-level security.
ALTER TABLE project_crew_item_status ADD CONSTRAINT item_status_known CHECK (status IN
  ('applied','invited','confirmed','checkedIn','checkedOut','signedOff','notNeeded','noShow','cancelled','declined'));
--> statement-breakpoint
ALTER TABLE project_crew_item_status ADD CONSTRAINT item_status_order CHECK (ends > starts);
--> statement-breakpoint
ALTER TABLE project_crew_item ADD CONSTRAINT crew_item_order CHECK (ends > starts AND ends <= starts + interval '48 hours');
--> statement-breakpoint
ALTER TABLE project_crew_item ADD CONSTRAINT crew_item_capacity CHECK (filled >= 0 AND filled <= amount_of_rows);
--> statement-breakpoint
ALTER TABLE project_crew_item ADD CONSTRAINT crew_item_amount CHECK (amount_of_rows BETWEEN 1 AND 500);
--> statement-breakpoint
ALTER TABLE project_crew_item ADD CONSTRAINT crew_item_wall_time CHECK
  (start_time ~ '^([01]\d|2[0-3]):[0-5]\d$' AND end_time ~ '^([01]\d|2[0-3]):[0-5]\d$');
--> statement-breakpoint
ALTER TABLE punch ADD CONSTRAINT punch_kind_known CHECK (kind IN ('Pre-call','Check-in','Check-out'));
--> statement-breakpoint
ALTER TABLE punch ADD CONSTRAINT punch_range CHECK (true_to >= true_from);
--> statement-breakpoint
ALTER TABLE login ADD CONSTRAINT login_kind_known CHECK (kind IN ('user','project','pluscrew','kiosk'));
--> statement-breakpoint
ALTER TABLE login ADD CONSTRAINT login_lower CHECK (login = lower(login));
--> statement-breakpoint
ALTER TABLE login ADD CONSTRAINT login_subject CHECK ((kind = 'user') = (person_id IS NOT NULL) AND (kind IN ('project','pluscrew','kiosk')) = (subject_id IS NOT NULL));
--> statement-breakpoint
-- The words table is read by beginnings: word >= 'mül' and word < 'müm'.
ALTER TABLE location_word ALTER COLUMN word TYPE text COLLATE "C";
--> statement-breakpoint
-- A person holds two confirmed places at one time only after having said yes to it.
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
ALTER TABLE project_crew_item_status ADD CONSTRAINT item_status_no_overlap EXCLUDE USING gist
  (tenant_id WITH =, person_id WITH =, tstzrange(starts, ends) WITH &&)
  WHERE (status IN ('confirmed','checkedIn','checkedOut','signedOff') AND NOT overlap_accepted);
--> statement-breakpoint
CREATE FUNCTION takes_place(status text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN status IN ('confirmed','checkedIn','checkedOut','signedOff');
--> statement-breakpoint
-- Counts places where they are taken, so that capacity is one CHECK and one row lock.
CREATE FUNCTION count_places() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE change int := 0;
BEGIN
  IF TG_OP <> 'INSERT' AND takes_place(OLD.status) THEN change := change - 1; END IF;
  IF TG_OP <> 'DELETE' AND takes_place(NEW.status) THEN change := change + 1; END IF;
  IF change <> 0 THEN
    UPDATE project_crew_item SET filled = filled + change
      WHERE tenant_id = COALESCE(NEW.tenant_id, OLD.tenant_id) AND id = COALESCE(NEW.item_id, OLD.item_id);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER item_status_places AFTER INSERT OR UPDATE OF status OR DELETE ON project_crew_item_status
  FOR EACH ROW EXECUTE FUNCTION count_places();
--> statement-breakpoint
-- The position and the person of a status never change: the count above and every punch hang on them.
CREATE FUNCTION keep_place() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the position and person of a status do not change' USING ERRCODE = 'check_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER item_status_fixed BEFORE UPDATE OF item_id, person_id, crew_id ON project_crew_item_status
  FOR EACH ROW WHEN (OLD.item_id <> NEW.item_id OR OLD.person_id <> NEW.person_id OR OLD.crew_id <> NEW.crew_id)
  EXECUTE FUNCTION keep_place();
--> statement-breakpoint
-- Live changes: crews by id, sessions that end, tenants that change.
CREATE FUNCTION tell_crew() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('crew_changed', json_build_object('tenant', NEW.tenant_id, 'crew', NEW.crew_id, 'person', NEW.person_id,
    'kind', TG_ARGV[0])::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER item_status_told AFTER INSERT OR UPDATE ON project_crew_item_status
  FOR EACH ROW EXECUTE FUNCTION tell_crew('status');
--> statement-breakpoint
CREATE TRIGGER live_location_told AFTER INSERT OR UPDATE ON live_location
  FOR EACH ROW EXECUTE FUNCTION tell_crew('location');
--> statement-breakpoint
CREATE FUNCTION tell_session_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('session_ended', COALESCE(NEW.id, OLD.id)::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER session_ended_told AFTER UPDATE OF revoked_at ON session
  FOR EACH ROW WHEN (NEW.revoked_at IS NOT NULL) EXECUTE FUNCTION tell_session_ended();
--> statement-breakpoint
CREATE TRIGGER session_deleted_told AFTER DELETE ON session FOR EACH ROW EXECUTE FUNCTION tell_session_ended();
--> statement-breakpoint
CREATE FUNCTION tell_tenant_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('tenant_changed', '');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER tenant_told AFTER INSERT OR UPDATE OR DELETE ON tenant FOR EACH STATEMENT EXECUTE FUNCTION tell_tenant_changed();
--> statement-breakpoint
CREATE TRIGGER tenant_host_told AFTER INSERT OR UPDATE OR DELETE ON tenant_host FOR EACH STATEMENT EXECUTE FUNCTION tell_tenant_changed();
--> statement-breakpoint
CREATE TRIGGER rights_told AFTER INSERT OR UPDATE OR DELETE ON login_type_rights FOR EACH STATEMENT EXECUTE FUNCTION tell_tenant_changed();
--> statement-breakpoint
-- Every table with a tenant_id belongs to its tenant; the owner is bound as well.
DO $$
DECLARE t text;
BEGIN
  FOR t IN SELECT c.table_name FROM information_schema.columns c
    WHERE c.table_schema = 'public' AND c.column_name = 'tenant_id' AND c.table_name <> 'tenant_host'
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY own_tenant ON %I
      USING (tenant_id = nullif(current_setting(''app.tenant_id'', true), '''')::uuid)
      WITH CHECK (tenant_id = nullif(current_setting(''app.tenant_id'', true), '''')::uuid)', t);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO app_user', t);
  END LOOP;
END $$;
--> statement-breakpoint
-- Facts are append-only, also for whoever finds a way to send SQL.
REVOKE UPDATE, DELETE ON punch, punch_choice FROM app_user;
--> statement-breakpoint
-- The tenants themselves: read by host before anybody is known, by the application role only.
ALTER TABLE tenant ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE tenant FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY every_tenant ON tenant TO CURRENT_USER USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY own_tenant ON tenant FOR SELECT TO app_user USING (id = nullif(current_setting('app.tenant_id', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT ON tenant TO app_user;
--> statement-breakpoint
GRANT USAGE ON SCHEMA public TO app_user;
