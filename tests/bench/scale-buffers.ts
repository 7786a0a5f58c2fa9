/** What statements read of the database, counted by the database itself. */
import pg from 'pg'

export interface Statement {
  text: string
  values: unknown[]
}

interface PlanNode {
  'Index Name'?: string
  'Index Searches'?: number
  Plans?: PlanNode[]
}

const frame = /^\s*(begin|start transaction|commit|rollback|savepoint|release|set |select set_config|listen|unlisten)/i

/** Runs the work and says which statements went to the database meanwhile, frames not counted. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const seen: Statement[] = []
  const { query } = pg.Client.prototype
  const noted = function (this: pg.Client, ...given: unknown[]) {
    const [first, values] = given
    const text = typeof first === 'string' ? first : ((first as { text?: string } | undefined)?.text ?? '')
    if (text && !frame.test(text) && !text.includes('graphile_worker'))
      seen.push({ text, values: Array.isArray(values) ? values : [] })
    return Reflect.apply(query, this, given) as unknown
  }
  Object.assign(pg.Client.prototype, { query: noted })
  try {
    await work()
  } finally {
    Object.assign(pg.Client.prototype, { query })
  }
  return seen
}

export interface Read {
  /** Pages of 8 KB, found in memory or not. */
  buffers: number
  /** How often each index was gone down. */
  searches: Map<string, number>
  plans: string[]
}

const inTenant = async <T>(client: pg.Client, tenantId: string, work: () => Promise<T>): Promise<T> => {
  await client.query('begin')
  try {
    await client.query(`select set_config('app.tenant_id', $1, true)`, [tenantId])
    await client.query(tenantId ? 'set local role app_user' : 'set local role calltime')
    return await work()
  } finally {
    await client.query('rollback')
  }
}

/** What the statements read, triggers included, as the tenant; as the application itself where there is none. Nothing of it stays. */
export async function readBy(client: pg.Client, tenantId: string, statements: readonly Statement[]): Promise<Read> {
  const run = () =>
    inTenant(client, tenantId, async () => {
      for (const { text, values } of statements) await client.query(text, values)
    })
  // What the last writer of a page left to be done is done by its first reader.
  await run()
  await client.query(`select pg_stat_statements_reset()`)
  await client.query(`set pg_stat_statements.track = 'top'`)
  await run()
  await client.query(`set pg_stat_statements.track = 'none'`)
  const { rows } = await client.query<{ buffers: number }>(
    `select coalesce(sum(shared_blks_hit + shared_blks_read), 0)::int as buffers from pg_stat_statements`,
  )
  const searches = new Map<string, number>()
  const plans: string[] = []
  const walk = (node: PlanNode) => {
    const index = node['Index Name']
    if (index !== undefined) searches.set(index, (searches.get(index) ?? 0) + (node['Index Searches'] ?? 0))
    node.Plans?.forEach(walk)
  }
  await inTenant(client, tenantId, async () => {
    for (const { text, values } of statements) {
      const { rows: explained } = await client.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
        `explain (analyze, buffers, timing off, format json) ${text}`,
        values,
      )
      for (const { Plan } of explained[0]?.['QUERY PLAN'] ?? []) {
        walk(Plan)
        plans.push(JSON.stringify(Plan))
      }
    }
  })
  return { buffers: rows[0]?.buffers ?? 0, searches, plans }
}

/** Levels of each index above its leaves. */
export async function levels(client: pg.Client): Promise<Map<string, number>> {
  const { rows } = await client.query<{ name: string; level: number }>(
    `select c.relname as name, (bt_metap(c.oid::regclass::text)).level::int as level from pg_class c
      join pg_am a on a.oid = c.relam and a.amname = 'btree' where c.relnamespace = 'public'::regnamespace and c.relkind = 'i'`,
  )
  return new Map(rows.map(({ name, level }) => [name, level]))
}
