/** The captions a month cannot be shown without, by what they are counted as here. */
export const requiredTypes = { turnover: 'Actual Turnover', hours: 'Staff Hours', target: 'Target Turnover' } as const
export const bonusType = 'Team Bonus'

export const numberMissing = 'Plus crew number not found in URL'
export const typesMissing = 'Required value types not found'

export interface Month {
  /** YYYY-MM */
  month: string
  /** First and last day, YYYY-MM-DD. */
  dateFrom: string
  dateTo: string
  source: 'query' | 'today'
}

/** A figure of a day; a row without the field that is summed counts 0. */
export interface FigureRow {
  date: string
  amount?: number | undefined
  hours?: number | undefined
}
type Field = 'amount' | 'hours'

export interface Bonus {
  /** Percent of the month's turnover. */
  ofTurnover: number
  /** Percent of what lies above the month's target. */
  aboveTarget: number
}

const two = (value: number) => String(value).padStart(2, '0')
const isLeap = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
const lastDay = (year: number, month: number) =>
  month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31

/** YYYY-MM of a YYYY-MM-DD or YYYY-MM that is in the calendar; no Date, for those roll over and shift with the zone. */
function monthIn(text: string): string | null {
  const [, year, month, day = '01'] = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/.exec(text) ?? []
  if (!year || !month || Number(month) < 1 || Number(month) > 12) return null
  const known = Number(day) >= 1 && Number(day) <= lastDay(Number(year), Number(month))
  return known ? `${year}-${month}` : null
}

/** Every day of a month YYYY-MM, YYYY-MM-DD. */
export function daysOf(month: string): string[] {
  const [year, of] = month.split('-').map(Number)
  return Array.from({ length: lastDay(year ?? 0, of ?? 0) }, (_, at) => `${month}-${two(at + 1)}`)
}

/** The month some months later or earlier, YYYY-MM. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, of = 1] = month.split('-').map(Number)
  const count = year * 12 + of - 1 + months
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${two((count % 12) + 1)}`
}

/** The month an address asks for by its `date`; whatever is no date asks for the present one. Days YYYY-MM-DD. */
export function monthOf(dateQuery: string | null, today: string): Month {
  const asked = monthIn(dateQuery ?? '')
  const month = asked ?? today.slice(0, 7)
  const days = daysOf(month)
  return { month, dateFrom: `${month}-01`, dateTo: days.at(-1) ?? today, source: asked ? 'query' : 'today' }
}

/** In whole hundredths, so that 0.1 and 0.2 are 0.3. */
const hundredths = (value: number | undefined) => Math.round((value ?? 0) * 100)
const rounded = (value: number) => hundredths(value) / 100 + 0

export const sumOf = (rows: readonly FigureRow[], field: Field): number =>
  rows.reduce((sum, row) => sum + hundredths(row[field]), 0) / 100

/** The sum of each day that has rows. */
export function perDay(rows: readonly FigureRow[], field: Field): Record<string, number> {
  const days = new Map<string, number>()
  for (const row of rows) days.set(row.date, (days.get(row.date) ?? 0) + hundredths(row[field]))
  return Object.fromEntries([...days].map(([day, sum]) => [day, sum / 100]))
}

/** Turnover of an hour worked; null while no hours are known. */
export const teamSpeed = (turnover: number, hours: number): number | null =>
  hours > 0 ? rounded(turnover / hours) : null

/** What a month brings the team, never below 0; without a target nothing lies above one. Null where none is agreed. */
export function teamBonus(bonus: Bonus | null, turnover: number, target: number): number | null {
  if (!bonus) return null
  const above = target > 0 ? Math.max(0, turnover - target) : 0
  return rounded(Math.max(0, (turnover * bonus.ofTurnover + above * bonus.aboveTarget) / 100))
}

interface ValueType {
  id: string
  caption: string
}
export interface TypeIds {
  turnover: string
  hours: string
  target: string
  /** Null where the agency pays none. */
  bonus: string | null
}

const idOf = (types: readonly ValueType[], caption: string) => types.find(type => type.caption.trim() === caption)?.id

/** Captions of required types that are not there. */
export const missingTypes = (types: readonly ValueType[]): string[] =>
  Object.values(requiredTypes).filter(caption => idOf(types, caption) === undefined)

/** The types a month is made of, by caption; null when a required one is missing (`typesMissing`). */
export function typeIds(types: readonly ValueType[]): TypeIds | null {
  const [turnover, hours, target] = Object.values(requiredTypes).map(caption => idOf(types, caption))
  if (turnover === undefined || hours === undefined || target === undefined) return null
  return { turnover, hours, target, bonus: idOf(types, bonusType) ?? null }
}

export interface MonthRows {
  turnover: readonly FigureRow[]
  target: readonly FigureRow[]
  hours: readonly FigureRow[]
}

export interface Progress {
  turnover: number
  target: number
  hours: number
  /** 1 when the target is met. */
  reached: number | null
  /** The target of the days before today, and of today as much as is due. */
  plan: number
  /** Turnover less the plan: below 0 is behind. */
  ahead: number
}

/** Turnover by target; null without a target. */
export const reachedOf = (turnover: number, target: number): number | null => (target > 0 ? turnover / target : null)

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))

/**
 * How much of a day's work is over at a time of that day, 0 to 1; times HH:MM. A working day past midnight has its first
 * hours in the morning of each day.
 */
export function workedShare(clock: string, { from, to }: { from: string; to: string }): number {
  const [now, begin, end] = [minutesOf(clock), minutesOf(from), minutesOf(to)]
  const spans = begin < end ? [[begin, end] as const] : [[0, end] as const, [begin, 1440] as const]
  const all = spans.reduce((sum, [first, last]) => sum + last - first, 0)
  const over = spans.reduce((sum, [first, last]) => sum + Math.min(Math.max(now - first, 0), last - first), 0)
  return over / all
}

/** How a month stands at a day, of whose own target the given share is due. */
export function progressOf({ turnover, target, hours }: MonthRows, today: string, share = 1): Progress {
  const [made, wanted] = [sumOf(turnover, 'amount'), sumOf(target, 'amount')]
  const before = target.filter(({ date }) => date < today)
  const now = target.filter(({ date }) => date === today)
  const plan = rounded(sumOf(before, 'amount') + sumOf(now, 'amount') * share)
  return {
    turnover: made,
    target: wanted,
    hours: sumOf(hours, 'hours'),
    reached: reachedOf(made, wanted),
    plan,
    ahead: rounded(made - plan),
  }
}

export interface DayFigures {
  day: string
  turnover: number
  target: number
  hours: number
  /** `off`: a day that is over, without turnover and without a target. */
  kind: 'met' | 'below' | 'off' | 'today' | 'toCome'
}

/** Every day of a month with its figures; today is not judged before it is over. */
export function dailySeries(rows: MonthRows, month: string, today: string): DayFigures[] {
  const turnover = perDay(rows.turnover, 'amount')
  const target = perDay(rows.target, 'amount')
  const hours = perDay(rows.hours, 'hours')
  return daysOf(month).map(day => {
    const [made, wanted] = [turnover[day] ?? 0, target[day] ?? 0]
    const judged = made === 0 && wanted === 0 ? 'off' : made >= wanted ? 'met' : 'below'
    const kind = day > today ? 'toCome' : day === today ? 'today' : judged
    return { day, turnover: made, target: wanted, hours: hours[day] ?? 0, kind }
  })
}
