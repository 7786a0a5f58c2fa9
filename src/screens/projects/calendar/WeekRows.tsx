import { weekOf } from '../../../../domain/projects/lanes.ts'
import { daysLater } from '../../../../domain/shift-display.ts'
import { useWords } from '../../../i18n/words.ts'
import { Chip } from '../../../ui/Chip/Chip.tsx'
import { ClientMark } from '../../../ui/ClientMark/ClientMark.tsx'
import { PlacesBar } from '../../../ui/PlacesBar/PlacesBar.tsx'
import { Row, Rows } from '../../../ui/Rows/Rows.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { dateWords } from '../../shared/words/shift-words.ts'
import { daysOf, placesSaid } from './project-words.ts'
import type { Calendar, CalendarProject, Shown } from './calendar.types.ts'
import classes from './calendar.module.css'

interface WeekRowsProps {
  calendar: Calendar
  projects: readonly CalendarProject[]
  shown: Shown
}

/** On a phone: week by week, what has a day in it. */
export function WeekRows({ calendar, projects, shown: { from, weeks, closed } }: WeekRowsProps) {
  const words = useWords()
  const { t, tn } = words
  return Array.from({ length: weeks }, (_, at) => {
    const [first, last] = [daysLater(from, at * 7), daysLater(from, at * 7 + 6)]
    const own = projects.filter(
      ({ beginDate, endDate, status }) => beginDate <= last && endDate >= first && !closed.includes(status),
    )
    const open = calendar.days
      .filter(({ date }) => date >= first && date <= last)
      .reduce((sum, day) => sum + day.open, 0)
    if (own.length === 0) return null
    const day = (date: string) => dateWords(words, date, { day: 'numeric', month: 'short' })
    return (
      <Section
        key={first}
        title={`${t('projectCalendar.week', { number: weekOf(first) })}, ${day(first)} – ${day(last)}`}
        end={open > 0 ? <b className={classes['need']}>{tn('projectCalendar.openPlaces', open)}</b> : undefined}
      >
        <Rows label={t('projectCalendar.week', { number: weekOf(first) })}>
          {own.map(project => (
            <Row
              key={project.id}
              wrap
              href={`/projects/${encodeURIComponent(project.number)}`}
              lead={<ClientMark mark={project.clientMark} company={project.company.name} />}
              title={project.name}
              sub={
                <>
                  {daysOf(words, project)} · {project.location.name}
                  {project.status === 'confirmed' ? (
                    <span className={classes['share']}>
                      <PlacesBar {...project.places} full />
                      {placesSaid(words, project)}
                    </span>
                  ) : (
                    <>
                      {' '}
                      <Chip tone="wait">{t(`projectCalendar.group.${project.status}`)}</Chip>
                    </>
                  )}
                </>
              }
            />
          ))}
        </Rows>
      </Section>
    )
  })
}
