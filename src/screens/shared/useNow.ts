import { useEffect, useState } from 'react'
import { serverNow } from '../../client/clock.ts'

/** Where a moment is waited for, such as a check-in to open: ms. */
export const often = 15_000

/**
 * Server time in ms, as well as the device knows it; renewed with the minute, or as often as `every` ms pass on the
 * server's clock, and whenever the page is looked at.
 */
export function useNow(every = 60_000): number {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const tick = () => setNow(serverNow())
    const timer = setTimeout(tick, every - (now % every) + 20)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [now, every])
  return now
}
