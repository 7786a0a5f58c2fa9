import type { privacyKinds, privacyLaws } from '../../openapi/personPrivacy.ts'

/** What of somebody a table tells, as an export sorts it. */
export type PrivacyKind = (typeof privacyKinds)[number]
/** Why records outlive an erasing: what was worked, what was paid, what was signed; that somebody was erased. */
export type PrivacyLaw = (typeof privacyLaws)[number]

/**
 * What a column is, each column of a table once; names apart by blanks.
 * - plain: says nothing of anybody
 * - own: tells of whose row it is; it goes with the row, or stays as long as the row does
 * - once: the same, and is emptied at once where the row stays
 * - shared: tells of several at once and is emptied with the first of them; never part of one person's export
 * - actor: who did something; the row stays, the name goes with the person
 * - other: tells of people at clients, or of several at once; part of what the agency owns, never of one person's export
 * - secret: opens something; never exported, and emptied at once where the row stays
 */
export type ColumnClass = 'plain' | 'own' | 'once' | 'shared' | 'actor' | 'other' | 'secret'

/** Of whom its rows are, and what becomes of them when somebody is erased. SQL on a row `x`, of `$tenant` and `$person`. */
export interface OfPerson {
  kind: PrivacyKind
  /** Whose rows they are. */
  of: string
  /** What goes at once: whole rows, the columns that do, or nothing. */
  gone: 'rows' | 'columns' | 'kept'
  /** Rows that stay as they are although others of the table go. */
  stays?: string
  /** They say what others did as well: they go, and are never part of one person's export. */
  ofOthers?: true
  /** Why what stays does. */
  law?: PrivacyLaw
  /** Day from which its time of keeping is reckoned; null: of a row that binds nobody. Absent: it goes along with others. */
  day?: string
}

export interface Registered {
  /** Absent: no row is of one person. */
  person?: OfPerson
  /** Why it is not part of what an agency takes along; absent: it is. */
  leftOut?: 'derived' | 'passing' | 'secret' | 'installation'
  columns: Partial<Record<ColumnClass, string>>
}
export type Register = Record<string, Registered>
