import { type KeyboardEvent, useState } from 'react'
import {
  type Asked,
  type Matrix,
  crewNamesOn,
  filledDown,
  sumsOf,
  withAmount,
} from '../../../../domain/templates/matrix.ts'
import { daysLater } from '../../../../domain/shift-display.ts'
import { useWords } from '../../../i18n/words.ts'
import { cx } from '../../../ui/cx.ts'
import { dayWords, endNote } from '../../shared/words/shift-words.ts'
import { MatrixCell } from './MatrixCell.tsx'
import type { NamedLine } from './templates.types.ts'
import classes from './templates.module.css'

interface TemplateMatrixProps {
  lines: readonly NamedLine[]
  matrix: Matrix
  /** The template's first day, YYYY-MM-DD. */
  first: string
  /** Days, YYYY-MM-DD, on which nobody works as a rule. */
  holidays: ReadonlySet<string>
  asked: readonly Asked[]
  disabled: boolean
  /** `cell`: several changes of one are one step. */
  onChange: (matrix: Matrix, cell: string | null) => void
  onBack: () => void
}

const steps: Readonly<Record<string, readonly [down: number, along: number]>> = {
  ArrowDown: [1, 0],
  Enter: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
}

/** Positions by days, how many of each are wanted, and what that comes to. */
export function TemplateMatrix(props: TemplateMatrixProps) {
  const { lines, matrix, first, holidays, asked, disabled, onChange, onBack } = props
  const words = useWords()
  const { t, tn } = words
  const [active, setActive] = useState({ row: 0, column: 0 })
  const sums = sumsOf(matrix)
  const { columns } = matrix
  const at = { row: Math.min(active.row, lines.length - 1), column: Math.min(active.column, columns.length - 1) }
  const dates = columns.map(({ day }) => daysLater(first, day))
  const keys = (event: KeyboardEvent<HTMLTableElement>) => {
    const { key, target, currentTarget } = event
    if ((event.ctrlKey || event.metaKey) && key.toLowerCase() === 'z') {
      event.preventDefault()
      onBack()
      return
    }
    const step = steps[key]
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return
    const cells = [...currentTarget.querySelectorAll<HTMLInputElement>('[data-cell]')]
    const from = cells.findIndex(cell => cell === target)
    if (from < 0) return
    event.preventDefault()
    const [down, along] = step
    const [row, column] = [Math.floor(from / columns.length) + down, (from % columns.length) + along]
    if (column >= 0 && column < columns.length) cells[row * columns.length + column]?.focus()
  }
  return (
    <div className={classes['scroll']}>
      <table className={classes['matrix']} aria-label={t('templates.table')} onKeyDown={keys}>
        <thead>
          <tr>
            <th scope="col">{t('projectPlan.position')}</th>
            <th scope="col" className={classes['hours']}>
              {t('templates.hours')}
            </th>
            {dates.map((date, column) => (
              <th key={date} scope="col" className={classes['day']}>
                <b className={cx(holidays.has(date) && classes['rest'])}>{dayWords(words, date)}</b>
                <span>{crewNamesOn(lines, matrix, column).join(', ')}</span>
              </th>
            ))}
            <th scope="col" className={classes['sum']}>
              {t('projectPlan.places')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, row) => (
            <tr key={row}>
              <th scope="row">
                <span className={classes['position']}>{line.name}</span>
                {line.task ? <span className={classes['task']}>{line.task}</span> : null}
                <span className={classes['below']}>
                  <HoursOf line={line} />
                </span>
              </th>
              <td className={classes['hours']}>
                <HoursOf line={line} />
              </td>
              {dates.map((date, column) => (
                <td key={date} className={classes['day']}>
                  <MatrixCell
                    label={`${line.name}, ${dayWords(words, date)}`}
                    value={matrix.amounts[row]?.[column] ?? 0}
                    active={row === at.row && column === at.column}
                    wrong={asked.some(one => one.row === row && one.column === column)}
                    disabled={disabled}
                    onFocus={() => setActive({ row, column })}
                    onChange={(amount, typing) =>
                      onChange(withAmount(matrix, row, column, amount), typing ? `${row} ${column}` : null)
                    }
                    onFill={() => onChange(filledDown(matrix, row, column), null)}
                  />
                </td>
              ))}
              <td className={classes['sum']}>{sums.byLine[row]}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{tn('projectPlan.positions', sums.positions)}</th>
            <td className={classes['hours']} />
            {dates.map((date, column) => (
              <td key={date} className={classes['day']}>
                {sums.byDay[column]}
              </td>
            ))}
            <td className={classes['sum']}>{sums.places}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

/** "17:00–00:30 +1", and "+1" before it where it begins on the day after its crew. */
function HoursOf({ line: { startDay, startTime, endTime, endDay } }: { line: NamedLine }) {
  const startDate = '2000-01-01'
  const note = endNote({
    startDate,
    endDate: endDay === null ? null : daysLater(startDate, endDay),
    startTime,
    endTime,
  })
  return (
    <>
      <b>{startTime}</b>
      {startDay > 0 ? <sup>+{startDay}</sup> : null}–{endTime}
      {note ? <sup>{note}</sup> : null}
    </>
  )
}
