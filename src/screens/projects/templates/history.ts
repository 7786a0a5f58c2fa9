import type { Matrix } from '../../../../domain/templates/matrix.ts'

/** A matrix as it is entered, and as it was before, so that it can be taken back. */
export interface History {
  now: Matrix
  past: readonly Matrix[]
  /** Which cell was typed in last: several digits are one step. */
  cell: string | null
}

/** Steps that can be taken back. */
const most = 100

export const historyOf = (now: Matrix): History => ({ now, past: [], cell: null })

export const next = (history: History, now: Matrix, cell: string | null = null): History =>
  cell !== null && cell === history.cell
    ? { ...history, now }
    : { now, past: [...history.past, history.now].slice(-most), cell }

export const back = (history: History): History => {
  const before = history.past.at(-1)
  return before ? { now: before, past: history.past.slice(0, -1), cell: null } : history
}
