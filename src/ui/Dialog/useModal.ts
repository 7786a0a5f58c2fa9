import { useLayoutEffect, useRef } from 'react'
import type { MouseEvent as Click, PointerEvent as Press, SyntheticEvent } from 'react'
import { isSecondTap, swallowSecondTap } from '../second-tap.ts'

/**
 * A native modal dialog for as long as its element is mounted: the browser keeps the focus inside, and gives it back.
 * Escape asks to leave through `onLeave`; only the owner closes, by unmounting.
 */
export function useModal(onLeave: () => void) {
  const ref = useRef<HTMLDialogElement>(null)
  const isPressedOutside = useRef(false)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    dialog.showModal()
    const first =
      dialog.querySelector<HTMLElement>('[data-first-focus] button') ??
      dialog.querySelector<HTMLElement>('[data-read-first]') ??
      dialog.querySelector<HTMLElement>('input, textarea, select')
    // What is to be read first may be longer than the dialog: it begins at its top.
    first?.focus({ preventScroll: first.matches('[data-read-first]') })
    return () => {
      dialog.close()
      swallowSecondTap()
    }
  }, [])
  return {
    ref,
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      event.preventDefault()
      onLeave()
    },
    // A browser may close on a second Escape without asking; what is gone already was closed by its owner.
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.currentTarget.isConnected && !event.currentTarget.open) onLeave()
    },
    onPointerDown: (event: Press<HTMLDialogElement>) => {
      isPressedOutside.current = event.target === event.currentTarget
    },
    // What is pressed inside and let go outside means nothing, nor does the second tap of the double tap that opened it.
    onClick: (event: Click<HTMLDialogElement>) => {
      if (event.target === event.currentTarget && isPressedOutside.current && !isSecondTap(event)) onLeave()
    },
  }
}
