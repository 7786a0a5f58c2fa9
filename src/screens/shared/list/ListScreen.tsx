import type { ReactNode } from 'react'
import { Bone } from '../../../ui/Bone/Bone.tsx'
import { Row, type RowPlace, Rows, Tile } from '../../../ui/Rows/Rows.tsx'
import { ListFrame, type ListFrameProps } from './ListFrame.tsx'
import type { List } from './useList.ts'
import { useWindow } from './useWindow.ts'

interface ListScreenProps<R> extends Omit<ListFrameProps<R>, 'children' | 'wide'> {
  /** Names the list. */
  label: string
  /** A `Row`, which takes its place. */
  row: (row: R, place: RowPlace) => ReactNode
}

/** A list of rows with one line of what each is: search, filters and count stay at the top. */
export function ListScreen<R>({ label, row, ...frame }: ListScreenProps<R>) {
  return <ListFrame {...frame}>{list => <WindowedRows list={list} label={label} row={row} />}</ListFrame>
}

/** Rows near what is looked at; in the place of those whose page is on its way, their bones. */
function WindowedRows<R>({ list, label, row }: { list: List<R> } & Pick<ListScreenProps<R>, 'label' | 'row'>) {
  const { frame, around, lines, onKeyDown } = useWindow(list)
  return (
    <div ref={frame} onKeyDown={onKeyDown}>
      <Rows label={label} around={around}>
        {lines.map(({ line, ref }) => {
          const place: RowPlace = { index: line, line, total: list.total, ref }
          const known = list.rowAt(place.index)
          return known === undefined ? (
            <Row
              key={place.index}
              place={place}
              lead={<Tile icon={<Bone kind="block" />} />}
              title={<Bone kind="line" />}
              sub={<Bone kind="short" />}
            />
          ) : (
            row(known, place)
          )
        })}
      </Rows>
    </div>
  )
}
