import { useEffect, useEffectEvent } from 'react'

/** What a screen searches itself takes the key first. */
const own = '[aria-keyshortcuts="/"]'
const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
const isEmpty = (target: EventTarget | null) => target instanceof HTMLInputElement && target.value === ''

/**
 * Opens the search for everything: `/` where the screen has none of its own, or again in that one while it is empty;
 * Ctrl K or Cmd K anywhere. Not over a dialog.
 */
export function useSearchKeys(enabled: boolean, onOpen: () => void): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.isComposing || document.querySelector('dialog[open]')) return
    const command = (event.ctrlKey || event.metaKey) && !event.shiftKey
    const { target } = event
    const slash = isField(target)
      ? isEmpty(target) && (target as HTMLElement).matches(own)
      : document.querySelector(own) === null
    if (command ? event.key.toLowerCase() !== 'k' : event.key !== '/' || event.ctrlKey || event.metaKey || !slash)
      return
    event.preventDefault()
    onOpen()
  })
  useEffect(() => {
    if (!enabled) return
    const listen = (event: KeyboardEvent) => pressed(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [enabled])
}
