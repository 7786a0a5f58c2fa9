import { useEffect, useRef, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'

const here = () => location.pathname + location.search

interface Leaving {
  /** Where somebody wants to go. */
  to: string
  how: 'popstate' | 'pushState' | 'replaceState'
}

/**
 * Asks before this page is left while something on it is not saved, whichever way: a link, back, the browser. The
 * address is put back before the application hears that it had changed.
 */
export function useLeaving(unsaved: boolean): { asking: boolean; stay: () => void; leave: () => void } {
  const [leaving, setLeaving] = useState<Leaving | null>(null)
  const lets = useRef(false)
  useEffect(() => {
    if (!unsaved) return
    const address = here()
    const hold = (event: Event) => {
      const to = here()
      if (lets.current || to === address) return
      event.stopImmediatePropagation()
      const how = event.type as Leaving['how']
      // At once: whatever renders meanwhile reads the address.
      if (how === 'popstate') history.pushState(null, '', address)
      else history.replaceState(null, '', address)
      setLeaving({ to, how })
    }
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    const ways = ['popstate', 'pushState', 'replaceState'] as const
    for (const way of ways) window.addEventListener(way, hold, { capture: true })
    window.addEventListener('beforeunload', warn)
    return () => {
      for (const way of ways) window.removeEventListener(way, hold, { capture: true })
      window.removeEventListener('beforeunload', warn)
    }
  }, [unsaved])
  return {
    // What was saved meanwhile needs no answer.
    asking: leaving !== null && unsaved,
    stay: () => setLeaving(null),
    leave: () => {
      if (!leaving) return
      setLeaving(null)
      lets.current = true
      if (leaving.how === 'popstate') history.back()
      else navigate(leaving.to, { replace: leaving.how === 'replaceState' })
      lets.current = leaving.how === 'popstate'
    },
  }
}
