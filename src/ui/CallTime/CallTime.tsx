import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import classes from './CallTime.module.css'

/** The hour a crew must be on site: the largest figure wherever it stands. */
export function CallTime({
  children,
  size = 'card',
}: {
  children: ReactNode
  size?: 'row' | 'card' | 'hero' | undefined
}) {
  return <span className={cx(classes['call'], classes[size])}>{children}</span>
}

interface CallUntilProps {
  children: ReactNode
  /** "+1" when it ends on the next day. */
  note?: string | undefined
}

export function CallUntil({ children, note }: CallUntilProps) {
  return (
    <span className={classes['until']}>
      {children}
      {note === undefined ? null : <sup className={classes['note']}>{note}</sup>}
    </span>
  )
}
