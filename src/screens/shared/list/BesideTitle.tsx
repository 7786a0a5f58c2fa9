import { type ReactNode, use } from 'react'
import { createPortal } from 'react-dom'
import { cx } from '../../../ui/cx.ts'
import { BesideTitleContext } from '../../screen.ts'
import classes from './list.module.css'

/** Stands beside the page's title where a desk has room for it, else where it is written. */
export function BesideTitle({ children }: { children: ReactNode }) {
  const place = use(BesideTitleContext)
  return (
    <>
      {place ? createPortal(children, place) : null}
      <div className={cx(classes['head'], place && classes['phoneOnly'])}>{children}</div>
    </>
  )
}
