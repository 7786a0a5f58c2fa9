-- How a trigger's statement is gone about is settled when a connection first comes by, often with one row. Joined with each
-- other, what was and what is were then gone through pair by pair also where thousands changed: sorted together they are not.
CREATE OR REPLACE FUNCTION keep_words() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE tenant uuid; ids uuid[];
BEGIN
  IF TG_OP = 'DELETE' THEN
    FOR tenant, ids IN SELECT g.tenant_id, array_agg(g.id) FROM gone g GROUP BY g.tenant_id
    LOOP DELETE FROM search_word w WHERE w.tenant_id = tenant AND w.kind = TG_TABLE_NAME AND w.subject_id = ANY (ids); END LOOP;
    RETURN NULL;
  END IF;
  IF TG_OP = 'UPDATE' THEN
    FOR tenant, ids IN SELECT o.tenant_id, array_agg(o.id) FROM (
        SELECT b.tenant_id, b.id FROM (
          SELECT g.tenant_id, g.id, told_by(to_jsonb(g), TG_ARGV) AS told FROM gone g
          UNION ALL SELECT n.tenant_id, n.id, told_by(to_jsonb(n), TG_ARGV) FROM come n) b
        GROUP BY b.tenant_id, b.id HAVING count(DISTINCT coalesce(b.told, '')) > 1) o
      GROUP BY o.tenant_id
    LOOP DELETE FROM search_word w WHERE w.tenant_id = tenant AND w.kind = TG_TABLE_NAME AND w.subject_id = ANY (ids); END LOOP;
  END IF;
  INSERT INTO search_word (tenant_id, kind, word, subject_id)
    SELECT n.tenant_id, TG_TABLE_NAME, word, n.id FROM come n, words_of(told_by(to_jsonb(n), TG_ARGV)) word
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION tell_project_days() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE tenant uuid; crews uuid[]; ids uuid[];
BEGIN
  FOR tenant, crews IN EXECUTE CASE TG_OP
    WHEN 'INSERT' THEN 'SELECT n.tenant_id, array_agg(DISTINCT n.crew_id) FROM come n GROUP BY n.tenant_id'
    WHEN 'DELETE' THEN 'SELECT g.tenant_id, array_agg(DISTINCT g.crew_id) FROM gone g GROUP BY g.tenant_id'
    ELSE 'SELECT o.tenant_id, array_agg(DISTINCT o.crew_id) FROM (
        SELECT b.tenant_id, (array_agg(b.crew_id ORDER BY b.is_now DESC))[1] AS crew_id FROM (
          SELECT g.tenant_id, g.id, g.crew_id, g.start_date, false AS is_now FROM gone g
          UNION ALL SELECT n.tenant_id, n.id, n.crew_id, n.start_date, true FROM come n) b
        GROUP BY b.tenant_id, b.id HAVING min(b.start_date) <> max(b.start_date)) o
      GROUP BY o.tenant_id'
    END
  LOOP
    SELECT array_agg(DISTINCT c.project_id) INTO ids FROM project_crew c WHERE c.tenant_id = tenant AND c.id = ANY (crews);
    IF ids IS NOT NULL THEN PERFORM keep_project_days(tenant, ids); END IF;
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION tell_crew_hours() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE tenant uuid; ids uuid[];
BEGIN
  IF TG_OP = 'UPDATE' THEN
    FOR tenant, ids IN SELECT o.tenant_id, array_agg(DISTINCT o.crew_id) FROM (
        SELECT b.tenant_id, (array_agg(b.crew_id ORDER BY b.is_now DESC))[1] AS crew_id FROM (
          SELECT g.tenant_id, g.id, g.crew_id, g.starts, g.ends, false AS is_now FROM gone g
          UNION ALL SELECT n.tenant_id, n.id, n.crew_id, n.starts, n.ends, true FROM come n) b
        GROUP BY b.tenant_id, b.id HAVING min(b.starts) <> max(b.starts) OR min(b.ends) <> max(b.ends)) o
      GROUP BY o.tenant_id
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
