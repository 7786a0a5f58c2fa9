import { useEffect, useEffectEvent, useState } from 'react'
import { failureFrom } from '../../../client/problem.ts'
import type { Load, OpenPaper, PaperState } from './paper.types.ts'

/** A PDF, open while the screen stands; the reader is loaded with the first. `named` says which: another name is another. */
export function usePaper(named: string, load: Load): PaperState {
  const [attempt, setAttempt] = useState(0)
  const asked = `${named} ${attempt}`
  const loads = useEffectEvent(load)
  const [known, setKnown] = useState<{ asked: string; state: PaperState } | null>(null)
  useEffect(() => {
    const gone = new AbortController()
    let open: OpenPaper | null = null
    const tell = (state: PaperState) => {
      if (!gone.signal.aborted) setKnown({ asked, state })
    }
    import('./open-paper.ts')
      .then(({ openPaper }) => openPaper(signal => loads(signal), gone.signal))
      .then(
        paper => {
          open = paper
          if (gone.signal.aborted) paper.close()
          tell({ kind: 'open', paper })
        },
        (error: unknown) => {
          const retry = () => setAttempt(tries => tries + 1)
          tell({ kind: 'failed', technical: failureFrom(error).technical, retry })
        },
      )
    return () => {
      gone.abort()
      open?.close()
    }
  }, [asked])
  return known?.asked === asked ? known.state : { kind: 'loading' }
}
