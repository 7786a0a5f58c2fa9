import { type PointerEvent, type RefObject, useRef, useState } from 'react'
import type { StrokePoint } from '../SignatureDrawing/SignatureDrawing.tsx'

/** Thousandths a point has to be away from the one before: fewer points, the same line. */
const apart = 3
/** Most points of a stroke that can be sent. */
const most = 3_000

/** Most strokes of a signature that can be sent. */
export const mostStrokes = 300

/** Where a pointer is, in the units of the drawing, whatever size it is shown at. */
function place(svg: SVGSVGElement, { clientX, clientY }: { clientX: number; clientY: number }): StrokePoint | null {
  const matrix = svg.getScreenCTM()?.inverse()
  if (!matrix) return null
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix)
  const { width, height } = svg.viewBox.baseVal
  const within = (value: number, most: number) => Math.round(Math.min(most, Math.max(0, value)))
  return [within(x, width), within(y, height)]
}

/**
 * One stroke at a time, by finger, pen or mouse. A second finger draws nothing; a stroke that the browser takes away is
 * kept as far as it went.
 */
export function useStrokes(svg: RefObject<SVGSVGElement | null>, onStroke: (points: StrokePoint[]) => void) {
  const pointer = useRef<number | null>(null)
  const points = useRef<StrokePoint[]>([])
  const [stroke, setStroke] = useState<readonly StrokePoint[]>([])

  const add = (event: { clientX: number; clientY: number }) => {
    const point = svg.current && place(svg.current, event)
    const before = points.current.at(-1)
    if (
      !point ||
      points.current.length >= most ||
      (before && Math.hypot(point[0] - before[0], point[1] - before[1]) < apart)
    )
      return
    points.current = [...points.current, point]
  }
  const end = (event: PointerEvent) => {
    if (event.pointerId !== pointer.current) return
    pointer.current = null
    const drawn = points.current
    points.current = []
    setStroke([])
    if (drawn.length > 0) onStroke(drawn)
  }
  return {
    stroke,
    handlers: {
      onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
        if (pointer.current !== null || event.button !== 0) return
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        pointer.current = event.pointerId
        add(event)
        setStroke(points.current)
      },
      onPointerMove: (event: PointerEvent<SVGSVGElement>) => {
        if (event.pointerId !== pointer.current) return
        const events = event.nativeEvent.getCoalescedEvents()
        for (const one of events.length > 0 ? events : [event.nativeEvent]) add(one)
        setStroke(points.current)
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
  }
}
