import classes from './BigClock.module.css'

/** The device's clock over the stage. Decoration: it ticks, so nobody is told. */
export function BigClock({ time, date }: { time: string; date: string }) {
  return (
    <p className={classes['clock']} aria-hidden="true">
      <b className={classes['time']}>{time}</b>
      <span className={classes['date']}>{date}</span>
    </p>
  )
}
