import type { AddOn, Cost, Reason } from '../costs/cost.ts'

/** What one person of a position is charged. Money in the smallest unit of its currency. */
export interface ChargedPerson {
  /** Of the person on the position. */
  jobId: string
  name: string
  /** UTC. */
  from: string
  to: string
  /** As they were signed before they were amended; null: never amended. */
  signedMinutes: number | null
  cost: Cost
}

export interface LinePerson {
  jobId: string
  name: string
  from: string
  to: string
  minutes: number
  signedMinutes: number | null
  net: number
}

/** Hours of a position, or what comes on top of them for one reason and percentage. */
export interface ChargedLine {
  reason: Reason | null
  percent: number | null
  minutes: number
  /** As signed, where some were amended since; null: none was. */
  signedMinutes: number | null
  net: number
  people: LinePerson[]
}

/**
 * Parts of an amount by their weights, each a whole number, none lost: the largest remainders get what is left. Of a
 * negative amount, too. Weights are at least 0, and one of them above.
 */
export function shared(amount: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, one) => sum + one, 0)
  const size = Math.abs(amount)
  const exact = weights.map(weight => (size * weight) / all)
  const parts = exact.map(Math.floor)
  const left = size - parts.reduce((sum, one) => sum + one, 0)
  const order = exact
    .map((one, at) => ({ at, rest: one - Math.floor(one) }))
    .toSorted((a, b) => b.rest - a.rest || a.at - b.at)
  for (const { at } of order.slice(0, left)) parts[at] = (parts[at] ?? 0) + 1
  return parts.map(part => (part === 0 ? 0 : Math.sign(amount) * part))
}

const keyOf = ({ reason, percent }: AddOn) => `${reason} ${percent}`

/**
 * Lines of one position: its hours, then a line for each add-on. Each person is rounded once (decision 31), and what comes
 * on top of one person's hours is shared out among its reasons, so that the lines come to what the persons come to.
 */
export function linesOf(people: readonly ChargedPerson[]): ChargedLine[] {
  const hours: ChargedLine = { reason: null, percent: null, minutes: 0, signedMinutes: null, net: 0, people: [] }
  const onTop = new Map<string, ChargedLine>()
  for (const { cost, signedMinutes, ...person } of people) {
    put(hours, { ...person, minutes: cost.minutes, signedMinutes, net: cost.sum })
    const parts = cost.addOns.length
      ? shared(
          cost.addOn,
          cost.addOns.map(({ percent, minutes }) => percent * minutes),
        )
      : []
    for (const [at, addOn] of cost.addOns.entries()) {
      const { reason, percent, minutes } = addOn
      const line = onTop.get(keyOf(addOn)) ?? { reason, percent, minutes: 0, signedMinutes: null, net: 0, people: [] }
      put(line, { ...person, minutes, signedMinutes: null, net: parts[at] ?? 0 })
      onTop.set(keyOf(addOn), line)
    }
  }
  const amended = hours.people.some(one => one.signedMinutes !== null)
  if (amended) hours.signedMinutes = hours.people.reduce((sum, one) => sum + (one.signedMinutes ?? one.minutes), 0)
  return [hours, ...onTop.values()]
}

function put(line: ChargedLine, person: LinePerson) {
  line.people.push(person)
  line.minutes += person.minutes
  line.net += person.net
}
