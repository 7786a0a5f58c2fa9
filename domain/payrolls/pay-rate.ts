import type { Rate } from '../costs/cost.ts'

/** What an hour of a function is paid, from a day on; without a person it is what everybody is paid. */
export interface PayRate extends Rate {
  functionId: string
  personId: string | null
  /** YYYY-MM-DD */
  validFrom: string
  currency: string
}

interface Work {
  functionId: string
  personId: string
  day: string
}

/** The rate of a day's work: the newest of the person's own, else of everybody's; null where there is none. */
export function payRateOf<R extends PayRate>(rates: readonly R[], { functionId, personId, day }: Work): R | null {
  const valid = rates.filter(
    one =>
      one.functionId === functionId && one.validFrom <= day && (one.personId === null || one.personId === personId),
  )
  const own = valid.filter(one => one.personId !== null)
  const [first = null] = (own.length ? own : valid).toSorted((a, b) => b.validFrom.localeCompare(a.validFrom))
  return first
}
