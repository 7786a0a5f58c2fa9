import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { cx } from '../cx.ts'
import classes from './ActionBar.module.css'

/** Share of a window's height from which a bar would hide what it is about: large text, a keyboard on the screen. */
const mostOfHeight = 0.4

interface ActionBarProps {
  children: ReactNode
  /** It stands where it is written, beside what it is about: at a desk, and where it would take too much of the height. */
  beside?: boolean | undefined
  /** As wide as the page, for what stands side by side; it stays at the foot at a desk as well. */
  wide?: boolean | undefined
}

/** Takes the bottom bar's place on a task, so that the action lies under the thumb. */
export function ActionBar({ children, beside, wide }: ActionBarProps) {
  const bar = useRef<HTMLElement>(null)
  // What a page keeps free below its last row is what the bar takes, however many lines it has.
  useLayoutEffect(() => {
    const element = bar.current
    if (!element) return
    const { style } = document.documentElement
    const fit = () => {
      const tall = beside === true && element.offsetHeight > window.innerHeight * mostOfHeight
      element.toggleAttribute('data-flows', tall)
      style.setProperty('--actionbar', tall ? '0px' : `${Math.ceil(element.offsetHeight)}px`)
    }
    const watching = new ResizeObserver(fit)
    watching.observe(element)
    window.addEventListener('resize', fit)
    return () => {
      watching.disconnect()
      window.removeEventListener('resize', fit)
      style.removeProperty('--actionbar')
    }
  }, [beside])
  return (
    <footer ref={bar} className={cx(classes['bar'], beside && classes['beside'])} data-action-bar="">
      <div className={cx(classes['inner'], wide && classes['wide'])}>{children}</div>
    </footer>
  )
}
