import { type TimeLook, onDay, timeLook } from '../../../domain/personalCalendar/marks.ts'
import { dateIn, daysLater, weekGroup } from '../../../domain/shift-display.ts'
import type { Words } from '../../i18n/words.ts'
import type { Vacancy } from '../shared/job/vacancy.ts'
import type { OwnWeek } from './vacancies.types.ts'

export interface WeekLine {
  key: string
  date: string
  /** Empty: nothing with a time. */
  time: string
  look: TimeLook | 'proposed' | null
  text: string
}

/** First and last day of the week a vacancy lies in. */
export function weekOf({ startDate }: Vacancy, weekStart: 0 | 1): { dateFrom: string; dateTo: string } {
  const { firstDay } = weekGroup(startDate, startDate, weekStart)
  return { dateFrom: firstDay, dateTo: daysLater(firstDay, 6) }
}

/** A week by its days, with the vacancy among what the person has; a day without anything has one line as well. */
export function weekLines({ t }: Words, vacancy: Vacancy, week: OwnWeek, now: number): WeekLine[] {
  const today = dateIn(week.timeZone, now)
  return Array.from({ length: 7 }, (_, day) => daysLater(week.dateFrom, day)).flatMap(date => {
    const { jobs, blockDates, vacationRequests, availabilities } = onDay(week, date)
    const line = (key: string, text: string): WeekLine => ({ key: `${date} ${key}`, date, time: '', look: null, text })
    const timed: WeekLine[] = jobs
      .filter(({ id }) => id !== vacancy.jobId)
      .map(job => ({
        key: job.id,
        date,
        time: job.startTime,
        look: timeLook(job, date < today),
        text: job.venue,
      }))
    if (date === vacancy.startDate)
      timed.push({ key: vacancy.id, date, time: vacancy.startTime, look: 'proposed', text: vacancy.location.name })
    const lines = [
      ...blockDates.map(({ id }) => line(id, t('vacancies.panel.blocked'))),
      ...vacationRequests.flatMap(({ id, status }) =>
        status === 'declined'
          ? []
          : [line(id, t(status === 'approved' ? 'vacancies.panel.vacation' : 'vacancies.panel.vacationAsked'))],
      ),
      ...availabilities.map(({ id }) => line(id, t('vacancies.panel.available'))),
      ...timed.toSorted((a, b) => a.time.localeCompare(b.time)),
    ]
    return lines.length > 0 ? lines : [line('free', t('vacancies.panel.free'))]
  })
}
