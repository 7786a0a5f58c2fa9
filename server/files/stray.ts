import { sql } from 'drizzle-orm'
import type { Services } from '../services.ts'
import type { Stored } from './file-store.ts'

/** Hours bytes may lie in the store before their row has to stand. */
const grace = 48
const atOnce = 500

/** How many, and their bytes. */
export interface Strays {
  count: number
  size: number
}

/**
 * What lies in the store of a tenant for two days and no row ever named: a kill between bytes and row leaves it behind.
 * Taken out only where `remove` says so, for a store that two installations share looks to each as if the other's files
 * were strays.
 */
export async function strayFiles(
  { database, files, now }: Pick<Services, 'database' | 'files' | 'now'>,
  tenantId: string,
  remove: boolean,
): Promise<Strays> {
  const before = now().getTime() - grace * 3_600_000
  const found: Strays = { count: 0, size: 0 }
  const judge = async (those: readonly Stored[]) => {
    const named = await namedAmong(
      database,
      tenantId,
      those.map(({ key }) => idOf(key)),
    )
    for (const { key, size } of those) {
      if (named.has(idOf(key))) continue
      if (remove) await files.delete(key)
      found.count++
      found.size += size
    }
  }
  let some: Stored[] = []
  for await (const one of files.list(tenantId)) {
    if (one.storedAt.getTime() >= before) continue
    some.push(one)
    if (some.length < atOnce) continue
    await judge(some)
    some = []
  }
  await judge(some)
  return found
}

/** What is half written has a name of its own, which no row names. */
const idOf = (key: string): string => key.slice(key.indexOf('/') + 1)

async function namedAmong(database: Services['database'], tenantId: string, ids: readonly string[]) {
  const asked = sql.param([...ids])
  const { rows } = await database.withTenant(
    tenantId,
    tx =>
      tx.execute<{ id: string }>(sql`
        select f.id::text as id from stored_file f where f.tenant_id = ${tenantId} and f.id::text = any(${asked}::text[])
        union all select d.id::text from discarded_file d where d.tenant_id = ${tenantId} and d.id::text = any(${asked}::text[])
        union all select p.piece ->> 'id' from upload u, jsonb_array_elements(u.pieces) as p(piece)
          where u.tenant_id = ${tenantId} and p.piece ->> 'id' = any(${asked}::text[])`),
    { readOnly: true },
  )
  return new Set(rows.map(({ id }) => id))
}
