CREATE TABLE "push_message" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"subscription_id" uuid NOT NULL,
	"notice" text NOT NULL,
	"job_id" uuid,
	"mail_id" uuid,
	"once" text,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "push_message_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "push_subscription" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"mark" text NOT NULL,
	"public_key" text NOT NULL,
	"secret" text NOT NULL,
	"kind" text NOT NULL,
	"browser" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"arrived_at" timestamp (3) with time zone,
	"silent_since" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "push_subscription_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "push_message" ADD CONSTRAINT "push_message_subscription" FOREIGN KEY ("tenant_id","subscription_id") REFERENCES "public"."push_subscription"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_person" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "push_message_once" ON "push_message" USING btree ("tenant_id","subscription_id","once");--> statement-breakpoint
CREATE INDEX "push_message_due" ON "push_message" USING btree ("tenant_id","state","next_attempt_at");--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscription_mark" ON "push_subscription" USING btree ("tenant_id","mark");--> statement-breakpoint
CREATE INDEX "push_subscription_of" ON "push_subscription" USING btree ("tenant_id","person_id","created_at");--> statement-breakpoint
ALTER TABLE push_message ADD CONSTRAINT push_message_state_known CHECK (state IN ('queued','sent','failed','dropped'));--> statement-breakpoint
ALTER TABLE push_subscription ADD CONSTRAINT push_subscription_kind_known CHECK (kind IN ('phone','tablet','desk'));--> statement-breakpoint
SELECT secure_tenant_tables();--> statement-breakpoint
-- A message for every device of a person that is told, sent once the transaction stands.
CREATE FUNCTION queue_push(of_tenant uuid, whom uuid, notice text, job uuid, mail uuid, at timestamptz, once text) RETURNS void
  LANGUAGE sql AS $$
  WITH queued AS (
    INSERT INTO push_message (tenant_id, id, subscription_id, notice, job_id, mail_id, once, next_attempt_at, created_at)
    SELECT u.tenant_id, gen_random_uuid(), u.id, queue_push.notice, queue_push.job, queue_push.mail, queue_push.once, queue_push.at, queue_push.at
    FROM push_subscription u WHERE u.tenant_id = of_tenant AND u.person_id = whom AND u.ended_at IS NULL
    ON CONFLICT DO NOTHING RETURNING id)
  SELECT count(add_tenant_job('sendPush', jsonb_build_object('pushId', id::text), 'push ' || id)) FROM queued
$$;--> statement-breakpoint
-- Of one moment, a job is told of once: a crew and its positions may change together.
CREATE FUNCTION push_activity() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.code IN ('crewChanged','positionChanged') THEN
    IF EXISTS (SELECT FROM jsonb_array_elements(NEW.changes) c
        WHERE c->>'field' IN ('location','meetingPoint','startDate','endDate','startTime','endTime')) THEN
      PERFORM queue_push(s.tenant_id, s.person_id, 'changed', s.id, NULL, NEW.created_at,
        'changed ' || s.id || ' ' || extract(epoch FROM NEW.created_at))
      FROM project_crew_item_status s WHERE s.tenant_id = NEW.tenant_id AND s.status IN ('invited','confirmed')
        AND s.ends > NEW.created_at AND s.person_id IS DISTINCT FROM NEW.by_id
        AND (s.item_id = NEW.item_id OR (NEW.item_id IS NULL AND s.crew_id = NEW.crew_id));
    END IF;
  ELSE
    PERFORM queue_push(s.tenant_id, s.person_id, CASE NEW.code WHEN 'personInvited' THEN 'invited' WHEN 'personConfirmed' THEN 'confirmed'
        WHEN 'personNotNeeded' THEN 'notNeeded' WHEN 'personReactivated' THEN 'reactivated' ELSE 'lapsed' END,
      s.id, NULL, NEW.created_at, NULL)
    FROM project_crew_item_status s WHERE s.tenant_id = NEW.tenant_id AND s.item_id = NEW.item_id AND s.person_id = NEW.person_id;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
-- domain/pushSubscriptions/notices.ts says the same; a test holds both against each other.
CREATE TRIGGER activity_pushed AFTER INSERT ON activity FOR EACH ROW
  WHEN (NEW.type = 'LOG' AND (NEW.code IN ('crewChanged','positionChanged') OR (NEW.person_id IS DISTINCT FROM NEW.by_id
    AND NEW.code IN ('personInvited','personConfirmed','personNotNeeded','personReactivated','invitationLapsed'))))
  EXECUTE FUNCTION push_activity();--> statement-breakpoint
CREATE FUNCTION push_mail() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM queue_push(r.tenant_id, r.id, NEW.kind, NULL, NEW.id, NEW.created_at, 'mail ' || NEW.id)
  FROM person r WHERE r.tenant_id = NEW.tenant_id AND lower(r.email) = lower(NEW.recipient)
    AND EXISTS (SELECT FROM push_subscription u WHERE u.tenant_id = r.tenant_id AND u.person_id = r.id AND u.ended_at IS NULL);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER mail_pushed AFTER INSERT ON mail FOR EACH ROW
  WHEN (NEW.state = 'queued' AND NEW.kind IN ('cannotCome','crewChiefSheet','vacationAnswered','documentTurn','documentFinished',
    'documentDecided','calendarWithdrawn','quotationAnswered'))
  EXECUTE FUNCTION push_mail();
