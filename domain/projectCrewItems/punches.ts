import type { StatusOrNone } from './position-status.ts'
import { type MadeHow, type Retraction, withdraws } from './retractions.ts'

/** Captions of the LOG activities; stored in English. Decision 18. */
export const punchKinds = ['Pre-call', 'Check-in', 'Check-out'] as const
export type PunchKind = (typeof punchKinds)[number]

/** One punch of one person on one position. */
export interface Punch extends Partial<MadeHow> {
  id: string
  kind: PunchKind
  /** True time in ms, as well as it is known; the start of the range where it is not exact. */
  at: number
  /** The chief picked this punch among several of its kind, or stated it. */
  chosen?: boolean
  /** Made by the person themselves, logged in on a device of their own. */
  own?: boolean
}

export interface PunchedStatus {
  status: StatusOrNone
  /** True times in ms of the punches that count. */
  preCallAt: number | null
  checkInAt: number | null
  checkOutAt: number | null
  /** Ids of punches that repeat an earlier one of their kind within 5 min. */
  duplicates: string[]
  /** Kinds whose punches contradict each other until the chief chooses, with all their ids. */
  conflicts: { kind: PunchKind; ids: string[] }[]
}

/** Milliseconds in which a second punch of the same kind is the same punch. Decision 18. */
const samePunchWithin = 5 * 60_000

const byTimeThenId = (a: Punch, b: Punch) => a.at - b.at || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)

/**
 * Punches of one kind, in order: the first of each group counts, the rest repeat it. Together are those within 5 min, and
 * check-ins a person made themselves with no check-out between: a page that was left open knew nothing of the first, and
 * nobody who is in comes again.
 */
function grouped(punches: readonly Punch[], outs: readonly Punch[]): { heads: Punch[]; duplicates: string[] } {
  const heads: Punch[] = []
  const duplicates: string[] = []
  const repeats = (punch: Punch) => (head: Punch) =>
    head.own && punch.own && head.kind === 'Check-in' && !outs.some(({ at }) => head.at <= at && at <= punch.at)
  for (const punch of punches) {
    const last = heads.at(-1)
    if (last && (punch.at - last.at <= samePunchWithin || heads.some(repeats(punch)))) duplicates.push(punch.id)
    else heads.push(punch)
  }
  return { heads, duplicates }
}

/** Those that nobody has taken back, in whatever order both arrived. */
export const standing = <Made extends Punch>(
  punches: readonly Made[],
  retractions: readonly Retraction[],
): readonly Made[] =>
  retractions.length ? punches.filter(punch => !retractions.some(made => withdraws(made, punch))) : punches

/**
 * What the punches of one person on one position make of it, by true time, then id: the order of arrival does not
 * matter. Of punches further apart the earliest check-in and the latest check-out count, unless the chief chose. A
 * check-out before the check-in ends nothing and is a conflict. Only a confirmed base moves: whoever was called off,
 * marked as no-show or signed off keeps that status beside the times. What was taken back leaves before anything is
 * grouped. Decisions 18, 38.
 */
export function foldPunches(
  base: StatusOrNone,
  punches: readonly Punch[],
  retractions: readonly Retraction[] = [],
): PunchedStatus {
  const ordered = [...standing(punches, retractions)].sort(byTimeThenId)
  const outs = ordered.filter(({ kind }) => kind === 'Check-out')
  const duplicates: string[] = []
  const conflicts: { kind: PunchKind; ids: string[] }[] = []
  const counted = (kind: PunchKind): Punch | undefined => {
    const all = ordered.filter(punch => punch.kind === kind)
    const { heads, duplicates: repeated } = grouped(all, outs)
    const chosen = all.findLast(punch => punch.chosen)
    duplicates.push(...repeated.filter(id => id !== chosen?.id))
    if (chosen) return chosen
    if (heads.length > 1) conflicts.push({ kind, ids: heads.map(({ id }) => id) })
    return kind === 'Check-out' ? heads.at(-1) : heads[0]
  }
  const preCallAt = counted('Pre-call')?.at ?? null
  const checkInAt = counted('Check-in')?.at ?? null
  const checkOut = counted('Check-out')
  const backwards = checkOut !== undefined && checkInAt !== null && checkOut.at < checkInAt
  if (backwards && !conflicts.some(({ kind }) => kind === 'Check-out'))
    conflicts.push({ kind: 'Check-out', ids: [checkOut.id] })
  const checkOutAt = checkOut === undefined || backwards ? null : checkOut.at
  const punched = checkInAt === null ? base : checkOutAt === null ? 'checkedIn' : 'checkedOut'
  return { status: base === 'confirmed' ? punched : base, preCallAt, checkInAt, checkOutAt, duplicates, conflicts }
}
