import { sql } from 'drizzle-orm'
import type { Sweep } from '../queue/work.ts'

const atOnce = 500
/** ms before the call. */
const reminderLead = 2 * 3_600_000
/** ms: messages are kept so long for whoever asks what was told. */
const keptFor = 30 * 86_400_000

const pushJob = sql.raw(`add_tenant_job('sendPush', jsonb_build_object('pushId', id::text), 'push ' || id)`)

/** Jobs are added again for messages that are due; those long done are forgotten. */
export const sweepPushes: Sweep = async (tx, tenantId, now) => {
  await tx.execute(sql`select ${pushJob} from (select id from push_message
    where tenant_id = ${tenantId} and state = 'queued' and next_attempt_at <= ${now} order by next_attempt_at limit ${atOnce}) due`)
  await tx.execute(sql`delete from push_message where tenant_id = ${tenantId} and state <> 'queued'
    and created_at < ${new Date(now.getTime() - keptFor)}`)
}

/** Whoever is confirmed and not in yet is reminded of the call once. */
export const remindOfCalls: Sweep = async (tx, tenantId, now) => {
  await tx.execute(sql`
    select queue_push(s.tenant_id, s.person_id, 'reminder', s.id, null, ${now}::timestamptz,
      'reminder ' || s.id || ' ' || extract(epoch from s.starts))
    from project_crew_item_status s
    where s.tenant_id = ${tenantId} and s.status = 'confirmed' and s.starts > ${now}
      and s.starts <= ${new Date(now.getTime() + reminderLead)}
      and exists (select from push_subscription u where u.tenant_id = s.tenant_id and u.person_id = s.person_id and u.ended_at is null)`)
}
