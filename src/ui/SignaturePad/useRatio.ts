import { type RefObject, useLayoutEffect, useState } from 'react'

const usual = 3

/** Width by height of an element, as it is now; within what a signature may have. */
export function useRatio(ref: RefObject<Element | null>): number {
  const [ratio, setRatio] = useState(usual)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => {
      const { width, height } = element.getBoundingClientRect()
      if (width > 0 && height > 0) setRatio(Math.min(10, Math.max(0.5, Math.round((width / height) * 100) / 100)))
    }
    measure()
    const watching = new ResizeObserver(measure)
    watching.observe(element)
    return () => watching.disconnect()
  }, [ref])
  return ratio
}

/** Too low for a sheet and a pad: a phone on its side. */
const lying = '(orientation: landscape) and (max-height: 540px)'

/** Whether a phone lies on its side; `onTurn` hears of every turn. */
export function useLying(onTurn: (lies: boolean) => void): void {
  useLayoutEffect(() => {
    const query = matchMedia(lying)
    const turned = () => onTurn(query.matches)
    query.addEventListener('change', turned)
    return () => query.removeEventListener('change', turned)
  })
}
export const isLying = () => matchMedia(lying).matches
