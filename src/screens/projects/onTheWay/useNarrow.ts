import { useSyncExternalStore } from 'react'

/** Below this a page is read on the way, in one hand. */
const narrow = '(max-width: 43.6875em)'

function follow(onChange: () => void) {
  const query = matchMedia(narrow)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether the window is as narrow as a phone; only for what a phone has instead, the rest is a matter of CSS. */
export const useNarrow = (): boolean => useSyncExternalStore(follow, () => matchMedia(narrow).matches)
