import type { RandomAgency, RandomItem, RandomPerson } from './random-agency.ts'
import { wallOf } from './random-crews.ts'

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]
const holding = ['confirmed', 'checkedIn', 'checkedOut', 'signedOff']
export type Method = 'bestMatch' | 'nearest' | 'experience' | 'fewestHours' | 'clientFavourite'

interface Placed {
  id: string
  reasons: string[]
}

/** Straight over the globe, in metres, by the arc of the haversine. */
function metres(one: { latitude: number; longitude: number }, other: { latitude: number; longitude: number }): number {
  const rad = Math.PI / 180
  const [dLat, dLon] = [(other.latitude - one.latitude) * rad, (other.longitude - one.longitude) * rad]
  const h =
    Math.sin(dLat / 2) ** 2 + Math.cos(one.latitude * rad) * Math.cos(other.latitude * rad) * Math.sin(dLon / 2) ** 2
  return Math.round(6_371_008.8 * 2 * Math.atan2(Math.sqrt(h), Math.sqrt(1 - h)))
}

const mondayOf = (date: string) => {
  const at = Date.parse(`${date}T00:00:00Z`)
  return at - ((new Date(at).getUTCDay() + 6) % 7) * day
}
const bound = (value: number) => Math.min(1000, Math.max(0, Math.round(value)))
const text = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/**
 * Everybody for a position, best first, reckoned from what was drawn and by nothing of the product: no query, no rule of
 * its own. As decision 032 and the weights that the answer carries say it.
 */
export function plainRanking({ people, lines }: RandomAgency, item: RandomItem, method: Method): Placed[] {
  const asked = new Set(lines.filter(line => line.item === item).map(({ personId }) => personId))
  const byPerson = new Map<string, typeof lines>()
  for (const line of lines) byPerson.set(line.personId, [...(byPerson.get(line.personId) ?? []), line])
  const lastDay = wallOf(item.ends - minute, item.place.zone).date
  return people
    .filter(({ id, isCrew, does }) => isCrew && does.has(item.functionId) && !asked.has(id))
    .map(person => judged(person, byPerson.get(person.id) ?? [], item, lastDay))
    .toSorted((one, other) => {
      const keys: Record<Method, (of: typeof one) => number[]> = {
        bestMatch: () => [],
        nearest: of => [of.far ?? Infinity],
        experience: of => [-of.here, -of.client],
        fewestHours: of => [of.week],
        clientFavourite: of => [['client', 'agency', ''].indexOf(of.favourite)],
      }
      const key = (of: typeof one) => [of.reasons.length > 0 ? 1 : 0, ...keys[method](of), -of.score]
      const [mine, theirs] = [key(one), key(other)]
      const differs = mine.findIndex((value, at) => value !== theirs[at])
      if (differs >= 0) return (mine[differs] ?? 0) < (theirs[differs] ?? 0) ? -1 : 1
      return text(one.name, other.name) || text(one.id, other.id)
    })
    .map(({ id, reasons }) => ({ id, reasons }))
}

function judged(person: RandomPerson, lines: RandomAgency['lines'], item: RandomItem, lastDay: string) {
  const held = lines.filter(({ status }) => holding.includes(status)).map(line => line.item)
  const meets = (one: { starts: number; ends: number }) => one.starts < item.ends && one.ends > item.starts
  const past = lines.filter(
    ({ status, item: of }) => ['checkedOut', 'signedOff'].includes(status) && of.starts < item.starts,
  )
  const here = past.filter(line => line.item.place === item.place).length
  const client = past.filter(line => line.item.companyId === item.companyId).length
  const wishes = person.wishes.filter(
    one =>
      !one.isEnded &&
      (one.endDate === null || one.endDate >= item.startDate) &&
      (one.companyId ?? item.companyId) === item.companyId,
  )
  const favourites = wishes.filter(({ kind }) => kind === 'favourite')
  const favourite = favourites.some(({ companyId }) => companyId !== null)
    ? 'client'
    : favourites.length
      ? 'agency'
      : ''
  const contract = person.contracts
    .filter(one => one.beginDate <= item.startDate && (one.endDate ?? '9999') >= item.startDate)
    .toSorted((one, other) => text(other.beginDate, one.beginDate))[0]
  const paid = (of: RandomItem) => Math.max(0, (of.ends - of.starts) / minute - of.breakMinutes)
  const monday = mondayOf(item.startDate)
  const week = [item, ...held.filter(of => mondayOf(wallOf(of.starts, item.place.zone).date) === monday)].reduce(
    (all, of) => all + paid(of),
    0,
  )
  const far = person.home ? metres(person.home, item.place) : null
  const rating = person.ratings.length
    ? person.ratings.reduce((all, one) => all + one, 0) / person.ratings.length
    : null
  const rate = contract?.hourlyRate ?? null
  const score =
    4 * (favourite === 'client' ? 1000 : favourite === 'agency' ? 600 : 0) +
    3 * (bound(Math.min(here, 20) * 35) + bound(Math.min(client, 20) * 15)) +
    3 * (far === null ? 500 : bound(1000 - far / 50)) +
    2 * bound(1000 - ((week / (contract?.weeklyMinutes || 2400)) * 1000 - 800) * 2.5) +
    2 * (rating === null ? 500 : bound((rating - 1) * 250)) +
    (rate === null ? 500 : bound(1000 - rate / 10))
  const proof = person.does.get(item.functionId) ?? null
  const pauses = held
    .filter(({ startDate }) => startDate !== item.startDate)
    .flatMap(of => [Math.floor((item.starts - of.ends) / minute), Math.floor((of.starts - item.ends) / minute)])
    .filter(pause => pause > 0)
  const free = (kind: string) =>
    person.kept.some(one => one.kind === kind && (kind !== 'vacation' || one.isApproved) && meets(one))
  const reasons = [
    ...(proof !== null && proof < lastDay ? ['expired'] : []),
    ...(held.some(meets) ? ['doubleBooking'] : []),
    ...(free('block') || free('vacation') ? ['absence'] : []),
    ...(pauses.some(pause => pause < 11 * 60) ? ['rest'] : []),
    ...(workedOnEnd(item, held) > 10 * 60 ? ['day'] : []),
    ...(wishes.some(({ kind }) => kind === 'blocked') ? ['blocked'] : []),
  ]
  return { id: person.id, name: person.name, reasons, score, far, here, client, week, favourite }
}

/** Minutes of all that hangs together with less than eleven hours between, less its breaks; what is at once counts once. */
function workedOnEnd(item: RandomItem, held: readonly RandomItem[]): number {
  const together = new Set([item])
  for (let grows = true; grows;) {
    grows = false
    for (const of of held)
      if (
        !together.has(of) &&
        [...together].some(one => of.starts - one.ends < 11 * hour && one.starts - of.ends < 11 * hour)
      ) {
        together.add(of)
        grows = true
      }
  }
  const marks = [...together].flatMap(({ starts, ends }) => [starts, ends]).toSorted((one, other) => one - other)
  const covered = marks.slice(1).reduce((all, to, at) => {
    const from = marks[at] ?? to
    return [...together].some(({ starts, ends }) => starts <= from && ends >= to) ? all + to - from : all
  }, 0)
  return Math.floor(covered / minute) - [...together].reduce((all, { breakMinutes }) => all + breakMinutes, 0)
}
