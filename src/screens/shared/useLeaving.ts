import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { leavingActors } from '../../machines/leaving/leaving.actors.ts'
import { leavingMachine } from '../../machines/leaving/leaving.machine.ts'

const machine = leavingMachine.provide({ actors: leavingActors })

/** Asks before this page is left while something on it is not saved. */
export function useLeaving(unsaved: boolean): { asking: boolean; stay: () => void; leave: () => void } {
  const actor = useActorRef(machine)
  const asking = useSelector(actor, snapshot => snapshot.matches({ held: 'asking' }))
  useEffect(() => actor.send({ type: unsaved ? 'UNSAVED' : 'SAVED' }), [actor, unsaved])
  return {
    asking: asking && unsaved,
    stay: () => actor.send({ type: 'STAYED' }),
    leave: () => actor.send({ type: 'LEFT_ANYWAY' }),
  }
}
