ALTER TABLE mail ADD CONSTRAINT mail_state_known CHECK (state IN ('queued','sending','sent','unclear','failed'));
--> statement-breakpoint
ALTER TABLE password_link ADD CONSTRAINT password_link_purpose_known CHECK (purpose IN ('forgotten','renew','welcome'));
--> statement-breakpoint
ALTER TABLE item_rating ADD CONSTRAINT item_rating_range CHECK (rating BETWEEN 1 AND 5);
--> statement-breakpoint
ALTER TABLE project_crew_item_status ADD CONSTRAINT item_status_charged CHECK (charged_minutes BETWEEN 0 AND 2880 AND charged_to > charged_from);
--> statement-breakpoint
ALTER TABLE signed_hours ADD CONSTRAINT signed_hours_range CHECK (chargeable_minutes BETWEEN 0 AND 2880 AND ends_at > starts_at);
--> statement-breakpoint
ALTER TABLE hours_amendment ADD CONSTRAINT hours_amendment_range CHECK (chargeable_minutes BETWEEN 0 AND 2880 AND length(btrim(reason)) > 0);
--> statement-breakpoint
-- Signed before confirmed, signed and refused at once, or signed by nobody cannot be.
ALTER TABLE delivery_note ADD CONSTRAINT delivery_note_answer CHECK (
  (signed_at IS NULL OR (confirmed_at IS NOT NULL AND signature IS NOT NULL AND signer_name IS NOT NULL))
  AND (refused_at IS NULL OR (confirmed_at IS NOT NULL AND refusal IS NOT NULL AND signer_name IS NOT NULL))
  AND (signed_at IS NULL OR refused_at IS NULL));
--> statement-breakpoint
-- What a client has signed stays as it is, whoever sends the SQL: a correction is a row of its own.
CREATE FUNCTION keep_signed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is never changed or removed: signed hours are corrected by an amendment', TG_TABLE_NAME
    USING ERRCODE = 'check_violation', CONSTRAINT = 'signed_hours_kept';
END $$;
--> statement-breakpoint
CREATE TRIGGER signed_hours_kept BEFORE UPDATE OR DELETE ON signed_hours FOR EACH ROW EXECUTE FUNCTION keep_signed();
--> statement-breakpoint
CREATE TRIGGER signed_hours_kept_whole BEFORE TRUNCATE ON signed_hours FOR EACH STATEMENT EXECUTE FUNCTION keep_signed();
--> statement-breakpoint
CREATE TRIGGER hours_amendment_kept BEFORE UPDATE OR DELETE ON hours_amendment FOR EACH ROW EXECUTE FUNCTION keep_signed();
--> statement-breakpoint
CREATE TRIGGER hours_amendment_kept_whole BEFORE TRUNCATE ON hours_amendment FOR EACH STATEMENT EXECUTE FUNCTION keep_signed();
--> statement-breakpoint
CREATE TRIGGER item_status_kept BEFORE UPDATE ON project_crew_item_status FOR EACH ROW
  WHEN (OLD.status = 'signedOff' AND (NEW.status <> 'signedOff' OR NEW.charged_minutes IS DISTINCT FROM OLD.charged_minutes
    OR NEW.charged_from IS DISTINCT FROM OLD.charged_from OR NEW.charged_to IS DISTINCT FROM OLD.charged_to))
  EXECUTE FUNCTION keep_signed();
--> statement-breakpoint
CREATE TRIGGER item_status_kept_whole BEFORE DELETE ON project_crew_item_status FOR EACH ROW
  WHEN (OLD.status = 'signedOff') EXECUTE FUNCTION keep_signed();
--> statement-breakpoint
CREATE TRIGGER delivery_note_kept BEFORE UPDATE ON delivery_note FOR EACH ROW
  WHEN ((OLD.confirmed_at IS NOT NULL AND (NEW.confirmed_at IS DISTINCT FROM OLD.confirmed_at
      OR NEW.confirmed_by_id IS DISTINCT FROM OLD.confirmed_by_id OR NEW.number <> OLD.number OR NEW.crew_id <> OLD.crew_id))
    OR ((OLD.signed_at IS NOT NULL OR OLD.refused_at IS NOT NULL) AND (NEW.signed_at IS DISTINCT FROM OLD.signed_at
      OR NEW.refused_at IS DISTINCT FROM OLD.refused_at OR NEW.signer_name IS DISTINCT FROM OLD.signer_name
      OR NEW.signature IS DISTINCT FROM OLD.signature OR NEW.refusal IS DISTINCT FROM OLD.refusal)))
  EXECUTE FUNCTION keep_signed();
--> statement-breakpoint
CREATE TRIGGER delivery_note_kept_whole BEFORE DELETE ON delivery_note FOR EACH ROW
  WHEN (OLD.confirmed_at IS NOT NULL) EXECUTE FUNCTION keep_signed();
--> statement-breakpoint
-- Work for later. The tenant is added here, so that no caller can name another one.
CREATE FUNCTION add_tenant_job(task text, payload jsonb, key text, run_at timestamptz DEFAULT now()) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE tenant text := nullif(current_setting('app.tenant_id', true), '');
BEGIN
  IF tenant IS NULL THEN RAISE EXCEPTION 'a job needs a tenant'; END IF;
  PERFORM graphile_worker.add_job(task, (payload || jsonb_build_object('tenant', tenant))::json,
    job_key => tenant || ' ' || key, run_at => add_tenant_job.run_at);
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION add_tenant_job(text, jsonb, text, timestamptz) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION add_tenant_job(text, jsonb, text, timestamptz) TO app_user;
--> statement-breakpoint
DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['delivery_note','signed_hours','hours_amendment','item_rating','stored_file','mail','password_link','plus_crew']
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
REVOKE UPDATE, DELETE ON signed_hours, hours_amendment FROM app_user;
--> statement-breakpoint
REVOKE UPDATE ON stored_file FROM app_user;
