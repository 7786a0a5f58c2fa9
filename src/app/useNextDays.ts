import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { mayCall } from '../access/may-call.ts'
import { useSession } from '../access/session.ts'
import { untilTakeOver } from '../client/idle-device.ts'

/** Ms after the page is there, so that nothing of it waits for this. */
const quietAfter = 3_000
/** Ms between looks; what is still young is not asked for again. */
const looksEvery = 30 * 60_000

/** Keeps what a crew member needs of the next days on the device, so that a week without network is no matter. */
export function useNextDays(queries: QueryClient, ready: boolean): void {
  const { user, personId } = useSession()
  const works = ready && mayCall(user, 'listJobs')
  useEffect(() => {
    if (!works || personId === null) return
    let running = false
    const stopping = new AbortController()
    const stop = () => stopping.abort()
    untilTakeOver.addEventListener('abort', stop)
    const look = async () => {
      if (running || document.visibilityState === 'hidden') return
      running = true
      if ('serviceWorker' in navigator) navigator.serviceWorker.controller?.postMessage('COMPLETE')
      const { askNextDays } = await import('./next-days.ts')
      // Without network there is another look when it is back, or at the next turn.
      await askNextDays(queries, personId, Date.now(), stopping.signal).catch(() => undefined)
      running = false
    }
    const quietly = () => void look().catch(() => (running = false))
    const first = setTimeout(quietly, quietAfter)
    const often = setInterval(quietly, looksEvery)
    window.addEventListener('online', quietly)
    document.addEventListener('visibilitychange', quietly)
    return () => {
      stop()
      untilTakeOver.removeEventListener('abort', stop)
      clearTimeout(first)
      clearInterval(often)
      window.removeEventListener('online', quietly)
      document.removeEventListener('visibilitychange', quietly)
    }
  }, [works, personId, queries])
}
