import type { KeyboardEvent } from 'react'

/** Escape closes what is open, and nothing behind it: a dialog around it would take the same key for its own. */
export const keepsEscape = (opened: boolean) => (event: KeyboardEvent) => {
  if (!opened || event.key !== 'Escape') return
  event.preventDefault()
  event.stopPropagation()
}
