import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query holds; only for what stands elsewhere or is something else then, the rest is a matter of CSS. */
export function useMatches(media: string): boolean {
  const follow = useCallback(
    (onChange: () => void) => {
      const query = matchMedia(media)
      query.addEventListener('change', onChange)
      return () => query.removeEventListener('change', onChange)
    },
    [media],
  )
  return useSyncExternalStore(follow, () => matchMedia(media).matches)
}
