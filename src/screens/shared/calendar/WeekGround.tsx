import { useWords } from '../../../i18n/words.ts'
import { cx } from '../../../ui/cx.ts'
import classes from './calendar.module.css'

/**
 * Days, weekends and weeks behind a row of days that begins with a week, and today among them (a column; null: not there).
 * Whoever draws it says in `--col` how wide a day is.
 */
export function WeekGround({ today }: { today: number | null }) {
  const { weekStart } = useWords()
  return (
    <div className={cx(classes['ground'], weekStart === 0 && classes['fromSunday'])} aria-hidden="true">
      {today === null ? null : <i className={classes['now']} style={{ '--day': today }} />}
    </div>
  )
}
