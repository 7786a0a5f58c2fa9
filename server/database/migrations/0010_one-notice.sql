-- One notice for a crew and a statement, however many rows: commits that tell something wait for each other.
CREATE OR REPLACE FUNCTION tell_crew() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A notice holds 8,000 bytes: of more people nobody is named, and everybody on the crew asks.
  PERFORM pg_notify('crew_changed', json_build_object('tenant', tenant_id, 'crew', crew_id,
      'people', CASE WHEN count(DISTINCT person_id) <= 100 THEN json_agg(DISTINCT person_id) END, 'kind', TG_ARGV[0])::text)
    FROM told GROUP BY tenant_id, crew_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER item_status_told ON project_crew_item_status;
--> statement-breakpoint
CREATE TRIGGER item_status_new_told AFTER INSERT ON project_crew_item_status
  REFERENCING NEW TABLE AS told FOR EACH STATEMENT EXECUTE FUNCTION tell_crew('status');
--> statement-breakpoint
CREATE TRIGGER item_status_told AFTER UPDATE ON project_crew_item_status
  REFERENCING NEW TABLE AS told FOR EACH STATEMENT EXECUTE FUNCTION tell_crew('status');
--> statement-breakpoint
DROP TRIGGER live_location_told ON live_location;
--> statement-breakpoint
CREATE TRIGGER live_location_new_told AFTER INSERT ON live_location
  REFERENCING NEW TABLE AS told FOR EACH STATEMENT EXECUTE FUNCTION tell_crew('location');
--> statement-breakpoint
CREATE TRIGGER live_location_told AFTER UPDATE ON live_location
  REFERENCING NEW TABLE AS told FOR EACH STATEMENT EXECUTE FUNCTION tell_crew('location');
--> statement-breakpoint
-- Whose rights changed: the other agencies are not read again.
CREATE FUNCTION tell_rights_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('rights_changed', tenant_id::text) FROM told GROUP BY tenant_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER rights_told ON login_type_rights;
--> statement-breakpoint
CREATE TRIGGER rights_new_told AFTER INSERT ON login_type_rights
  REFERENCING NEW TABLE AS told FOR EACH STATEMENT EXECUTE FUNCTION tell_rights_changed();
--> statement-breakpoint
CREATE TRIGGER rights_told AFTER UPDATE ON login_type_rights
  REFERENCING NEW TABLE AS told FOR EACH STATEMENT EXECUTE FUNCTION tell_rights_changed();
--> statement-breakpoint
CREATE TRIGGER rights_gone_told AFTER DELETE ON login_type_rights
  REFERENCING OLD TABLE AS told FOR EACH STATEMENT EXECUTE FUNCTION tell_rights_changed();
