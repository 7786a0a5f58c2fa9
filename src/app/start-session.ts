import { createActor } from 'xstate'
import { sessionActors } from '../machines/session/session.actors.ts'
import { sessionMachine } from '../machines/session/session.machine.ts'
import type { SessionActor } from '../machines/session/session.context.ts'
import type { SessionInput } from '../machines/session/session.types.ts'
import { flushOutbox } from './outbox/flush-outbox.ts'

/** The one session of the page. Another tab's login or logout reaches it through storage. */
export function startSession(input: SessionInput): SessionActor {
  const actor = createActor(sessionMachine.provide({ actors: sessionActors(flushOutbox) }), { input }).start()
  window.addEventListener('storage', event => {
    // A renewed token of the same session is no change of who is logged in; one that came or went is.
    if (event.key === null || (event.key === 'token' && (event.oldValue === null || event.newValue === null)))
      actor.send({ type: 'CHANGED_ELSEWHERE' })
  })
  const tell = (type: 'WOKE_UP' | 'CAME_ONLINE') => actor.getSnapshot().children.tokenRefresh?.send({ type })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') tell('WOKE_UP')
  })
  window.addEventListener('online', () => tell('CAME_ONLINE'))
  return actor
}
