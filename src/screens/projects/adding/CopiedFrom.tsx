import { IconArrowRight, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { daysUntil } from '../../../../domain/shift-display.ts'
import { useWords } from '../../../i18n/words.ts'
import { Check } from '../../../ui/Check/Check.tsx'
import { IconButton } from '../../../ui/IconButton/IconButton.tsx'
import { DateField } from '../../../ui/lazy-forms.tsx'
import { dayWords } from '../../shared/shift-words.ts'
import { ClientMark } from '../ClientMark.tsx'
import { beginDateOf, hoursOf } from '../days.ts'
import type { Entered, Source } from './adding.types.ts'
import { daysLater } from './shifted.ts'
import { useDateWords } from './useDateWords.ts'
import classes from './adding.module.css'

interface CopiedFromProps {
  source: Source
  values: Entered
  onChange: (change: Partial<Entered>) => void
  today: string
  error: string | undefined
}

/** What a project is copied from, and every shift with its old and its new day. */
export function CopiedFrom({ source: { project, shifts }, values, onChange, today, error }: CopiedFromProps) {
  const words = useWords()
  const { t, tn } = words
  const dates = useDateWords(today)
  const days = values.beginDate === '' ? 0 : daysUntil(values.beginDate, project.beginDate)
  const length = daysUntil(project.endDate, project.beginDate)
  const move = (beginDate: string) =>
    onChange({ beginDate, endDate: beginDate === '' ? '' : daysLater(beginDate, length) })
  const byWeeks = (weeks: number) => move(daysLater(values.beginDate || project.beginDate, 7 * weeks))
  const places = shifts.reduce((sum, shift) => sum + shift.places.amount, 0)
  const now = Date.parse(today)
  return (
    <section className={classes['source']} aria-labelledby="copied-from">
      <h3 id="copied-from">{t('projectCreate.copiedFrom')}</h3>
      <p className={classes['from']}>
        <ClientMark mark={project.clientMark} company={project.company.name} />
        <span>
          <b>{project.name}</b>
          <br />
          {dayWords(words, project.beginDate, now)} – {dayWords(words, project.endDate, now)}, {project.number}
        </span>
      </p>
      <div className={classes['move']}>
        <IconButton
          label={t('projectCreate.weekEarlier')}
          icon={<IconChevronLeft aria-hidden="true" />}
          onClick={() => byWeeks(-1)}
        />
        <DateField
          label={t('projectCreate.movesTo')}
          value={values.beginDate}
          onChange={move}
          words={dates}
          format={date => dayWords(words, date, now)}
          wrongLabel={t('projectCreate.daysWrong')}
          error={error}
          hint={days % 7 === 0 ? tn('projectCreate.weeks', days / 7) : tn('projectCreate.daysAway', days)}
        />
        <IconButton
          label={t('projectCreate.weekLater')}
          icon={<IconChevronRight aria-hidden="true" />}
          onClick={() => byWeeks(1)}
        />
      </div>
      {values.shifts && shifts.length > 0 ? (
        <ul className={classes['moved']} aria-label={t('projectCreate.moved')}>
          {shifts.map(shift => {
            const old = beginDateOf(shift)
            const { from, to, note } = hoursOf(shift)
            return (
              <li key={shift.id}>
                <s>{dayWords(words, old)}</s>
                <IconArrowRight aria-hidden="true" />
                <span>
                  <b>{dayWords(words, daysLater(old, days), now)}</b> {from}–{to}
                  {note ? <sup>{note}</sup> : null}
                </span>
                <span className={classes['what']}>
                  {shift.name}, {shift.places.amount}
                </span>
              </li>
            )
          })}
        </ul>
      ) : null}
      <h3>{t('projectCreate.takeOver')}</h3>
      <div>
        <Check
          label={t('projectCreate.shifts')}
          meta={[tn('projectCreate.shiftCount', shifts.length), tn('projectCreate.placeCount', places)].join(', ')}
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
      <p className={classes['soft']}>{t('projectCreate.nobody')}</p>
    </section>
  )
}
