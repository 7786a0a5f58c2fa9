import { columnsOf, register } from '../../domain/privacy/register.ts'
import type { Registered } from '../../domain/privacy/register.types.ts'
import { type CsvCell, csvLine } from '../../domain/csv.ts'
import type { Tx } from '../database/tenant.ts'
import { type Holder, heldIds } from '../files/held-files.ts'
import type { Services } from '../services.ts'

export interface OwnedTable {
  name: string
  columns: readonly { name: string; type: string }[]
  /** Its rows are read in their order; without the tenant. */
  key: readonly { name: string; type: string }[]
  /** Columns that are left out, for they open something. */
  leftOut: readonly string[]
  /** Its rows that are taken, as SQL on a row `x` of tenant `$1`; null: all are. */
  only: string | null
  /** Something in it has parts: a line of JSON each, instead of a table. */
  nested: boolean
}

/** Rows that are read at once. */
const piece = 1000
const nestedTypes = /^(jsonb|json|_.*)$/

/**
 * Files something other than an export holds. What nothing holds any more waits to leave the store: it may be of somebody
 * who was erased, or an export that was taken away.
 */
export const heldFile = (keyed: readonly Holder[]): string =>
  `x.id in (${heldIds(
    keyed.filter(({ table }) => table !== 'data_export_piece'),
    '$1',
  )})`

/** Tables an agency takes along, as they are in the database; and those it does not, with why. */
export async function ownedTables(
  tx: Tx,
  heldFile: string,
): Promise<{ tables: OwnedTable[]; leftOut: { table: string; why: string }[] }> {
  const found = await tx.raw<{ table: string; column: string; type: string; place: number | null }>(
    `select c.relname as "table", a.attname as "column", t.typname as type, array_position(i.indkey::int[], a.attnum::int) as place
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      join pg_type t on t.oid = a.atttypid left join pg_index i on i.indrelid = c.oid and i.indisprimary
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by c.relname, a.attnum`,
  )
  const tables: OwnedTable[] = []
  const leftOut: { table: string; why: string }[] = []
  for (const [name, registered] of Object.entries(register) as [string, Registered][]) {
    if (registered.leftOut) {
      leftOut.push({ table: name, why: registered.leftOut })
      continue
    }
    const all = found.filter(({ table }) => table === name)
    const secret = new Set(columnsOf(registered, 'secret'))
    const columns = all
      .filter(({ column }) => column !== 'tenant_id' && !secret.has(column))
      .map(({ column, type }) => ({ name: column, type }))
    const key = all
      .filter(({ place, column }) => place !== null && column !== 'tenant_id')
      .toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0))
      .map(({ column, type }) => ({ name: column, type }))
    const nested = columns.some(({ type }) => nestedTypes.test(type))
    tables.push({ name, columns, key, leftOut: [...secret], only: name === 'stored_file' ? heldFile : null, nested })
  }
  return { tables, leftOut }
}

export const pathOf = ({ name, nested }: OwnedTable) => `tables/${name}.${nested ? 'jsonl' : 'csv'}`

type Row = Record<string, unknown>

/** A table of an agency line by line, read a thousand rows at a time; each page in a transaction of its own. */
export async function* linesOf(
  { database }: Pick<Services, 'database'>,
  tenantId: string,
  table: OwnedTable,
): AsyncGenerator<string[]> {
  const quoted = (name: string) => `"${name}"`
  const shown = table.columns.map(({ name, type }) =>
    type === 'bytea' ? `encode(x.${quoted(name)}, 'base64') as ${quoted(name)}` : `x.${quoted(name)}`,
  )
  const own = table.name === 'tenant' ? 'x.id' : 'x.tenant_id'
  const keys = table.key.map(({ name }) => `x.${quoted(name)}`)
  const after = table.key.map(({ type }, at) => `$${at + 2}::text::${type}`)
  // Only what a row of the page before says of its place goes into the question.
  const place = table.key.map(({ name }, at) => `x.${quoted(name)}::text as "key ${at}"`)
  const only = table.only === null ? '' : `and ${table.only}`
  if (!table.nested) yield [`\u{feff}${csvLine(table.columns.map(({ name }) => name))}`]
  for (let last: Row | undefined; ;) {
    const values = last === undefined ? [] : table.key.map((_, at) => last?.[`key ${at}`])
    const beyond = last === undefined ? '' : `and (${keys.join(', ')}) > (${after.join(', ')})`
    const rows = await database.withTenant(
      tenantId,
      tx =>
        tx.raw<Row>(
          `select ${[...shown, ...place].join(', ')} from ${quoted(table.name)} x where ${own} = $1 ${only} ${beyond}
            order by ${keys.join(', ')} limit ${piece}`,
          [tenantId, ...values],
        ),
      { readOnly: true },
    )
    if (rows.length) yield rows.map(row => lineOf(table, row))
    last = rows.at(-1)
    if (rows.length < piece) return
  }
}

const lineOf = ({ nested, columns }: OwnedTable, row: Row): string =>
  nested
    ? `${JSON.stringify(Object.fromEntries(columns.map(({ name }) => [name, row[name]])))}\n`
    : csvLine(columns.map(({ name }) => cellOf(row[name])))

const cellOf = (value: unknown): CsvCell =>
  value === null || value === undefined
    ? null
    : typeof value === 'string' || typeof value === 'number'
      ? value
      : JSON.stringify(value)
