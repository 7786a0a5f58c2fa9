import { punchAllowed } from './check-in-window.ts'
import type { PunchKind } from './punches.ts'
import { dateIn, daysUntil } from './shift-display.ts'

/** What a kiosk knows of one place on its crew; instants as text, as the contract has them. */
export interface KioskLine {
  id: string
  projectCrewItem: string
  person: { id: string; firstName: string; lastName: string; pin: boolean }
  starts: string
  ends: string
  checkInAt: string | null
  checkOutAt: string | null
}

export type KioskTask = Extract<PunchKind, 'Check-in' | 'Check-out'>

/** A punch made at this kiosk; `at` in ms of server time. */
export interface KioskPunch {
  /** Its entry in the outbox. */
  entry: string
  line: string
  caption: KioskTask
  at: number
  received: boolean
}

export type KioskState = 'in' | 'out' | 'late' | 'due'

const holds = (line: KioskLine, { caption }: KioskPunch) =>
  (caption === 'Check-in' ? line.checkInAt : line.checkOutAt) !== null

/** Punches the roster does not show yet. Those of people it no longer names are dropped with them. */
export const punchesLeft = (lines: readonly KioskLine[], punches: readonly KioskPunch[]): readonly KioskPunch[] =>
  punches.filter(punch => {
    const line = lines.find(({ id }) => id === punch.line)
    return line !== undefined && !holds(line, punch)
  })

/** The roster with this tablet's own punches in it: what was tapped counts here at once. */
export const overlaid = <Line extends KioskLine>(lines: readonly Line[], punches: readonly KioskPunch[]): Line[] =>
  lines.map(line => {
    const own = (caption: KioskTask) => {
      const punch = punches.find(made => made.line === line.id && made.caption === caption)
      return punch ? new Date(punch.at).toISOString() : null
    }
    return { ...line, checkInAt: line.checkInAt ?? own('Check-in'), checkOutAt: line.checkOutAt ?? own('Check-out') }
  })

/** How somebody stands at `now` (ms). */
export function kioskStateOf({ checkInAt, checkOutAt, starts }: KioskLine, now: number): KioskState {
  if (checkOutAt !== null) return 'out'
  if (checkInAt !== null) return 'in'
  return now >= Date.parse(starts) ? 'late' : 'due'
}

/** Why a tap is not a punch now; null: it is. `notStarted`: "Job has not started." */
export type TapHint = 'alreadyIn' | 'alreadyOut' | 'notIn' | 'notStarted'

export function tapHint(line: KioskLine, task: KioskTask, opensMinutes: number, now: number): TapHint | null {
  const state = kioskStateOf(line, now)
  if (state === 'out') return 'alreadyOut'
  if (task === 'Check-out') return state === 'in' ? null : 'notIn'
  if (state === 'in') return 'alreadyIn'
  const allowed = punchAllowed('Check-in', { starts: Date.parse(line.starts), checkedIn: false, opensMinutes }, now)
  return allowed.allowed ? null : 'notStarted'
}

const hourMs = 3_600_000
/** A crew may work for days: whoever starts within half a day or has not been over for long is expected now. */
const [before, after] = [12 * hourMs, 6 * hourMs]

/** The lines of the day; where none is near, those of the nearest day, so that a tablet set up early shows its crew. */
export function linesOfNow<Line extends KioskLine>(lines: readonly Line[], timeZone: string, now: number): Line[] {
  const near = lines.filter(({ starts, ends }) => Date.parse(starts) - before <= now && now <= Date.parse(ends) + after)
  if (near.length) return near
  const today = dateIn(timeZone, now)
  const away = ({ starts }: Line) => Math.abs(daysUntil(dateIn(timeZone, Date.parse(starts)), today))
  const nearest = Math.min(...lines.map(away))
  return lines.filter(line => away(line) === nearest)
}
