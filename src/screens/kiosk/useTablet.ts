import { useEffect, useState, useSyncExternalStore } from 'react'

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

const told = (listener: () => void) => {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}

/** What fits between head and foot; sizes as in kiosk.module.css. */
export interface Room {
  columns: number
  rows: number
  /** Buttons of the letters bar besides "All". */
  letters: number
  narrow: boolean
}

const [edge, gap, head, bar] = [24, 12, 96, 72]
const [tileWidth, tileHeight] = [164, 170]
const mostLetters = 9

export function roomIn(width: number, height: number): Room {
  const inner = width - 2 * edge
  const left = height - head - bar - 2 * 16 - edge
  return {
    columns: Math.max(2, Math.floor((inner + gap) / (tileWidth + gap))),
    rows: Math.max(2, Math.floor((left + gap) / (tileHeight + gap))),
    letters: Math.max(1, Math.min(mostLetters, Math.floor(inner / 72) - 1)),
    narrow: width < 900,
  }
}

export function useRoom(): Room {
  const key = useSyncExternalStore(told, () => `${window.innerWidth} ${window.innerHeight}`)
  const [width = 0, height = 0] = key.split(' ').map(Number)
  return roomIn(width, height)
}
