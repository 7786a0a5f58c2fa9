import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'

/** Px a hand moves before it carries. */
const slack = 4

interface Carrying {
  /** Whether something may be taken now. */
  isFree: boolean
  onLift: (id: string) => void
  /** What it is over, by `data-…`; undefined: nothing. */
  onOver: (id: string | undefined) => void
  onDrop: () => void
  onCancel: () => void
}

/** The hand that carries something by its id: it follows the pointer, and knows over what with `data-<over>` it is. */
export function useHand(over: string, { isFree, onLift, onOver, onDrop, onCancel }: Carrying) {
  const grabbed = useRef<{ id: string; x: number; y: number } | null>(null)
  const [at, setAt] = useState<{ x: number; y: number } | null>(null)
  const onMove = useEffectEvent((event: globalThis.PointerEvent) => {
    const { current } = grabbed
    if (!current) return
    const { clientX: x, clientY: y } = event
    if (at === null) {
      if (Math.hypot(x - current.x, y - current.y) < slack) return
      onLift(current.id)
    }
    setAt({ x, y })
    onOver(document.elementFromPoint(x, y)?.closest<HTMLElement>(`[data-${over}]`)?.dataset[over])
  })
  const onUp = useEffectEvent((event: globalThis.PointerEvent) => {
    if (!grabbed.current) return
    grabbed.current = null
    if (at === null) return
    setAt(null)
    if (event.type === 'pointerup') onDrop()
    else onCancel()
  })
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !grabbed.current) return
    grabbed.current = null
    setAt(null)
    onCancel()
  })
  useEffect(() => {
    const moved = (event: globalThis.PointerEvent) => onMove(event)
    const left = (event: globalThis.PointerEvent) => onUp(event)
    const pressed = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('pointermove', moved)
    document.addEventListener('pointerup', left)
    document.addEventListener('pointercancel', left)
    document.addEventListener('keydown', pressed)
    return () => {
      document.removeEventListener('pointermove', moved)
      document.removeEventListener('pointerup', left)
      document.removeEventListener('pointercancel', left)
      document.removeEventListener('keydown', pressed)
    }
  }, [])
  return {
    /** Where the pointer is while it carries. */
    at,
    grab: (id: string, event: PointerEvent) => {
      if (event.button !== 0 || !isFree) return
      grabbed.current = { id, x: event.clientX, y: event.clientY }
    },
  }
}
