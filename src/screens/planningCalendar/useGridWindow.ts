import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

type Place = { row: number; day: number }
const seenFrom =
  ({ scrollTop, scrollLeft }: Element, row: number, column: number) =>
  (before: Place): Place => {
    const now = { row: Math.floor(scrollTop / row), day: Math.floor(scrollLeft / column) }
    return now.row === before.row && now.day === before.day ? before : now
  }

interface Size {
  rows: number
  days: number
}
/** In letters, so that large text makes larger cells. */
const letters = { row: 1.625, column: 3.5625, name: 15, head: 4.6875 }
/** Rows and columns drawn beyond the edges, so that a hand meets no gap. */
const beyond = { rows: 4, days: 1 }

const letter = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

/**
 * Which rows and columns of the grid are in sight. Rows all have one height and columns one width, so nothing is
 * measured but the frame; what is scrolled away is drawn no more.
 */
export function useGridWindow({ rows, days }: Size) {
  const frame = useRef<HTMLDivElement>(null)
  const [box, setBox] = useState({ width: 0, height: 0, letter: 16, top: 0 })
  const [at, setAt] = useState({ row: 0, day: 0 })
  const row = letters.row * box.letter
  const name = letters.name * box.letter
  const head = letters.head * box.letter
  const column = Math.max(letters.column * box.letter, (box.width - name) / days)
  const seen = {
    rows: Math.ceil(Math.max(0, box.height - head) / row) + 1,
    days: Math.ceil(Math.max(0, box.width - name) / column) + 1,
  }
  useLayoutEffect(() => {
    const { current } = frame
    if (!current) return
    const measure = () =>
      setBox({
        width: current.clientWidth,
        height: current.clientHeight,
        letter: letter(),
        top: current.getBoundingClientRect().top + window.scrollY,
      })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])
  const look = useEffectEvent(() => {
    const { current } = frame
    if (current) setAt(seenFrom(current, row, column))
  })
  useEffect(() => {
    const { current } = frame
    if (!current) return
    const scrolled = () => look()
    look()
    current.addEventListener('scroll', scrolled, { passive: true })
    return () => current.removeEventListener('scroll', scrolled)
  }, [row, column, rows])
  const firstRow = Math.max(0, Math.min(at.row, rows - seen.rows) - beyond.rows)
  const firstDay = Math.max(0, at.day - beyond.days)
  return {
    frame,
    top: box.top,
    sizes: { row, column, name, head },
    first: { row: firstRow, day: firstDay },
    last: {
      row: Math.min(rows - 1, at.row + seen.rows + beyond.rows),
      day: Math.min(days - 1, at.day + seen.days + beyond.days),
    },
    /** First and last row that is in view, counted from 0. */
    inView: {
      first: Math.min(at.row, Math.max(0, rows - 1)),
      last: Math.min(rows - 1, at.row + Math.max(0, seen.rows - 2)),
    },
    /** Brings a cell into view, and no further than it takes. */
    reveal: (to: { row: number; day: number }) => {
      const { current } = frame
      if (!current) return
      if (to.row >= 0) {
        const [top, bottom] = [to.row * row, (to.row + 1) * row - (current.clientHeight - head)]
        current.scrollTop = Math.min(top, Math.max(bottom, current.scrollTop))
      }
      if (to.day >= 0) {
        const [left, right] = [to.day * column, (to.day + 1) * column - (current.clientWidth - name)]
        current.scrollLeft = Math.min(left, Math.max(right, current.scrollLeft))
      }
      // At once, so that the cell is drawn where it stays.
      setAt(seenFrom(current, row, column))
    },
  }
}
