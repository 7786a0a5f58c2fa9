ALTER TABLE "project_crew_item" ADD COLUMN "waiting" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE project_crew_item ADD CONSTRAINT crew_item_waiting CHECK (waiting >= 0);
--> statement-breakpoint
CREATE FUNCTION waits_for_answer(status text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN status IN ('applied','invited');
--> statement-breakpoint
-- Counts places where they are taken or asked for, so that capacity is one CHECK and one row lock, and what is missing is read and not counted.
CREATE OR REPLACE FUNCTION count_places() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE held int := 0; asked int := 0;
BEGIN
  IF TG_OP <> 'INSERT' THEN
    held := held - takes_place(OLD.status)::int;
    asked := asked - waits_for_answer(OLD.status)::int;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    held := held + takes_place(NEW.status)::int;
    asked := asked + waits_for_answer(NEW.status)::int;
  END IF;
  IF held <> 0 OR asked <> 0 THEN
    UPDATE project_crew_item SET filled = filled + held, waiting = waiting + asked
      WHERE tenant_id = COALESCE(NEW.tenant_id, OLD.tenant_id) AND id = COALESCE(NEW.item_id, OLD.item_id);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE a uuid;
BEGIN
  FOR a IN SELECT id FROM tenant LOOP
    PERFORM set_config('app.tenant_id', a::text, true);
    UPDATE project_crew_item i SET waiting = n.asked
      FROM (SELECT item_id, count(*) AS asked FROM project_crew_item_status
        WHERE tenant_id = a AND waits_for_answer(status) GROUP BY item_id) n
      WHERE i.tenant_id = a AND i.id = n.item_id;
  END LOOP;
  PERFORM set_config('app.tenant_id', '', true);
END $$;
