import { daysLater, daysUntil } from '../shift-display.ts'

/** What was agreed, from when to when. Days are YYYY-MM-DD. */
export interface Term {
  beginDate: string
  /** Last day; null: without an end. */
  endDate: string | null
  weeklyMinutes: number | null
  monthlyMinutes: number | null
}

/** One shift of the person. It belongs to the month of its first day, by the clock of the venue. */
export interface ShiftTime {
  day: string
  /** Minutes. */
  planned: number
  /** Minutes; null: nobody came yet, or at all. */
  worked: number | null
  /** It has not begun. */
  ahead: boolean
}

export interface Month {
  /** Its first day. */
  month: string
  quota: number | null
  planned: number
  worked: number
  shifts: number
}

const firstOf = (day: string) => `${day.slice(0, 7)}-01`
const monthAfter = (first: string) => firstOf(daysLater(first, 31))
const earlier = (one: string, other: string) => (one < other ? one : other)
const later = (one: string, other: string) => (one > other ? one : other)

/** What a whole month asks for, in minutes: a week 52 times, by twelve. Null: hours as they come. */
export function quotaOf({ weeklyMinutes, monthlyMinutes }: Omit<Term, 'beginDate' | 'endDate'>): number | null {
  const agreed = monthlyMinutes ?? (weeklyMinutes === null ? null : Math.round((weeklyMinutes * 52) / 12))
  return agreed === 0 ? null : agreed
}

/** The quota of a month (its first day) for the days of the contract in it, each the same share. */
export function quotaIn(term: Term, month: string): number | null {
  const whole = quotaOf(term)
  if (whole === null) return null
  const end = monthAfter(month)
  const from = later(month, term.beginDate)
  const to = term.endDate === null ? end : earlier(end, daysLater(term.endDate, 1))
  return Math.round((whole * Math.max(0, daysUntil(to, from))) / daysUntil(end, month))
}

/** The month of the figures: the present one, but none before or after the contract. */
export const shownMonth = ({ beginDate, endDate }: Term, today: string): string =>
  firstOf(later(beginDate, endDate === null ? today : earlier(endDate, today)))

/** Nothing more is worked in it. */
const isOver = ({ endDate }: Term, month: string, today: string) =>
  monthAfter(month) <= today || (endDate !== null && endDate < today && firstOf(endDate) <= month)

interface Reckoned {
  month: string
  quota: number | null
  planned: number
  shifts: number
  worked: number
  toCome: number
  timeAccount: { minutes: number; lastMonth: { month: string; minutes: number } | null } | null
  months: Month[]
}

/** A contract's months up to the shown one, with what each adds to the time account once it is over. */
export function reckonedContract(term: Term, shifts: readonly ShiftTime[], today: string): Reckoned {
  const month = shownMonth(term, today)
  const own = shifts.filter(({ day }) => day >= term.beginDate && (term.endDate === null || day <= term.endDate))
  const months: Month[] = []
  for (let first = firstOf(term.beginDate); first <= month; first = monthAfter(first)) {
    const of = own.filter(({ day }) => firstOf(day) === first)
    months.push({
      month: first,
      quota: quotaIn(term, first),
      planned: sum(of.map(({ planned }) => planned)),
      worked: sum(of.map(({ worked }) => worked ?? 0)),
      shifts: of.length,
    })
  }
  const over = months.flatMap(one =>
    one.quota !== null && isOver(term, one.month, today) ? [{ month: one.month, minutes: one.worked - one.quota }] : [],
  )
  const shown = months.at(-1)
  return {
    month,
    quota: shown?.quota ?? null,
    planned: shown?.planned ?? 0,
    shifts: shown?.shifts ?? 0,
    worked: shown?.worked ?? 0,
    toCome: sum(own.filter(({ day, ahead }) => ahead && firstOf(day) === month).map(({ planned }) => planned)),
    timeAccount:
      quotaOf(term) === null
        ? null
        : { minutes: sum(over.map(({ minutes }) => minutes)), lastMonth: over.at(-1) ?? null },
    months: months.slice(-12),
  }
}

const sum = (of: readonly number[]) => of.reduce((all, one) => all + one, 0)

export interface Vacation {
  startDate: string
  endDate: string | null
  status: string | null
}

/** Days of vacation a contract gives in a year: a twelfth for each whole month of it, half a day counts as one. */
export function vacationDue(
  { beginDate, endDate }: Pick<Term, 'beginDate' | 'endDate'>,
  days: number,
  year: number,
): number {
  let whole = 0
  for (let first = `${year}-01-01`; first.startsWith(String(year)); first = monthAfter(first))
    if (beginDate <= first && (endDate === null || endDate >= daysLater(monthAfter(first), -1))) whole++
  return Math.round((days * whole) / 12)
}

/** The vacation of a year within the contract, in calendar days. */
export function vacationOf(
  term: Pick<Term, 'beginDate' | 'endDate'>,
  days: number,
  entries: readonly Vacation[],
  year: number,
): { year: number; days: number; taken: number; asked: number; left: number } {
  const first = later(`${year}-01-01`, term.beginDate)
  const last = earlier(`${year}-12-31`, term.endDate ?? '9999-12-31')
  const of = (status: string) =>
    sum(
      entries
        .filter(one => one.status === status)
        .map(one =>
          Math.max(0, daysUntil(earlier(one.endDate ?? one.startDate, last), later(one.startDate, first)) + 1),
        ),
    )
  const [due, taken, asked] = [vacationDue(term, days, year), of('approved'), of('asked')]
  return { year, days: due, taken, asked, left: due - taken - asked }
}
