import { IconChevronRight } from '@tabler/icons-react'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import classes from './Rows.module.css'

export function Rows({ children, label }: { children: ReactNode; label?: string | undefined }) {
  return (
    <ul className={classes['rows']} aria-label={label}>
      {children}
    </ul>
  )
}

interface RowProps {
  href?: string | undefined
  onClick?: (() => void) | undefined
  lead?: ReactNode
  title: ReactNode
  sub?: ReactNode
  end?: ReactNode
  chevron?: boolean | undefined
  /** Title and sub are read to their end, on as many lines as it takes; else each is cut to one. */
  wrap?: boolean | undefined
}

/** One line of a list. The title is the link and its target covers the row, so `end` may hold buttons of its own. */
export function Row({ href, onClick, lead, title, sub, end, chevron = href !== undefined, wrap }: RowProps) {
  const id = useId()
  const described = sub === undefined || sub === null ? undefined : id
  return (
    <li className={cx(classes['row'], wrap && classes['wrap'])}>
      {lead}
      <div className={classes['text']}>
        {href !== undefined ? (
          <a className={classes['target']} href={href} onClick={onClick} aria-describedby={described}>
            {title}
          </a>
        ) : onClick ? (
          <button type="button" className={classes['target']} onClick={onClick} aria-describedby={described}>
            {title}
          </button>
        ) : (
          <span className={classes['title']}>{title}</span>
        )}
        {described === undefined ? null : (
          <span id={id} className={classes['sub']}>
            {sub}
          </span>
        )}
      </div>
      {end ? <div className={classes['end']}>{end}</div> : null}
      {chevron ? <IconChevronRight className={classes['chevron']} aria-hidden="true" /> : null}
    </li>
  )
}

/** The glyph at the head of a row. */
export function Tile({ icon }: { icon: ReactNode }) {
  return <span className={classes['tile']}>{icon}</span>
}
