ALTER TABLE "project_crew_item_status" ADD COLUMN "cancel_reason" text;--> statement-breakpoint
ALTER TABLE "project_crew_item_status" ADD COLUMN "agreed" jsonb;
--> statement-breakpoint
ALTER TABLE project_crew_item_status ADD CONSTRAINT item_status_cancel_reason CHECK (char_length(cancel_reason) BETWEEN 1 AND 500);
--> statement-breakpoint
-- When and where a position works: `core` is what a person agrees to, `shown` how it is told. Names may change freely.
CREATE FUNCTION agreement(i project_crew_item, c project_crew, l location) RETURNS jsonb LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT jsonb_build_object(
    'core', jsonb_build_object('start', i.start_date || ' ' || i.start_time,
      'end', coalesce(i.end_date, i.start_date + CASE WHEN i.end_time <= i.start_time THEN 1 ELSE 0 END) || ' ' || i.end_time,
      'zone', i.time_zone, 'place', l.id, 'meetingPoint', c.meeting_point),
    'shown', jsonb_build_object('startDate', i.start_date, 'endDate', i.end_date, 'startTime', i.start_time, 'endTime', i.end_time,
      'timeZone', i.time_zone, 'place', l.name, 'meetingPoint', c.meeting_point))
$$;
--> statement-breakpoint
CREATE FUNCTION keep_agreement() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND takes_place(OLD.status) THEN RETURN NEW; END IF;
  NEW.agreed := (SELECT agreement(i, c, l) FROM project_crew_item i
    JOIN project_crew c ON c.tenant_id = i.tenant_id AND c.id = i.crew_id
    JOIN location l ON l.tenant_id = c.tenant_id AND l.id = c.location_id
    WHERE i.tenant_id = NEW.tenant_id AND i.id = NEW.item_id);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER item_status_agreed BEFORE INSERT OR UPDATE OF status ON project_crew_item_status
  FOR EACH ROW WHEN (NEW.status = 'confirmed') EXECUTE FUNCTION keep_agreement();
