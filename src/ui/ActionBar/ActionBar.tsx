import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import classes from './ActionBar.module.css'

interface ActionBarProps {
  children: ReactNode
  /** At a desk it stands where it is written, beside what it is about. */
  beside?: boolean | undefined
}

/** Takes the bottom bar's place on a task, so that the action lies under the thumb. */
export function ActionBar({ children, beside }: ActionBarProps) {
  return (
    <footer className={cx(classes['bar'], beside && classes['beside'])} data-action-bar="">
      <div className={classes['inner']}>{children}</div>
    </footer>
  )
}
