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
  /** Figures: they stand one below the other. */
  number?: boolean | undefined
  /** What stands in the column does not say what it is: on a phone its name stands before it. */
  named?: boolean | undefined
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
  /** Lines close to each other, as figures are read. */
  dense?: boolean | undefined
  /** A `DeskFoot`. */
  foot?: ReactNode
  children: ReactNode
}

/** A table of any length at a desk, its column names at the top of the page; on a phone its rows are cards. */
export function DeskTable({ label, columns, total, around, onKeyDown, frame, foot, dense, children }: DeskTableProps) {
  return (
    <div
      role="table"
      aria-label={label}
      aria-rowcount={total + 1}
      className={cx(classes['table'], dense && classes['dense'])}
      style={{ '--columns': columns.map(({ width }) => width).join(' ') }}
      onKeyDown={onKeyDown}
    >
      <div role="rowgroup" className={classes['names']}>
        <div role="row" aria-rowindex={1} className={classes['cells']}>
          {columns.map(({ key, label: name, unseen, number }) => (
            <span key={key} role="columnheader" className={number ? classes['number'] : undefined}>
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
      {foot}
    </div>
  )
}

/** What stands in the last columns of a heading or of the foot: sums of the rows. */
interface Sums {
  columns: readonly Column[]
  /** One for each of them. */
  cells: readonly ReactNode[]
}

interface DeskGroupProps {
  title: ReactNode
  sub?: ReactNode
  columns: number
  line: number
  ref?: RefCallback<HTMLDivElement> | undefined
  sums?: Sums | undefined
  /** Behind the title, and never cut: how it stands. */
  end?: ReactNode
}

/** The heading of the rows that follow, with what they come to. */
export function DeskGroup({ title, sub, columns, line, ref, sums, end }: DeskGroupProps) {
  if (sums)
    return (
      <div ref={ref} data-line={line} role="row" className={cx(classes['group'], classes['cells'], classes['summed'])}>
        <Headed {...sums} end={end}>
          <b>{title}</b> {sub}
        </Headed>
      </div>
    )
  return (
    <div ref={ref} data-line={line} role="row" className={classes['group']}>
      <span role="rowheader" aria-colspan={columns}>
        <b>{title}</b> {sub} {end}
      </span>
    </div>
  )
}

/** What all rows of the table come to, at the foot of the page. */
export function DeskFoot({ title, sub, sums }: { title: ReactNode; sub?: ReactNode; sums: Sums }) {
  return (
    <div role="rowgroup" className={classes['foot']}>
      <div role="row" className={cx(classes['cells'], classes['summed'])}>
        <Headed {...sums}>
          <b>{title}</b> {sub}
        </Headed>
      </div>
    </div>
  )
}

function Headed({ columns, cells, children, end }: Sums & { children: ReactNode; end?: ReactNode }) {
  const span = columns.length - cells.length
  return (
    <>
      <span role="rowheader" aria-colspan={span} style={{ '--span': span }} className={classes['headed']}>
        <span className={classes['titled']}>{children}</span>
        {end}
      </span>
      {columns.slice(span).map((column, at) => (
        <Cell key={column.key} column={column}>
          {cells[at]}
        </Cell>
      ))}
    </>
  )
}

function Cell({ column: { key, label, deskOnly, number, named }, children }: { column: Column; children: ReactNode }) {
  return (
    <div
      role="cell"
      data-column={key}
      className={cx(classes['cell'], deskOnly && classes['deskOnly'], number && classes['number'])}
    >
      {named && children !== null && children !== undefined ? (
        <span className={classes['name']} aria-hidden="true">
          {label}
        </span>
      ) : null}
      {children}
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
  /** Rows of another kind begin: a strong line before it. */
  apart?: boolean | undefined
}

export function DeskRow({ index, line, ref, columns, cells, current, apart }: DeskRowProps) {
  return (
    <div
      ref={ref}
      data-line={line}
      data-index={index}
      role="row"
      aria-rowindex={index + 2}
      aria-current={current || undefined}
      className={cx(classes['row'], classes['cells'], apart && classes['apart'])}
    >
      {columns.map((column, at) => (
        <Cell key={column.key} column={column}>
          {cells[at]}
        </Cell>
      ))}
    </div>
  )
}

/** The way to what a row is about; its target is the whole row. `onOpen` opens it beside the list instead of its page. */
export function DeskLink({ href, onOpen, children }: { href: string; onOpen?: () => void; children: ReactNode }) {
  return (
    <a
      className={classes['target']}
      href={href}
      onClick={event => {
        if (!onOpen || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        onOpen()
      }}
    >
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
