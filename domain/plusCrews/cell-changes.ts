/** A row of a cell: a figure somebody entered on a day, as of a version. */
export interface CellRow {
  id: string
  version: number
  value: number
}

export type CellChange =
  | { kind: 'create'; value: number }
  | { kind: 'change'; id: string; version: number; value: number }
  | { kind: 'delete'; id: string }

const hundredths = (value: number) => Math.round(value * 100)
const figure = (value: number) => value / 100 + 0

/** What a cell shows: the sum of its rows; null without one. */
export const cellValue = (rows: readonly CellRow[]): number | null =>
  rows.length === 0 ? null : figure(rows.reduce((sum, { value }) => sum + hundredths(value), 0))

/**
 * What has to be done so that a cell shows a value, in order. The last row takes the difference; where rows must not
 * fall below `least` (hours below 0) those before it give the rest. Null takes every row out.
 */
export function cellChanges(rows: readonly CellRow[], value: number | null, least = -Infinity): CellChange[] {
  if (value === null) return rows.map(({ id }) => ({ kind: 'delete', id }))
  if (rows.length === 0) return [{ kind: 'create', value }]
  let difference = hundredths(value) - hundredths(cellValue(rows) ?? 0)
  const changes: CellChange[] = []
  for (const row of rows.toReversed()) {
    if (difference === 0) break
    const before = hundredths(row.value)
    const after = Math.max(before + difference, Math.min(before, least * 100))
    difference -= after - before
    if (after !== before) changes.push({ kind: 'change', id: row.id, version: row.version, value: figure(after) })
  }
  return changes
}
