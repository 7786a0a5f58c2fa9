import { inThread } from '../queue/thread.ts'
import type { Facts, Proposed } from './propose.ts'

/** What the thread says while it works and at its end. */
export type Said = { step: 'filling' | 'fitting' | 'explaining' } | { proposed: Proposed } | { nothing: true }

export type Outcome = { proposed: Proposed } | { aborted: 'time' | 'size' | 'failure' }

/**
 * A proposal, reckoned in a thread of its own so that nobody waits for it. After `most` ms, or when the signal aborts,
 * the thread is ended and nothing is proposed. Throws what the thread threw.
 */
export async function inWorker(
  facts: Facts,
  { most, signal, say }: { most: number; signal: AbortSignal; say: (step: string) => void },
): Promise<Outcome> {
  const outcome = await inThread<Said, Outcome>(
    { beside: import.meta.url, name: 'fill-worker', data: facts },
    { most, megabytes: 1024, signal },
    said => {
      if ('proposed' in said) return said
      if ('nothing' in said) return { aborted: 'size' }
      say(said.step)
      return undefined
    },
  )
  if (outcome === 'late') return { aborted: 'time' }
  return outcome === 'stopped' ? { aborted: 'failure' } : outcome
}
