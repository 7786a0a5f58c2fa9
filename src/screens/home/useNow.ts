import { useEffect, useState } from 'react'
import { serverNow } from '../../client/clock.ts'

/** Server time in ms, as well as the device knows it; renewed with the minute and whenever the page is looked at. */
export function useNow(): number {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const tick = () => setNow(serverNow())
    const timer = setTimeout(tick, 60_000 - (now % 60_000) + 20)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [now])
  return now
}
