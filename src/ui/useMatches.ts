import { useCallback, useState, useSyncExternalStore } from 'react'

/** From where a desk begins, as the style sheets have it. */
export const deskWidth = '(min-width: 62.5em)'

function useFollowing(media: string) {
  return useCallback(
    (onChange: () => void) => {
      const query = matchMedia(media)
      query.addEventListener('change', onChange)
      return () => query.removeEventListener('change', onChange)
    },
    [media],
  )
}

/** Whether a media query holds; only for what stands elsewhere or is something else then, the rest is a matter of CSS. */
export const useMatches = (media: string): boolean =>
  useSyncExternalStore(useFollowing(media), () => matchMedia(media).matches)

/** What a query said last on the screen: a sheet of paper is narrower, and what stood there would be gone. */
function onScreen(media: string) {
  let said = matchMedia(media).matches
  return () => {
    if (!matchMedia('print').matches) said = matchMedia(media).matches
    return said
  }
}

/** As `useMatches`, for what stays on paper as it stands; the query is never another. */
export function useMatchesOnScreen(media: string): boolean {
  const [read] = useState(() => onScreen(media))
  return useSyncExternalStore(useFollowing(media), read)
}
