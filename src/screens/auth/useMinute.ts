import { useEffect, useState } from 'react'

/** Now, renewed when the minute changes. */
export function useMinute(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setTimeout(() => setNow(new Date()), 60_000 - (Date.now() % 60_000) + 20)
    return () => clearTimeout(timer)
  }, [now])
  return now
}
