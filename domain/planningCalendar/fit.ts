import { type Booked, restWarnings } from '../jobs/rest.ts'
import type { PositionStatus } from '../projectCrewItems/position-status.ts'

/** A job somebody has; instants in ms. */
export interface FitJob extends Booked {
  id: string
  projectCrewItemId: string
  status: PositionStatus
}
/** When somebody keeps free; instants in ms. */
export interface FitAbsence {
  id: string
  kind: string
  starts: number
  ends: number
}
/** The position somebody may be put on; `open`: places nobody was asked for. */
export interface FitPosition extends Booked {
  id: string
  open: number
}

/** What putting somebody there does, by what weighs most; the first three refuse, the next two ask. */
export type Fit =
  | { kind: 'past' | 'full' | 'already' }
  | { kind: 'conflict'; jobs: readonly string[] }
  | { kind: 'blocked'; absences: readonly string[] }
  /** Minutes of rest that would be left, and the least there is to be; or hours between two rests, and the most. */
  | { kind: 'rest' | 'day'; minutes: number; limit: number }
  | { kind: 'free' }

const holds: readonly PositionStatus[] = ['confirmed', 'checkedIn', 'checkedOut', 'signedOff']
/** A request for vacation that nobody has answered keeps nothing free. */
const keepsFree = ['vacation', 'unpaidVacation', 'blocked', 'sick']

const meet = (a: { starts: number; ends: number }, b: { starts: number; ends: number }) =>
  a.starts < b.ends && a.ends > b.starts

/** Whether a person fits on a position, by what is known of their days around it; `now` in ms. */
export function fitOf(
  position: FitPosition,
  { jobs, absences }: { jobs: readonly FitJob[]; absences: readonly FitAbsence[] },
  rules: { restHours: number; dayHours: number },
  now: number,
): Fit {
  if (position.ends <= now) return { kind: 'past' }
  if (jobs.some(({ projectCrewItemId }) => projectCrewItemId === position.id)) return { kind: 'already' }
  if (position.open <= 0) return { kind: 'full' }
  const held = jobs.filter(({ status }) => holds.includes(status))
  const met = held.filter(job => meet(job, position))
  if (met.length > 0) return { kind: 'conflict', jobs: met.map(({ id }) => id) }
  const away = absences.filter(absence => keepsFree.includes(absence.kind) && meet(absence, position))
  if (away.length > 0) return { kind: 'blocked', absences: away.map(({ id }) => id) }
  const [warning] = restWarnings(position, held, rules)
  return warning ?? { kind: 'free' }
}

/** Nobody is put there. */
export const refuses = (fit: Fit): fit is { kind: 'past' | 'full' | 'already' } =>
  fit.kind === 'past' || fit.kind === 'full' || fit.kind === 'already'
/** Whoever puts somebody there is asked first. */
export const asksFirst = (fit: Fit): boolean => fit.kind === 'conflict' || fit.kind === 'blocked'
