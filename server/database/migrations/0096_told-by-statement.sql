-- One notice for a crew and a statement here as well, however many rows. That a session has ended stays a matter of its
-- row: each notice names one, and a trigger of a statement would have to look at every session that is prolonged.
DROP TRIGGER security_check_told ON security_check;
--> statement-breakpoint
DROP TRIGGER security_check_answer_told ON security_check_answer;
--> statement-breakpoint
DROP TRIGGER security_check_signature_told ON security_check_signature;
--> statement-breakpoint
DROP TRIGGER crew_chief_sheet_told ON crew_chief_sheet;
--> statement-breakpoint
DROP FUNCTION tell_security_check();
--> statement-breakpoint
DROP FUNCTION tell_crew_chief_sheet();
--> statement-breakpoint
-- Whoever leads the crew is told; nobody's own line has changed.
CREATE FUNCTION tell_crew_lead() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('crew_changed', json_build_object('tenant', tenant_id, 'crew', crew_id, 'people', '[]'::json, 'kind', 'status')::text)
    FROM told GROUP BY tenant_id, crew_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION tell_lead_of_check() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE tenant uuid; ids uuid[];
BEGIN
  FOR tenant, ids IN SELECT t.tenant_id, array_agg(DISTINCT t.check_id) FROM told t GROUP BY t.tenant_id
  LOOP
    PERFORM pg_notify('crew_changed', json_build_object('tenant', tenant, 'crew', k.crew_id, 'people', '[]'::json, 'kind', 'status')::text)
      FROM security_check k WHERE k.tenant_id = tenant AND k.id = ANY (ids) GROUP BY k.crew_id;
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER security_check_told AFTER UPDATE ON security_check
  REFERENCING NEW TABLE AS told FOR EACH STATEMENT EXECUTE FUNCTION tell_crew_lead();
--> statement-breakpoint
CREATE TRIGGER security_check_answer_new_told AFTER INSERT ON security_check_answer
  REFERENCING NEW TABLE AS told FOR EACH STATEMENT EXECUTE FUNCTION tell_lead_of_check();
--> statement-breakpoint
CREATE TRIGGER security_check_answer_told AFTER UPDATE ON security_check_answer
  REFERENCING NEW TABLE AS told FOR EACH STATEMENT EXECUTE FUNCTION tell_lead_of_check();
--> statement-breakpoint
CREATE TRIGGER security_check_signature_told AFTER INSERT ON security_check_signature
  REFERENCING NEW TABLE AS told FOR EACH STATEMENT EXECUTE FUNCTION tell_lead_of_check();
--> statement-breakpoint
CREATE TRIGGER crew_chief_sheet_told AFTER INSERT ON crew_chief_sheet
  REFERENCING NEW TABLE AS told FOR EACH STATEMENT EXECUTE FUNCTION tell_crew_lead();