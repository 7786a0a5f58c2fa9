import { type AnyEventObject, fromCallback } from 'xstate'

/** Full screen needs a tap in browsers, so it is asked for at once and a refusal is no matter. */
const fullScreen = fromCallback<AnyEventObject>(({ sendBack }) => {
  const root = document.documentElement
  const isFull = () => document.fullscreenElement !== null
  const changed = () => sendBack({ type: isFull() ? 'FULL_SCREEN_ENTERED' : 'FULL_SCREEN_LEFT' })
  document.addEventListener('fullscreenchange', changed)
  if (isFull()) changed()
  else if ('requestFullscreen' in root) root.requestFullscreen({ navigationUI: 'hide' }).catch(() => undefined)
  return () => {
    document.removeEventListener('fullscreenchange', changed)
    if (isFull()) document.exitFullscreen().catch(() => undefined)
  }
})

const wakeLock = fromCallback<AnyEventObject>(({ sendBack }) => {
  let stopped = false
  let letGo = () => {}
  const asked = 'wakeLock' in navigator ? navigator.wakeLock.request('screen') : Promise.reject(new Error('unknown'))
  asked.then(
    lock => {
      const release = () => void lock.release().catch(() => undefined)
      if (stopped) return release()
      const lost = () => sendBack({ type: 'LOCK_LOST' })
      lock.addEventListener('release', lost)
      letGo = () => {
        lock.removeEventListener('release', lost)
        release()
      }
      sendBack({ type: 'LOCK_HELD' })
    },
    () => {
      if (!stopped) sendBack({ type: 'LOCK_REFUSED' })
    },
  )
  return () => {
    stopped = true
    letGo()
  }
})

/** The real effects of a presentation. */
export const presentationActors = { fullScreen, wakeLock }

interface Presenting {
  send: (event: { type: 'ESCAPED' } | { type: 'MOVED' } | { type: 'CAME_INTO_VIEW' }) => void
}

/** Tells a presentation of keys, pointer and visibility while it lasts; returns how to stop. */
export function followHands(presentation: Presenting): () => void {
  const moved = () => presentation.send({ type: 'MOVED' })
  const pressed = (event: KeyboardEvent) => {
    if (event.key === 'Escape') presentation.send({ type: 'ESCAPED' })
    else moved()
  }
  const seen = () => {
    if (document.visibilityState === 'visible') presentation.send({ type: 'CAME_INTO_VIEW' })
  }
  document.addEventListener('pointermove', moved)
  document.addEventListener('pointerdown', moved)
  document.addEventListener('keydown', pressed)
  document.addEventListener('visibilitychange', seen)
  return () => {
    document.removeEventListener('pointermove', moved)
    document.removeEventListener('pointerdown', moved)
    document.removeEventListener('keydown', pressed)
    document.removeEventListener('visibilitychange', seen)
  }
}
