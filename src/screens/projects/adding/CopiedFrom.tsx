import { IconAlertTriangle, IconArrowRight, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { reach } from '../../../../domain/project-days.ts'
import { clockQuestionOf, copiedShift } from '../../../../domain/projects/copied-shift.ts'
import { daysLater, daysUntil } from '../../../../domain/shift-display.ts'
import { type Words, useWords } from '../../../i18n/words.ts'
import { Check } from '../../../ui/Check/Check.tsx'
import { ClientMark } from '../../../ui/ClientMark/ClientMark.tsx'
import { IconButton } from '../../../ui/IconButton/IconButton.tsx'
import { DayField } from '../../shared/form/DayField.tsx'
import { dayWords } from '../../shared/words/shift-words.ts'
import { beginDateOf, hoursOf } from '../days.ts'
import type { Shift } from '../project.types.ts'
import type { Entered, Source } from './adding.types.ts'
import classes from './adding.module.css'

interface CopiedFromProps {
  source: Source
  values: Entered
  onChange: (change: Partial<Entered>) => void
  today: string
  error: string | undefined
}

/** What a project is copied from, and every shift with its old and its new day. */
export function CopiedFrom({ source, values, onChange, today, error }: CopiedFromProps) {
  const { project, shifts } = source
  const words = useWords()
  const { t } = words
  const days = values.beginDate === '' ? 0 : daysUntil(values.beginDate, project.beginDate)
  const length = daysUntil(project.endDate, project.beginDate)
  const move = (beginDate: string) =>
    onChange({ beginDate, endDate: beginDate === '' ? '' : daysLater(beginDate, length) })
  const within = (date: string) => date >= reach.min && daysLater(date, length) <= reach.max
  const weekAway = (weeks: number) => daysLater(values.beginDate || project.beginDate, 7 * weeks)
  const places = shifts.reduce((sum, shift) => sum + shift.places.amount, 0)
  const now = Date.parse(today)
  const [first, last] = [project.beginDate, project.endDate].map(date => dayWords(words, date, now))
  return (
    <section className={classes['source']} aria-labelledby="copied-from">
      <h3 id="copied-from">{t('projectCreate.copiedFrom')}</h3>
      <p className={classes['from']}>
        <ClientMark mark={project.clientMark} company={project.company.name} />
        <span>
          <b>{project.name}</b>
          <br />
          {first === last ? first : `${first} – ${last}`}, {project.number}
        </span>
      </p>
      <div className={classes['move']}>
        <IconButton
          label={t('projectCreate.weekEarlier')}
          icon={<IconChevronLeft aria-hidden="true" />}
          disabled={!within(weekAway(-1))}
          onClick={() => move(weekAway(-1))}
        />
        <DayField
          label={t('projectCreate.movesTo')}
          value={values.beginDate}
          onChange={move}
          today={today}
          min={reach.min}
          max={daysLater(reach.max, -length)}
          wrongLabel={t('projectCreate.daysWrong')}
          error={error}
          hint={values.beginDate === '' ? undefined : awayWords(words, days)}
        />
        <IconButton
          label={t('projectCreate.weekLater')}
          icon={<IconChevronRight aria-hidden="true" />}
          disabled={!within(weekAway(1))}
          onClick={() => move(weekAway(1))}
        />
      </div>
      {values.shifts && shifts.length > 0 ? (
        <ul className={classes['moved']} aria-label={t('projectCreate.moved')}>
          {shifts.map(shift => {
            const old = beginDateOf(shift)
            const { from, to, note } = hoursOf(shift)
            const question = questionOf(source, shift, values, days)
            return (
              <li key={shift.id} className={question ? classes['asks'] : undefined}>
                <s>{dayWords(words, old)}</s>
                <IconArrowRight aria-hidden="true" />
                <span>
                  <b>{dayWords(words, daysLater(old, days), now)}</b> {from}–{to}
                  {note ? <sup>{note}</sup> : null}
                </span>
                <span className={classes['what']}>
                  {shift.name}, {shift.places.amount}
                </span>
                {question ? (
                  <span className={classes['question']}>
                    <IconAlertTriangle aria-hidden="true" />
                    {t(`projectCreate.line.${question.problem}`, {
                      time: question.time,
                      day: dayWords(words, question.date),
                    })}
                  </span>
                ) : null}
              </li>
            )
          })}
        </ul>
      ) : null}
      <h3>{t('projectCreate.takeOver')}</h3>
      <div>
        <Check
          label={t('projectCreate.shifts')}
          meta={[
            words.tn('projectCreate.shiftCount', shifts.length),
            words.tn('projectCreate.placeCount', places),
          ].join(', ')}
          checked={values.shifts}
          onChange={checked => onChange({ shifts: checked })}
        />
        {values.shifts ? (
          <Check
            label={t('projectCreate.comments')}
            checked={values.comments}
            onChange={comments => onChange({ comments })}
          />
        ) : null}
      </div>
    </section>
  )
}

/** "2 weeks later, same weekday". */
function awayWords({ t, tn }: Words, days: number): string {
  if (days === 0) return t('projectCreate.sameDays')
  const [count, back] = [Math.abs(days), days < 0]
  return count % 7 === 0
    ? tn(back ? 'projectCreate.weeksBack' : 'projectCreate.weeks', count / 7)
    : tn(back ? 'projectCreate.daysBack' : 'projectCreate.daysAway', count)
}

/** What a clock that is set asks of a shift on its new day, before the server does. */
function questionOf({ project, positions }: Source, shift: Shift, { place, timeZone }: Entered, days: number) {
  const venue = shift.location.id === project.location.id ? place?.timeZone || timeZone : ''
  const asked = positions
    .filter(({ projectCrew }) => projectCrew.id === shift.id)
    .map(position => clockQuestionOf(copiedShift(position, days, venue || position.timeZone)))
  return asked.find(question => question !== null) ?? null
}
