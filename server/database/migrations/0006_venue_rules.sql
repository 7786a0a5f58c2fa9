ALTER TABLE plus_crew_value_type ADD CONSTRAINT plus_crew_value_type_unit CHECK (unit IN ('amount','hours','bonus'));
--> statement-breakpoint
ALTER TABLE plus_crew_value ADD CONSTRAINT plus_crew_value_bonus CHECK (
  (bonus_of_turnover IS NULL) = (bonus_above_target IS NULL)
  AND bonus_of_turnover BETWEEN 0 AND 100 AND bonus_above_target BETWEEN 0 AND 100);
--> statement-breakpoint
ALTER TABLE punch ADD CONSTRAINT punch_pin_known CHECK (pin IN ('right','wrong','none'));
--> statement-breakpoint
ALTER TABLE punch ADD CONSTRAINT punch_pin_at_kiosk CHECK (pin IS NULL OR kiosk_id IS NOT NULL);
--> statement-breakpoint
ALTER TABLE kiosk ADD CONSTRAINT kiosk_waiting_counted CHECK (waiting >= 0);
--> statement-breakpoint
-- What every agency counts of its plus crews, and the plus crews there are already.
DO $$
DECLARE a uuid;
BEGIN
  FOR a IN SELECT id FROM tenant LOOP
    PERFORM set_config('app.tenant_id', a::text, true);
    INSERT INTO plus_crew_type (tenant_id, id, caption, sort)
      SELECT a, gen_random_uuid(), caption, sort FROM (VALUES ('Logistics', 1), ('Service', 2), ('Retail', 3)) AS known (caption, sort);
    INSERT INTO plus_crew_value_type (tenant_id, id, caption, unit, sort)
      SELECT a, gen_random_uuid(), caption, unit, sort FROM (VALUES ('Actual Turnover', 'amount', 1), ('Staff Hours', 'hours', 2),
        ('Target Turnover', 'amount', 3), ('Team Bonus', 'bonus', 4)) AS known (caption, unit, sort);
    INSERT INTO plus_crew_source_type (tenant_id, id, caption, sort)
      SELECT a, gen_random_uuid(), caption, sort FROM (VALUES ('Entered by hand', 1), ('Pasted from a sheet', 2),
        ('Filled with the daily value', 3)) AS known (caption, sort);
    INSERT INTO plus_crew_value (tenant_id, id, plus_crew_id, type_id)
      SELECT a, gen_random_uuid(), c.id, v.id FROM plus_crew c JOIN plus_crew_value_type v ON v.tenant_id = c.tenant_id
      WHERE c.tenant_id = a;
  END LOOP;
  PERFORM set_config('app.tenant_id', '', true);
END $$;
--> statement-breakpoint
DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['kiosk','plus_crew_type','plus_crew_source_type','plus_crew_value','plus_crew_value_data','plus_crew_value_type']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY own_tenant ON %I
      USING (tenant_id = nullif(current_setting(''app.tenant_id'', true), '''')::uuid)
      WITH CHECK (tenant_id = nullif(current_setting(''app.tenant_id'', true), '''')::uuid)', t);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO app_user', t);
  END LOOP;
END $$;
