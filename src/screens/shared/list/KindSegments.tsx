import { Segments } from '../../../ui/Segments/Segments.tsx'
import classes from './list.module.css'

interface KindSegmentsProps {
  label: string
  value: string
  onChange: (value: string) => void
  /** `count` is undefined until it is known. */
  items: readonly { value: string; label: string; count: number | undefined }[]
}

/** The kinds of a list beside each other, each with how many there are of it: the `tabs` of a `TableScreen`. */
export function KindSegments({ items, ...segments }: KindSegmentsProps) {
  return (
    <span className={classes['kinds']}>
      <Segments
        {...segments}
        items={items.map(({ value, label, count }) => ({
          value,
          label,
          mark: count === undefined ? null : <span className={classes['kindCount']}>{count}</span>,
        }))}
      />
    </span>
  )
}
