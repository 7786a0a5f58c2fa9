import type { PersonRow, PersonRows } from './person-data.queries.ts'

const textOf = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : null)
const joined = (...parts: (string | null)[]) => parts.filter(part => part !== null).join(' ') || null

/** What files are parts of, and by which column of their rows. */
const wholes: readonly { table: string; column: string; called: (row: PersonRow) => string | null }[] = [
  { table: 'document', column: 'document_id', called: row => textOf(row['name']) },
  { table: 'receipt', column: 'receipt_id', called: row => joined(textOf(row['number']), textOf(row['shop'])) },
  { table: 'payroll', column: 'payroll_id', called: row => textOf(row['number']) },
]

/** How a file is called that a row of somebody names: as the paper it belongs to, else as the row calls it; null: as it came. */
export function fileNamer(data: readonly PersonRows[]): (table: string, row: PersonRow) => string | null {
  const called = new Map(
    wholes.flatMap(one =>
      (data.find(({ table }) => table === one.table)?.rows ?? []).map(row => [row['id'], one.called(row)] as const),
    ),
  )
  return (table, row) => {
    if (wholes.some(one => one.table === table)) return called.get(row['id']) ?? null
    const whole = wholes.map(({ column }) => called.get(row[column])).find(name => typeof name === 'string')
    return whole ?? textOf(row['name'])
  }
}
