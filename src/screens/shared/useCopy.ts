import { useState } from 'react'
import { useToast } from '../../machines/toasts/toasts.context.ts'

/** Copies a text and says so; `notCopied` is what the browser did not let be copied, to be shown for copying by hand. */
export function useCopy() {
  const toast = useToast()
  const [notCopied, setNotCopied] = useState<string | null>(null)
  /** Whether it was copied. */
  const copy = async (text: string, done: string): Promise<boolean> => {
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      setNotCopied(text)
      return false
    }
    setNotCopied(null)
    toast({ type: 'success', message: done })
    return true
  }
  return { copy, notCopied, forget: () => setNotCopied(null) }
}
