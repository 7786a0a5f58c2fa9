import type pg from 'pg'

export interface BackedTable {
  name: string
  columns: string[]
  /** Rows belong to a tenant: row-level security shows them one tenant at a time, to the owner as well. */
  tenants: boolean
}

/**
 * Every table of ours, those first that others refer to, without the columns the database reckons by itself: it takes
 * none for them. The queue is no table of ours: its jobs are found again from our rows.
 */
export async function backedTables(client: pg.ClientBase): Promise<BackedTable[]> {
  const { rows: tables } = await client.query<{ name: string; columns: string[]; tenants: boolean }>(
    `select c.table_name as name,
        array_agg(c.column_name::text order by c.ordinal_position) filter (where c.is_generated = 'NEVER') as columns,
        bool_or(c.column_name = 'tenant_id') and c.table_name <> 'tenant_host' as tenants
      from information_schema.columns c join pg_tables t on t.schemaname = c.table_schema and t.tablename = c.table_name
      where c.table_schema = 'public' group by c.table_name order by c.table_name`,
  )
  const { rows: links } = await client.query<{ from: string; to: string }>(
    `select conrelid::regclass::text as from, confrelid::regclass::text as to from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`,
  )
  const ordered: BackedTable[] = []
  let left = tables
  while (left.length) {
    const names = new Set(left.map(({ name }) => name))
    const free = left.filter(({ name }) => !links.some(({ from, to }) => from === name && names.has(to)))
    if (!free.length) throw new Error('tables refer to each other in a circle')
    ordered.push(...free)
    left = left.filter(table => !free.includes(table))
  }
  return ordered
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
export const columnList = (columns: readonly string[]) => columns.map(quoted).join(', ')
