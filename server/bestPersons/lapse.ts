import { sql } from 'drizzle-orm'
import { logging } from '../activities/log.ts'
import type { Tx } from '../database/tenant.ts'

/** Invitations nobody answered until they were to are declined, and the log says so. */
export async function lapseInvitations(tx: Tx, tenantId: string, now: Date): Promise<void> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from project_crew_item_status where tenant_id = ${tenantId} and status = 'invited' and answer_by <= ${now}
    order by person_id for no key update skip locked`)
  if (!rows.length) return
  const teller = { tenant: { id: tenantId }, who: { personId: null }, now }
  await tx.execute(sql`
    with logged as (${logging(
      teller,
      rows.map(({ id }) => ({ code: 'invitationLapsed', jobId: id })),
    )})
    update project_crew_item_status set status = 'declined', previous_status = 'invited', status_since = ${now}
    where tenant_id = ${tenantId} and id = any(${sql.param(rows.map(({ id }) => id))}::uuid[])`)
}
