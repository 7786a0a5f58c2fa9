import { createContext, use } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { sessionMachine } from './session.machine.ts'

export type SessionActor = ActorRefFrom<typeof sessionMachine>

export const SessionActorContext = createContext<SessionActor | null>(null)

/** The session's chart, for the screens that drive it: login, logout, links. */
export function useSessionActor(): SessionActor {
  const actor = use(SessionActorContext)
  if (!actor) throw new Error('useSessionActor needs a SessionActorContext above it')
  return actor
}
