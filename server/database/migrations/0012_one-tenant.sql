CREATE INDEX "delivery_note_open" ON "delivery_note" USING btree ("tenant_id","crew_id","signed_at","refused_at","released_at");--> statement-breakpoint
CREATE INDEX "project_of_manager" ON "project" USING btree ("tenant_id","manager_id");--> statement-breakpoint
CREATE INDEX "project_crew_at" ON "project_crew" USING btree ("tenant_id","location_id","starts");--> statement-breakpoint
CREATE INDEX "lookup_of_kind" ON "lookup" USING btree ("tenant_id","kind","sort","caption","id");--> statement-breakpoint
CREATE INDEX "tenant_host_tenant" ON "tenant_host" USING btree ("tenant_id");
--> statement-breakpoint
-- A line is changed many times before its work is over: with room left on its page, no index is written for it.
ALTER TABLE project_crew_item_status SET (fillfactor = 85);
--> statement-breakpoint
-- Which agency changed: the others are not read again, and nobody of theirs is asked about anew.
CREATE OR REPLACE FUNCTION tell_tenant_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('tenant_changed', id) FROM (SELECT to_jsonb(told) ->> TG_ARGV[0] AS id FROM told) t GROUP BY id;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER tenant_told ON tenant;
--> statement-breakpoint
DROP TRIGGER tenant_host_told ON tenant_host;
--> statement-breakpoint
CREATE TRIGGER tenant_new_told AFTER INSERT ON tenant
  REFERENCING NEW TABLE AS told FOR EACH STATEMENT EXECUTE FUNCTION tell_tenant_changed('id');
--> statement-breakpoint
CREATE TRIGGER tenant_told AFTER UPDATE ON tenant
  REFERENCING NEW TABLE AS told FOR EACH STATEMENT EXECUTE FUNCTION tell_tenant_changed('id');
--> statement-breakpoint
CREATE TRIGGER tenant_gone_told AFTER DELETE ON tenant
  REFERENCING OLD TABLE AS told FOR EACH STATEMENT EXECUTE FUNCTION tell_tenant_changed('id');
--> statement-breakpoint
CREATE TRIGGER tenant_host_new_told AFTER INSERT ON tenant_host
  REFERENCING NEW TABLE AS told FOR EACH STATEMENT EXECUTE FUNCTION tell_tenant_changed('tenant_id');
--> statement-breakpoint
CREATE TRIGGER tenant_host_told AFTER UPDATE ON tenant_host
  REFERENCING NEW TABLE AS told FOR EACH STATEMENT EXECUTE FUNCTION tell_tenant_changed('tenant_id');
--> statement-breakpoint
-- A host that went to another agency has left one.
CREATE TRIGGER tenant_host_left_told AFTER UPDATE ON tenant_host
  REFERENCING OLD TABLE AS told FOR EACH STATEMENT EXECUTE FUNCTION tell_tenant_changed('tenant_id');
--> statement-breakpoint
CREATE TRIGGER tenant_host_gone_told AFTER DELETE ON tenant_host
  REFERENCING OLD TABLE AS told FOR EACH STATEMENT EXECUTE FUNCTION tell_tenant_changed('tenant_id');
