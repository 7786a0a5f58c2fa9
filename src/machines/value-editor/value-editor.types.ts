import type { CellChange, CellRow } from '../../../domain/plusCrews/cell-changes.ts'

/** A day and a value type: "2026-05-27 <id of the type>". */
export type Cell = string
export type CellRows = Readonly<Record<Cell, readonly CellRow[]>>

/** The month of a plus crew. */
export interface Sheet {
  plusCrewId: string
  dateFrom: string
  dateTo: string
}

export interface EditorInput extends Sheet {
  rows: CellRows
  /** Ids of the types that count hours, which never fall below 0. */
  hours: readonly string[]
}

/** One request. It stays the same, key and all, until it was answered. */
export interface Step {
  cell: Cell
  key: string
  change: CellChange
  source: string | null
}

/** What a cell is to show, as long as the server does not. */
export interface Want {
  value: number | null
  /** Where the figure comes from; null: entered by hand. */
  source: string | null
  /** Keys of its steps begin with it. */
  key: string
  step: number
  state: 'queued' | 'failed' | 'changed'
  sent: Step | null
  /** Why it failed. */
  problem: string | null
  /** What somebody else made of the cell meanwhile. */
  theirs: { rows: readonly CellRow[]; by: string | null } | null
}

export interface CellEdit {
  cell: Cell
  value: number | null
}
/** Undone and redone as a whole. */
export type Command = readonly { cell: Cell; from: number | null; to: number | null }[]

export type StepAnswer = { cell: Cell } & (
  | { kind: 'saved'; row: CellRow | null }
  /** `row`: what it is now; null when it was taken out. */
  | { kind: 'changed'; row: CellRow | null; by: string | null }
  | { kind: 'refused'; problem: string }
  | { kind: 'notYet' }
)
/** `jitter`: 0 ≤ j < 1, for the wait before the next try. */
export interface SendAnswer {
  answers: readonly StepAnswer[]
  jitter: number
}

export interface EditorContext extends EditorInput {
  wants: Readonly<Record<Cell, Want>>
  /** Saved since the month was opened. */
  done: readonly Cell[]
  past: readonly Command[]
  future: readonly Command[]
  attempt: number
  jitter: number
}

export type EditorEvent =
  /** `key`: a fresh one, for the requests this leads to. */
  | { type: 'EDITED'; edits: readonly CellEdit[]; key: string; source: string | null }
  | { type: 'UNDONE'; key: string }
  | { type: 'REDONE'; key: string }
  | { type: 'KEPT_MINE'; cell: Cell }
  | { type: 'TOOK_THEIRS'; cell: Cell }
  | { type: 'TRIED_AGAIN'; cell: Cell }
  | { type: 'GIVEN_UP'; cell: Cell }
  | { type: 'REFRESH_ASKED' }
  | { type: 'CAME_ONLINE' }
  | { type: 'TRY_NOW' }
