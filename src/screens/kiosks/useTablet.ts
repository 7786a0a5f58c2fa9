import { useEffect, useState } from 'react'

/** What of a tablet at a door this browser cannot do. */
export interface Lacking {
  /** The screen may go dark. */
  awake: boolean
  fullScreen: boolean
}

/** Keeps the screen on while the page is looked at, and takes the whole of it at the first touch. */
export function useTablet(): Lacking {
  const [awake, setAwake] = useState(false)
  const [fullScreen, setFullScreen] = useState(false)
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let stopped = false
    const stay = async () => {
      if (document.visibilityState !== 'visible') return
      try {
        if (!('wakeLock' in navigator)) throw new Error('no wake lock')
        lock = await navigator.wakeLock.request('screen')
        if (stopped) await lock.release()
        setAwake(false)
      } catch {
        setAwake(true)
      }
    }
    const whole = () => {
      if (document.fullscreenElement || matchMedia('(display-mode: fullscreen)').matches) return
      const root = document.documentElement
      if (!('requestFullscreen' in root)) return setFullScreen(true)
      root.requestFullscreen({ navigationUI: 'hide' }).then(
        () => setFullScreen(false),
        () => setFullScreen(true),
      )
    }
    const nothing = (event: Event) => event.preventDefault()
    void stay()
    document.addEventListener('visibilitychange', stay)
    document.addEventListener('click', whole, { once: true })
    document.addEventListener('contextmenu', nothing)
    return () => {
      stopped = true
      void lock?.release().catch(() => undefined)
      document.removeEventListener('visibilitychange', stay)
      document.removeEventListener('click', whole)
      document.removeEventListener('contextmenu', nothing)
    }
  }, [])
  return { awake, fullScreen }
}
