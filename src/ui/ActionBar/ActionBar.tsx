import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { cx } from '../cx.ts'
import classes from './ActionBar.module.css'

interface ActionBarProps {
  children: ReactNode
  /** At a desk it stands where it is written, beside what it is about. */
  beside?: boolean | undefined
}

/** Takes the bottom bar's place on a task, so that the action lies under the thumb. */
export function ActionBar({ children, beside }: ActionBarProps) {
  const bar = useRef<HTMLElement>(null)
  // What a page keeps free below its last row is what the bar takes, however many lines it has.
  useLayoutEffect(() => {
    const element = bar.current
    if (!element) return
    const { style } = document.documentElement
    const watching = new ResizeObserver(() => style.setProperty('--actionbar', `${Math.ceil(element.offsetHeight)}px`))
    watching.observe(element)
    return () => {
      watching.disconnect()
      style.removeProperty('--actionbar')
    }
  }, [])
  return (
    <footer ref={bar} className={cx(classes['bar'], beside && classes['beside'])} data-action-bar="">
      <div className={classes['inner']}>{children}</div>
    </footer>
  )
}
