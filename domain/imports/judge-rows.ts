import type { CsvRow } from '../csv-table.ts'
import { grouped } from '../grouped.ts'
import { type ImportField, type ImportKind, neededField } from './fields.ts'
import { type RowProblem, type Values, readRow } from './read-row.ts'
import type { ImportFate } from './taking.ts'

/** One that is there already. */
export interface Known {
  id: string
  /** Its own: no row is ever taken for it. */
  own: boolean
  values: Values
}
export interface Judged {
  line: number
  fate: ImportFate
  /** As they stand in the file, as far as its columns say them. */
  said: { number: string; name: string; place: string }
  values: Values
  /** Whom it changes or repeats; null: nobody yet, or several. */
  target: string | null
  changes: { field: ImportField; from: string | null; to: string }[]
  problems: RowProblem[]
  firstLine: number | null
  matches: string[]
}

const nameKey = (name: string) => name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
const zipKey = (zipcode: string) => zipcode.toUpperCase().replace(/[\s-]/g, '')

/** Those of one name whose place does not tell them apart: exactly there before those of whom no place is known. */
function alike(of: readonly Known[], zipcode: string | undefined): readonly Known[] {
  if (zipcode === undefined) return of
  const exact = of.filter(({ values }) => values.zipcode !== undefined && zipKey(values.zipcode) === zipKey(zipcode))
  return exact.length > 0 ? exact : of.filter(({ values }) => values.zipcode === undefined)
}

/** Rows by a key: the first line that has it. */
class FirstLines {
  readonly #lines = new Map<string, number>()
  /** The line that had it before; this one has it from now on where there was none. */
  before(key: string, line: number): number | null {
    const first = this.#lines.get(key)
    if (first === undefined) this.#lines.set(key, line)
    return first ?? null
  }
}

/**
 * What becomes of each row of a table. One is known by its number, else by its name and where it is; the same table again
 * says what is known, so that nothing is ever doubled. `columns`: what each holds, in their order.
 */
export function judgeRows(
  rows: readonly CsvRow[],
  columns: readonly (ImportField | null)[],
  known: readonly Known[],
  kind: ImportKind,
): Judged[] {
  const read = rows.map(row => ({ ...row, ...readRow(row.cells, columns, neededField[kind]) }))
  const byNumber = new Map(known.flatMap(one => (one.values.number ? [[one.values.number, one] as const] : [])))
  const byName = grouped(
    known.filter(({ own }) => !own),
    ({ values }) => nameKey(values.name ?? ''),
  )
  const claimed = new Set(read.flatMap(({ values }) => byNumber.get(values.number ?? '')?.id ?? []))
  /** Whom a row may mean, by its number, else by its name; one another row names by number is meant by that row alone. */
  const meant = ({ number, name = '', zipcode }: Values): readonly Known[] => {
    const exact = number === undefined ? undefined : byNumber.get(number)
    if (exact) return [exact]
    const found = alike(byName.get(nameKey(name)) ?? [], zipcode)
    return number === undefined ? found : found.filter(({ id }) => !claimed.has(id))
  }
  const placeKey = ({ name = '', zipcode = '' }: Values) => `${nameKey(name)} ${zipKey(zipcode)}`
  /** Whoever has a number is told apart by it; a row without one that says the same is no further one. */
  const numbered = new Map(
    read.flatMap(({ line, values, problems }) =>
      values.number !== undefined && problems.length === 0 ? [[placeKey(values), line] as const] : [],
    ),
  )
  const [targets, numbers, places] = [new FirstLines(), new FirstLines(), new FirstLines()]
  const [sayNumber, sayName, sayCity] = (['number', 'name', 'city'] as const).map(field => columns.indexOf(field))
  const cellOf = (cells: readonly string[], at: number | undefined) => cells[at ?? -1] ?? ''

  return read.map(({ line, cells, values, problems }): Judged => {
    const said = { number: cellOf(cells, sayNumber), name: cellOf(cells, sayName), place: cellOf(cells, sayCity) }
    const judged = (fate: ImportFate, more: Partial<Judged> = {}): Judged => ({
      ...{ line, fate, said, values, target: null, changes: [], problems: [], firstLine: null, matches: [], ...more },
    })
    if (problems.length > 0) return judged('wrong', { problems })
    const [first, ...others] = meant(values)
    if (first?.own)
      return judged('wrong', { problems: [{ field: 'number', reason: 'ownNumber', text: values.number ?? '' }] })
    if (first && others.length > 0)
      return judged('ambiguous', { matches: [first, ...others].map(one => one.values.number ?? '').slice(0, 5) })
    if (first) {
      const firstLine = targets.before(first.id, line)
      if (firstLine !== null) return judged('double', { firstLine })
      const changes = Object.entries(values).flatMap(([key, to]) => {
        const field = key as ImportField
        const from = first.values[field] ?? null
        return from === to ? [] : [{ field, from, to }]
      })
      return judged(changes.length > 0 ? 'changes' : 'same', { target: first.id, changes })
    }
    const { number } = values
    const place = placeKey(values)
    const firstLine =
      number === undefined ? (numbered.get(place) ?? places.before(place, line)) : numbers.before(number, line)
    return firstLine === null ? judged('new') : judged('double', { firstLine })
  })
}

export const countFates = (judged: readonly Pick<Judged, 'fate'>[]): Record<ImportFate, number> => {
  const counts = { wrong: 0, double: 0, ambiguous: 0, new: 0, changes: 0, same: 0 }
  for (const { fate } of judged) counts[fate]++
  return counts
}
