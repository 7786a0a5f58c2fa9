import type { Booked } from '../jobs/rest.ts'
import { type Held, type OwnTime, availability } from '../projectCrewItems/availability.ts'

/** A job somebody has; instants in ms. */
export interface FitJob extends Held {
  id: string
  projectCrewItemId: string
}
/** When somebody keeps free, or asked to. */
interface FitAbsence extends OwnTime {
  id: string
}
/** The position somebody may be put on; `open`: places nobody was asked for, `lastDate`: when it ends at its venue. */
export interface FitPosition extends Booked {
  id: string
  functionId: string
  lastDate: string
  open: number
}
/** Until when somebody may do something, and by what; the day is YYYY-MM-DD. */
export interface FitProof {
  functionId: string
  proof: string | null
  validUntil: string
}

/** What putting somebody there does, by what weighs most; the first three refuse, the next three ask. */
export type Fit =
  | { kind: 'past' | 'full' | 'already' }
  | { kind: 'conflict'; jobs: readonly string[]; ended?: FitProof }
  | { kind: 'blocked'; absences: readonly string[]; ended?: FitProof }
  | { kind: 'ended'; ended: FitProof }
  /** Minutes of rest that would be left, and the least there is to be; or hours between two rests, and the most. */
  | { kind: 'rest' | 'day'; minutes: number; limit: number }
  | { kind: 'free' }

/** Whether a person fits on a position, by what is known of their days around it; `now` in ms. */
export function fitOf(
  position: FitPosition,
  { jobs, absences, proofs }: { jobs: readonly FitJob[]; absences: readonly FitAbsence[]; proofs: readonly FitProof[] },
  rules: { restHours: number; dayHours: number },
  now: number,
): Fit {
  if (position.ends <= now) return { kind: 'past' }
  if (jobs.some(({ projectCrewItemId }) => projectCrewItemId === position.id)) return { kind: 'already' }
  if (position.open <= 0) return { kind: 'full' }
  const { overlaps, keptFree, warnings } = availability(position, jobs, absences, rules)
  const ended = proofs.find(one => one.functionId === position.functionId && one.validUntil < position.lastDate)
  const besides = ended ? { ended } : {}
  if (overlaps.length > 0) return { kind: 'conflict', jobs: overlaps.map(({ id }) => id), ...besides }
  if (keptFree.length > 0) return { kind: 'blocked', absences: keptFree.map(({ id }) => id), ...besides }
  if (ended) return { kind: 'ended', ended }
  return warnings[0] ?? { kind: 'free' }
}

/** Nobody is put there. */
export const refuses = (fit: Fit): fit is { kind: 'past' | 'full' | 'already' } =>
  fit.kind === 'past' || fit.kind === 'full' || fit.kind === 'already'
/** Whoever puts somebody there is asked first. */
export const asksFirst = (fit: Fit): boolean =>
  fit.kind === 'conflict' || fit.kind === 'blocked' || fit.kind === 'ended'
