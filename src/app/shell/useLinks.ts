import { useEffect } from 'react'
import { navigate } from 'wouter/use-browser-location'

/** Entries this page has added to the history: whether there is a page of ours to go back to. */
let depth = 0
export const hasOwnHistory = () => depth > 0

/** Links to our own pages change the page without loading it; everything else stays the browser's. */
export function useLinks(): void {
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (
        event.defaultPrevented ||
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey
      )
        return
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link?.href || link.target || link.hasAttribute('download')) return
      const url = new URL(link.href)
      if (url.origin !== location.origin || url.pathname.startsWith('/api/')) return
      if (url.pathname === location.pathname && url.search === location.search && url.hash) return
      event.preventDefault()
      const same = url.pathname === location.pathname && url.search === location.search
      navigate(url.pathname + url.search + url.hash, { replace: same })
      if (!same) window.scrollTo(0, 0)
    }
    // Whoever adds one, a link or a screen: the next month of a figure is a step to go back from as well.
    const added = () => void depth++
    document.addEventListener('click', follow)
    window.addEventListener('pushState', added)
    return () => {
      document.removeEventListener('click', follow)
      window.removeEventListener('pushState', added)
    }
  }, [])
}
