import { Fragment, type ReactNode } from 'react'
import { cx } from '../cx.ts'
import classes from './HoursTable.module.css'

export interface HoursColumn {
  key: string
  label: ReactNode
  /** Shown where there is room for a whole table. */
  desk?: boolean | undefined
}

export interface HoursRow {
  id: string
  name: string
  sub: string
  /** By key of the column. */
  figures: Readonly<Record<string, ReactNode>>
  /** A line below the name: what is wrong, who corrected what. */
  note?: ReactNode
  /** A line across all figures: how they come about. */
  why?: string | undefined
  look?: 'missing' | 'marked' | 'gone' | undefined
}

interface HoursTableProps {
  /** What the table is, for whoever hears it. */
  label: string
  /** Heads the names: "6 people". */
  head: string
  columns: readonly HoursColumn[]
  rows: readonly HoursRow[]
  foot?: { label: string; figures: Readonly<Record<string, ReactNode>> } | undefined
  /** A table of its own card; else it fills the width of a phone. */
  card?: boolean | undefined
}

/** People and their hours: three figures on a phone, all of them at a desk. The head stays while rows scroll by. */
export function HoursTable({ label, head, columns, rows, foot, card }: HoursTableProps) {
  const cell = (column: HoursColumn) => (column.desk ? classes['desk'] : undefined)
  return (
    <div className={cx(classes['bleed'], card && classes['card'])}>
      <table className={classes['table']} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {columns.map(column => (
              <th key={column.key} scope="col" className={cell(column)}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <Fragment key={row.id}>
              <tr id={`line-${row.id}`} className={row.look ? classes[row.look] : undefined}>
                <th scope="row">
                  <span className={classes['who']}>{row.name}</span>
                  <span className={classes['soft']}>{row.sub}</span>
                  {row.note ? <span className={classes['note']}>{row.note}</span> : null}
                </th>
                {columns.map(column => (
                  <td key={column.key} className={cell(column)}>
                    {row.figures[column.key]}
                  </td>
                ))}
              </tr>
              {row.why ? (
                <tr className={cx(classes['why'], row.look && classes[row.look])}>
                  <td colSpan={columns.length + 1}>{row.why}</td>
                </tr>
              ) : null}
            </Fragment>
          ))}
        </tbody>
        {foot ? (
          <tfoot>
            <tr>
              <th scope="row">{foot.label}</th>
              {columns.map(column => (
                <td key={column.key} className={cell(column)}>
                  {foot.figures[column.key]}
                </td>
              ))}
            </tr>
          </tfoot>
        ) : null}
      </table>
    </div>
  )
}
