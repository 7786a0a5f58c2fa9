import { punchAllowed } from '../projectCrewItems/check-in-window.ts'
import { isLate } from '../projectCrewItems/late.ts'
import type { PunchKind } from '../projectCrewItems/punches.ts'
import { dateIn, daysUntil } from '../shift-display.ts'

/** What a kiosk knows of one place on its crew; instants as text, as the contract has them. */
export interface KioskLine {
  id: string
  projectCrewItemId: string
  person: { id: string; firstName: string; lastName: string; pin: boolean }
  starts: string
  ends: string
  preCallAt: string | null
  checkInAt: string | null
  checkOutAt: string | null
}

/** A line that an earlier version kept names its position as it was called then. */
export const presentLine = <
  Line extends { projectCrewItemId?: string | undefined; projectCrewItem?: string | undefined },
>(
  line: Line,
) => ({ ...line, projectCrewItemId: line.projectCrewItemId ?? line.projectCrewItem ?? '' })

export type KioskTask = Extract<PunchKind, 'Check-in' | 'Check-out'>

/** A punch made at this kiosk; `at` in ms of server time. */
export interface KioskPunch {
  /** Its entry in the outbox. */
  entry: string
  line: string
  caption: KioskTask
  at: number
  received: boolean
  /** Taken back here, by an entry of its own; `asked`: the roster was asked for after that had arrived. */
  undone?: { entry: string; received: boolean; asked: boolean }
}

/** `coming`: not in yet, and known to be on the way. */
export type KioskState = 'in' | 'out' | 'late' | 'coming' | 'due'

/** Ms in which two punches of a kind are the same punch. Decision 18. */
const samePunchWithin = 5 * 60_000

/** What the roster says of one kind of punch, unless it was taken back here and the roster cannot know yet. */
function heard(line: KioskLine, caption: KioskTask, punches: readonly KioskPunch[]): string | null {
  const at = caption === 'Check-in' ? line.checkInAt : line.checkOutAt
  const isTakenBack = punches.some(
    made =>
      made.undone &&
      made.line === line.id &&
      made.caption === caption &&
      at !== null &&
      Math.abs(Date.parse(at) - made.at) <= samePunchWithin,
  )
  return isTakenBack ? null : at
}

/** Punches the roster does not show yet. Those of people it no longer names are dropped with them. */
export function punchesLeft(lines: readonly KioskLine[], punches: readonly KioskPunch[]): readonly KioskPunch[] {
  const known = punches.filter(({ undone }) => !undone?.asked)
  return known.filter(punch => {
    const line = lines.find(({ id }) => id === punch.line)
    return line !== undefined && (punch.undone !== undefined || heard(line, punch.caption, known) === null)
  })
}

/**
 * Taken back by the person at the tablet; `retraction` is the entry that says so. A punch the roster holds already is
 * remembered again, for the roster cannot know this yet.
 */
export function takenBack(
  punches: readonly KioskPunch[],
  { entry, line, caption, at }: Pick<KioskPunch, 'entry' | 'line' | 'caption' | 'at'>,
  retraction: string,
): readonly KioskPunch[] {
  const own = punches.find(made => made.entry === entry) ?? { entry, line, caption, at, received: true }
  const undone = { entry: retraction, received: false, asked: false }
  return [...punches.filter(made => made.entry !== entry), { ...own, undone }]
}

/** With what the server has: a punch, or that it was taken back. */
export const receivedOf = (punches: readonly KioskPunch[], entry: string): readonly KioskPunch[] =>
  punches.map(made =>
    made.entry === entry
      ? { ...made, received: true }
      : made.undone?.entry === entry
        ? { ...made, undone: { ...made.undone, received: true } }
        : made,
  )

/** Without what the server will not have: a punch that is none, or one that stands after all. */
export const withoutEntry = (punches: readonly KioskPunch[], entry: string): readonly KioskPunch[] =>
  punches
    .filter(made => made.entry !== entry)
    .map(({ undone, ...made }) => (undone && undone.entry !== entry ? { ...made, undone } : made))

/** The roster is asked for now: its answer knows whatever has arrived until here. */
export const askedOf = (punches: readonly KioskPunch[]): readonly KioskPunch[] =>
  punches.map(made => (made.undone?.received ? { ...made, undone: { ...made.undone, asked: true } } : made))

/** Whether the server has yet to hear of it, or of its being taken back. */
export const isUnsent = ({ received, undone }: KioskPunch): boolean => !received || undone?.received === false

/** The roster with this tablet's own punches in it: what was tapped here, or taken back, counts here at once. */
export const overlaid = <Line extends KioskLine>(lines: readonly Line[], punches: readonly KioskPunch[]): Line[] =>
  lines.map(line => {
    const at = (caption: KioskTask) => {
      const own = punches.find(made => made.line === line.id && made.caption === caption && !made.undone)
      return heard(line, caption, punches) ?? (own ? new Date(own.at).toISOString() : null)
    }
    return { ...line, checkInAt: at('Check-in'), checkOutAt: at('Check-out') }
  })

/** How somebody stands at `now` (ms). Nobody is late within the agency's grace, nor who said to be on the way. */
export function kioskStateOf(line: KioskLine, now: number, graceMinutes: number): KioskState {
  if (line.checkOutAt !== null) return 'out'
  if (line.checkInAt !== null) return 'in'
  if (line.preCallAt !== null) return 'coming'
  return isLate(line, now, graceMinutes) ? 'late' : 'due'
}

/** Why a tap is not a punch now; null: it is. `notStarted`: "Job has not started." */
export type TapHint = 'alreadyIn' | 'alreadyOut' | 'notIn' | 'notStarted'

export function tapHint(line: KioskLine, task: KioskTask, opensMinutes: number, now: number): TapHint | null {
  if (line.checkOutAt !== null) return 'alreadyOut'
  const isIn = line.checkInAt !== null
  if (task === 'Check-out') return isIn ? null : 'notIn'
  if (isIn) return 'alreadyIn'
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
