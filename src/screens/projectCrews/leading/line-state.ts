import { punchAllowed } from '../../../../domain/projectCrewItems/check-in-window.ts'
import { isLate } from '../../../../domain/projectCrewItems/late.ts'
import {
  type PositionCommand,
  type PositionStatus,
  nextStatus,
} from '../../../../domain/projectCrewItems/position-status.ts'
import type { Line } from '../crew.types.ts'

/** How a person stands on the list, in the order of what somebody has to act on. */
export type ListState =
  | 'late'
  | 'onTheWay'
  | 'expected'
  | 'in'
  | 'out'
  | 'applied'
  | 'invited'
  | 'noShow'
  | 'notNeeded'
  | 'cancelled'
  | 'declined'

export interface ListedLine {
  line: Line
  state: ListState
  /** Instant the state is about, in ms: of the punch, of the pre-call, or the start. */
  at: number
  /** Punched on this device and not yet received. */
  waits: boolean
}

const called: readonly PositionStatus[] = ['applied', 'invited', 'noShow', 'notNeeded', 'cancelled', 'declined']
const isCalled = (status: PositionStatus): status is Extract<ListState, PositionStatus> => called.includes(status)

/**
 * How somebody stands at `now` (ms), by the line as the server and this device know it; lateness is only the clock
 * beside it, after the agency's grace in minutes. `waits`: something of it has not been received.
 */
export function listed(line: Line, now: number, graceMinutes: number, waits = false): ListedLine {
  const starts = Date.parse(line.starts)
  const of = (state: ListState, at: number): ListedLine => ({ line, state, at, waits })

  if (isCalled(line.status)) return of(line.status, starts)
  if (line.checkOutAt) return of('out', Date.parse(line.checkOutAt))
  if (line.checkInAt) return of('in', Date.parse(line.checkInAt))
  if (line.preCallAt !== null) return of('onTheWay', Date.parse(line.preCallAt))
  return of(isLate(line, now, graceMinutes) ? 'late' : 'expected', starts)
}

const awaited: readonly ListState[] = ['late', 'onTheWay', 'expected']
/** Should come and is not there. */
export const isAwaited = (state: ListState): boolean => awaited.includes(state)

export type ListFilter = 'all' | 'notHere' | 'in' | 'out'
export const listFilters: readonly ListFilter[] = ['all', 'notHere', 'in', 'out']
export const fitsFilter = ({ state }: ListedLine, filter: ListFilter): boolean =>
  filter === 'all' || (filter === 'notHere' ? isAwaited(state) : state === filter)

/** Who has to be looked for stands first, everybody else as the server has them. */
export const lateFirst = (lines: readonly ListedLine[]): ListedLine[] => {
  const place = ({ state }: ListedLine) => (isAwaited(state) ? awaited.indexOf(state) : awaited.length)
  return lines.toSorted((a, b) => place(a) - place(b))
}

/** Who can be checked in now. */
export const canComeIn = (lines: readonly ListedLine[], opensMinutes: number, now: number): ListedLine[] =>
  lines.filter(
    ({ state, line }) =>
      isAwaited(state) &&
      punchAllowed('Check-in', { starts: Date.parse(line.starts), checkedIn: false, opensMinutes }, now).allowed,
  )

export const lineCommands = ['activate', 'noShow', 'notNeeded', 'reactivate'] as const
export type LineCommand = (typeof lineCommands)[number]

/** What a chief may do with somebody now. An invitation is confirmed for the person who has phoned. */
export function commandsFor(status: PositionStatus): LineCommand[] {
  const possible = (command: PositionCommand) => 'status' in nextStatus(status, command)
  return lineCommands.filter(command => possible(command) || (command === 'activate' && status === 'invited'))
}
