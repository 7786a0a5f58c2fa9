import { holdsPlace } from './position-status.ts'

/** What is known of somebody who is expected; instants as text, as the contract has them. */
export interface Awaited {
  starts: string
  preCallAt: string | null
}

/** Who takes part in the day of a crew, with what they punched. */
export interface OnCrew extends Awaited {
  status: string
  checkInAt: string | null
  checkOutAt: string | null
}

/**
 * Whether somebody who is not in yet is late at `now` (ms): from the end of the agency's grace, in minutes, and never
 * whoever said to be on the way. `lateRows` in server/projectCrews asks the same of the database; a test holds one
 * against the other.
 */
export const isLate = ({ starts, preCallAt }: Awaited, now: number, graceMinutes: number): boolean =>
  preCallAt === null && now >= Date.parse(starts) + graceMinutes * 60_000

/** How many of a crew are there. */
export interface CrewFigures {
  in: number
  /** Who counts for the day, gone home or not. */
  all: number
  late: number
  /** Not in, and not late either. */
  awaited: number
}

/** A crew in figures, as every screen of whoever leads it says them. */
export function crewFigures(lines: readonly OnCrew[], now: number, graceMinutes: number): CrewFigures {
  const day = lines.filter(({ status }) => holdsPlace(status))
  const out = day.filter(({ status, checkInAt, checkOutAt }) => !checkInAt && !checkOutAt && status === 'confirmed')
  const late = out.filter(line => isLate(line, now, graceMinutes)).length
  return {
    in: day.filter(({ checkInAt, checkOutAt }) => checkInAt && !checkOutAt).length,
    all: day.length,
    late,
    awaited: out.length - late,
  }
}
