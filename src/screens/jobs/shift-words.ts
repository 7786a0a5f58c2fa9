import { dateIn, daysUntil, timeUntil, weekGroup, zoneDiffers } from '../../../domain/shift-display.ts'
import type { Words } from '../../i18n/words.ts'
import type { Shift } from './job.types.ts'

const viewerZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
const midnight = (date: string) => Date.parse(`${date}T00:00:00Z`)
const inWords = (words: Words, date: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(words.locale, { ...options, timeZone: 'UTC' }).format(midnight(date))

/** "Thu 28 May"; with its year where that is not the present one. */
export const dayWords = (words: Words, date: string, now: number): string =>
  inWords(words, date, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(date.slice(0, 4) === dateIn('UTC', now).slice(0, 4) ? {} : { year: 'numeric' }),
  }).replace(', ', ' ')

/** "Thursday 28 May 2026" */
export const fullDayWords = (words: Words, date: string): string =>
  inWords(words, date, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })

/** "today", "tomorrow", "yesterday", as the venue's calendar has it. */
export function nearDay(words: Words, { startDate, timeZone }: Shift, now: number): string | undefined {
  const away = daysUntil(startDate, dateIn(timeZone, now))
  if (away < -1 || away > 1) return undefined
  return words.t(away === 0 ? 'app.today' : away === 1 ? 'app.tomorrow' : 'app.yesterday')
}

/** "+1" when a shift ends on a later day. */
export function endNote({ startDate, endDate, startTime, endTime }: Shift): string | undefined {
  const days = endDate ? daysUntil(endDate, startDate) : endTime <= startTime ? 1 : 0
  return days > 0 ? `+${days}` : undefined
}

/** "22:00 – 06:00 +1" */
export function hoursWords(shift: Shift): string {
  const note = endNote(shift)
  return `${shift.startTime} – ${shift.endTime}${note ? ` ${note}` : ''}`
}

/** The venue's clock at an instant. */
export const clockAt = (at: string | number, zone: string): string =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: zone }).format(new Date(at))

/** "Lisbon time" where the viewer's clock shows another one. */
export function zoneWords(words: Words, zone: string, at: string): string | undefined {
  if (!zoneDiffers(zone, viewerZone(), Date.parse(at))) return undefined
  return words.t('app.venueTime', { zone: (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ') })
}

/** "Lisboa · Lisbon time" */
export function cityWords(words: Words, city: string, shift: Shift): string {
  const zone = zoneWords(words, shift.timeZone, shift.starts)
  return zone ? `${city} · ${zone}` : city
}

/** "35 min", "2 h 5 min", "3 days" between two instants in ms. */
export function spanWords(words: Words, from: number, to: number): string {
  const { days, hours, minutes } = timeUntil(Math.max(from, to), Math.min(from, to))
  if (days > 0) return words.tn('app.days', days)
  const short = words.tn('app.minutes', minutes)
  return hours === 0 ? short : minutes === 0 ? words.tn('app.hours', hours) : `${words.tn('app.hours', hours)} ${short}`
}

/** A function by its code, in the language shown; the agency's own are only known by their caption. */
export const functionWords = (words: Words, { code, caption }: { code: string; caption: string }): string =>
  words.find(`shell.function.${code}`) ?? caption

/** "12:00", "Fri 12:00", "3 June": as much of a deadline as is needed. */
export function deadlineWords(words: Words, at: string, zone: string, now: number): string {
  const date = dateIn(zone, Date.parse(at))
  const away = daysUntil(date, dateIn(zone, now))
  if (away === 0) return clockAt(at, zone)
  if (away < 7) return `${inWords(words, date, { weekday: 'short' })} ${clockAt(at, zone)}`
  return inWords(words, date, { day: 'numeric', month: 'short' })
}

/** What stands over the jobs of one week. */
export interface Week<T> {
  firstDay: string
  title: string
  items: readonly T[]
}

/** Things in the order they come, by the week they start in. */
export function weeksOf<T extends { startDate: string }>(words: Words, items: readonly T[], now: number): Week<T>[] {
  const today = dateIn(viewerZone(), now)
  const weeks: { firstDay: string; title: string; items: T[] }[] = []
  for (const item of items) {
    const { group, firstDay } = weekGroup(item.startDate, today, words.weekStart)
    const known = weeks.find(week => week.firstDay === firstDay)
    if (known) known.items.push(item)
    else {
      const year = firstDay.slice(0, 4) === today.slice(0, 4) ? {} : ({ year: 'numeric' } as const)
      const date = inWords(words, firstDay, { day: 'numeric', month: 'long', ...year })
      const title =
        group === 'thisWeek' || group === 'nextWeek' ? words.t(`jobs.${group}`) : words.t('jobs.weekOf', { date })
      weeks.push({ firstDay, title, items: [item] })
    }
  }
  return weeks
}

export const telHref = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/gu, '')}`
