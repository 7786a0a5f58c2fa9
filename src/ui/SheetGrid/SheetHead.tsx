import { type ReactNode, useLayoutEffect, useRef } from 'react'
import classes from './SheetHead.module.css'

/** What stays in view above a sheet while it scrolls. What sticks below it counts its height from here. */
export function SheetHead({ children }: { children: ReactNode }) {
  const head = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const element = head.current
    if (!element) return
    const tell = () => style.setProperty('--sheet-head', `${element.offsetHeight}px`)
    tell()
    const observer = new ResizeObserver(tell)
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty('--sheet-head')
    }
  }, [])
  return (
    <div ref={head} className={classes['head']}>
      {children}
    </div>
  )
}
