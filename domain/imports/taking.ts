import type { importFates } from '../../openapi/imports.ts'

export type ImportFate = (typeof importFates)[number]
export type Fates = Readonly<Record<ImportFate, number>>
/** What is said to all rows alike. */
export interface Answers {
  /** Rows that cannot be taken over stay behind. */
  leaveOut: boolean
  /** What is known is changed; else only what is new is taken over. */
  takeChanges: boolean
}

/** Rows that cannot be taken over. */
export const unfitRows = ({ wrong, double, ambiguous }: Fates): number => wrong + double + ambiguous

/** Rows that are taken over. */
export const rowsToTake = (fates: Fates, { takeChanges }: Answers): number =>
  fates.new + (takeChanges ? fates.changes : 0)

/** A table with errors is taken over only once it is said that they stay behind; one with nothing to do never. */
export const mayTake = (fates: Fates, answers: Answers): boolean =>
  rowsToTake(fates, answers) > 0 && (unfitRows(fates) === 0 || answers.leaveOut)
