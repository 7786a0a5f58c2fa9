import { daysUntil } from '../../../domain/shift-display.ts'
import type { Words } from '../../i18n/words.ts'
import { dateWords, dayWords } from '../shared/words/shift-words.ts'

interface Days {
  startDate: string
  endDate: string | null
  begin: string | null
  end: string | null
}

/** "Thu 28 May", "Mon 15 Jun to Fri 19 Jun". */
export const spanWords = (words: Words, { startDate, endDate }: Pick<Days, 'startDate' | 'endDate'>, now: number) =>
  endDate === null || endDate === '' || daysUntil(endDate, startDate) <= 0
    ? dayWords(words, startDate, now)
    : words.t('personalCalendar.span', { from: dayWords(words, startDate, now), to: dayWords(words, endDate, now) })

/** "All day", "from 08:00 to 12:00". */
export const timesWords = ({ t }: Words, { begin, end }: Pick<Days, 'begin' | 'end'>) =>
  begin && end ? t('personalCalendar.hours', { begin, end }) : t('personalCalendar.allDay')

/** "Thu 28 May, all day" */
export const whenWords = (words: Words, days: Days, now: number) =>
  `${spanWords(words, days, now)}, ${timesWords(words, days).toLocaleLowerCase(words.locale)}`

/** "May 2026", "May – June 2026", "December 2026 – January 2027". */
export function monthsWords(words: Words, first: string, last: string) {
  const month = (date: string, withYear: boolean) =>
    dateWords(words, date, { month: 'long', ...(withYear ? { year: 'numeric' } : {}) })
  if (first.slice(0, 7) === last.slice(0, 7)) return month(first, true)
  return `${month(first, first.slice(0, 4) !== last.slice(0, 4))} – ${month(last, true)}`
}
