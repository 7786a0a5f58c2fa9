import type { ReactNode } from 'react'
import classes from './Fact.module.css'

/** One soft line with a glyph: where, how far, who. */
export function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className={classes['fact']}>
      {icon}
      <span>{children}</span>
    </p>
  )
}

export function Facts({ items }: { items: readonly { term: string; value: ReactNode }[] }) {
  return (
    <dl className={classes['facts']}>
      {items.map(({ term, value }) => (
        <div key={term} className={classes['pair']}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
