import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import classes from './Sheet.module.css'

interface SheetProps {
  /** One lifted sheet a screen: the thing that matters now. */
  lift?: boolean | undefined
  as?: 'div' | 'section' | 'article' | 'li' | 'form' | undefined
  children: ReactNode
  'aria-label'?: string | undefined
  'aria-labelledby'?: string | undefined
  'aria-busy'?: boolean | undefined
}

export function Sheet({ lift, as: Element = 'section', children, ...aria }: SheetProps) {
  return (
    <Element className={cx(classes['sheet'], lift && classes['lift'])} {...aria}>
      {children}
    </Element>
  )
}

/** The first line of a sheet: what on the left, its status on the right; the status wraps below when words are long. */
export function SheetHead({ start, end }: { start: ReactNode; end?: ReactNode }) {
  return (
    <div className={classes['head']}>
      <div className={classes['start']}>{start}</div>
      {end}
    </div>
  )
}
