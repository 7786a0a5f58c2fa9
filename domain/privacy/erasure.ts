import type { PrivacyKind, PrivacyLaw } from './register.types.ts'

/** How much of a kind goes at once. */
export interface ErasureCount {
  kind: PrivacyKind
  count: number
}

/** What of a kind stays, why, and until which day. */
export interface KeptRecords {
  kind: PrivacyKind
  law: PrivacyLaw
  count: number
  /** Last day; null: it names nobody once the name is gone. */
  until: string | null
}

/** What a table has of somebody. */
export interface Counted {
  kind: PrivacyKind
  law: PrivacyLaw | null
  goes: number
  stays: number
  /** Latest day of what stays and binds, YYYY-MM-DD; null: nothing does. */
  latest: string | null
}

/** The books of a year are kept so many years from its end: the last day on which what is of a day has to be there. */
export const keptUntil = (day: string, years: number): string => `${Number(day.slice(0, 4)) + years}-12-31`

const later = (a: string | null, b: string | null) => (a === null || (b !== null && b > a) ? b : a)

/** What goes and what stays of somebody by kinds, and until when their name does; null: it goes at once. */
export function erasurePlan(
  counted: readonly Counted[],
  years: number,
): { goes: ErasureCount[]; stays: KeptRecords[]; nameUntil: string | null } {
  const goes = new Map<PrivacyKind, number>()
  const stays = new Map<string, KeptRecords>()
  let nameUntil: string | null = null
  for (const { kind, law, latest, ...rows } of counted) {
    if (rows.goes > 0) goes.set(kind, (goes.get(kind) ?? 0) + rows.goes)
    if (rows.stays === 0 || law === null) continue
    const until = latest === null ? null : keptUntil(latest, years)
    const before = stays.get(`${kind} ${law}`)
    const count = (before?.count ?? 0) + rows.stays
    stays.set(`${kind} ${law}`, { kind, law, count, until: later(before?.until ?? null, until) })
    nameUntil = later(nameUntil, until)
  }
  return {
    goes: [...goes].map(([kind, count]) => ({ kind, count })),
    stays: [...stays.values()],
    nameUntil,
  }
}

const wordsOf = (text: string) => text.normalize('NFC').match(/[\p{L}\p{M}]+/gu) ?? []
const isPart = (word: string) => word !== word.toLowerCase()

/** Whether a reason says of whom it is: it outlives the name. Small words of a name (von, de) may stand in it. */
export function saysName(reason: string, name: string): boolean {
  const parts = wordsOf(name)
  const own = (parts.some(isPart) ? parts.filter(isPart) : parts).map(part => part.toLowerCase())
  return wordsOf(reason.toLowerCase()).some(word =>
    own.some(part => word === part || word === `${part}s` || (part.length > 3 && word.includes(part))),
  )
}
