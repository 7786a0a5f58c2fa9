import { sql } from 'drizzle-orm'
import { logging } from '../activities/log.ts'
import type { Sweep } from '../queue/work.ts'

/** Names of those who were erased go once the last record that had to keep them need not do so any more. */
export const forgetNames: Sweep = async (tx, tenantId, now) => {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select r.id from person r where r.tenant_id = ${tenantId} and r.erased_at is not null and r.name_gone_at is null
      and (r.name_kept_until is null or r.name_kept_until < (${now}::timestamptz at time zone 'UTC')::date)
    order by r.id limit 100`)
  for (const { id } of rows) {
    await tx.execute(sql`select forget_name(${tenantId}, ${id}, ${now})`)
    const teller = { tenant: { id: tenantId }, who: { personId: null }, now }
    await tx.execute(logging(teller, [{ code: 'personNameGone', personId: id }]))
  }
}
