ALTER TABLE "project_crew_item" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
-- Several shifts of one person may move in one statement: it is the end of the statement that may not overlap.
ALTER TABLE project_crew_item_status DROP CONSTRAINT item_status_no_overlap;
--> statement-breakpoint
ALTER TABLE project_crew_item_status ADD CONSTRAINT item_status_no_overlap EXCLUDE USING gist
  (tenant_id WITH =, person_id WITH =, tstzrange(starts, ends) WITH &&)
  WHERE (status IN ('confirmed','checkedIn','checkedOut','signedOff') AND NOT overlap_accepted) DEFERRABLE INITIALLY IMMEDIATE;

--> statement-breakpoint
-- A crew works from its first position to its last. Locked first and read after, as the days of a project are.
CREATE FUNCTION keep_crew_hours(tenant uuid, ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM project_crew WHERE tenant_id = tenant AND id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE project_crew c SET starts = d.starts, ends = d.ends
    FROM unnest(ids) named, LATERAL (
      SELECT min(i.starts) AS starts, max(i.ends) AS ends FROM project_crew_item i WHERE i.tenant_id = tenant AND i.crew_id = named) d
    WHERE c.tenant_id = tenant AND c.id = named AND d.starts IS NOT NULL AND (c.starts, c.ends) IS DISTINCT FROM (d.starts, d.ends);
END $$;
--> statement-breakpoint
CREATE FUNCTION tell_crew_hours() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE tenant uuid; ids uuid[];
BEGIN
  IF TG_OP = 'UPDATE' THEN
    FOR tenant, ids IN SELECT n.tenant_id, array_agg(DISTINCT n.crew_id)
      FROM come n JOIN gone g ON g.tenant_id = n.tenant_id AND g.id = n.id AND (g.starts, g.ends) <> (n.starts, n.ends)
      GROUP BY n.tenant_id
    LOOP PERFORM keep_crew_hours(tenant, ids); END LOOP;
  ELSIF TG_OP = 'INSERT' THEN
    FOR tenant, ids IN SELECT n.tenant_id, array_agg(DISTINCT n.crew_id) FROM come n GROUP BY n.tenant_id
    LOOP PERFORM keep_crew_hours(tenant, ids); END LOOP;
  ELSE
    FOR tenant, ids IN SELECT n.tenant_id, array_agg(DISTINCT n.crew_id) FROM gone n GROUP BY n.tenant_id
    LOOP PERFORM keep_crew_hours(tenant, ids); END LOOP;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER crew_hours_item_new AFTER INSERT ON project_crew_item
  REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION tell_crew_hours();
--> statement-breakpoint
CREATE TRIGGER crew_hours_item_changed AFTER UPDATE ON project_crew_item
  REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION tell_crew_hours();
--> statement-breakpoint
CREATE TRIGGER crew_hours_item_gone AFTER DELETE ON project_crew_item
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION tell_crew_hours();
