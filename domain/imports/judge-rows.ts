import type { CsvRow } from '../csv-table.ts'
import { type Answers, GivenAnswers, type Question, Questions, aboutOf, noAnswers } from './answers.ts'
import { cut } from '../cut.ts'
import { type ImportField, type ImportKind, toldOf } from './fields.ts'
import type { Change, Knowledge, Known, RowProblem, Values } from './kind.ts'
import { kinds } from './kinds.ts'
import { readRow, saidOf } from './read-row.ts'
import type { ImportFate } from './taking.ts'

export interface Judged {
  line: number
  fate: ImportFate
  /** As they stand in the file, as far as its columns say them. */
  said: { number: string; name: string; place: string }
  /** `becomes`: what is written instead, as it was answered; null: what stands there. */
  details: { field: ImportField; text: string; becomes: string | null }[]
  values: Values
  /** Whom it changes or repeats; null: nobody yet, or several. */
  target: string | null
  changes: Change[]
  problems: readonly RowProblem[]
  firstLine: number | null
  matches: string[]
}
export interface Table {
  rows: readonly CsvRow[]
  /** What each column holds, in their order. */
  columns: readonly (ImportField | null)[]
  kind: ImportKind
  answers?: Answers
}

const different = (field: ImportField, from: string | null, to: string): Change[] =>
  from === to ? [] : [{ field, from, to }]
const mostTold = 200
/** What is written of these is what they are known by, which says nothing to anybody. */
const known: readonly ImportField[] = ['function', 'company', 'location', 'project']

/**
 * What becomes of each row of a table, and what one answer would settle for many. The same table again says what is
 * known, so that nothing is ever doubled.
 */
export function judgeTable(table: Table, knowledge: Knowledge): { judged: Judged[]; questions: Question[] } {
  const { columns, answers = noAnswers } = table
  const kind = kinds[table.kind]
  const { changes: changesOf = different, label: labelOf = numbered } = kind
  const asked = new Questions()
  const read = table.rows.map(row => {
    const given = new GivenAnswers(answers)
    const said = readRow(row.cells, columns, kind, { knowledge, answers: given })
    return { ...row, ...said, settled: given.settled }
  })
  const matcher = kind.matcher(read, knowledge)
  const told = toldOf(table.kind)
  const at = new Map<ImportField | null, number>(
    columns.flatMap((field, index) => (field === null ? [] : [[field, index] as const])),
  )
  const textOf = (cells: readonly string[], field: ImportField | null) =>
    cut(cells[at.get(field) ?? -1] ?? '', mostTold)

  const judged = read.map(({ line, cells, values, problems, settled }): Judged => {
    const said = {
      number: textOf(cells, told.number),
      name: told.name
        .map(field => textOf(cells, field))
        .filter(text => text !== '')
        .join(', '),
      place: textOf(cells, told.place),
    }
    const answered = new Set(settled.map(({ field }) => field).filter(field => field !== null))
    const details = [...new Set([...told.details, ...answered])].flatMap(field => {
      const text = textOf(cells, field)
      return text === '' ? [] : [{ field, text, becomes: answered.has(field) ? writtenFor(field, text) : null }]
    })
    function writtenFor(field: ImportField, text: string): string {
      const of = settled.filter(one => one.field === field)
      if (field === 'functions') return of.reduce((all, one) => all.replace(one.text, () => one.becomes), text)
      return (known.includes(field) ? undefined : values[field]) ?? of.at(-1)?.becomes ?? text
    }
    const becomes = (fate: ImportFate, more: Partial<Judged> = {}): Judged => ({
      ...{ line, fate, said, details, values, target: null, changes: [], problems: [], firstLine: null, matches: [] },
      ...more,
    })
    asked.count(settled.map(one => ({ ...one, answered: true })))
    const wrong = (found: readonly RowProblem[]): Judged => {
      const of = found.map(problem => withCell(problem, cells[at.get(problem.field) ?? -1]))
      asked.count(of.flatMap(asksFor))
      return becomes('wrong', { problems: of })
    }
    if (problems.length > 0) return wrong(problems)
    const { found, certain } = matcher.meant(values)
    const [meant, ...others] = found
    const objection = others.length === 0 ? matcher.objection(values, certain ? meant : undefined) : null
    if (objection) return wrong([{ ...objection, becomes: null }])
    if (meant && (others.length > 0 || !certain))
      return becomes('ambiguous', { matches: found.map(labelOf).slice(0, 5) })
    const firstLine = matcher.before(values, line, meant)
    if (firstLine !== null) {
      asked.count([{ asks: 'doubles', field: null, text: '', becomes: '', answered: answers.doubles }])
      return becomes(answers.doubles ? 'same' : 'double', { firstLine })
    }
    if (!meant) return becomes('new')
    const changes = Object.entries(values).flatMap(([key, to]) => {
      const field = key as ImportField
      return changesOf(field, meant.values[field] ?? null, to, knowledge)
    })
    return becomes(changes.length > 0 ? 'changes' : 'same', { target: meant.id, changes })
  })
  return { judged, questions: asked.all() }
}

/** As it stands in the cell, whatever was read of it; of several words in one cell the one that is wrong. */
const withCell = (problem: RowProblem, cell: string | undefined): RowProblem =>
  cell === undefined || problem.text === '' || problem.reason === 'notFunction'
    ? problem
    : { ...problem, text: saidOf(cell) }

const numbered = ({ values }: Known) => values.number ?? ''

function asksFor(problem: RowProblem): Omit<Question, 'rows'>[] {
  const asks = aboutOf(problem)
  const { field, text, becomes } = problem
  return asks === null || becomes === null ? [] : [{ asks, field, text, becomes, answered: false }]
}

export const countFates = (judged: readonly Pick<Judged, 'fate'>[]): Record<ImportFate, number> => {
  const counts = { wrong: 0, double: 0, ambiguous: 0, new: 0, changes: 0, same: 0 }
  for (const { fate } of judged) counts[fate]++
  return counts
}
