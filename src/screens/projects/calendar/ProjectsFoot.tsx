import { useWords } from '../../../i18n/words.ts'
import { CalendarFoot } from '../../shared/calendar/CalendarFoot.tsx'
import { dayWords } from '../../shared/words/shift-words.ts'
import type { Calendar, Weeks } from './calendar.types.ts'

interface ProjectsFootProps {
  calendar: Calendar
  count: number
  weeks: Weeks
  updated: number
}

/** How many there are, the day that needs most, and of when this is. */
export function ProjectsFoot({ calendar: { days, people }, count, weeks, updated }: ProjectsFootProps) {
  const words = useWords()
  const { t, tn } = words
  const most = days.toSorted((a, b) => b.needed - a.needed)[0]
  return (
    <CalendarFoot words="projectCalendar" updated={updated}>
      <span role="status">
        {t('projectCalendar.inWeeks', {
          projects: tn('projectCalendar.count', count),
          weeks: tn('projectCalendar.weeks', weeks),
        })}
      </span>
      {most && most.needed > 0 ? (
        <span>
          {t('projectCalendar.most', { needed: most.needed, day: dayWords(words, most.date) })}
          {people === null ? null : `, ${tn('projectCalendar.people', people)}`}
        </span>
      ) : null}
    </CalendarFoot>
  )
}
