import {
  type Available,
  type Choice,
  type FillProblem,
  type OpenPosition,
  type Option,
  bearable,
  shiftCosts,
  worthOfChoice,
} from '../../../domain/fillProposals/filling.ts'

/** Numbers from 0 on, below 1, the same for the same seed. */
export function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

const loadSteps = [
  { percent: 80, cost: 1 },
  { percent: 100, cost: 2 },
]
const hour = 3_600_000
const monday = Date.parse('2026-06-15T00:00:00Z')
export const limits = { restHours: 11, dayHours: 10 }

/** A week of shifts of all lengths, and people who hold some already. */
export function problem(
  seed: number,
  { positions: most, people: many, open }: { positions: number; people: number; open: number },
): FillProblem {
  const next = random(seed)
  const whole = (below: number) => Math.floor(next() * below)
  const shift = (days: number) => {
    const starts = monday + whole(days) * 24 * hour + whole(48) * (hour / 2)
    return {
      starts,
      ends: starts + (4 + whole(17)) * (hour / 2),
      startDate: new Date(starts).toISOString().slice(0, 10),
      breakMinutes: whole(2) * 30,
    }
  }
  const positions: OpenPosition[] = Array.from({ length: most }, (_, at) => ({
    ...shift(7),
    id: `p${at}`,
    open: 1 + whole(open),
    week: 'only',
  }))
  const people: Available[] = Array.from({ length: many }, (_, at) => {
    const held = next() < 0.3 ? [shift(7)] : []
    const load = { minutes: held.length * 480, quotaMinutes: [600, 1200, 2400][whole(3)] ?? 2400 }
    return { id: `w${at}`, held, weeks: { only: shiftCosts(load, 420, loadSteps) } }
  })
  const options: Option[] = people.flatMap(({ id: personId, held }) =>
    positions
      .filter(position => next() < 0.6 && bearable([position], held, limits))
      .map(({ id: positionId }) => ({ personId, positionId, worth: 1 + whole(1000) })),
  )
  return {
    positions,
    people,
    options,
    limits,
  }
}

/** What a planner with a list from best to worst would do: the first who can, place by place. */
export function oneByOne({ positions, people, options, limits }: FillProblem, order: readonly Option[]): Choice[] {
  const shifts = new Map(positions.map(one => [one.id, one]))
  const held = new Map(people.map(one => [one.id, one.held]))
  const chosen: Choice[] = []
  for (const { personId, positionId } of order) {
    if (!options.length) break
    const shift = shifts.get(positionId)
    if (!shift || chosen.filter(one => one.positionId === positionId).length >= shift.open) continue
    const own = chosen.flatMap(one => (one.personId === personId ? (shifts.get(one.positionId) ?? []) : []))
    if (bearable([...own, shift], held.get(personId) ?? [], limits)) chosen.push({ personId, positionId })
  }
  return chosen
}

/** More places weigh more than any worth. */
export const isNoBetter = (problem: FillProblem, other: readonly Choice[], found: readonly Choice[]): boolean =>
  other.length < found.length ||
  (other.length === found.length && worthOfChoice(problem, other) <= worthOfChoice(problem, found))

/** All there is, tried. */
export function byTrying(problem: FillProblem): { filled: number; worth: number } {
  const { positions, people, options, limits } = problem
  const shifts = new Map(positions.map(one => [one.id, one]))
  const held = new Map(people.map(one => [one.id, one.held]))
  let best = { filled: 0, worth: worthOfChoice(problem, []) }
  const chosen: Choice[] = []
  const go = (at: number) => {
    const option = options[at]
    if (!option) {
      const worth = worthOfChoice(problem, chosen)
      if (chosen.length > best.filled || (chosen.length === best.filled && worth > best.worth))
        best = { filled: chosen.length, worth }
      return
    }
    if (chosen.length + options.length - at < best.filled) return
    const shift = shifts.get(option.positionId)
    const own = chosen.flatMap(one => (one.personId === option.personId ? (shifts.get(one.positionId) ?? []) : []))
    const isFree = shift && chosen.filter(one => one.positionId === option.positionId).length < shift.open
    if (isFree && bearable([...own, shift], held.get(option.personId) ?? [], limits)) {
      chosen.push(option)
      go(at + 1)
      chosen.pop()
    }
    go(at + 1)
  }
  go(0)
  return best
}
