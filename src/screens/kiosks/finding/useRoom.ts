import { useSyncExternalStore } from 'react'

const told = (listener: () => void) => {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}

/** What fits between head and foot; sizes as in kiosk.module.css. */
export interface Room {
  columns: number
  rows: number
  /** Buttons of the letters bar besides "All". */
  letters: number
  /** Cells that turning pages takes, and how many pages have a button of their own in them. */
  pagerCells: number
  pages: number
  narrow: boolean
}

const [edge, gap, head, bar] = [24, 12, 96, 72]
const [tileWidth, tileHeight] = [164, 170]
const mostLetters = 9
/** A button of a page, with the gap after it. */
const pageButton = 80

export function roomIn(width: number, height: number): Room {
  const inner = width - 2 * edge
  const left = height - head - bar - 2 * 16 - edge
  const columns = Math.max(2, Math.floor((inner + gap) / (tileWidth + gap)))
  const pagerCells = columns > 3 ? 2 : 1
  const pager = ((inner + gap) / columns) * pagerCells - gap
  return {
    columns,
    pagerCells,
    pages: pagerCells > 1 ? 2 * Math.floor((pager + 8) / pageButton) : 0,
    rows: Math.max(2, Math.floor((left + gap) / (tileHeight + gap))),
    letters: Math.max(1, Math.min(mostLetters, Math.floor(inner / 72) - 1)),
    narrow: width < 900,
  }
}

export function useRoom(): Room {
  const key = useSyncExternalStore(told, () => `${window.innerWidth} ${window.innerHeight}`)
  const [width = 0, height = 0] = key.split(' ').map(Number)
  return roomIn(width, height)
}
