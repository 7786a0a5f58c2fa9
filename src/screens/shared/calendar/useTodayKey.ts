import { useEffect, useEffectEvent } from 'react'
import { isTyping } from '../../../ui/is-typing.ts'

/** `T` goes to today, wherever the keyboard stands, but where somebody types. */
export function useTodayKey(go: () => void) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (
      event.key.toLowerCase() === 't' &&
      !event.ctrlKey &&
      !event.metaKey &&
      !event.altKey &&
      !isTyping(document.activeElement)
    )
      go()
  })
  useEffect(() => {
    const heard = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', heard)
    return () => document.removeEventListener('keydown', heard)
  }, [])
}
