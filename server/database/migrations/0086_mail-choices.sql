-- What an agency leaves to the app (`settings.mailed`) is written to nobody, unless the call is within twelve hours.
-- domain/pushSubscriptions/notices.ts names what may be left; a test holds both against each other.
CREATE OR REPLACE FUNCTION queue_job_mail(of_tenant uuid, whom uuid, notice text, job uuid, at timestamptz, once text) RETURNS void
  LANGUAGE sql AS $$
  WITH queued AS (
    INSERT INTO mail (tenant_id, id, kind, data, recipient, language, next_attempt_at, created_at)
    SELECT r.tenant_id, coalesce(md5(queue_job_mail.once)::uuid, gen_random_uuid()), 'jobNotice',
      jsonb_build_object('jobId', queue_job_mail.job, 'notice', queue_job_mail.notice), r.email,
      CASE WHEN t.use_user_language THEN r.language ELSE t.default_language END, queue_job_mail.at, queue_job_mail.at
    FROM person r JOIN tenant t ON t.id = r.tenant_id
    WHERE r.tenant_id = of_tenant AND r.id = whom AND r.email IS NOT NULL AND NOT EXISTS (
      SELECT FROM push_subscription u WHERE u.tenant_id = r.tenant_id AND u.person_id = r.id AND u.ended_at IS NULL)
      AND (queue_job_mail.notice NOT IN ('confirmed','lapsed')
        OR coalesce((t.settings->'mailed'->>queue_job_mail.notice)::boolean, true)
        OR EXISTS (SELECT FROM project_crew_item_status s WHERE s.tenant_id = of_tenant AND s.id = queue_job_mail.job
          AND s.starts <= queue_job_mail.at + interval '12 hours'))
    ON CONFLICT DO NOTHING RETURNING id)
  SELECT count(add_tenant_job('sendMail', jsonb_build_object('mailId', id::text), 'mail ' || id)) FROM queued
$$;
