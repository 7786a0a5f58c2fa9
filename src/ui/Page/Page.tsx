import { type ReactNode, use } from 'react'
import { cx } from '../cx.ts'
import { PageTopContext } from './page-top.ts'
import classes from './Page.module.css'

interface PageProps {
  children: ReactNode
  /** An action bar stands at the foot. */
  task?: boolean | undefined
  /** How wide it grows at a desk: one job, a list in columns, or a whole table. */
  width?: 'phone' | 'list' | 'wide' | undefined
  id?: string | undefined
}

export function Page({ children, task, width = 'phone', id = 'main' }: PageProps) {
  const top = use(PageTopContext)
  return (
    <main data-width={width} id={id} tabIndex={-1} className={cx(classes['page'], task && classes['task'])}>
      {top}
      {children}
    </main>
  )
}

/** Cards one below the other on a phone, in as many columns as fit at a desk. */
export function Cards({ children }: { children: ReactNode }) {
  return <div className={classes['cards']}>{children}</div>
}
