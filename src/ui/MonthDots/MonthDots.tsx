import { cx } from '../cx.ts'
import classes from './MonthDots.module.css'

export interface DottedDay {
  /** YYYY-MM-DD */
  date: string
  /** As it is written. */
  label: string
  /** The whole name; what is on it besides. */
  name: string
  tone?: 'plain' | 'bad' | undefined
}

interface MonthDotsProps {
  title: string
  /** Seven, as the week begins. */
  weekdays: readonly string[]
  /** Weekdays before the first. */
  blank: number
  days: readonly DottedDay[]
  today: string
  /** A day that has something is a way to it. */
  onDay: (date: string) => void
}

/** A month at a glance: a dot where there is something, a red one where it is late. */
export function MonthDots({ title, weekdays, blank, days, today, onDay }: MonthDotsProps) {
  return (
    <section className={classes['month']}>
      <h2 className={classes['title']}>{title}</h2>
      <div className={classes['grid']}>
        {weekdays.map(day => (
          <span key={day} className={classes['weekday']} aria-hidden="true">
            {day}
          </span>
        ))}
        {days.map(({ date, label, name, tone }, at) => {
          const className = cx(classes['day'], date === today && classes['today'])
          const start = at === 0 ? { gridColumnStart: blank + 1 } : undefined
          return tone ? (
            <button
              key={date}
              type="button"
              className={className}
              style={start}
              data-tone={tone}
              aria-label={name}
              aria-current={date === today ? 'date' : undefined}
              onClick={() => onDay(date)}
            >
              {label}
            </button>
          ) : (
            <span key={date} className={className} style={start} aria-hidden="true">
              {label}
            </span>
          )
        })}
      </div>
    </section>
  )
}
