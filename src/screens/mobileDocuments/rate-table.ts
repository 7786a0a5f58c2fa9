import type { RateCard, RateCardItem } from './mobile-documents.types.ts'

/** The card that holds on a day, and the one that follows it. Days as YYYY-MM-DD. */
export function cardsOn(cards: readonly RateCard[], today: string): { now: RateCard | null; next: RateCard | null } {
  const byBegin = [...cards].sort((one, other) => one.validFrom.localeCompare(other.validFrom))
  const now = byBegin.findLast(({ validFrom, validTo }) => validFrom <= today && (validTo === null || validTo >= today))
  return { now: now ?? null, next: byBegin.find(({ validFrom }) => validFrom > today) ?? null }
}

export interface RateLine {
  function: RateCardItem['function']
  /** In the smallest unit of the card's currency; null: no rate on that card. */
  now: number | null
  next: number | null
}

/** A line for each function that has a rate on either card, in the order of the first that has it. */
export function rateLines(now: readonly RateCardItem[], next: readonly RateCardItem[]): RateLine[] {
  const functions = new Map([...now, ...next].map(item => [item.function.id, item.function]))
  const rate = (items: readonly RateCardItem[], id: string) =>
    items.find(item => item.function.id === id)?.ratePerHour ?? null
  return [...functions.values()].map(one => ({ function: one, now: rate(now, one.id), next: rate(next, one.id) }))
}

/** What all say alike; `differs` where they do not, null where there is none. */
export function alike(words: readonly (string | null)[]): string | { differs: true } | null {
  const [first = null, ...others] = words
  return others.every(other => other === first) ? first : { differs: true }
}
