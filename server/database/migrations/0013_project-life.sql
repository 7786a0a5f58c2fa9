DROP INDEX "project_begin";--> statement-breakpoint
DROP INDEX "project_of_manager";--> statement-breakpoint
DROP INDEX "project_company";--> statement-breakpoint
ALTER TABLE "project" ADD COLUMN "quoted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "project" ADD COLUMN "closed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "project" ADD COLUMN "first_day" date DEFAULT 'epoch' NOT NULL;--> statement-breakpoint
ALTER TABLE "project" ADD COLUMN "last_day" date DEFAULT 'epoch' NOT NULL;--> statement-breakpoint
CREATE INDEX "project_first_day" ON "project" USING btree ("tenant_id","first_day");--> statement-breakpoint
CREATE INDEX "project_last_day" ON "project" USING btree ("tenant_id","last_day");--> statement-breakpoint
CREATE INDEX "project_manager_day" ON "project" USING btree ("tenant_id","manager_id","last_day");--> statement-breakpoint
CREATE INDEX "project_company" ON "project" USING btree ("tenant_id","company_id","first_day");--> statement-breakpoint
-- The days projects really have. They are locked first and read by a statement after that, which sees what whoever held
-- the lock has written.
CREATE FUNCTION keep_project_days(tenant uuid, ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM project WHERE tenant_id = tenant AND id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE project p SET first_day = coalesce(d.first, p.begin_date), last_day = coalesce(d.last, p.end_date)
    FROM unnest(ids) named, LATERAL (
      SELECT min(i.start_date) AS first, max(i.start_date) AS last
      FROM project_crew c JOIN project_crew_item i ON i.tenant_id = c.tenant_id AND i.crew_id = c.id
      WHERE c.tenant_id = tenant AND c.project_id = named) d
    WHERE p.tenant_id = tenant AND p.id = named
      AND (p.first_day, p.last_day) IS DISTINCT FROM (coalesce(d.first, p.begin_date), coalesce(d.last, p.end_date));
END $$;
--> statement-breakpoint
CREATE FUNCTION announce_project_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.first_day := NEW.begin_date;
  NEW.last_day := NEW.end_date;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER project_days_new BEFORE INSERT ON project FOR EACH ROW EXECUTE FUNCTION announce_project_days();
--> statement-breakpoint
CREATE FUNCTION reannounce_project_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_project_days(NEW.tenant_id, ARRAY[NEW.id]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER project_days_changed AFTER UPDATE OF begin_date, end_date ON project
  FOR EACH ROW WHEN ((OLD.begin_date, OLD.end_date) IS DISTINCT FROM (NEW.begin_date, NEW.end_date))
  EXECUTE FUNCTION reannounce_project_days();
--> statement-breakpoint
CREATE FUNCTION tell_project_days() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE tenant uuid; ids uuid[];
BEGIN
  IF TG_OP = 'UPDATE' THEN
    FOR tenant, ids IN SELECT c.tenant_id, array_agg(DISTINCT c.project_id)
      FROM come n JOIN gone g ON g.tenant_id = n.tenant_id AND g.id = n.id AND g.start_date <> n.start_date
      JOIN project_crew c ON c.tenant_id = n.tenant_id AND c.id = n.crew_id GROUP BY c.tenant_id
    LOOP PERFORM keep_project_days(tenant, ids); END LOOP;
  ELSIF TG_OP = 'INSERT' THEN
    FOR tenant, ids IN SELECT c.tenant_id, array_agg(DISTINCT c.project_id)
      FROM come n JOIN project_crew c ON c.tenant_id = n.tenant_id AND c.id = n.crew_id GROUP BY c.tenant_id
    LOOP PERFORM keep_project_days(tenant, ids); END LOOP;
  ELSE
    FOR tenant, ids IN SELECT c.tenant_id, array_agg(DISTINCT c.project_id)
      FROM gone n JOIN project_crew c ON c.tenant_id = n.tenant_id AND c.id = n.crew_id GROUP BY c.tenant_id
    LOOP PERFORM keep_project_days(tenant, ids); END LOOP;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER project_days_item_new AFTER INSERT ON project_crew_item
  REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION tell_project_days();
--> statement-breakpoint
CREATE TRIGGER project_days_item_changed AFTER UPDATE ON project_crew_item
  REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION tell_project_days();
--> statement-breakpoint
CREATE TRIGGER project_days_item_gone AFTER DELETE ON project_crew_item
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION tell_project_days();
--> statement-breakpoint
DO $$
DECLARE a uuid;
BEGIN
  FOR a IN SELECT id FROM tenant LOOP
    PERFORM set_config('app.tenant_id', a::text, true);
    UPDATE project SET first_day = begin_date, last_day = end_date;
    PERFORM keep_project_days(a, (SELECT array_agg(id) FROM project WHERE tenant_id = a));
  END LOOP;
  PERFORM set_config('app.tenant_id', '', true);
END $$;
