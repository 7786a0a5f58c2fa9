import { useSyncExternalStore } from 'react'

/** In letters, not in pixels: large text makes a phone of a desk. */
const letters = () =>
  Math.floor(window.innerWidth / Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
const onResize = (changed: () => void) => {
  window.addEventListener('resize', changed)
  return () => window.removeEventListener('resize', changed)
}

/** What the window has room for: rows below each other, a calendar, or a calendar with its tools beside the title. */
export const useRoom = (): 'rows' | 'calendar' | 'beside' =>
  useSyncExternalStore(onResize, () => {
    const wide = letters()
    return wide >= 75 ? 'beside' : wide >= 62 ? 'calendar' : 'rows'
  })
