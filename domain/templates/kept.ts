import { daysLater, daysUntil } from '../shift-display.ts'
import type { Line, Places } from './matrix.ts'

/** A planned position: dates YYYY-MM-DD, times HH:MM by the clock of its place. */
export interface Planned {
  crewId: string
  crewName: string
  functionId: string
  startDate: string
  endDate: string | null
  startTime: string
  endTime: string
  breakMinutes: number
  cateringId: string | null
  task: string | null
  crewChiefOnly: boolean
  amountOfRows: number
}

/** Positions of a template, those of all its days, its days from first to last, and crews. */
const most = { lines: 100, positions: 500, days: 31, crews: 100 }

const noon = '12:00'
/** A crew that begins in the afternoon and goes on after midnight is one night. */
const isSameNight = (position: Planned, begin: Planned) =>
  daysUntil(position.startDate, begin.startDate) === 1 && begin.startTime >= noon && position.startTime < noon

/**
 * Positions by times of day and days after the first, alike ones of several days as one. `all` are the positions of the
 * same crews, whether they are kept or not: they say when a crew begins.
 */
export function keptFrom(positions: readonly Planned[], all: readonly Planned[]): Line[] {
  const begins = new Map<string, Planned>()
  for (const one of [...all, ...positions]) {
    const known = begins.get(one.crewId)
    if (!known || key(one) < key(known)) begins.set(one.crewId, one)
  }
  const placed = positions.map(position => {
    const begin = begins.get(position.crewId) ?? position
    const startDay = isSameNight(position, begin) ? 1 : 0
    return { position, startDay, date: daysLater(position.startDate, -startDay) }
  })
  const first = placed.map(({ date }) => date).toSorted()[0] ?? ''
  const lines: (Line & { places: Places[] })[] = []
  for (const { position, startDay, date } of placed) {
    const { functionId, cateringId, task, startTime, endTime, breakMinutes, crewChiefOnly } = position
    const places = { day: daysUntil(date, first), crewName: position.crewName, amountOfRows: position.amountOfRows }
    const what = {
      ...{ functionId, cateringId, task: task || null, startDay, startTime, endTime },
      ...{ endDay: endDayOf(position), breakMinutes, crewChiefOnly },
    }
    const alike = lines.find(
      ({ places: taken, ...line }) =>
        JSON.stringify(line) === JSON.stringify(what) && taken.every(({ day }) => day !== places.day),
    )
    if (alike) alike.places.push(places)
    else lines.push({ ...what, places: [places] })
  }
  return lines.map(line => ({ ...line, places: line.places.toSorted((a, b) => a.day - b.day) }))
}

const key = ({ startDate, startTime }: Planned) => `${startDate} ${startTime}`

/** Days after it begins on which it ends, where that is not what its times say. */
function endDayOf({ startDate, endDate, startTime, endTime }: Planned): number | null {
  if (endDate === null) return null
  const days = daysUntil(endDate, startDate)
  return days === (endTime <= startTime ? 1 : 0) ? null : days
}

/** Whether it is no more than one template holds. */
export function fits(lines: readonly Line[]): boolean {
  const places = lines.flatMap(line => line.places)
  return (
    lines.length <= most.lines &&
    places.length <= most.positions &&
    places.every(({ day }) => day < most.days) &&
    new Set(places.map(({ day, crewName }) => `${day} ${crewName}`)).size <= most.crews
  )
}
