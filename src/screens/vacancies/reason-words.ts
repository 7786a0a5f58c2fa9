import { hoursText } from '../../../domain/deliveryNotes/hours.ts'
import { lastDay } from '../../../domain/jobs/fit.ts'
import type { Words } from '../../i18n/words.ts'
import type { FitReason, Vacancy } from '../shared/job/vacancy.ts'
import { dateWords } from '../shared/words/shift-words.ts'

/** "11", "9:30" */
const hours = (minutes: number) => (minutes % 60 === 0 ? String(minutes / 60) : hoursText(minutes))

/** "14:00", "Tue 22:00" where it is another day than that of the vacancy. */
const clock = (words: Words, date: string, time: string, day: string) =>
  date === day ? time : `${dateWords(words, date, { weekday: 'short' })} ${time}`

/** "Double booking: 14:00 Barclays Arena" */
export function reasonWords(words: Words, { kind, minutes, limit, other }: FitReason, { startDate }: Vacancy): string {
  const when = !other
    ? ''
    : kind === 'restBefore'
      ? clock(words, lastDay(other), other.endTime, startDate)
      : clock(words, other.startDate, other.startTime, startDate)
  return words.t(`vacancies.reason.${kind}`, {
    when,
    place: other?.venue ?? '',
    hours: hours(minutes ?? 0),
    limit: hours(limit ?? 0),
  })
}
