import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useWords } from '../../../i18n/words.ts'
import { Chip } from '../../../ui/Chip/Chip.tsx'
import { cellWords, isLacking, workOf } from './proof-words.ts'
import { ProofMark } from './ProofMark.tsx'
import { type CrewProofs, type ProofCell, proofColumns } from './proofs.types.ts'
import classes from './proofs.module.css'

interface ProofRowsProps {
  rows: readonly CrewProofs[]
  /** A line for each person with what is lacking in words, as a phone has no room for columns. */
  narrow: boolean
  label: string
}
interface Place {
  row: number
  column: number
}
const steps: Readonly<Record<string, Place>> = {
  ArrowDown: { row: 1, column: 0 },
  ArrowUp: { row: -1, column: 0 },
  ArrowRight: { row: 0, column: 1 },
  ArrowLeft: { row: 0, column: -1 },
  Home: { row: 0, column: -Infinity },
  End: { row: 0, column: Infinity },
}
const within = (at: number, count: number) => Math.min(Math.max(at, 0), count - 1)

/** Who has what, as cells a keyboard walks with its arrows. Only the people near what is looked at are drawn. */
export function ProofRows({ rows, narrow, label }: ProofRowsProps) {
  const { t } = useWords()
  const frame = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(0)
  const [at, setAt] = useState<Place>({ row: 0, column: 0 })
  const wanted = useRef(false)
  useLayoutEffect(() => {
    const { current } = frame
    if (current) setTop(current.getBoundingClientRect().top + window.scrollY)
  }, [])
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => (narrow ? 96 : 44),
    overscan: 12,
    scrollMargin: top,
    scrollPaddingStart: 160,
    scrollPaddingEnd: 80,
    getItemKey: index => rows[index]?.person.id ?? index,
  })
  useEffect(() => {
    if (!wanted.current) return
    const cell = frame.current?.querySelector<HTMLElement>(`[data-at="${at.row} ${at.column}"]`)
    if (!cell) return
    wanted.current = false
    cell.focus({ preventScroll: true })
  })
  const byKey = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    const next = {
      row: within(at.row + step.row, rows.length),
      column: within(at.column + step.column, proofColumns.length),
    }
    wanted.current = true
    virtual.scrollToIndex(next.row)
    setAt(next)
  }
  const drawn = virtual.getVirtualItems()
  const [first, last] = [drawn[0], drawn.at(-1)]
  const before = first ? first.start - top : 0
  const after = last ? virtual.getTotalSize() - (last.end - top) : 0
  // Whoever was there may be searched away; somebody has to be reached by Tab.
  const entry = within(at.row, rows.length)
  const lines = drawn.flatMap(({ index }) => {
    const row = rows[index]
    return row ? [{ index, row }] : []
  })
  if (narrow)
    return (
      <div ref={frame} style={{ paddingTop: before, paddingBottom: after }}>
        <ul className={classes['people']} aria-label={label}>
          {lines.map(({ index, row }) => (
            <li key={row.person.id} data-index={index} ref={virtual.measureElement} className={classes['card']}>
              <PersonWords row={row} />
              <Lacking cells={row.cells} />
            </li>
          ))}
        </ul>
      </div>
    )
  const entryDrawn = lines.some(({ index }) => index === entry)
  return (
    <div role="grid" aria-label={label} aria-rowcount={rows.length + 1} onKeyDown={byKey}>
      <div role="row" aria-rowindex={1} className={classes['head']}>
        <span role="columnheader">{t('proofs.person')}</span>
        {proofColumns.map(column => (
          <span role="columnheader" key={column}>
            {t(`proofs.column.${column}`)}
          </span>
        ))}
      </div>
      <div ref={frame} role="rowgroup" style={{ paddingTop: before, paddingBottom: after }}>
        {lines.map(({ index, row }, nth) => (
          <div
            role="row"
            key={row.person.id}
            aria-rowindex={index + 2}
            data-index={index}
            ref={virtual.measureElement}
            className={classes['row']}
          >
            <div role="rowheader">
              <PersonWords row={row} />
            </div>
            {row.cells.map((cell, column) => (
              <Cell
                key={cell.column}
                of={row.person.name}
                cell={cell}
                at={{ row: index, column }}
                reached={column === (entryDrawn ? at.column : 0) && (entryDrawn ? index === entry : nth === 0)}
                onFocus={() => setAt({ row: index, column })}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

function PersonWords({ row }: { row: CrewProofs }) {
  const words = useWords()
  return (
    <span className={classes['person']}>
      <b>{row.person.name}</b> <span className={classes['soft']}>{workOf(words, row)}</span>
    </span>
  )
}

interface CellProps {
  of: string
  cell: ProofCell
  at: Place
  /** By Tab; the others by arrows. */
  reached: boolean
  onFocus: () => void
}

/** A paper that may be read leads to it. */
function Cell({ of, cell, at, reached, onFocus }: CellProps) {
  const words = useWords()
  const { state, daysLeft } = cell
  // What is seen stands in the name as well, for whoever says it to a device that listens.
  const seen = state === 'ending' && daysLeft !== null ? `${words.t('proofs.days', { count: daysLeft })}, ` : ''
  const named = {
    'aria-label': `${of}, ${words.t(`proofs.column.${cell.column}`)}: ${seen}${cellWords(words, cell)}`,
    title: cellWords(words, cell),
    tabIndex: reached ? 0 : -1,
    'data-at': `${at.row} ${at.column}`,
    className: classes['cell'],
    onFocus,
  }
  const mark = <ProofMark state={cell.state} daysLeft={cell.daysLeft} />
  return (
    <div role="gridcell">
      {cell.documentId === null ? (
        <span role="img" {...named}>
          {mark}
        </span>
      ) : (
        <a href={`/documents/${cell.documentId}`} {...named}>
          {mark}
        </a>
      )}
    </div>
  )
}

/** What is lacking or ends, in words; where nothing does, that it is complete. */
function Lacking({ cells }: { cells: readonly ProofCell[] }) {
  const words = useWords()
  const { t } = words
  const told = cells.filter(cell => isLacking(cell) || cell.state === 'ending')
  if (told.length === 0) return <Chip tone="good">{t('proofs.complete')}</Chip>
  return (
    <ul className={classes['told']}>
      {told.map(cell => {
        const said = (
          <>
            <ProofMark state={cell.state} />
            <span>
              {t(`proofs.column.${cell.column}`)}: {cellWords(words, cell)}
            </span>
          </>
        )
        return (
          <li key={cell.column}>
            {cell.documentId === null ? (
              <span className={classes['line']}>{said}</span>
            ) : (
              <a className={classes['line']} href={`/documents/${cell.documentId}`}>
                {said}
              </a>
            )}
          </li>
        )
      })}
    </ul>
  )
}
