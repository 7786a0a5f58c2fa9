import type { FitKind, FitWeight } from '../../openapi/vacancies.shapes.ts'
import { type OwnTime as AnyTime, availability, meets } from '../projectCrewItems/availability.ts'
import { type PositionStatus, holdsPlace } from '../projectCrewItems/position-status.ts'
import { daysLater } from '../shift-display.ts'
import type { Booked } from './rest.ts'

/** A shift with the last day it reaches into at its venue (YYYY-MM-DD). */
export interface Days extends Booked {
  lastDate: string
}

/** The last day a shift works on; one until midnight does not reach into the day that begins then. */
export function lastDay(shift: { startDate: string; endDate: string | null; startTime: string; endTime: string }) {
  const { startDate, endDate, startTime, endTime } = shift
  const last = endDate ?? (endTime <= startTime ? daysLater(startDate, 1) : startDate)
  return endTime === '00:00' && last > startDate ? daysLater(last, -1) : last
}

/** What somebody has besides. */
export interface Entry extends Days {
  status: PositionStatus
}

/** Time somebody wants for themselves, in ms: a blocked date, or vacation that was asked for or approved. */
export interface OwnTime extends AnyTime {
  kind: 'block' | 'vacation'
  approved: boolean
}

export interface FitReason<E> {
  kind: FitKind
  weight: FitWeight
  /** Of overlap, rest or day; null where nothing is measured. */
  minutes: number | null
  /** Minutes a rest or a day should have; null where nothing is measured against it. */
  limit: number | null
  /** The entry it is about. */
  other: E | null
}

/** `hard` is asked about before it is done, `soft` is said, `good` speaks for it. */
const weights: Record<FitKind, FitWeight> = {
  overlap: 'hard',
  blocked: 'hard',
  vacation: 'hard',
  restBefore: 'soft',
  restAfter: 'soft',
  longDay: 'soft',
  sameDay: 'soft',
  invited: 'soft',
  applied: 'soft',
  vacationAsked: 'soft',
  free: 'good',
  rested: 'good',
}

/** Minutes after which nobody asks any more whether somebody is rested. */
const longRested = 48 * 60
const minute = 60_000

interface Time {
  starts: number
  ends: number
}
const shared = (a: Time, b: Time) => Math.floor((Math.min(a.ends, b.ends) - Math.max(a.starts, b.starts)) / minute)
const sharesDay = (a: Days, b: Days) => a.startDate <= b.lastDate && b.startDate <= a.lastDate

/**
 * What speaks for and against a shift for one person, who has these entries and this time of their own around it: first
 * what stands in the way, then what is to be known, then what is good, which nobody is told beside what stands in the way.
 * Entries that ended otherwise (declined, cancelled, not needed) count for nothing.
 */
export function fitOf<E extends Entry>(
  shift: Days,
  entries: readonly E[],
  ownTime: readonly OwnTime[],
  limits: { restHours: number; dayHours: number },
): FitReason<E>[] {
  const reason = (kind: FitKind, measured: Partial<Omit<FitReason<E>, 'kind' | 'weight'>> = {}): FitReason<E> => ({
    kind,
    weight: weights[kind],
    minutes: null,
    limit: null,
    other: null,
    ...measured,
  })
  const { overlaps, keptFree, asked, before, after, warnings } = availability(shift, entries, ownTime, limits)
  const held = entries.filter(({ status }) => holdsPlace(status))
  const open = entries.filter(({ status }) => status === 'invited' || status === 'applied')
  const least = limits.restHours * 60

  const reasons = [
    ...overlaps.map(other => reason('overlap', { other, minutes: shared(other, shift) })),
    ...(keptFree.some(({ kind }) => kind === 'block') ? [reason('blocked')] : []),
    ...(keptFree.some(({ kind }) => kind === 'vacation') ? [reason('vacation')] : []),
    ...(before && before.minutes < least ? [reason('restBefore', { ...before, limit: least })] : []),
    ...(after && after.minutes < least ? [reason('restAfter', { ...after, limit: least })] : []),
    ...warnings.filter(({ kind }) => kind === 'day').map(({ minutes, limit }) => reason('longDay', { minutes, limit })),
    ...held
      .filter(other => other.startDate === shift.startDate && !meets(other, shift))
      .map(other => reason('sameDay', { other })),
    ...open
      .filter(other => meets(other, shift) || other.startDate === shift.startDate)
      .map(other => reason(other.status === 'invited' ? 'invited' : 'applied', { other })),
    ...(asked.length > 0 ? [reason('vacationAsked')] : []),
  ]
  if (reasons.some(({ weight }) => weight === 'hard')) return reasons
  const nothingElse =
    keptFree.length === 0 && asked.length === 0 && ![...held, ...open].some(other => sharesDay(other, shift))
  const isRested = before !== null && before.minutes >= least && before.minutes <= longRested
  return [...reasons, ...(nothingElse ? [reason('free')] : []), ...(isRested ? [reason('rested', { ...before })] : [])]
}

/** Whether nothing stands in the way; a list finds those by the same rule in the database. */
export const fits = (reasons: readonly { weight: FitWeight }[]): boolean =>
  !reasons.some(({ weight }) => weight === 'hard')
