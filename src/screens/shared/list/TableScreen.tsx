import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react'
import { Bone } from '../../../ui/Bone/Bone.tsx'
import { type Column, DeskGroup, DeskRow, DeskTable } from '../../../ui/DeskTable/DeskTable.tsx'
import { JumpList } from '../../../ui/JumpList/JumpList.tsx'
import { ListFrame, type ListFrameProps } from './ListFrame.tsx'
import type { Seen } from './ListFrame.tsx'
import type { Group } from './lines.ts'
import { isBusy } from './is-busy.ts'
import type { List } from './useList.ts'
import { useWindow } from './useWindow.ts'
import classes from './list.module.css'

/** A group with how it is headed, and what it is called in the column that leads there. */
export interface HeadedGroup extends Group {
  title: string
  sub?: ReactNode
  /** Where groups are few enough to be led to. */
  jump?: { label: string; above?: string | undefined }
  /** What its rows come to, in the last columns. */
  sums?: readonly ReactNode[]
  /** How it stands; never cut. */
  end?: ReactNode
}

interface TableProps<R> {
  /** Names the table. */
  label: string
  columns: readonly Column[]
  /** What stands in each column. */
  cells: (row: R) => readonly ReactNode[]
  current?: (row: R) => boolean
  groups?: readonly HeadedGroup[]
  /** Whether another kind of rows begins after the one before. */
  apart?: ((row: R, before: R) => boolean) | undefined
  /** Names the column that leads to the groups; null: there is none. */
  jumpLabel?: string | null
  /** What a key does anywhere on the page but in a field, with the row that has the focus. */
  keys?: Readonly<Record<string, (row: R | undefined) => void>> | undefined
  /** Lines close to each other, as figures are read. */
  dense?: boolean | undefined
  /** What all rows come to: a `DeskFoot`. */
  total?: ReactNode
}

type TableScreenProps<R> = TableProps<R> & Omit<ListFrameProps<R>, 'children' | 'wide'>

/** A list in columns, of any length, with headings between its rows and a way to each of them. */
export function TableScreen<R>(props: TableScreenProps<R>) {
  const { label, columns, cells, current, groups, apart, jumpLabel, keys, dense, total, ...frame } = props
  const [seen, setSeen] = useState<Seen>(null)
  return (
    <ListFrame {...frame} wide seen={seen}>
      {list => (
        <WindowedTable
          {...{ list, label, columns, cells, current, groups, apart, jumpLabel, keys, dense, total }}
          onSeen={setSeen}
        />
      )}
    </ListFrame>
  )
}

/** Lines near what is looked at; in the place of rows whose page is on its way, their bones. */
function WindowedTable<R>({
  list,
  label,
  columns,
  cells,
  current,
  groups = [],
  apart,
  jumpLabel = label,
  keys = {},
  dense,
  total,
  onSeen,
}: { list: List<R>; onSeen: (seen: Seen) => void } & {
  [K in keyof TableProps<R>]: TableProps<R>[K] | undefined
} & Pick<TableProps<R>, 'label' | 'columns' | 'cells'>) {
  const id = useId()
  const { frame, around, lines, group, toGroup, onKeyDown, seen, enter } = useWindow(list, groups)
  const [first, last] = [seen?.first, seen?.last]
  useEffect(() => onSeen(first === undefined || last === undefined ? null : { first, last }), [onSeen, first, last])
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const at = document.activeElement
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isBusy(at)) return
    const row = at?.closest<HTMLElement>('[data-index]')
    const act = keys[event.key.toLowerCase()]
    if (act) act(row ? list.rowAt(Number(row.dataset['index'])) : undefined)
    else if ((event.key === 'j' || event.key === 'k') && !row) enter()
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const heard = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', heard)
    return () => document.removeEventListener('keydown', heard)
  }, [])
  const led = groups.flatMap(({ key, total: count, jump }) => (jump ? [{ key, count, ...jump }] : []))
  return (
    <div className={classes['sheet']} aria-busy={list.busy || undefined}>
      <DeskTable
        label={label}
        columns={columns}
        total={list.total}
        around={around}
        frame={frame}
        onKeyDown={onKeyDown}
        dense={dense}
        foot={total}
      >
        {lines.map(line => {
          if (line.kind === 'group') {
            const heads = groups[line.group]
            return heads ? (
              <DeskGroup
                key={`${id} ${heads.key}`}
                line={line.line}
                ref={line.ref}
                columns={columns.length}
                title={heads.title}
                sub={heads.sub}
                end={heads.end}
                sums={heads.sums && { columns, cells: heads.sums }}
              />
            ) : null
          }
          const row = list.rowAt(line.row)
          const before = apart && row !== undefined ? list.rowAt(line.row - 1) : undefined
          return (
            <DeskRow
              key={line.row}
              index={line.row}
              line={line.line}
              ref={line.ref}
              columns={columns}
              cells={row === undefined ? columns.map(({ key }) => <Bone key={key} kind="line" />) : cells(row)}
              current={row !== undefined && current?.(row)}
              apart={row !== undefined && before !== undefined && apart?.(row, before)}
            />
          )
        })}
      </DeskTable>
      {led.length > 1 && jumpLabel !== null ? (
        <JumpList label={jumpLabel} current={group} onJump={toGroup} items={led} />
      ) : null}
    </div>
  )
}
