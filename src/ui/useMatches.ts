import { useCallback, useSyncExternalStore } from 'react'

/** From where a desk begins, as the style sheets have it. */
export const deskWidth = '(min-width: 62.5em)'

/** Whether a media query holds; only for what stands elsewhere or is something else then, the rest is a matter of CSS. */
export function useMatches(media: string, read = () => matchMedia(media).matches): boolean {
  const follow = useCallback(
    (onChange: () => void) => {
      const query = matchMedia(media)
      query.addEventListener('change', onChange)
      return () => query.removeEventListener('change', onChange)
    },
    [media],
  )
  return useSyncExternalStore(follow, read)
}
