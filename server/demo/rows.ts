import { getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from '../database/tenant.ts'
import { itemStatus, liveLocation, punch } from '../database/tables/attendance.ts'
import { crewItem, project, projectCrew } from '../database/tables/projects.ts'

export type ProjectRow = typeof project.$inferInsert
export type CrewRow = typeof projectCrew.$inferInsert
export type ItemRow = typeof crewItem.$inferInsert & { filled: number; waiting: number }
export type StatusRow = typeof itemStatus.$inferInsert
export type PunchRow = typeof punch.$inferInsert
export type LiveRow = typeof liveLocation.$inferInsert

/** Rows of projects and all that hangs on them, before they are written. */
export interface ProjectRows {
  projects: ProjectRow[]
  crews: CrewRow[]
  items: ItemRow[]
  statuses: StatusRow[]
  punches: PunchRow[]
  live: LiveRow[]
}
export const noRows = (): ProjectRows => ({ projects: [], crews: [], items: [], statuses: [], punches: [], live: [] })

const columnOf = (field: string) => field.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)

/** Writes all rows in one statement, whatever their number. Every row has the fields of the first. */
export async function insertRows<T extends PgTable>(
  tx: Tx,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const fields = Object.keys(first)
  const columns = fields.map(columnOf).join(', ')
  const name = getTableName(table)
  const json = JSON.stringify(
    rows.map(row => Object.fromEntries(Object.entries(row).map(([field, value]) => [columnOf(field), asJson(value)]))),
  )
  await tx.raw(
    `insert into ${name} (${columns}) select ${columns} from json_populate_recordset(null::${name}, $1::json)`,
    [json],
  )
}
const asJson = (value: unknown) => (Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value)

/** Projects with all that hangs on them. Where triggers run they count the places; else the rows' own count stands. */
export async function insertProjects(tx: Tx, rows: ProjectRows, places: 'counted' | 'byTriggers'): Promise<void> {
  await insertRows(tx, project, rows.projects)
  await insertRows(tx, projectCrew, rows.crews)
  const items = places === 'counted' ? rows.items : rows.items.map(item => ({ ...item, filled: 0, waiting: 0 }))
  await insertRows(tx, crewItem, items)
  await insertRows(tx, itemStatus, rows.statuses)
  await insertRows(tx, punch, rows.punches)
  await insertRows(tx, liveLocation, rows.live)
}
