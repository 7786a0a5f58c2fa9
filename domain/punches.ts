import type { StatusOrNone } from './position-status.ts'

/** Captions of the LOG activities; stored in English. Decision 18. */
export const punchKinds = ['Pre-call', 'Check-in', 'Check-out'] as const
export type PunchKind = (typeof punchKinds)[number]

/** One punch of one person on one position. */
export interface Punch {
  id: string
  kind: PunchKind
  /** True time in ms, as well as it is known; the start of the range where it is not exact. */
  at: number
  /** The chief picked this punch among several of its kind. */
  chosen?: boolean
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

/** Punches of one kind, in order: the first of each group within 5 min counts, the rest repeat it. */
function grouped(punches: readonly Punch[]): { heads: Punch[]; duplicates: string[] } {
  const heads: Punch[] = []
  const duplicates: string[] = []
  for (const punch of punches) {
    const head = heads.at(-1)
    if (head && punch.at - head.at <= samePunchWithin) duplicates.push(punch.id)
    else heads.push(punch)
  }
  return { heads, duplicates }
}

/**
 * What the punches of one person on one position make of it, by true time, then id: the order of arrival does not
 * matter. Of punches further apart the earliest check-in and the latest check-out count, unless the chief chose. A
 * check-out before the check-in ends nothing and is a conflict. Only a confirmed base moves: whoever was called off,
 * marked as no-show or signed off keeps that status beside the times. Decision 18.
 */
export function foldPunches(base: StatusOrNone, punches: readonly Punch[]): PunchedStatus {
  const ordered = [...punches].sort(byTimeThenId)
  const duplicates: string[] = []
  const conflicts: { kind: PunchKind; ids: string[] }[] = []
  const counted = (kind: PunchKind): Punch | undefined => {
    const all = ordered.filter(punch => punch.kind === kind)
    const { heads, duplicates: repeated } = grouped(all)
    duplicates.push(...repeated)
    const chosen = all.findLast(punch => punch.chosen)
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
