import { type Booked, restWarnings } from '../jobs/rest.ts'
import { meets } from '../projectCrewItems/availability.ts'

/** Places nobody holds yet. Instants in ms; `week`: any name of the week it counts for. */
export interface OpenPosition extends Booked {
  id: string
  open: number
  week: string
}

/** Somebody in whose way nothing stands at a position, taken alone. `worth` is whole; more is better. */
export interface Option {
  personId: string
  positionId: string
  worth: number
}

/**
 * Somebody who may be proposed, with the shifts they hold. By week: what the first shift proposed in it takes of the worth,
 * the second, and so on; whole, and never less than the one before. Of more shifts each costs as much as the last.
 */
export interface Available {
  id: string
  held: readonly Booked[]
  weeks: Readonly<Record<string, readonly number[]>>
}

/** From this share of what was agreed for somebody's week on, every further minute costs so much of the worth. */
export interface LoadStep {
  percent: number
  cost: number
}

export interface FillProblem {
  positions: readonly OpenPosition[]
  people: readonly Available[]
  options: readonly Option[]
  limits: { restHours: number; dayHours: number }
}

/** Who is proposed where. */
export interface Choice {
  personId: string
  positionId: string
}

/** Whether one person cannot have both: at the same time, or with too little rest or too long a day. */
export const collide = (one: Booked, other: Booked, limits: FillProblem['limits']): boolean =>
  meets(one, other) || restWarnings(one, [other], limits).length > 0

/** Whether a person can have all of these shifts beside those they hold. */
export function bearable(shifts: readonly Booked[], held: readonly Booked[], limits: FillProblem['limits']): boolean {
  return shifts.every((shift, at) => {
    const others = [...held, ...shifts.filter((_, place) => place !== at)]
    return !others.some(other => meets(other, shift)) && restWarnings(shift, others, limits).length === 0
  })
}

/**
 * What each further shift of a week costs somebody with these minutes in it, if all are `shiftMinutes` long. A shift is
 * counted as a typical one, for only so does a proposal for hundreds of places stay quick to find.
 */
export function shiftCosts(
  { minutes, quotaMinutes }: { minutes: number; quotaMinutes: number },
  shiftMinutes: number,
  steps: readonly LoadStep[],
): number[] {
  const costOf = (all: number) =>
    steps.reduce((sum, { percent, cost }) => sum + cost * Math.max(0, all - (quotaMinutes * percent) / 100), 0)
  const after = (shifts: number) => costOf(minutes + shifts * shiftMinutes)
  const rounded = Array.from({ length: mostShifts }, (_, at) => Math.round(after(at + 1) - after(at)))
  return rounded.map((cost, at) => Math.max(cost, ...rounded.slice(0, at)))
}
/** Nobody works more shifts of a week; beyond, each costs as much as this one. */
const mostShifts = 7

/** What so many shifts of a week cost. */
export const costOfShifts = (costs: readonly number[], shifts: number): number =>
  Array.from({ length: shifts }, (_, at) => costs[Math.min(at, costs.length - 1)] ?? 0).reduce(
    (sum, one) => sum + one,
    0,
  )

const byPerson = (choices: readonly Choice[]): Map<string, string[]> => {
  const found = new Map<string, string[]>()
  for (const { personId, positionId } of choices) found.set(personId, [...(found.get(personId) ?? []), positionId])
  return found
}

/** What a choice is worth: of all it proposes, less what it makes of the weeks. */
export function worthOfChoice(problem: FillProblem, choices: readonly Choice[]): number {
  const worth = new Map(problem.options.map(one => [`${one.personId} ${one.positionId}`, one.worth]))
  const positions = new Map(problem.positions.map(one => [one.id, one]))
  const proposed = byPerson(choices)
  const gained = choices.reduce((sum, one) => sum + (worth.get(`${one.personId} ${one.positionId}`) ?? 0), 0)
  const lost = problem.people.flatMap(({ id, weeks }) => {
    const own = proposed.get(id) ?? []
    return Object.entries(weeks).map(([week, costs]) =>
      costOfShifts(costs, own.filter(position => positions.get(position)?.week === week).length),
    )
  })
  return gained - lost.reduce((sum, one) => sum + one, 0)
}

/**
 * The hard rules a choice breaks: places chosen of which one person cannot have all, as few as show it, and positions
 * with more people than places. Empty: none.
 */
export function brokenRules(
  problem: FillProblem,
  choices: readonly Choice[],
): { sets: Choice[][]; overfull: string[] } {
  const positions = new Map(problem.positions.map(one => [one.id, one]))
  const shift = (id: string) => {
    const found = positions.get(id)
    if (!found) throw new Error(`${id} is no position of the problem`)
    return found
  }
  const held = new Map(problem.people.map(one => [one.id, one.held]))
  const sets = [...byPerson(choices)].flatMap(([personId, ids]) => {
    const isBearable = (some: readonly string[]) => bearable(some.map(shift), held.get(personId) ?? [], problem.limits)
    if (isBearable(ids)) return []
    // Leaving out what is not needed to show it makes one rule of many.
    let least = ids
    for (const id of ids) {
      const without = least.filter(other => other !== id)
      if (without.length > 0 && !isBearable(without)) least = without
    }
    return [least.map(positionId => ({ personId, positionId }))]
  })
  const counts = new Map<string, number>()
  for (const { positionId } of choices) counts.set(positionId, (counts.get(positionId) ?? 0) + 1)
  return { sets, overfull: [...counts].filter(([id, count]) => count > shift(id).open).map(([id]) => id) }
}
