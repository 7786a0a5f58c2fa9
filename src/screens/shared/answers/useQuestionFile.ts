import { useEffect, useEffectEvent, useState } from 'react'
import { api } from '../../../client/api.ts'
import { keepWhole, keptWhole } from '../../../client/files/kept-papers.ts'
import { unwrap } from '../../../client/problem.ts'

/** A question, and what is to be looked at with it. */
export interface FileOf {
  id: string
  file: { id: string }
}

/** From this device, else from the server; it is kept from then on, for it never changes. */
export async function loadQuestionFile({ id, file }: FileOf, signal: AbortSignal): Promise<Blob> {
  const address = `/questionFiles/${file.id}`
  const kept = await keptWhole(address)
  if (kept) return kept
  const asked = { params: { path: { id } }, parseAs: 'blob', signal } as const
  const blob: Blob = await unwrap(api.GET('/api/v1/formQuestions/{id}/file', asked))
  await keepWhole(address, blob)
  return blob
}

type Known = { kind: 'loading' } | { kind: 'loaded'; blob: Blob } | { kind: 'failed' }

/** What is to be looked at with a question, and how to ask for it once more. */
export function useQuestionFile(question: FileOf): { known: Known; retry: () => void } {
  const [tries, setTries] = useState(0)
  const [known, setKnown] = useState<Known & { of?: string }>({ kind: 'loading' })
  const load = useEffectEvent((signal: AbortSignal) => loadQuestionFile(question, signal))
  const of = question.file.id
  useEffect(() => {
    const gone = new AbortController()
    const told = (now: Known) => {
      if (!gone.signal.aborted) setKnown({ ...now, of })
    }
    load(gone.signal).then(
      blob => told({ kind: 'loaded', blob }),
      () => told({ kind: 'failed' }),
    )
    return () => gone.abort()
  }, [of, tries])
  return {
    known: known.of === of ? known : { kind: 'loading' },
    retry: () => {
      setKnown({ kind: 'loading' })
      setTries(tries + 1)
    },
  }
}
