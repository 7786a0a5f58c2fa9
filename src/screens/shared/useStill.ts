import { type MouseEvent, useEffect, useRef, useState } from 'react'

/** Ms a list stands still after a tap: the second tap of a hasty thumb comes sooner. Decision 39. */
const stillFor = 1_000

interface Held<T> {
  content: T
  scope: string
  over: boolean
}

/**
 * Content that does not move under the thumb: after a tap on a button in its frame, or when an act begins, everything
 * keeps its place for a second or until the act has ended, and further taps do nothing. `merge` lays what is known now
 * into what stood there; another `scope` (a tab, a search) is another list and not held.
 */
export function useStill<T>(
  now: T,
  merge: (before: T, now: T) => T,
  { busy, scope }: { busy: boolean; scope: string },
) {
  const [held, setHeld] = useState<Held<T> | null>(null)
  const [wasBusy, setWasBusy] = useState(busy)
  const row = useRef<HTMLElement | null>(null)
  const still = held !== null && held.scope === scope && (!held.over || busy)
  // Let go of, or the next act would bring back what stood there then.
  if (held && !still) setHeld(null)
  const content = still ? merge(held.content, now) : now

  const hold = () => setHeld({ content, scope, over: false })
  if (busy !== wasBusy) {
    setWasBusy(busy)
    // An answer in a dialog begins an act as well, and what lies beneath the dialog is tapped next.
    if (busy && !still) hold()
  }
  useEffect(() => {
    if (!held || held.over) return
    const timer = setTimeout(() => setHeld(before => before && { ...before, over: true }), stillFor)
    return () => clearTimeout(timer)
  }, [held])
  useEffect(() => {
    if (still || !row.current) return
    row.current.style.minHeight = ''
    row.current = null
  }, [still])

  return {
    content,
    frame: {
      'aria-busy': still || undefined,
      onClickCapture: (event: MouseEvent<HTMLElement>) => {
        if (still) {
          event.preventDefault()
          event.stopPropagation()
        } else if (event.target instanceof Element && event.target.closest('button')) {
          row.current = event.target.closest<HTMLElement>('article, li')
          // A row that loses its buttons stays as tall as it was.
          if (row.current) row.current.style.minHeight = `${row.current.getBoundingClientRect().height}px`
          hold()
        }
      },
    },
  }
}
