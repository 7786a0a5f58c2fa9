import { dateIn, dayToName, daysUntil, timeUntil, zoneDiffers } from '../../../../domain/shift-display.ts'
import type { Words } from '../../../i18n/words.ts'

/** When something happens: wall time at the venue, and the instant the server derived from its start. */
export interface Shift {
  startDate: string
  endDate: string | null
  startTime: string
  endTime: string
  timeZone: string
  starts: string
}

export const viewerZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** A date of the calendar, which is the same in every zone. */
export const dateWords = (words: Words, date: string, options: Intl.DateTimeFormatOptions): string =>
  words.date(Date.parse(`${date}T00:00:00Z`), { ...options, timeZone: 'UTC' })

/** "May 2026", of any of its days. */
export const monthWords = (words: Words, date: string): string =>
  dateWords(words, date, { month: 'long', year: 'numeric' })

/** "Thu 28 May"; given `now`, with its year where that is not the present one. */
export const dayWords = (words: Words, date: string, now?: number): string =>
  dateWords(words, date, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(now === undefined || date.slice(0, 4) === dateIn('UTC', now).slice(0, 4) ? {} : { year: 'numeric' }),
  }).replace(', ', ' ')

/** "today", "tomorrow", "yesterday", as the venue's calendar has it. */
export function nearDay(
  words: Words,
  { startDate, timeZone }: Pick<Shift, 'startDate' | 'timeZone'>,
  now: number,
): string | undefined {
  const away = daysUntil(startDate, dateIn(timeZone, now))
  if (away < -1 || away > 1) return undefined
  return words.t(away === 0 ? 'app.today' : away === 1 ? 'app.tomorrow' : 'app.yesterday')
}

/** "today", "tomorrow", "yesterday", else the day itself. */
export const nearDayWords = (words: Words, shift: Pick<Shift, 'startDate' | 'timeZone'>, now: number): string =>
  nearDay(words, shift, now) ?? dayWords(words, shift.startDate)

/** "+1" when a shift ends on a later day. */
export function endNote({ startDate, endDate, startTime, endTime }: Omit<Shift, 'timeZone' | 'starts'>) {
  const days = endDate ? daysUntil(endDate, startDate) : endTime <= startTime ? 1 : 0
  return days > 0 ? `+${days}` : undefined
}

/** "+1" where an instant is on the day after that of the start, "−1" on the one before; of the venue's calendar. */
export function dayNote(at: string | number, starts: string | number, zone: string): string | undefined {
  const date = (moment: string | number) => dateIn(zone, new Date(moment).getTime())
  const days = daysUntil(date(at), date(starts))
  return days === 0 ? undefined : days > 0 ? `+${days}` : `−${-days}`
}

/** "22:00 – 06:00 +1" */
export function hoursWords(shift: Shift): string {
  const note = endNote(shift)
  return `${shift.startTime} – ${shift.endTime}${note ? ` ${note}` : ''}`
}

/** The venue's clock at an instant. */
export const clockAt = (at: string | number, zone: string): string =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: zone }).format(new Date(at))

/** "00:10", "tomorrow 00:10", "Thu 28 May 00:10": the venue's clock, with its day where that is not today. */
export function clockOnDay(words: Words, at: string | number, zone: string, now: number): string {
  const moment = new Date(at).getTime()
  const day = dayToName(moment, zone, now)
  const time = clockAt(moment, zone)
  if (day === 'today') return time
  return `${day === 'other' ? dayWords(words, dateIn(zone, moment), now) : words.t(`app.${day}`)} ${time}`
}

/** "Lisbon" of Europe/Lisbon. */
export const zoneCity = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')

/** "Lisbon time" where the viewer's clock shows another one. */
export const zoneWords = (words: Words, zone: string, at: string | number): string | null =>
  zoneDiffers(zone, viewerZone(), new Date(at).getTime()) ? words.t('app.venueTime', { zone: zoneCity(zone) }) : null

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

/** "12:00", "Fri 12:00", "3 June": as much of a deadline as is needed. */
export function deadlineWords(words: Words, at: string, zone: string, now: number): string {
  const date = dateIn(zone, Date.parse(at))
  const away = daysUntil(date, dateIn(zone, now))
  if (away === 0) return clockAt(at, zone)
  if (away < 7) return `${dateWords(words, date, { weekday: 'short' })} ${clockAt(at, zone)}`
  return dateWords(words, date, { day: 'numeric', month: 'short' })
}

interface Captioned {
  code: string
  caption: string
}

/** A function by its code, in the language shown; the agency's own are only known by their caption. */
export const functionWords = (words: Words, { code, caption }: Captioned): string =>
  words.find(`shell.function.${code}`) ?? caption

/** "Stagehand · Load-in, truck 3" */
export const roleWords = (words: Words, item: { function: Captioned; task: string | null }): string =>
  item.task ? `${functionWords(words, item.function)} · ${item.task}` : functionWords(words, item.function)
