import type { KeyboardEventHandler, ReactNode, Ref, RefCallback } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { cx } from '../cx.ts'
import classes from './DeskTable.module.css'

export interface Column {
  key: string
  label: string
  /** Of the grid at a desk: `12.5rem`, `minmax(0, 1fr)`. */
  width: string
  /** What stands in the column says what it is: its name is for whoever does not see it. */
  unseen?: boolean | undefined
  /** What a phone has no room for. */
  deskOnly?: boolean | undefined
}

interface DeskTableProps {
  label: string
  columns: readonly Column[]
  /** Rows of the whole table, of which not all are drawn. */
  total: number
  /** Px of lines before and after those that are drawn. */
  around: { before: number; after: number }
  onKeyDown?: KeyboardEventHandler | undefined
  frame?: Ref<HTMLDivElement> | undefined
  children: ReactNode
}

/** A table of any length at a desk, its column names at the top of the page; on a phone its rows are cards. */
export function DeskTable({ label, columns, total, around, onKeyDown, frame, children }: DeskTableProps) {
  return (
    <div
      role="table"
      aria-label={label}
      aria-rowcount={total + 1}
      className={classes['table']}
      style={{ '--columns': columns.map(({ width }) => width).join(' ') }}
      onKeyDown={onKeyDown}
    >
      <div role="rowgroup" className={classes['names']}>
        <div role="row" aria-rowindex={1} className={classes['cells']}>
          {columns.map(({ key, label: name, unseen }) => (
            <span key={key} role="columnheader">
              {unseen ? <VisuallyHidden>{name}</VisuallyHidden> : name}
            </span>
          ))}
        </div>
      </div>
      <div
        ref={frame}
        role="rowgroup"
        style={{ paddingBlock: `${around.before}px ${around.after}px` }}
        className={classes['body']}
      >
        {children}
      </div>
    </div>
  )
}

interface DeskGroupProps {
  title: ReactNode
  sub?: ReactNode
  columns: number
  line: number
  ref?: RefCallback<HTMLDivElement> | undefined
}

/** The heading of the rows that follow. */
export function DeskGroup({ title, sub, columns, line, ref }: DeskGroupProps) {
  return (
    <div ref={ref} data-line={line} role="row" className={classes['group']}>
      <span role="rowheader" aria-colspan={columns}>
        <b>{title}</b> {sub}
      </span>
    </div>
  )
}

interface DeskRowProps {
  /** Counted from 0, of all rows. */
  index: number
  /** Counted from 0, of rows and headings. */
  line: number
  ref?: RefCallback<HTMLDivElement> | undefined
  columns: readonly Column[]
  /** One for each column. The one with the row's `DeskLink` covers the row. */
  cells: readonly ReactNode[]
  current?: boolean | undefined
}

export function DeskRow({ index, line, ref, columns, cells, current }: DeskRowProps) {
  return (
    <div
      ref={ref}
      data-line={line}
      data-index={index}
      role="row"
      aria-rowindex={index + 2}
      aria-current={current || undefined}
      className={cx(classes['row'], classes['cells'])}
    >
      {columns.map(({ key, deskOnly }, at) => (
        <div key={key} role="cell" data-column={key} className={cx(classes['cell'], deskOnly && classes['deskOnly'])}>
          {cells[at]}
        </div>
      ))}
    </div>
  )
}

/** The way to what a row is about; its target is the whole row. */
export function DeskLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={classes['target']} href={href}>
      {children}
    </a>
  )
}

/** What it is, over where it belongs; never a third line. */
export function TwoLines({ title, sub }: { title: ReactNode; sub?: ReactNode }) {
  return (
    <span className={classes['two']}>
      <span className={classes['first']}>{title}</span>
      {sub === undefined || sub === null ? null : <span className={classes['second']}>{sub}</span>}
    </span>
  )
}
