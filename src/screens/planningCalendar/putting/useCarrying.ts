import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { PutStatus } from '../../../machines/put-position/put-position.types.ts'
import type { PlanningPerson, PlanningPosition } from '../planning.types.ts'
import type { Putting } from './usePutPosition.ts'

/** Px a hand moves before it carries. */
const slack = 4

/** The hand that carries a position: it follows the pointer, and knows over whose row it is. */
export function useCarrying({ state, send, fit }: Putting, status: PutStatus, people: readonly PlanningPerson[]) {
  const grabbed = useRef<{ position: string; x: number; y: number } | null>(null)
  const [at, setAt] = useState<{ x: number; y: number } | null>(null)
  const over = (id: string | undefined) => {
    const person = people.find(one => one.id === id)
    const does = person && fit(person)
    send({ type: 'TARGETED', target: person && does ? { person: person.id, fit: does } : null })
  }
  const onMove = useEffectEvent((event: globalThis.PointerEvent) => {
    const { current } = grabbed
    if (!current) return
    const { clientX: x, clientY: y } = event
    if (at === null) {
      if (Math.hypot(x - current.x, y - current.y) < slack) return
      send({ type: 'CARRIED', position: current.position, status })
    }
    setAt({ x, y })
    if (state !== 'carrying') return
    over(document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-person]')?.dataset['person'])
  })
  const onUp = useEffectEvent((event: globalThis.PointerEvent) => {
    if (!grabbed.current) return
    grabbed.current = null
    if (at === null) return
    setAt(null)
    send({ type: event.type === 'pointerup' ? 'DROPPED' : 'CANCELLED' })
  })
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !grabbed.current) return
    grabbed.current = null
    setAt(null)
    send({ type: 'CANCELLED' })
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
    over,
    grab: (position: PlanningPosition, event: PointerEvent) => {
      if (event.button !== 0 || state === 'sending') return
      grabbed.current = { position: position.id, x: event.clientX, y: event.clientY }
    },
  }
}
