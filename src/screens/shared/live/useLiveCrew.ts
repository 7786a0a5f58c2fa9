import { useEffect, useState } from 'react'
import { serverNow } from '../../../client/clock.ts'
import { followCrew } from '../../../client/live.ts'
import { useRefresh } from '../useRefresh.ts'

export interface Live {
  live: boolean
  /** Server time in ms of the last word; null before the first. */
  heard: number | null
}

/** Follows a crew while the screen is open, and asks again for what has changed. */
export function useLiveCrew(crewId: string, enabled: boolean): Live {
  const refresh = useRefresh()
  const [live, setLive] = useState<Live>({ live: false, heard: null })
  useEffect(() => {
    if (!enabled) return
    return followCrew(crewId, event => {
      if (event === 'lost' || event === 'ended') {
        setLive(before => ({ ...before, live: false }))
        return
      }
      setLive({ live: true, heard: serverNow() })
      // What happened while the stream was away is asked for once it is back.
      refresh.soon(event === 'location' ? 'liveLocations' : 'projectCrews')
    })
  }, [crewId, enabled, refresh])
  return live
}
