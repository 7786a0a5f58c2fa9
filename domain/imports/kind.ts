import type { importReasons } from '../../openapi/imports.ts'
import type { CsvRow } from '../csv-table.ts'
import type { GivenAnswers } from './answers.ts'
import type { ImportField } from './fields.ts'

export type ImportReason = (typeof importReasons)[number]
export interface RowProblem {
  field: ImportField | null
  reason: ImportReason
  text: string
  /** What would be taken instead, once somebody says so; null: nobody knows. */
  becomes: string | null
}
export type Values = Partial<Record<ImportField, string>>
export type UsualNames = Partial<Record<ImportField, readonly string[]>>

/** One that is there already. */
export interface Known {
  id: string
  /** Set aside, such as the agency's own company: no row is ever taken for it. */
  own: boolean
  /** Somebody the office has had erased: no row ever brings them back. */
  erased?: boolean
  /** A place some crew is planned at: its zone is that of their hours. */
  planned?: boolean
  values: Values
}
/** What can be named by its caption, and is told from others of one name by nothing. */
export interface Captioned {
  id: string
  caption: string
  code: string
}
/** All that is known where a table is held against it. */
export interface Knowledge {
  items: readonly Known[]
  /** Functions of the agency, in their order. */
  functions?: readonly Captioned[]
  /** Clients, their number as the code. */
  companies?: readonly Captioned[]
  /** Places, their name and postcode as the code. */
  locations?: readonly Captioned[]
  /** Projects, their number as the code, in the zone of their place. */
  projects?: readonly (Captioned & { zone: string })[]
  /** Crews of projects by the day they begin on, in the zone of their place. */
  crews?: readonly { project: string; name: string; date: string; zone: string }[]
  /** Addresses somebody logs in with, and who; null: nobody of the agency. */
  logins?: readonly { login: string; personId: string | null }[]
}

/** What a cell says, or why it says nothing. */
export type Cell = { value: string } | { reason: ImportReason; becomes?: string | null; text?: string }
export interface Reading {
  knowledge: Knowledge
  answers: GivenAnswers
}
export interface CellRule {
  /** Letters at most, as everywhere else it is entered. */
  most: number
  /** Figures, whose last ones a sheet may have lost. */
  figures?: true
  read?: (value: string, reading: Reading, field: ImportField) => Cell
}

export interface RowSaid {
  values: Values
  problems: readonly RowProblem[]
}
export interface ReadRow extends CsvRow, RowSaid {}
export interface Change {
  field: ImportField
  from: string | null
  to: string
}

/** What rows of a table are known by. */
export interface Matcher {
  /** Whom a row may mean; `certain`: one that is the only one is meant. */
  meant: (values: Values) => { found: readonly Known[]; certain: boolean }
  /** Why a row may not say this of the one it means, or of nobody yet. */
  objection: (values: Values, meant: Known | undefined) => Omit<RowProblem, 'becomes'> | null
  /** The line that says the same before; a row that has none is what later ones repeat. */
  before: (values: Values, line: number, meant: Known | undefined) => number | null
}

/** All that tables of one kind have of their own. */
export interface Kind {
  usual: UsualNames
  /** What was guessed by names, put right by what stands below them. */
  refined?: (columns: (ImportField | null)[], sample: readonly (readonly string[])[]) => (ImportField | null)[]
  rules: Partial<Record<ImportField, CellRule>>
  /** A row with what it says in parts or joined, and with what it lacks. */
  completed: (row: RowSaid) => RowSaid
  matcher: (rows: readonly ReadRow[], knowledge: Knowledge) => Matcher
  /** How one is told from others a row may mean. Absent: by its number. */
  label?: (known: Known) => string
  /** What would be another of what is known. Absent: whatever is not the same. */
  changes?: (field: ImportField, from: string | null, to: string, knowledge: Knowledge) => Change[]
}
