import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { leavingActors } from '../../machines/leaving/leaving.actors.ts'
import { leavingMachine } from '../../machines/leaving/leaving.machine.ts'

const machine = leavingMachine.provide({ actors: leavingActors })

const nothing: readonly string[] = []

/**
 * Asks before this page is left while something on it is not saved. `within`: words of its address that may become others
 * meanwhile, as those of a search; always the same ones.
 */
export function useLeaving(
  unsaved: boolean,
  within = nothing,
): { asking: boolean; stay: () => void; leave: () => void } {
  const actor = useActorRef(machine, { input: { within } })
  const asking = useSelector(actor, snapshot => snapshot.matches({ held: 'asking' }))
  useEffect(() => actor.send({ type: unsaved ? 'UNSAVED' : 'SAVED' }), [actor, unsaved])
  return {
    asking: asking && unsaved,
    stay: () => actor.send({ type: 'STAYED' }),
    leave: () => actor.send({ type: 'LEFT_ANYWAY' }),
  }
}
