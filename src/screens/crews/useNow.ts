import { useEffect, useState } from 'react'
import { serverNow } from '../../client/clock.ts'

const every = 15_000

/** Server time in ms, as well as the device knows it; moves on while the screen is looked at. */
export function useNow(): number {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const tick = () => setNow(serverNow())
    const timer = setInterval(tick, every)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [])
  return now
}
