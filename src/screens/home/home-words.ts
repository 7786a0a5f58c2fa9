import { dateIn, daysUntil, timeUntil, zoneDiffers } from '../../../domain/shift-display.ts'
import type { Words } from '../../i18n/words.ts'
import type { Collision } from './home.types.ts'

type Shift = Pick<Collision, 'startDate' | 'endDate' | 'startTime' | 'endTime' | 'timeZone' | 'starts'>

const inWords = (words: Words, date: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(words.locale, { ...options, timeZone: 'UTC' }).format(Date.parse(`${date}T00:00:00Z`))

/** "Thu 28 May" */
export const dayWords = (words: Words, date: string): string =>
  inWords(words, date, { weekday: 'short', day: 'numeric', month: 'short' }).replace(', ', ' ')

/** "today", "tomorrow", else the day itself. */
export function nearDayWords(words: Words, { startDate, timeZone }: Shift, now: number): string {
  const away = daysUntil(startDate, dateIn(timeZone, now))
  return away === 0 ? words.t('app.today') : away === 1 ? words.t('app.tomorrow') : dayWords(words, startDate)
}

/** "+1" when a shift ends on a later day. */
export function endNote({ startDate, endDate, startTime, endTime }: Shift): string | undefined {
  const days = endDate ? daysUntil(endDate, startDate) : endTime <= startTime ? 1 : 0
  return days > 0 ? `+${days}` : undefined
}

export function hoursWords(shift: Shift): string {
  const note = endNote(shift)
  return `${shift.startTime} – ${shift.endTime}${note ? ` ${note}` : ''}`
}

/** The venue's clock at an instant. */
export const clockAt = (at: string | number, zone: string): string =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: zone }).format(new Date(at))

/** A place, and whose clock counts there where that is not the viewer's. */
export function cityWords(words: Words, city: string, { timeZone, starts }: Shift): string {
  const viewer = Intl.DateTimeFormat().resolvedOptions().timeZone
  if (!zoneDiffers(timeZone, viewer, Date.parse(starts))) return city
  const zone = (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')
  return `${city} · ${words.t('app.venueTime', { zone })}`
}

/** "35 min", "2 h 5 min", "3 days" between two instants in ms. */
export function spanWords(words: Words, from: number, to: number): string {
  const { days, hours, minutes } = timeUntil(Math.max(from, to), Math.min(from, to))
  if (days > 0) return words.tn('app.days', days)
  const short = words.tn('app.minutes', minutes)
  return hours === 0 ? short : minutes === 0 ? words.tn('app.hours', hours) : `${words.tn('app.hours', hours)} ${short}`
}

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

/** "Morning, Jonas", by the clock on the wall where the person is. */
export function greetingWords(words: Words, name: string, now: number): string {
  const hour = new Date(now).getHours()
  const part = hour < 4 ? 'night' : hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : hour < 23 ? 'evening' : 'night'
  return words.t(`home.${part}`, { name })
}

/** "Wed 27 May", where the person is. */
export const todayWords = (words: Words, now: number): string =>
  dayWords(words, dateIn(Intl.DateTimeFormat().resolvedOptions().timeZone, now))

export const telHref = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/gu, '')}`
