import { isLate } from '../../../../domain/projectCrewItems/late.ts'
import type { Crew, Line, Position } from '../project.types.ts'

/** How somebody stands to the shift, as the chip says it. */
export type PersonState = 'in' | 'out' | 'late' | 'onTheWay' | 'expected' | 'changed' | 'invited' | 'applied' | 'noShow'

export interface Chip {
  id: string
  name: string
  pictureUrl: string | null
  /** Only planning knows; for others a name is enough. */
  state: { kind: PersonState; at: number; zone: string } | null
}

export interface Group {
  id: string
  positions: Position[]
  people: Chip[]
}

/** Whoever has left the day is on no list of it. */
const gone = ['declined', 'cancelled', 'notNeeded']

/** The state the server returned; lateness is only the clock beside it, after the agency's grace, in minutes. */
export function stateOf(line: Line, now: number, grace: number): Exclude<Chip['state'], null> {
  const zone = line.timeZone
  const of = (kind: PersonState, at: string) => ({ kind, at: Date.parse(at), zone })
  if (line.status === 'invited' || line.status === 'applied' || line.status === 'noShow')
    return of(line.status, line.starts)
  if (line.checkOutAt) return of('out', line.checkOutAt)
  if (line.checkInAt) return of('in', line.checkInAt)
  if (line.preCallAt) return of('onTheWay', line.preCallAt)
  if (isLate(line, now, grace)) return of('late', line.starts)
  return of(line.changeUnanswered ? 'changed' : 'expected', line.starts)
}

const order: readonly PersonState[] = [
  'in',
  'out',
  'late',
  'onTheWay',
  'changed',
  'expected',
  'noShow',
  'invited',
  'applied',
]

/** Position by position, with who stands on it and how: what planning reads. */
export const byPosition = (
  positions: readonly Position[],
  lines: readonly Line[],
  now: number,
  grace: number,
): Group[] =>
  positions.map(position => ({
    id: position.id,
    positions: [position],
    people: lines
      .filter(line => line.projectCrewItem.id === position.id && !gone.includes(line.status))
      .map(line => ({ ...line.person, state: stateOf(line, now, grace) }))
      .sort((a, b) => order.indexOf(a.state.kind) - order.indexOf(b.state.kind)),
  }))

/** Function by function: members are known by what they do, not by their position. */
export function byFunction(positions: readonly Position[], members: Crew['members']): Group[] {
  const groups = new Map<string, Group>()
  for (const position of positions) {
    const group = groups.get(position.function.id) ?? { id: position.function.id, positions: [], people: [] }
    groups.set(position.function.id, group)
    group.positions.push(position)
  }
  for (const { function: does, id, name, pictureUrl } of members) {
    const people = groups.get(does.id)?.people
    if (people && !people.some(known => known.id === id)) people.push({ id, name, pictureUrl, state: null })
  }
  return [...groups.values()]
}

/** How many are there, how many should be and are not, and how many have not said that what has changed is fine. */
export const attendance = (groups: readonly Group[]): Record<'in' | 'late' | 'changed', number> => {
  const states = groups.flatMap(({ people }) => people.map(({ state }) => state?.kind))
  const count = (kind: PersonState) => states.filter(one => one === kind).length
  return { in: count('in'), late: count('late'), changed: count('changed') }
}
