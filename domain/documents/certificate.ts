import { daysLater } from '../shift-display.ts'

export type UploadState = 'inReview' | 'approved' | 'declined' | 'withdrawn'
export type CertificateState = 'toUpload' | 'inReview' | 'declined' | 'expired' | 'ending' | 'valid'

/** What was uploaded of a paper; days are YYYY-MM-DD. */
export interface Uploaded {
  state: UploadState
  /** Last day it counts; null: without an end. */
  validUntil: string | null
}

/** How many days before its end a paper is said to end. */
const endsWithin = 42

/** The one that counts: approved last. What is in review does not count yet, and takes nothing away. */
export const counting = <U extends Uploaded>(uploads: readonly U[]): U | undefined =>
  uploads.findLast(({ state }) => state === 'approved')

/** How a paper stands on a day, by its uploads in their order, and until when what counts of it holds. */
export function certificateOn(
  uploads: readonly Uploaded[],
  day: string,
): { state: CertificateState; validUntil: string | null } {
  const counts = counting(uploads)
  const validUntil = counts?.validUntil ?? null
  return { state: stateOf(uploads, counts, day), validUntil }
}

function stateOf(uploads: readonly Uploaded[], counts: Uploaded | undefined, day: string): CertificateState {
  if (uploads.some(({ state }) => state === 'inReview')) return 'inReview'
  if (!counts) return uploads.findLast(({ state }) => state !== 'withdrawn') ? 'declined' : 'toUpload'
  const { validUntil } = counts
  if (validUntil === null) return 'valid'
  if (validUntil < day) return 'expired'
  return validUntil <= daysLater(day, endsWithin) ? 'ending' : 'valid'
}

/** Each upload is decided once; what was withdrawn waits for nobody. */
export const mayDecide = (state: UploadState): boolean => state === 'inReview'

/** One after the other: while one is looked at there is no other. */
export const mayUpload = (uploads: readonly Pick<Uploaded, 'state'>[]): boolean =>
  uploads.every(({ state }) => state !== 'inReview')

/** Days from one to the other; 0: the same. */
export const daysUntil = (until: string, day: string): number =>
  Math.round((Date.parse(`${until}T00:00:00Z`) - Date.parse(`${day}T00:00:00Z`)) / 86_400_000)
