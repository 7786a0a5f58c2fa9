import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { SheetCellView, type SheetCellState } from './SheetCellView.tsx'
import { type SheetPlace, isWithin, rangeOf } from './sheet-places.ts'
import { type SheetWriting, useSheet } from './useSheet.ts'
import classes from './SheetGrid.module.css'

export interface SheetRow {
  key: string
  /** The day of the month, and its weekday beside it. */
  title: string
  sub: string
  /** The whole name. */
  label: string
  isToday?: boolean | undefined
  isSoft?: boolean | undefined
  /** A thicker rule above it. */
  begins?: boolean | undefined
}
export interface SheetColumn {
  key: string
  label: string
  unit: string
}
export interface SheetCell {
  text: string
  /** As it is edited and copied. */
  plain: string
  count?: string | undefined
  countLabel?: string | undefined
  state?: SheetCellState | undefined
  stateLabel?: string | undefined
}

interface SheetGridProps {
  label: string
  /** Heads the days. */
  head: ReactNode
  rows: readonly SheetRow[]
  columns: readonly SheetColumn[]
  /** By key of row and column, a space between them; one that is not there is empty. */
  cells: Readonly<Record<string, SheetCell>>
  foot: { label: string; figures: Readonly<Record<string, string>> }
  active: SheetPlace
  anchor: SheetPlace
  onSelect: (active: SheetPlace, anchor: SheetPlace) => void
  /** A cell to go to: brought into view and focused whenever another object is given. */
  goTo?: SheetPlace | null | undefined
  /** Without it the sheet is only read. */
  writing?: SheetWriting | undefined
  /** Names the field a cell is edited in. */
  editLabel: (row: SheetRow, column: SheetColumn) => string
  onDraw?: ((row: number, column: number) => void) | undefined
}

/** A month like a spreadsheet: one column at a time on a phone, the one that is selected. */
export function SheetGrid(props: SheetGridProps) {
  const {
    label,
    head,
    rows,
    columns,
    cells,
    foot,
    active,
    anchor,
    onSelect,
    goTo = null,
    writing,
    editLabel,
    onDraw,
  } = props
  const cellAt = ({ row, column }: SheetPlace) => cells[`${rows[row]?.key} ${columns[column]?.key}`]
  const size = { rows: rows.length, columns: columns.length }
  const plainAt = (place: SheetPlace) => cellAt(place)?.plain ?? ''
  const { table, editing, handlers } = useSheet({ size, active, anchor, onSelect, goTo, plainAt, writing })
  const range = rangeOf(active, anchor)
  const other = (column: number) => (column === active.column ? undefined : classes['other'])
  return (
    <div className={classes['bleed']}>
      <table
        ref={table}
        role="grid"
        className={classes['sheet']}
        aria-label={label}
        aria-readonly={writing ? undefined : true}
        aria-multiselectable="true"
        aria-colcount={size.columns + 1}
        {...handlers}
      >
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {columns.map((column, at) => (
              <th key={column.key} scope="col" className={other(at)}>
                {column.label} <span className={classes['unit']}>({column.unit})</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, down) => (
            <tr
              key={row.key}
              aria-current={row.isToday ? 'date' : undefined}
              className={cx(
                row.isToday && classes['today'],
                row.isSoft && classes['soft'],
                row.begins && classes['begins'],
              )}
            >
              <th scope="row" aria-label={row.label}>
                <span className={classes['day']}>{row.title}</span> <span className={classes['sub']}>{row.sub}</span>
              </th>
              {columns.map((column, along) => {
                const place = { row: down, column: along }
                const cell = cellAt(place)
                const isActive = down === active.row && along === active.column
                // Its own place, whatever is selected meanwhile: an editor that is left is read before it goes.
                const isEdited = editing !== null && down === editing.place.row && along === editing.place.column
                return (
                  <SheetCellView
                    key={column.key}
                    row={down}
                    column={along}
                    text={cell?.text ?? ''}
                    count={cell?.count}
                    countLabel={cell?.countLabel}
                    state={cell?.state}
                    stateLabel={cell?.stateLabel}
                    isActive={isActive}
                    isSelected={isWithin(range, place)}
                    isShown={along === active.column}
                    editing={isEdited ? editing.text : null}
                    editLabel={isEdited ? editLabel(row, column) : ''}
                    reading={!writing}
                    onDraw={onDraw}
                  />
                )
              })}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{foot.label}</th>
            {columns.map((column, at) => (
              <td key={column.key} role="gridcell" className={other(at)}>
                {foot.figures[column.key]}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
