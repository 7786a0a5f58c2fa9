import { type SQL, sql } from 'drizzle-orm'

/** From columns to what goes over the wire; rows of plain SQL carry instants as text. */
export const iso = (value: string | Date): string => new Date(value).toISOString()
export const isoOrNull = (value: string | Date | null): string | null => (value === null ? null : iso(value))
export const millis = (value: string | Date): number => new Date(value).getTime()

export type ShiftColumns = {
  startDate: string
  endDate: string | null
  startTime: string
  endTime: string
  timeZone: string
  starts: string
  ends: string
}
export const shift = (row: ShiftColumns) => ({
  startDate: row.startDate,
  endDate: row.endDate,
  startTime: row.startTime,
  endTime: row.endTime,
  timeZone: row.timeZone,
  starts: iso(row.starts),
  ends: iso(row.ends),
})

export type CaptionColumns = {
  id: string
  caption: string
  code: string
}
export type PersonColumns = {
  id: string
  name: string
  phone: string | null
  pictured: boolean
}

/** An instant as the contract has it, from within JSON of the database. */
export const instantOf = (column: SQL): SQL =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
