import { useState } from 'react'
import { useMatches } from './useMatches.ts'

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
  return useMatches(media, read)
}
