import type { Asked, Matrix } from '../../../../domain/templates/matrix.ts'
import { daysLater } from '../../../../domain/shift-display.ts'
import { useWords } from '../../../i18n/words.ts'
import { Note } from '../../../ui/Note/Note.tsx'
import { dayWords } from '../../shared/words/shift-words.ts'
import type { Holiday, NamedLine } from './templates.types.ts'
import classes from './templates.module.css'

interface MatrixNotesProps {
  lines: readonly NamedLine[]
  matrix: Matrix
  first: string
  today: string
  holidays: readonly Holiday[]
  asked: readonly Asked[]
}

/** Sentences of one kind that are said at once. */
const few = 3

/** What one should know of those days: who ends on the next one, bank holidays, and clocks that are set. */
export function MatrixNotes({ lines, matrix, first, today, holidays, asked }: MatrixNotesProps) {
  const words = useWords()
  const { t, tn } = words
  const now = Date.parse(today)
  const dates = matrix.columns.map(({ day }) => daysLater(first, day))
  const kept = holidays.filter(({ date }) => dates.includes(date))
  const overnight = lines.filter(
    ({ startTime, endTime, endDay }, row) =>
      (endDay === null ? endTime <= startTime : endDay > 0) && matrix.amounts[row]?.some(amount => amount > 0),
  )
  const names = [...new Set(overnight.map(({ name }) => name))]
  return (
    <>
      {asked.length > 0 ? (
        <Note tone="bad" live>
          <ul className={classes['notes']}>
            {asked.slice(0, few).map(({ row, column, problem, time, date }) => (
              <li key={`${row} ${column}`}>
                {t('templates.clock', {
                  position: lines[row]?.name ?? '',
                  what: t(`projectCreate.line.${problem}`, { time, day: dayWords(words, date) }),
                })}
              </li>
            ))}
            <li>{t('templates.clockHelp')}</li>
          </ul>
        </Note>
      ) : null}
      {kept.length + names.length > 0 ? (
        <Note tone="wait">
          <ul className={classes['notes']}>
            {kept.map(({ date, code }) => (
              <li key={date}>
                {t('templates.holiday', {
                  day: dayWords(words, date, now),
                  name: t(`planningCalendar.holiday.${code}`),
                })}
              </li>
            ))}
            {names.length > 0 ? (
              <li>{tn('templates.overnight', names.length, { positions: names.join(', ') })}</li>
            ) : null}
          </ul>
        </Note>
      ) : null}
    </>
  )
}
