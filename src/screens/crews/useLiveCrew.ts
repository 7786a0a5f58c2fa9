import { useEffect, useState } from 'react'
import { serverNow } from '../../client/clock.ts'
import { followCrew } from '../../client/live.ts'

export interface Live {
  live: boolean
  /** Server time in ms of the last word; null before the first. */
  heard: number | null
}

/** Follows a crew while the screen is open; `onNews` hears what has to be asked again. */
export function useLiveCrew(crewId: string, enabled: boolean, onNews: (what: 'status' | 'location') => void): Live {
  const [live, setLive] = useState<Live>({ live: false, heard: null })
  useEffect(() => {
    if (!enabled) return
    return followCrew(crewId, event => {
      if (event === 'lost' || event === 'ended') setLive(before => ({ ...before, live: false }))
      else setLive({ live: true, heard: serverNow() })
      // What happened while the stream was away is asked for once it is back.
      if (event === 'open') {
        onNews('status')
        onNews('location')
      } else if (event !== 'lost' && event !== 'ended') onNews(event)
    })
  }, [crewId, enabled, onNews])
  return live
}
