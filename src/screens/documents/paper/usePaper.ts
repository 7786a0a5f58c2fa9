import { useEffect, useState } from 'react'
import { failureFrom } from '../../../client/problem.ts'
import type { OpenPaper, PaperState } from './paper.types.ts'

/** A version of a document, or `finished`, opened while the screen stands; the reader is loaded with the first of them. */
export function usePaper(id: string, version: string): PaperState {
  const [attempt, setAttempt] = useState(0)
  const asked = `${id} ${version} ${attempt}`
  const [known, setKnown] = useState<{ asked: string; state: PaperState } | null>(null)
  useEffect(() => {
    const gone = new AbortController()
    let open: OpenPaper | null = null
    const tell = (state: PaperState) => {
      if (!gone.signal.aborted) setKnown({ asked, state })
    }
    import('./open-paper.ts')
      .then(({ openPaper }) =>
        openPaper(id, version === 'finished' ? { finished: 'true' } : { versionId: version }, gone.signal),
      )
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
  }, [asked, id, version])
  return known?.asked === asked ? known.state : { kind: 'loading' }
}
