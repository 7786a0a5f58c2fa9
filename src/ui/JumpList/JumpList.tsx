import { Fragment } from 'react'
import classes from './JumpList.module.css'

interface JumpListProps {
  label: string
  /** Which one is read now, counted from 0. */
  current: number
  onJump: (item: number) => void
  items: readonly {
    key: string
    label: string
    /** Stands above it, such as the year that begins with it. */
    above?: string | undefined
    /** As it is written. */
    count: string | number
  }[]
}

/** The scroll bar of a long list: its parts in words, with how much each holds. Only where a desk has room beside it. */
export function JumpList({ label, current, onJump, items }: JumpListProps) {
  return (
    <nav aria-label={label} className={classes['jumps']}>
      {items.map(({ key, label: name, above, count }, at) => (
        <Fragment key={key}>
          {above === undefined ? null : <b>{above}</b>}
          <button type="button" aria-current={at === current || undefined} onClick={() => onJump(at)}>
            {name} <span>{count}</span>
          </button>
        </Fragment>
      ))}
    </nav>
  )
}
