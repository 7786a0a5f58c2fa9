import { useEffect, useState } from 'react'
import { serverNow } from '../../client/clock.ts'

/** Server time in ms, renewed when the minute changes. */
export function useMinute(): number {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setTimeout(() => setNow(serverNow()), 60_000 - (now % 60_000) + 20)
    return () => clearTimeout(timer)
  }, [now])
  return now
}
