import { type ReactNode, use } from 'react'
import { createPortal } from 'react-dom'
import { cx } from '../../../ui/cx.ts'
import { BesideTitleContext } from '../../screen.ts'
import classes from './list.module.css'

interface BesideTitleProps {
  /** One sentence of counts, with what needs somebody. */
  headline?: ReactNode
  /** What is done with the whole, or begun. */
  actions?: ReactNode
}

/** Stands beside the page's title where a desk has room for it, else where it is written. */
export function BesideTitle({ headline, actions }: BesideTitleProps) {
  const place = use(BesideTitleContext)
  const beside = (
    <>
      {headline ? <p className={classes['headline']}>{headline}</p> : null}
      {actions ? <div className={classes['actions']}>{actions}</div> : null}
    </>
  )
  return (
    <>
      {place ? createPortal(beside, place) : null}
      <div className={cx(classes['head'], place && classes['phoneOnly'])}>{beside}</div>
    </>
  )
}
