import type { PunchKind } from './punches.ts'

/** A punch, or one taken back, that this device knows and the server's answer may not hold yet. */
export interface DevicePunch {
  /** Key of its entry. */
  entry: string
  position: string
  /** Whose it is. */
  person: string
  kind: PunchKind
  /** Server time in ms, as well as the device knows it. */
  at: number
  /** Somebody stated the time: it counts before what was punched. */
  stated: boolean
  /** Entry that it takes back; null: it is a punch. */
  retracts: string | null
}

/** What punches move of anything that shows somebody's place: a line of a crew, a job. */
export interface Punched {
  status: string
  preCallAt?: string | null
  checkInAt: string | null
  checkOutAt: string | null
}

const field = { 'Pre-call': 'preCallAt', 'Check-in': 'checkInAt', 'Check-out': 'checkOutAt' } as const
const moved = ['confirmed', 'checkedIn', 'checkedOut']

/** Those that nothing on this device takes back. */
export const notRetracted = (punches: readonly DevicePunch[]): readonly DevicePunch[] => {
  const gone = new Set(punches.map(({ retracts }) => retracts))
  return punches.filter(({ entry, retracts }) => retracts === null && !gone.has(entry))
}

/**
 * What the server says of a place with what this device knows besides, oldest first: punches count at once, and what
 * was taken back is gone at once. Laying it over an answer that holds it already changes nothing. Decision 39.
 */
export function laidOver<Line extends Punched>(line: Line, punches: readonly DevicePunch[]): Line {
  if (!punches.length) return line
  const known = new Set(punches.map(({ entry }) => entry))
  const times = { preCallAt: line.preCallAt ?? null, checkInAt: line.checkInAt, checkOutAt: line.checkOutAt }
  // Of a punch the server has: whatever stood beside it is known once it is asked again.
  for (const { kind, retracts } of punches) if (retracts !== null && !known.has(retracts)) times[field[kind]] = null
  for (const { kind, at, stated } of notRetracted(punches))
    if (stated || times[field[kind]] === null) times[field[kind]] = new Date(at).toISOString()
  const status = times.checkInAt === null ? 'confirmed' : times.checkOutAt === null ? 'checkedIn' : 'checkedOut'
  return {
    ...line,
    checkInAt: times.checkInAt,
    checkOutAt: times.checkOutAt,
    ...(line.preCallAt === undefined ? {} : { preCallAt: times.preCallAt }),
    status: moved.includes(line.status) ? status : line.status,
  } as Line
}
