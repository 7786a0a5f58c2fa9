import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isTyping } from '../../../ui/is-typing.ts'
import { type Group, type Line, linesOf } from './lines.ts'
import type { List } from './useList.ts'

/** Heights until a line has been measured, and lines drawn beyond the edges, so that a thumb meets no gap. */
const usual = { row: 65, group: 30 }
const beyond = 12

const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  j: 1,
  ArrowUp: -1,
  k: -1,
  Home: -Infinity,
  End: Infinity,
}

/** A line that is drawn. Its element carries `data-line`, and that of a row `data-index` besides. */
export type WindowLine = Line & { line: number; ref: (element: HTMLElement | null) => void }

/** The lines of a list that are near what is looked at, and a keyboard that walks all of its rows. */
export function useWindow({ total, look }: Pick<List<unknown>, 'total' | 'look'>, groups?: readonly Group[]) {
  const frame = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(0)
  const wanted = useRef<number | null>(null)
  const lines = linesOf(total, groups)
  useLayoutEffect(() => {
    const { current } = frame
    if (current) setTop(current.getBoundingClientRect().top + window.scrollY)
  }, [])
  const virtual = useWindowVirtualizer({
    count: lines.count,
    estimateSize: line => usual[lines.at(line).kind],
    indexAttribute: 'data-line',
    overscan: beyond,
    scrollMargin: top,
    // Below the bars that stand at the top.
    scrollPaddingStart: 160,
    scrollPaddingEnd: 80,
  })
  const to = (row: number) => {
    wanted.current = row
    virtual.scrollToIndex(lines.ofRow(row))
    frame.current?.querySelector<HTMLElement>(`[data-index="${row}"]`)?.querySelector<HTMLElement>('a, button')?.focus()
  }
  const drawn = virtual.getVirtualItems()
  const [first, last] = [drawn[0], drawn.at(-1)]
  const rows = drawn.flatMap(({ index }) => {
    const line = lines.at(index)
    return line.kind === 'row' ? [line.row] : []
  })
  const [firstRow, lastRow] = [rows[0], rows.at(-1)]
  useEffect(() => {
    if (firstRow !== undefined && lastRow !== undefined) look(firstRow, lastRow)
  }, [look, firstRow, lastRow])
  useEffect(() => {
    const row = frame.current?.querySelector<HTMLElement>(`[data-index="${wanted.current}"]`)
    const target = row?.querySelector<HTMLElement>('a, button')
    if (!target) return
    wanted.current = null
    target.focus({ preventScroll: true })
  })
  // At the end of the page the last one is read, though there is no room to bring it to the top.
  const atEnd =
    (virtual.scrollOffset ?? 0) > 0 && last?.index === lines.count - 1 && virtual.range?.endIndex === last.index
  const rowsSeen = drawn.flatMap(({ index, start, end }) => {
    const line = lines.at(index)
    const [from, until] = [virtual.scrollOffset ?? 0, (virtual.scrollOffset ?? 0) + (virtual.scrollRect?.height ?? 0)]
    return line.kind === 'row' && end > from + 160 && start < until - 40 ? [line.row] : []
  })
  const topmost = atEnd ? last : drawn.find(({ end }) => end > (virtual.scrollOffset ?? 0) + 160)
  return {
    frame,
    around: {
      before: first ? first.start - top : 0,
      after: last ? virtual.getTotalSize() - (last.end - top) : 0,
    },
    lines: drawn.map(({ index }): WindowLine => ({
      ...lines.at(index),
      line: index,
      ref: element => virtual.measureElement(element),
    })),
    /** First and last row that is in view, counted from 0; null where none is. */
    seen: rowsSeen.length > 0 ? { first: rowsSeen[0] ?? 0, last: rowsSeen.at(-1) ?? 0 } : null,
    /** Focuses the first row in view: where a keyboard that stands nowhere begins. */
    enter: () => to(rowsSeen[0] ?? 0),
    /** The group that is read now; -1 where there are none. */
    group: topmost ? lines.groupAt(topmost.index) : -1,
    toGroup: (group: number) => {
      const line = lines.ofGroup(group)
      if (line !== undefined) virtual.scrollToIndex(line, { align: 'start' })
    },
    onKeyDown: (event: KeyboardEvent) => {
      const step = steps[event.key]
      const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-index]') : null
      if (step === undefined || !row || isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      const next = Math.min(Math.max(Number(row.dataset['index']) + step, 0), total - 1)
      to(next)
    },
  }
}
