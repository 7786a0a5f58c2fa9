import { useEffect, useRef, useState } from 'react'
import { hoverableDelays } from '../../ui/delays.ts'
import type { Cell } from './planning.types.ts'

export interface CardPlace {
  left: number
  /** Below the cell, or above it where there is no room; px of the window. */
  top: number | null
  bottom: number | null
}

/** Roughly what a card takes; where it opens depends on no more than that. */
const room = { width: 320, height: 240 }

function placeBeside(element: Element): CardPlace {
  const { left, top, bottom } = element.getBoundingClientRect()
  const below = bottom + room.height < window.innerHeight || top < room.height
  return {
    left: Math.max(8, Math.min(left, window.innerWidth - room.width - 8)),
    top: below ? bottom + 6 : null,
    bottom: below ? null : window.innerHeight - top + 6,
  }
}

/** What is looked at more closely: it opens under a hand or a focus that rests, and closes when they have left. */
export function useEntryCard() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const box = useRef<HTMLDivElement>(null)
  const about = useRef<HTMLElement>(null)
  /** The focus that comes back opens nothing. */
  const quiet = useRef(false)
  const [open, setOpen] = useState<{ cell: Cell; place: CardPlace } | null>(null)
  useEffect(() => () => clearTimeout(timer.current), [])
  const later = (ms: number, run: () => void) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(run, ms)
  }
  const leave = () => later(hoverableDelays.closeDelay, () => setOpen(null))
  return {
    at: open?.cell ?? null,
    place: open?.place ?? null,
    near: (cell: Cell | null, element: Element) => {
      if (quiet.current) return
      if (!cell || cell.row < 0 || cell.day < 0 || !element.matches('[data-full]')) return leave()
      about.current = element instanceof HTMLElement ? element : null
      later(hoverableDelays.openDelay, () => setOpen({ cell, place: placeBeside(element) }))
    },
    leave,
    close: () => {
      clearTimeout(timer.current)
      setOpen(null)
    },
    /** Brings the focus to what can be pressed in it; false where nothing is open. */
    enter: () => {
      const way = box.current?.querySelector<HTMLElement>('a, button')
      way?.focus()
      return way !== null && way !== undefined
    },
    hold: {
      box,
      onStay: () => clearTimeout(timer.current),
      onLeave: leave,
      onBack: () => {
        clearTimeout(timer.current)
        setOpen(null)
        quiet.current = true
        about.current?.focus({ preventScroll: true })
        quiet.current = false
      },
    },
  }
}
