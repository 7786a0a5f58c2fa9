import { type SQL, sql } from 'drizzle-orm'
import { logging } from '../activities/log.ts'
import type { Sweep } from '../queue/work.ts'

/**
 * Within a statement: projects are again what they were before anything of them was offered. `ended` names quotations by
 * `project_id`, `requested_before` and `quoted_before`.
 */
export const asBefore = (tenantId: string, ended: SQL): SQL => sql`
  update project p set requested_at = e.requested_before, quoted_at = e.quoted_before
  from ${ended} e where p.tenant_id = ${tenantId} and p.id = e.project_id`

/** Quotations nobody answered by the end of their last day, at the venue, have expired; the log says so. */
export const expireQuotations: Sweep = async (tx, tenantId, now) => {
  // Both are held, project first as whoever releases does; what somebody else holds waits for the next time.
  const { rows } = await tx.execute<{ id: string; number: string; projectId: string }>(sql`
    select q.id, q.number, q.project_id as "projectId" from project p
    join quotation q on q.tenant_id = p.tenant_id and q.project_id = p.id
    join location l on l.tenant_id = p.tenant_id and l.id = p.location_id
    where q.tenant_id = ${tenantId} and q.state = 'released' and q.valid_until < (${now}::timestamptz at time zone l.time_zone)::date
    limit 100 for no key update of p, q skip locked`)
  if (!rows.length) return
  const teller = { tenant: { id: tenantId }, who: { personId: null }, now }
  await tx.execute(sql`
    with ended as (update quotation set state = 'expired'
      where tenant_id = ${tenantId} and id = any(${sql.param(rows.map(({ id }) => id))}::uuid[])
      returning project_id, requested_before, quoted_before),
    logged as (${logging(
      teller,
      rows.map(({ projectId, number }) => ({ code: 'quotationExpired', projectId, text: number })),
    )})
    ${asBefore(tenantId, sql`ended`)}`)
}
