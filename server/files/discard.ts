import { type SQL, sql } from 'drizzle-orm'
import type { Services } from '../services.ts'
import { heldIds, keyedHolders } from './held-files.ts'

type Discarding = Pick<Services, 'database' | 'files' | 'now'>

/** Hours a file may lie about before something holds it, and its bytes once nothing does. */
const grace = 24
/** So many are looked at in one statement. */
const atOnce = 1000

const graceEnds = (now: Date): SQL => sql`${now}::timestamptz - ${`${grace} hours`}::interval`

/**
 * Strikes the files of a tenant off that no row of any table names. A row that comes to name one at the same time waits,
 * and then finds none: the keys see to it. Their bytes stay until `removeDiscarded`. Answers how many.
 */
export async function discardFiles({ database, now }: Discarding, tenantId: string): Promise<number> {
  let sum = 0
  for (;;) {
    const gone = await database.withTenant(tenantId, async tx => {
      const held = sql.raw(heldIds(await keyedHolders(tx), `'${tenantId}'::uuid`))
      const { rows } = await tx.execute<{ id: string }>(sql`
        with held as materialized (${held}),
        loose as (select f.id from stored_file f where f.tenant_id = ${tenantId} and f.created_at < ${graceEnds(now())}
          and not exists (select from held where held.id = f.id) order by f.id limit ${atOnce}),
        struck as (delete from stored_file f using loose where f.tenant_id = ${tenantId} and f.id = loose.id returning f.id)
        insert into discarded_file (tenant_id, id, discarded_at) select ${tenantId}::uuid, s.id, ${now()}::timestamptz
          from struck s returning id`)
      return rows.length
    })
    sum += gone
    if (gone < atOnce) return sum
  }
}

/** Takes the bytes of what was discarded a day ago out of the store, then what is left of it. Answers how many. */
export async function removeDiscarded({ database, files, now }: Discarding, tenantId: string): Promise<number> {
  let sum = 0
  for (;;) {
    const due = await database.withTenant(
      tenantId,
      tx =>
        tx.execute<{ id: string }>(sql`select d.id from discarded_file d where d.tenant_id = ${tenantId}
          and d.discarded_at < ${graceEnds(now())} order by d.discarded_at, d.id limit 100`),
      { readOnly: true },
    )
    const ids = due.rows.map(({ id }) => id)
    for (const id of ids) await files.delete(`${tenantId}/${id}`)
    if (ids.length)
      await database.withTenant(tenantId, tx =>
        tx.execute(
          sql`delete from discarded_file where tenant_id = ${tenantId} and id = any(${sql.param(ids)}::uuid[])`,
        ),
      )
    sum += ids.length
    if (ids.length < 100) return sum
  }
}
