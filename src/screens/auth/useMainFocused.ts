import { useEffect } from 'react'

/** What has taken the place of a form is read out from its beginning. */
export function useMainFocused(): void {
  useEffect(() => {
    document.getElementById('main')?.focus()
  }, [])
}
