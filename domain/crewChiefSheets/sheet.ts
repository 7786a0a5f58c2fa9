const minute = 60_000

/** Whole minutes somebody came after their start, where that is beyond the agency's grace; null: in time, or not there. */
export function lateBy(starts: string, checkInAt: string | null, graceMinutes: number): number | null {
  if (checkInAt === null) return null
  const late = Math.floor((Date.parse(checkInAt) - Date.parse(starts)) / minute)
  return late > graceMinutes ? late : null
}

export interface OnPosition {
  id: string
  itemId: string
  status: string
  /** When they said yes; null: never. */
  confirmedAt: string | null
  statusSince: string
}

const gone = new Set(['cancelled', 'notNeeded', 'noShow'])

/**
 * Who stands in for whom, by the id of who is gone: on the same position, whoever said yes after they were gone, each for
 * one, in the order in which it happened.
 */
export function replacements<L extends OnPosition>(lines: readonly L[]): ReadonlyMap<string, L> {
  const found = new Map<string, L>()
  const taken = new Set<string>()
  const left = lines.filter(({ status }) => gone.has(status))
  for (const one of left.toSorted((a, b) => Date.parse(a.statusSince) - Date.parse(b.statusSince))) {
    const [next] = lines
      .filter(
        ({ id, itemId, status, confirmedAt }) =>
          itemId === one.itemId &&
          !gone.has(status) &&
          !taken.has(id) &&
          confirmedAt !== null &&
          Date.parse(confirmedAt) >= Date.parse(one.statusSince),
      )
      .toSorted((a, b) => Date.parse(a.confirmedAt ?? '') - Date.parse(b.confirmedAt ?? ''))
    if (!next) continue
    taken.add(next.id)
    found.set(one.id, next)
  }
  return found
}
