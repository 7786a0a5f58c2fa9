CREATE TABLE "job_answer_link" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_answer_link_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "job_answer_link_token" UNIQUE("tenant_id","token_hash")
);
--> statement-breakpoint
ALTER TABLE "job_answer_link" ADD CONSTRAINT "job_answer_link_job" FOREIGN KEY ("tenant_id","job_id") REFERENCES "public"."project_crew_item_status"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
SELECT secure_tenant_tables();--> statement-breakpoint
-- Whoever has no device that would be told is written to. Of one moment, a shift is written of once.
CREATE FUNCTION queue_job_mail(of_tenant uuid, whom uuid, notice text, job uuid, at timestamptz, once text) RETURNS void
  LANGUAGE sql AS $$
  WITH queued AS (
    INSERT INTO mail (tenant_id, id, kind, data, recipient, language, next_attempt_at, created_at)
    SELECT r.tenant_id, coalesce(md5(queue_job_mail.once)::uuid, gen_random_uuid()), 'jobNotice',
      jsonb_build_object('jobId', queue_job_mail.job, 'notice', queue_job_mail.notice), r.email,
      CASE WHEN t.use_user_language THEN r.language ELSE t.default_language END, queue_job_mail.at, queue_job_mail.at
    FROM person r JOIN tenant t ON t.id = r.tenant_id
    WHERE r.tenant_id = of_tenant AND r.id = whom AND r.email IS NOT NULL AND NOT EXISTS (
      SELECT FROM push_subscription u WHERE u.tenant_id = r.tenant_id AND u.person_id = r.id AND u.ended_at IS NULL)
    ON CONFLICT DO NOTHING RETURNING id)
  SELECT count(add_tenant_job('sendMail', jsonb_build_object('mailId', id::text), 'mail ' || id)) FROM queued
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION push_activity() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.code IN ('crewChanged','positionChanged') THEN
    IF EXISTS (SELECT FROM jsonb_array_elements(NEW.changes) c
        WHERE c->>'field' IN ('location','meetingPoint','startDate','endDate','startTime','endTime')) THEN
      PERFORM queue_push(s.tenant_id, s.person_id, 'changed', s.id, NULL, NEW.created_at,
          'changed ' || s.id || ' ' || extract(epoch FROM NEW.created_at)),
        queue_job_mail(s.tenant_id, s.person_id, 'changed', s.id, NEW.created_at,
          'changed ' || s.id || ' ' || extract(epoch FROM NEW.created_at))
      FROM project_crew_item_status s WHERE s.tenant_id = NEW.tenant_id AND s.status IN ('invited','confirmed')
        AND s.ends > NEW.created_at AND s.person_id IS DISTINCT FROM NEW.by_id
        AND (s.item_id = NEW.item_id OR (NEW.item_id IS NULL AND s.crew_id = NEW.crew_id));
    END IF;
  ELSE
    PERFORM queue_push(s.tenant_id, s.person_id, n.notice, s.id, NULL, NEW.created_at, NULL),
      queue_job_mail(s.tenant_id, s.person_id, n.notice, s.id, NEW.created_at, NULL)
    FROM project_crew_item_status s
    CROSS JOIN (SELECT CASE NEW.code WHEN 'personInvited' THEN 'invited' WHEN 'personConfirmed' THEN 'confirmed'
        WHEN 'personNotNeeded' THEN 'notNeeded' WHEN 'personReactivated' THEN 'reactivated' ELSE 'lapsed' END AS notice) n
    WHERE s.tenant_id = NEW.tenant_id AND s.item_id = NEW.item_id AND s.person_id = NEW.person_id;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
DROP TRIGGER activity_pushed ON activity;--> statement-breakpoint
-- domain/pushSubscriptions/notices.ts says the same; a test holds both against each other. What a demo has its log tell is no news.
CREATE TRIGGER activity_pushed AFTER INSERT ON activity FOR EACH ROW
  WHEN (NEW.type = 'LOG' AND coalesce(current_setting('app.no_news', true), '') <> 'on'
    AND (NEW.code IN ('crewChanged','positionChanged') OR (NEW.person_id IS DISTINCT FROM NEW.by_id
    AND NEW.code IN ('personInvited','personConfirmed','personNotNeeded','personReactivated','invitationLapsed'))))
  EXECUTE FUNCTION push_activity();
