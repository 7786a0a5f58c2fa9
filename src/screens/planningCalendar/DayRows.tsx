import { daysLater } from '../../../domain/shift-display.ts'
import { useWords } from '../../i18n/words.ts'
import { Row, Rows } from '../../ui/Rows/Rows.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import { StatePanel } from '../../ui/StatePanel/StatePanel.tsx'
import { dayWords, functionWords } from '../shared/words/shift-words.ts'
import type { PlanningCalendar, PlanningRow } from '../shared/planning/planning.types.ts'
import type { Shown } from './planning.types.ts'
import classes from './planning.module.css'

interface DayRowsProps {
  calendar: PlanningCalendar
  rows: readonly PlanningRow[]
  shown: Shown
  today: string
}

/** On a phone: day by day from today on, how many work, and the positions that still have places. */
export function DayRows({ calendar, rows, shown: { from, weeks, function: does, branch }, today }: DayRowsProps) {
  const words = useWords()
  const { t, tn } = words
  const days = Array.from({ length: weeks * 7 }, (_, day) => ({ day, date: daysLater(from, day) }))
    .filter(({ date }) => date >= today)
    .map(({ day, date }) => ({
      date,
      open: calendar.positions.filter(
        ({ startDate, open, function: own, branch: at }) =>
          startDate === date &&
          open > 0 &&
          (does === null || own.id === does) &&
          (branch === null || at?.id === branch),
      ),
      working: rows.filter(({ marks }) =>
        marks.get(day)?.some(({ job }) => ['confirmed', 'doubleBooking', 'changed'].includes(job.kind)),
      ).length,
    }))
    .filter(({ open, working }) => open.length > 0 || working > 0)
  if (days.length === 0)
    return (
      <StatePanel kind="empty" title={t('planningCalendar.noneOpen')}>
        {t('planningCalendar.noneText')}
      </StatePanel>
    )
  return days.map(({ date, open, working }) => {
    const places = open.reduce((sum, position) => sum + position.open, 0)
    return (
      <Section
        key={date}
        title={dayWords(words, date)}
        end={
          places > 0 ? (
            <b className={classes['need']}>{tn('planningCalendar.openPlaces', places)}</b>
          ) : (
            tn('planningCalendar.working', working)
          )
        }
      >
        {open.length > 0 ? (
          <Rows label={dayWords(words, date)}>
            {open.map(position => (
              <Row
                key={position.id}
                wrap
                href={`/projects/${encodeURIComponent(position.project.number)}`}
                lead={<b className={classes['lead']}>{position.startTime}</b>}
                title={`${position.open} × ${functionWords(words, position.function)}`}
                sub={`${position.project.name} · ${position.venue}`}
              />
            ))}
          </Rows>
        ) : null}
      </Section>
    )
  })
}
