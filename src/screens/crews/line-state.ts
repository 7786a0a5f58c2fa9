import { type PositionCommand, type PositionStatus, nextStatus } from '../../../domain/position-status.ts'
import type { Line } from './crew.types.ts'
import { type OwnEntry, madeAt } from './own-punches.ts'

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
  /** Late and nevertheless known to be coming, since then. */
  calledAt: number | null
  /** Punched on this device and not yet received. */
  waits: boolean
}

const called: readonly PositionStatus[] = ['applied', 'invited', 'noShow', 'notNeeded', 'cancelled', 'declined']
const isCalled = (status: PositionStatus): status is Extract<ListState, PositionStatus> => called.includes(status)

/** The state the server returned, before it what waits on this device; lateness is only the clock beside it. */
export function listed(line: Line, waiting: readonly OwnEntry[], now: number): ListedLine {
  const kept = (caption: string) =>
    waiting.findLast(({ entry, punch }) => punch.caption === caption && entry.refused === null)?.punch
  const starts = Date.parse(line.starts)
  const calledAt = line.preCallAt === null ? null : Date.parse(line.preCallAt)
  const of = (state: ListState, at: number, waits = false): ListedLine => ({ line, state, at, calledAt, waits })

  if (isCalled(line.status)) return of(line.status, starts)
  if (line.checkOutAt) return of('out', Date.parse(line.checkOutAt))
  const out = kept('Check-out')
  if (out) return of('out', madeAt(out), true)
  if (line.checkInAt) return of('in', Date.parse(line.checkInAt))
  const checkIn = kept('Check-in')
  if (checkIn) return of('in', madeAt(checkIn), true)
  if (now > starts) return of('late', starts)
  return calledAt === null ? of('expected', starts) : of('onTheWay', calledAt)
}

export type ListFilter = 'all' | 'missing' | 'in' | 'out'
export const listFilters: readonly ListFilter[] = ['all', 'missing', 'in', 'out']
export const fitsFilter = ({ state }: ListedLine, filter: ListFilter): boolean =>
  filter === 'all' || (filter === 'missing' ? ['late', 'onTheWay', 'expected'].includes(state) : state === filter)

/** People who count for the day, and how many of them are in. */
export function listCounts(lines: readonly Line[]): { in: number; all: number } {
  const day = lines.filter(({ status }) => ['confirmed', 'checkedIn', 'checkedOut', 'signedOff'].includes(status))
  return { in: day.filter(({ checkInAt, checkOutAt }) => checkInAt && !checkOutAt).length, all: day.length }
}

export const lineCommands = ['activate', 'noShow', 'notNeeded', 'reactivate'] as const
export type LineCommand = (typeof lineCommands)[number]

/** What a chief may do with somebody now. An invitation is confirmed for the person who has phoned. */
export function commandsFor(status: PositionStatus): LineCommand[] {
  const possible = (command: PositionCommand) => 'status' in nextStatus(status, command)
  return lineCommands.filter(command => possible(command) || (command === 'activate' && status === 'invited'))
}
