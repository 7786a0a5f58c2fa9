import { sql } from 'drizzle-orm'
import { mailsWithin, ownLanguage } from '../mail/mails-within.ts'
import type { Sweep } from '../queue/work.ts'

/** Addresses nobody has read for 90 days withdraw themselves, and their owners are told while they can log in. */
export const withdrawUnread: Sweep = async (tx, tenantId, now, tenant) => {
  const mails = mailsWithin(tenant, now, {
    kind: 'calendarWithdrawn',
    data: sql`jsonb_build_object('name', gone.name)`,
    recipient: sql`w.email`,
    language: ownLanguage(tenant, sql`w.language`),
    from: sql`gone join person w on w.tenant_id = ${tenantId} and w.id = gone.person_id
      where w.email is not null and exists (select from login g
        where g.tenant_id = w.tenant_id and g.person_id = w.id and g.ended_at is null)`,
  })
  await tx.execute(sql`
    with gone as (
      delete from calendar_subscription where tenant_id = ${tenantId}
        and coalesce(read_at, created_at) < ${now}::timestamptz - interval '90 days' returning person_id, name),
    ${mails.queued}
    select ${mails.jobs} as jobs`)
}
