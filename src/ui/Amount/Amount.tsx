import type { ReactNode } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { cx } from '../cx.ts'
import classes from './Amount.module.css'

interface AmountProps {
  /** With its currency and its sign. */
  children: ReactNode
  /** Less than nothing: boxed, never red. */
  negative?: boolean | undefined
  /** What stood here before it was put right. */
  former?: string | undefined
  /** Said before the former amount, for whoever does not see that it is struck through. */
  formerLabel?: string | undefined
  size?: 'normal' | 'big' | undefined
}

/** An amount of money. What was put right stands struck through below. */
export function Amount({ children, negative, former, formerLabel, size = 'normal' }: AmountProps) {
  const corrected = former !== undefined
  return (
    <span className={cx(classes['amount'], size === 'big' && classes['big'])}>
      <b className={cx(negative && classes['negative'], corrected && classes['corrected'])}>{children}</b>
      {corrected ? (
        <del>
          {formerLabel === undefined ? null : <VisuallyHidden>{`${formerLabel} `}</VisuallyHidden>}
          {former}
        </del>
      ) : null}
    </span>
  )
}
