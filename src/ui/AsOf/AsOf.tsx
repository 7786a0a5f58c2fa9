import { IconClock, IconClockExclamation } from '@tabler/icons-react'
import { cx } from '../cx.ts'
import classes from './AsOf.module.css'

interface AsOfProps {
  age: 'fresh' | 'old' | 'veryOld'
  /** "as of 14:32" */
  children: string
  /** "26 min old, trying again" */
  more?: string | undefined
  wall?: boolean | undefined
}

/** Of when figures are: quiet while they are fresh, a pill once they are not. The figures themselves stay as they are. */
export function AsOf({ age, children, more, wall }: AsOfProps) {
  const isFresh = age === 'fresh'
  return (
    <p
      role="status"
      className={cx(classes['age'], wall && classes['wall'], !isFresh && classes['pill'], !isFresh && classes[age])}
    >
      {isFresh ? <IconClock aria-hidden="true" /> : <IconClockExclamation aria-hidden="true" />}
      <b>{children}</b>
      {more && !isFresh ? <span>{more}</span> : null}
    </p>
  )
}
