import { useEffect, useEffectEvent } from 'react'
import { swipeThreshold } from './swipe.ts'

/** How far from the left edge a swipe may begin, in CSS pixels. */
const edge = 48

/** Calls `onOpen` once for a finger that moves right from the left edge. A mostly vertical move is a scroll and never counts. */
export function useSwipeOpen(onOpen: () => void) {
  const open = useEffectEvent(onOpen)
  useEffect(() => {
    let from: { x: number; y: number } | undefined
    const start = (event: TouchEvent) => {
      const touch = event.touches[0]
      from =
        touch && event.touches.length === 1 && touch.clientX <= edge
          ? { x: touch.clientX, y: touch.clientY }
          : undefined
    }
    const move = (event: TouchEvent) => {
      const touch = event.touches[0]
      if (!from || !touch) return
      const across = touch.clientX - from.x
      const along = Math.abs(touch.clientY - from.y)
      if (along > swipeThreshold && along >= Math.abs(across)) from = undefined
      else if (across > swipeThreshold && across > along) {
        from = undefined
        open()
      }
    }
    window.addEventListener('touchstart', start, { passive: true })
    window.addEventListener('touchmove', move, { passive: true })
    return () => {
      window.removeEventListener('touchstart', start)
      window.removeEventListener('touchmove', move)
    }
  }, [])
}
