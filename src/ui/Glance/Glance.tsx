import type { ReactNode } from 'react'
import classes from './Glance.module.css'

interface GlanceFigure {
  key: string
  /** What stands before the name. */
  mark?: ReactNode
  label: string
  value: ReactNode
  /** One soft line below. */
  note: string
}

/** A few figures beside each other, each with its name, as many in a row as there is room for. */
export function Glance({ figures }: { figures: readonly GlanceFigure[] }) {
  return (
    <dl className={classes['glance']}>
      {figures.map(({ key, mark, label, value, note }) => (
        <div key={key}>
          <dt>
            {mark}
            {label}
          </dt>
          <dd className={classes['value']}>{value}</dd>
          <dd className={classes['note']}>{note}</dd>
        </div>
      ))}
    </dl>
  )
}
