import { useState } from 'react'
import { useLeaving } from '../useLeaving.ts'

/** Asks before a dialog is closed, or its page left, while something in it is not saved; `question`: what is asked. */
export function useClosing(unsaved: boolean, onClose: () => void) {
  const leaving = useLeaving(unsaved)
  const [closing, setClosing] = useState(false)
  return {
    close: () => (unsaved ? setClosing(true) : onClose()),
    question: closing ? { asking: true, stay: () => setClosing(false), leave: onClose } : leaving,
  }
}
