import type { ReactNode } from 'react'
import classes from './Segments.module.css'

interface SegmentsProps {
  label: string
  value: string
  onChange: (value: string) => void
  items: readonly { value: string; label: string; /** Behind the label. */ mark?: ReactNode }[]
}

/** One of two or three ways to see the same thing, beside each other; the lifted one is chosen. */
export function Segments({ label, value, onChange, items }: SegmentsProps) {
  return (
    <div role="group" aria-label={label} className={classes['segments']}>
      {items.map(item => (
        <button
          key={item.value}
          type="button"
          className={classes['segment']}
          aria-pressed={item.value === value}
          onClick={() => onChange(item.value)}
        >
          {item.label} {item.mark}
        </button>
      ))}
    </div>
  )
}
