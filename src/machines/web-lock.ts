import { type AnyEventObject, fromCallback } from 'xstate'

/** Holds the one lock of that name over all tabs while the state lasts. Browsers without locks hold it at once. */
export const webLock = (name: string) =>
  fromCallback<AnyEventObject>(({ sendBack }) => {
    let letGo = () => {}
    const held = new Promise<void>(resolve => (letGo = resolve))
    const waiting = new AbortController()
    if (!('locks' in navigator)) sendBack({ type: 'LOCK_HELD' })
    else
      navigator.locks
        .request(name, { signal: waiting.signal }, () => {
          sendBack({ type: 'LOCK_HELD' })
          return held
        })
        .catch(() => undefined)
    return () => {
      letGo()
      waiting.abort()
    }
  })
