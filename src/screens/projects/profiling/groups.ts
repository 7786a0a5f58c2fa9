import type { Places, Position } from '../project.types.ts'
import type { Known } from './profiling.types.ts'

/** Places nobody was asked for, of shifts that begin together. */
export interface Lacking {
  /** The first of the positions: somebody is found for it. */
  positionId: string
  date: string
  time: string
  count: number
}

export interface FunctionGroup {
  function: Position['function']
  places: Places
  people: readonly Known[]
  /** Soonest first; what has begun lacks nobody any more. */
  lacking: readonly Lacking[]
}

/** Days on which shifts begin, soonest first. */
export const shiftDays = (positions: readonly Position[]): string[] =>
  [...new Set(positions.map(({ startDate }) => startDate))].toSorted()

/**
 * Who comes, function by function: whoever leads first, then as the plan has them; in each whoever holds most places
 * first. `day` leaves out what begins on others; `now` in ms.
 */
export function functionGroups(
  positions: readonly Position[],
  people: readonly Known[],
  { day, now }: { day: string | null; now: number },
): FunctionGroup[] {
  const meant = positions.filter(({ startDate }) => day === null || startDate === day)
  const groups = new Map<string, { function: Position['function']; positions: Position[] }>()
  for (const position of meant) {
    const group = groups.get(position.function.id) ?? { function: position.function, positions: [] }
    groups.set(position.function.id, group)
    group.positions.push(position)
  }
  const leadsFirst = (group: { function: Position['function'] }) => (group.function.code === 'crewChief' ? 0 : 1)
  return [...groups.values()]
    .toSorted((a, b) => leadsFirst(a) - leadsFirst(b))
    .map(group => ({
      function: group.function,
      places: placesOf(group.positions),
      people: people
        .filter(one => one.function.id === group.function.id && (day === null || one.days.some(on => on.date === day)))
        .toSorted((a, b) => held(b) - held(a)),
      lacking: lackingOf(group.positions, now),
    }))
}

const held = ({ days }: Known) => days.filter(({ state }) => state === 'confirmed').length

const placesOf = (positions: readonly Position[]): Places =>
  positions.reduce(
    (sum, { amountOfRows, filled, requested }) => ({
      amount: sum.amount + amountOfRows,
      filled: sum.filled + filled,
      requested: sum.requested + requested,
    }),
    { amount: 0, filled: 0, requested: 0 },
  )

function lackingOf(positions: readonly Position[], now: number): Lacking[] {
  const found = new Map<string, Lacking>()
  for (const { id, startDate, startTime, starts, amountOfRows, filled, requested } of positions) {
    const count = amountOfRows - filled - requested
    if (count <= 0 || Date.parse(starts) <= now) continue
    const key = `${startDate} ${startTime}`
    const known = found.get(key) ?? { positionId: id, date: startDate, time: startTime, count: 0 }
    found.set(key, { ...known, count: known.count + count })
  }
  return [...found.entries()].toSorted(([a], [b]) => a.localeCompare(b)).map(([, lacking]) => lacking)
}

/** Positions as a client reads them: whom the agency has asked is its own matter. */
export const positionsForClient = (positions: readonly Position[]): Position[] =>
  positions.map(position => ({ ...position, requested: 0 }))
