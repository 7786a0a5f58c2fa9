import { daysOf } from '../../domain/plusCrews/plus-crew-month.ts'
import { localOf } from '../../domain/shift-time.ts'
import type { plusCrewValueData } from '../database/tables/plusCrews.ts'
import { idOf, randomFrom } from './random.ts'
import { type Team, wallNumber } from './cast/teams.ts'
import type { AgencyKey } from './tenants.ts'
import { day, hour } from './times.ts'

export type Figure = typeof plusCrewValueData.$inferInsert

/** Ids of an agency's choices by what they stand for. */
export interface FigureIds {
  turnover: string
  hours: string
  target: string
  byHand: string
  pasted: string
  filled: string
}

export interface Book {
  agency: { key: AgencyKey; id: string }
  team: Team
  ids: FigureIds
  /** Who enters them. */
  author: string
  now: Date
}

export const teamId = (agency: AgencyKey, { number }: Pick<Team, 'number'>) =>
  // The one on the wall has the id it had before there were others.
  number === wallNumber ? idOf(`demo plus crew ${agency}`) : idOf(`demo plus crew ${agency} ${number}`)

const opens = 7
const openHours = 15

/** The day whose figures are being entered, in the morning before seven still the one before; and how much of it is over. */
export function openDay(now: Date, zone: string): { date: string; passed: number } {
  const { date, time } = localOf(now.getTime() - opens * hour, zone)
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return { date, passed: Math.min(1, (hours + minutes / 60) / openHours) }
}

type Kind = 'turnover' | 'hours' | 'target'

function figure({ agency, team, ids, author, now }: Book, kind: Kind, date: string, value: number): Figure {
  const present = localOf(now.getTime(), team.timeZone).date.slice(0, 7)
  const entered = Date.parse(`${date}T20:10:00Z`) - (kind === 'target' ? 40 * day : 0)
  return {
    tenantId: agency.id,
    id: idOf(`demo figure ${agency.key} ${team.number} ${kind} ${date}`),
    plusCrewId: teamId(agency.key, team),
    typeId: ids[kind],
    day: date,
    hundredths: Math.round(value * 100),
    sourceId: kind === 'target' ? ids.filled : date < present ? ids.pasted : ids.byHand,
    changedAt: new Date(Math.min(now.getTime(), entered)),
    changedById: author,
  }
}

const share = (team: Team, date: string) => team.week[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? 0

/** The target of every day a team is open in a month. */
export const targetsOf = (book: Book, month: string): Figure[] =>
  daysOf(month)
    .filter(date => share(book.team, date) > 0)
    .map(date => figure(book, 'target', date, book.team.perDay))

/** Turnover and hours of a day, so far as it has passed: by the weekday, now and then a slow one. */
export function figuresOf(book: Book, date: string, passed: number): Figure[] {
  const { team, agency } = book
  const weekday = share(team, date)
  if (weekday === 0) return []
  const random = randomFrom(`demo figures ${agency.key} ${team.number} ${date}`)
  const slow = random.chance(0.06) ? 0.68 : 1
  const turnover = team.perDay * weekday * slow * (0.87 + random.next() * 0.24)
  const pace = team.speed * (0.94 + random.next() * 0.08) * (0.95 + weekday * 0.05)
  return [
    figure(book, 'turnover', date, Math.round((turnover * passed) / 10) * 10),
    figure(book, 'hours', date, Math.round(((turnover * passed) / pace) * 2) / 2),
  ]
}
