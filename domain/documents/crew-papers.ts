import { certificateOn, counting, daysUntil, type Uploaded } from './certificate.ts'

type PaperState = 'valid' | 'ending' | 'inReview' | 'missing' | 'expired' | 'notNeeded'

/** A paper of a person, or what stands for one: uploads in their order, or a signature. */
export interface Paper {
  /** null: no paper is kept, it was entered by hand. */
  documentId: string | null
  uploads: readonly Uploaded[]
  /** null: nobody has to sign it. */
  signed: boolean | null
}

/** How somebody stands to what is asked of them. */
export interface PaperCell {
  state: PaperState
  /** YYYY-MM-DD; null: without an end, or nothing counts. */
  validUntil: string | null
  /** From the day that was asked about; below 0: it has ended before. */
  daysLeft: number | null
  documentId: string | null
}

/** From what stops somebody to what does not. */
const byWeight: readonly PaperState[] = ['missing', 'expired', 'inReview', 'ending', 'valid', 'notNeeded']
const weight = ({ state }: PaperCell) => byWeight.indexOf(state)

const nothing: PaperCell = { state: 'missing', validUntil: null, daysLeft: null, documentId: null }
export const notNeeded: PaperCell = { ...nothing, state: 'notNeeded' }

/** One paper on a day. What counts says how it stands; what is in review is told only where nothing counts. */
export function paperOn({ documentId, uploads, signed }: Paper, day: string): PaperCell {
  if (signed !== null) return { ...nothing, documentId, state: signed ? 'valid' : 'missing' }
  const counts = counting(uploads)
  const { state, validUntil } = certificateOn(counts ? [counts] : uploads, day)
  const daysLeft = validUntil === null ? null : daysUntil(validUntil, day)
  if (state === 'valid' || state === 'ending') return { state, validUntil, daysLeft, documentId }
  if (uploads.some(({ state: of }) => of === 'inReview')) return { ...nothing, state: 'inReview', documentId }
  return { state: state === 'expired' ? 'expired' : 'missing', validUntil, daysLeft, documentId }
}

/** Any of these will do: the best of them counts, of two alike the one that holds longer. */
export const anyOf = (papers: readonly Paper[], day: string): PaperCell =>
  papers
    .map(paper => paperOn(paper, day))
    .reduce((best, cell) => ((weight(cell) - weight(best) || holdsLonger(cell, best)) > 0 ? cell : best), nothing)

/** All of these are needed: the worst stands for them. Nothing asked: not needed. */
export const allOf = (cells: readonly PaperCell[]): PaperCell =>
  cells.reduce(
    (worst, cell) => ((weight(cell) - weight(worst) || holdsLonger(cell, worst)) < 0 ? cell : worst),
    notNeeded,
  )

const holdsLonger = (a: PaperCell, b: PaperCell): number =>
  a.daysLeft === b.daysLeft
    ? Number(a.documentId !== null) - Number(b.documentId !== null)
    : (a.daysLeft ?? Infinity) - (b.daysLeft ?? Infinity)

/** What whoever may not read people is told: that a proof is on file or is not. No paper, no day, no review. */
export const asOnFile = ({ state }: PaperCell): PaperCell => ({
  ...nothing,
  state: state === 'notNeeded' ? state : state === 'valid' || state === 'ending' ? 'valid' : 'missing',
})
