import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import classes from './BigFigure.module.css'

interface BigFigureProps {
  label: string
  value: string
  /** Small behind the value. */
  unit?: string | undefined
  /** At the other end of the value's line. */
  end?: ReactNode
  /** Below, at the foot of the card. */
  note?: ReactNode
  /** Between the value and the note. */
  children?: ReactNode
  wall?: boolean | undefined
  level?: 2 | 3 | undefined
}

/** Characters that fit at full size; more are written smaller rather than cut. */
const sizeOf = (value: string) =>
  value.length <= 7 ? undefined : value.length <= 9 ? classes['long'] : classes['longer']

/** One figure with its name: at a desk in a card, on a wall to be read from eight metres. */
export function BigFigure({ label, value, unit, end, note, children, wall, level = 2 }: BigFigureProps) {
  const Heading = `h${level}` as const
  return (
    <div className={cx(wall ? classes['wall'] : classes['desk'])}>
      <Heading className={classes['label']}>{label}</Heading>
      <p className={cx(classes['line'], wall && sizeOf(value))}>
        <b className={classes['value']}>{value}</b>
        {unit ? (
          <>
            <wbr />
            <span className={classes['unit']}> {unit}</span>
          </>
        ) : null}
        {end ? <span className={classes['end']}>{end}</span> : null}
      </p>
      {children}
      {note ? <p className={classes['note']}>{note}</p> : null}
    </div>
  )
}
