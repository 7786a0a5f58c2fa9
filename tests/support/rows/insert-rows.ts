import type { Tx } from '../../../server/database/tenant.ts'

const atOnce = 5000

/** Writes many rows in few statements. Columns as the database names them; those of the first row hold for all. */
export async function insertRows(tx: Tx, table: string, rows: readonly Record<string, unknown>[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
    .map(name => `"${name}"`)
    .join(', ')
  for (let at = 0; at < rows.length; at += atOnce)
    await tx.raw(
      `insert into "${table}" (${columns}) select ${columns} from jsonb_populate_recordset(null::"${table}", $1::jsonb)`,
      [JSON.stringify(rows.slice(at, at + atOnce))],
    )
}
