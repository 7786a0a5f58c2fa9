import { IconChevronRight } from '@tabler/icons-react'
import { useId } from 'react'
import type { ReactNode, RefCallback } from 'react'
import type { Tone } from '../Chip/Chip.tsx'
import { cx } from '../cx.ts'
import classes from './Rows.module.css'

interface RowsProps {
  children: ReactNode
  label?: string | undefined
  /** What is in them is not settled yet. */
  dashed?: boolean | undefined
  /** Px of rows before and after these, where only those that are looked at are drawn. */
  around?: { before: number; after: number } | undefined
}

export function Rows({ children, label, dashed, around }: RowsProps) {
  const space = around && { paddingBlock: `${around.before}px ${around.after}px` }
  return (
    <ul
      className={cx(classes['rows'], dashed && classes['dashed'], around && classes['windowed'])}
      aria-label={label}
      style={space}
    >
      {children}
    </ul>
  )
}

/** Which row of how many this is, where not all are drawn. */
export interface RowPlace {
  index: number
  /** Counted from 0, of whatever lines the list is drawn in. */
  line: number
  total: number
  ref: RefCallback<HTMLLIElement>
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
  place?: RowPlace | undefined
  /** What is shown beside the list is this. */
  current?: boolean | undefined
}

/** One line of a list. The title is the link and its target covers the row, so `end` may hold buttons of its own. */
export function Row({
  href,
  onClick,
  lead,
  title,
  sub,
  end,
  chevron = href !== undefined,
  wrap,
  place,
  current,
}: RowProps) {
  const id = useId()
  const described = sub === undefined || sub === null ? undefined : id
  return (
    <li
      className={cx(classes['row'], wrap && classes['wrap'])}
      aria-current={current || undefined}
      {...(place && {
        ref: place.ref,
        'data-index': place.index,
        'data-line': place.line,
        'aria-posinset': place.index + 1,
        'aria-setsize': place.total,
      })}
    >
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

/** What stands under a title: words, and a mark beside them, or below where there is no room. */
export function Marked({ children, mark }: { children: ReactNode; mark: ReactNode }) {
  return (
    <span className={classes['marked']}>
      <span>{children}</span>
      {mark}
    </span>
  )
}

/** The glyph at the head of a row. */
interface TileProps {
  icon: ReactNode
  /** Absent: the accent's. */
  tone?: Tone | undefined
  /** It does not count yet. */
  open?: boolean | undefined
}

export function Tile({ icon, tone, open }: TileProps) {
  return (
    <span className={cx(classes['tile'], open && classes['open'])} data-tone={tone}>
      {icon}
    </span>
  )
}
