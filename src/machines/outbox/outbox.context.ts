import { createContext, use } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { Owner } from '../../client/outbox/outbox-entries.ts'
import type { outboxMachine } from './outbox.machine.ts'

export interface Outbox {
  actor: ActorRefFrom<typeof outboxMachine>
  owner: Owner
}

export const OutboxContext = createContext<Outbox | null>(null)

/** The outbox of whoever is logged in. */
export function useOutbox(): Outbox {
  const outbox = use(OutboxContext)
  if (!outbox) throw new Error('useOutbox needs an OutboxContext above it')
  return outbox
}
