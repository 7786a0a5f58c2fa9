import { sql } from 'drizzle-orm'
import type { Sweep } from '../queue/work.ts'

/** Addresses nobody has read for 90 days withdraw themselves, and their owners are told while they can log in. */
export const withdrawUnread: Sweep = async (tx, tenantId, now, { useUserLanguage, defaultLanguage }) => {
  await tx.execute(sql`
    with gone as (
      delete from calendar_subscription where tenant_id = ${tenantId}
        and coalesce(read_at, created_at) < ${now}::timestamptz - interval '90 days' returning person_id, name),
    queued as (
      insert into mail (tenant_id, id, kind, data, recipient, language, next_attempt_at, created_at)
      select ${tenantId}::uuid, gen_random_uuid(), 'calendarWithdrawn', jsonb_build_object('name', gone.name), w.email,
        ${useUserLanguage ? sql`coalesce(w.language, ${defaultLanguage})` : sql`${defaultLanguage}::text`}, ${now}, ${now}
      from gone join person w on w.tenant_id = ${tenantId} and w.id = gone.person_id
      where w.email is not null and exists (select from login g
        where g.tenant_id = w.tenant_id and g.person_id = w.id and g.ended_at is null)
      returning id)
    select add_tenant_job('sendMail', jsonb_build_object('mailId', id::text), 'mail ' || id) from queued`)
}
