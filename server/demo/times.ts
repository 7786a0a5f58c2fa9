import { instantsOf, localOf, type LocalShift } from '../../domain/shift-time.ts'

export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

/** A shift ready for its columns; instants in ms. */
export interface Shift {
  startDate: string
  endDate: string | null
  startTime: string
  endTime: string
  timeZone: string
  starts: number
  ends: number
}

/** The date so many days later, YYYY-MM-DD. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString().slice(0, 10)

/** Days from one date to another. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / day

/** Asks again with the answer a planner would give: after the gap, before the hour that comes twice. */
export function settled(local: LocalShift): Shift {
  const instants = instantsOf(local)
  if ('starts' in instants) {
    const { zone, startDate, startTime, endTime } = local
    return { startDate, endDate: local.endDate ?? null, startTime, endTime, timeZone: zone, ...instants }
  }
  const { problem } = instants
  if (problem === 'timeInGap') {
    const { localTime } = instants.choices[1]
    return settled({ ...local, [instants.which === 'start' ? 'startTime' : 'endTime']: localTime })
  }
  if (problem === 'timeIsDoubled')
    return settled({ ...local, [instants.which === 'start' ? 'startChoice' : 'endChoice']: 'earlier' })
  throw new Error(`${problem}: ${JSON.stringify(local)}`)
}

const known = new Map<string, Shift>()

/** A shift by its wall time; an end not later than the start is on the next day. Shows share their hours, so it remembers. */
export function shiftOn(date: string, startTime: string, endTime: string, zone: string): Shift {
  const key = `${date} ${startTime} ${endTime} ${zone}`
  const shift = known.get(key) ?? settled({ startDate: date, startTime, endTime, zone })
  if (known.size > 20_000) known.clear()
  known.set(key, shift)
  return shift
}

/** The shift between two instants, which have to be whole minutes; also in an hour that comes twice. */
export function shiftBetween(starts: number, ends: number, zone: string): Shift {
  const from = localOf(starts, zone)
  const to = localOf(ends, zone)
  const endDate = to.date === from.date ? null : to.date
  const wall = { startDate: from.date, endDate, startTime: from.time, endTime: to.time }
  for (const startChoice of ['earlier', 'later'] as const)
    for (const endChoice of ['earlier', 'later'] as const) {
      const found = instantsOf({ ...wall, zone, startChoice, endChoice })
      if ('starts' in found && found.starts === starts && found.ends === ends)
        return { ...wall, timeZone: zone, starts, ends }
    }
  throw new Error(`no wall time in ${zone} for ${new Date(starts).toISOString()}`)
}

export const roundedTo = (at: number, step: number): number => Math.round(at / step) * step
