import type { DateWords } from './Calendar/calendar.types.ts'

const words = (locale: string, open: string, earlier: string, later: string): DateWords => ({
  locale,
  weekStart: 1,
  today: '2026-05-27',
  open,
  earlier,
  later,
})
/** Words of stories. */
export const english = words('en-GB', 'Open calendar', 'Earlier', 'Later')
export const american = { ...english, locale: 'en-US', weekStart: 0 as const }
export const german = words('de-DE', 'Kalender öffnen', 'Früher', 'Später')
export const austrian = { ...german, locale: 'de-AT' }
export const welsh = words('cy-GB', 'Agor y calendr', 'Cynt', 'Hwyrach')

const formats = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const
export const shownIn = (locale: string) => (date: string) =>
  new Intl.DateTimeFormat(locale, formats).format(Date.parse(date))
export const monthIn = (locale: string) => (month: string) =>
  new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(Date.parse(`${month}-01`))
