import { dateIn, daysUntil, timeUntil, zoneDiffers } from '../../../domain/shift-display.ts'
import type { Words } from '../../i18n/words.ts'

interface Shift {
  startDate: string
  endDate: string | null
  startTime: string
  endTime: string
  timeZone: string
  starts: string
}

const viewerZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The clock of the venue at an instant. */
export const clockAt = (at: string | number, zone: string): string =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: zone }).format(new Date(at))

/** "35 min", "2 h 5 min", "3 days"; of the length between two instants in ms. */
export function spanWords(words: Words, from: number, to: number): string {
  const { days, hours, minutes } = timeUntil(Math.max(from, to), Math.min(from, to))
  if (days > 0) return words.tn('app.days', days)
  const short = words.tn('app.minutes', minutes)
  return hours === 0 ? short : minutes === 0 ? words.tn('app.hours', hours) : `${words.tn('app.hours', hours)} ${short}`
}

/** "just now", "2 min ago". */
export const ageWords = (words: Words, ms: number): string =>
  ms < 60_000
    ? words.t('crews.location.justNow')
    : words.t('app.ago', { time: spanWords(words, 0, ms - (ms % 60_000)) })

export function metresWords(words: Words, metres: number): string {
  if (metres >= 1_000) {
    const count = new Intl.NumberFormat(words.locale, { maximumFractionDigits: metres < 10_000 ? 1 : 0 })
    return words.t('app.kilometres', { count: count.format(metres / 1_000) })
  }
  return words.t('app.metres', { count: metres < 100 ? Math.round(metres) : Math.round(metres / 10) * 10 })
}

/** "today", "tomorrow", else "Thu 28 May". */
export function dayWords(words: Words, date: string, now: number, zone: string): string {
  const away = daysUntil(date, dateIn(zone, now))
  if (away >= -1 && away <= 1) return words.t(away === 0 ? 'app.today' : away === 1 ? 'app.tomorrow' : 'app.yesterday')
  return longDay(words, date)
}
export const longDay = (words: Words, date: string): string =>
  new Intl.DateTimeFormat(words.locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    Date.parse(`${date}T00:00:00Z`),
  )

/** "Lisbon time" where the viewer's clock shows another one. */
export function zoneWords(words: Words, zone: string, at: string | number): string | null {
  if (!zoneDiffers(zone, viewerZone(), new Date(at).getTime())) return null
  return words.t('app.venueTime', { zone: (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ') })
}

/** A function by its code, in the language shown; the agency's own are only known by their caption. */
export const functionWords = (words: Words, { code, caption }: { code: string; caption: string }): string =>
  words.find(`shell.function.${code}`) ?? caption

export const roleWords = (words: Words, item: { function: { code: string; caption: string }; task: string | null }) =>
  item.task ? `${functionWords(words, item.function)} · ${item.task}` : functionWords(words, item.function)

/** "+1" when a shift ends on a later day. */
export function endNote({ startDate, endDate, startTime, endTime }: Shift): string | undefined {
  const days = endDate ? daysUntil(endDate, startDate) : endTime <= startTime ? 1 : 0
  return days > 0 ? `+${days}` : undefined
}

export interface NearChip {
  status: 'soon' | 'late' | 'checkedIn' | 'checkedOut'
  text: string
}

/** Beside a call time: the day while it is far, "in 19 min" when it is near, late once it has passed. */
export function nearChip(words: Words, shift: Shift, now: number): NearChip | null {
  const starts = Date.parse(shift.starts)
  if (now >= starts)
    return { status: 'late', text: words.t('crews.list.lateBy', { time: spanWords(words, starts, now) }) }
  const soon = starts - now < 12 * 3_600_000
  if (soon) return { status: 'soon', text: words.t('app.inTime', { time: spanWords(words, now, starts) }) }
  return { status: 'soon', text: dayWords(words, shift.startDate, now, shift.timeZone) }
}

/** A place as an address of OpenStreetMap, which a phone opens in its own maps as well. */
export const mapHref = ({ latitude, longitude }: { latitude: number; longitude: number }): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=18/${latitude}/${longitude}`

export const telHref = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/gu, '')}`
