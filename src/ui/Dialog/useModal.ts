import { useLayoutEffect, useRef } from 'react'
import type { SyntheticEvent } from 'react'

/**
 * A native modal dialog for as long as its element is mounted: the browser keeps the focus inside, and gives it back.
 * Escape asks to leave through `onLeave`; only the owner closes, by unmounting.
 */
export function useModal(onLeave: () => void) {
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    dialog.showModal()
    const first =
      dialog.querySelector<HTMLElement>('[data-first-focus] button') ??
      dialog.querySelector<HTMLElement>('input, textarea, select')
    first?.focus()
    return () => {
      dialog.close()
    }
  }, [])
  return {
    ref,
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      event.preventDefault()
      onLeave()
    },
    // A browser may close on a second Escape without asking.
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (!event.currentTarget.open) onLeave()
    },
    onClick: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target === event.currentTarget) onLeave()
    },
  }
}
