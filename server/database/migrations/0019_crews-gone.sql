-- A crew that goes takes its positions along in one statement: which project they were of, only the crew still says.
CREATE FUNCTION tell_crews_gone() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE tenant uuid; ids uuid[];
BEGIN
  FOR tenant, ids IN SELECT n.tenant_id, array_agg(DISTINCT n.project_id) FROM gone n GROUP BY n.tenant_id
  LOOP PERFORM keep_project_days(tenant, ids); END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER project_days_crew_gone AFTER DELETE ON project_crew
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION tell_crews_gone();
