import type { ReactNode } from 'react'
import classes from './ActionBar.module.css'

/** Takes the bottom bar's place on a task, so that the action lies under the thumb. */
export function ActionBar({ children }: { children: ReactNode }) {
  return (
    <footer className={classes['bar']} data-action-bar="">
      <div className={classes['inner']}>{children}</div>
    </footer>
  )
}
