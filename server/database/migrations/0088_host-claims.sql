CREATE TABLE "host_claim" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"host" text NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "host_claim_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "host_claim_host" ON "host_claim" USING btree ("tenant_id","host");--> statement-breakpoint
SELECT secure_tenant_tables();--> statement-breakpoint
-- An agency's transaction reads and writes no hosts but its own, and these by the following only.
CREATE FUNCTION own_hosts() RETURNS TABLE (host text, main boolean) LANGUAGE sql STABLE SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
  SELECT h.host, h.main FROM tenant_host h WHERE h.tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid
$$;--> statement-breakpoint
CREATE FUNCTION host_of_other(named text) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
  SELECT EXISTS (SELECT FROM tenant_host h WHERE h.host = named
    AND h.tenant_id IS DISTINCT FROM nullif(current_setting('app.tenant_id', true), '')::uuid)
$$;--> statement-breakpoint
-- Whether it is this agency's now.
CREATE FUNCTION take_host(named text) RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
DECLARE own uuid := nullif(current_setting('app.tenant_id', true), '')::uuid;
BEGIN
  INSERT INTO tenant_host (host, tenant_id, main) VALUES (named, own, false) ON CONFLICT DO NOTHING;
  RETURN EXISTS (SELECT FROM tenant_host h WHERE h.host = named AND h.tenant_id = own);
END $$;--> statement-breakpoint
-- Where the main one leaves, the one that is asked at becomes it, or the first.
CREATE FUNCTION leave_host(named text, asked_at text) RETURNS text LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
DECLARE own uuid := nullif(current_setting('app.tenant_id', true), '')::uuid; was_main boolean;
BEGIN
  PERFORM FROM tenant_host h WHERE h.tenant_id = own ORDER BY h.host FOR UPDATE;
  SELECT h.main INTO was_main FROM tenant_host h WHERE h.tenant_id = own AND h.host = named;
  IF NOT FOUND THEN RETURN 'absent'; END IF;
  IF named = asked_at OR (SELECT count(*) FROM tenant_host h WHERE h.tenant_id = own) = 1 THEN RETURN 'last'; END IF;
  DELETE FROM tenant_host h WHERE h.tenant_id = own AND h.host = named;
  IF was_main THEN
    UPDATE tenant_host h SET main = true WHERE h.tenant_id = own AND h.host = (
      SELECT o.host FROM tenant_host o WHERE o.tenant_id = own ORDER BY o.host = asked_at DESC, o.host LIMIT 1);
  END IF;
  RETURN 'gone';
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION own_hosts(), host_of_other(text), take_host(text), leave_host(text, text) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION own_hosts(), host_of_other(text), take_host(text), leave_host(text, text) TO app_user;
