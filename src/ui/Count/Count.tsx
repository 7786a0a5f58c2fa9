import { cx } from '../cx.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import classes from './Count.module.css'

interface CountProps {
  children: number
  /** Waits for the person. */
  hot?: boolean | undefined
  /** What the number means, for a screen reader. */
  label?: string | undefined
}

export function Count({ children, hot, label }: CountProps) {
  const figure = children > 999 ? '999+' : children
  return (
    <span className={cx(classes['count'], hot && classes['hot'])}>
      <span aria-hidden={label === undefined ? undefined : 'true'}>{figure}</span>
      {label === undefined ? null : <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  )
}
