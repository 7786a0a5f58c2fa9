import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { RowPlace } from '../../../ui/Rows/Rows.tsx'
import type { List } from './useList.ts'

/** Height of a row until one has been measured, and rows drawn beyond the edges, so that a thumb meets no gap. */
const usual = 65
const beyond = 12

const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  j: 1,
  ArrowUp: -1,
  k: -1,
  Home: -Infinity,
  End: Infinity,
}
const isTyping = (target: EventTarget) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')

/** The rows of a list that are near what is looked at, and a keyboard that walks all of them. */
export function useWindow({ total, look }: Pick<List<unknown>, 'total' | 'look'>) {
  const frame = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(0)
  const wanted = useRef<number | null>(null)
  useLayoutEffect(() => {
    const { current } = frame
    if (current) setTop(current.getBoundingClientRect().top + window.scrollY)
  }, [])
  const virtual = useWindowVirtualizer({
    count: total,
    estimateSize: () => usual,
    overscan: beyond,
    scrollMargin: top,
    // Below the bars that stand at the top.
    scrollPaddingStart: 160,
    scrollPaddingEnd: 80,
  })
  const drawn = virtual.getVirtualItems()
  const [first, last] = [drawn[0], drawn.at(-1)]
  useEffect(() => {
    if (first && last) look(first.index, last.index)
  }, [look, first, last])
  useEffect(() => {
    const row = frame.current?.querySelector<HTMLElement>(`[data-index="${wanted.current}"]`)
    const target = row?.querySelector<HTMLElement>('a, button')
    if (!target) return
    wanted.current = null
    target.focus({ preventScroll: true })
  })
  return {
    frame,
    around: {
      before: first ? first.start - top : 0,
      after: last ? virtual.getTotalSize() - (last.end - top) : 0,
    },
    rows: drawn.map(({ index }): RowPlace => ({ index, total, ref: row => virtual.measureElement(row) })),
    onKeyDown: (event: KeyboardEvent) => {
      const step = steps[event.key]
      const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-index]') : null
      if (step === undefined || !row || isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      const to = Math.min(Math.max(Number(row.dataset['index']) + step, 0), total - 1)
      wanted.current = to
      virtual.scrollToIndex(to)
      row.parentElement
        ?.querySelector<HTMLElement>(`[data-index="${to}"]`)
        ?.querySelector<HTMLElement>('a, button')
        ?.focus()
    },
  }
}
