import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { followHands, presentationActors } from '../../../machines/presentation/presentation.actors.ts'
import { presentationMachine } from '../../../machines/presentation/presentation.machine.ts'

/** Whether the page is shown on a wall; `atOnce` where nobody is there to say so. */
export function usePresentation(atOnce: boolean) {
  const [machine] = useState(() => presentationMachine.provide({ actors: presentationActors }))
  const actor = useActorRef(machine, { input: { atOnce } })
  const isPresenting = useSelector(actor, state => state.matches('presenting'))
  const isPointerShown = useSelector(actor, state => state.matches({ presenting: { pointer: 'shown' } }))
  const mayDim = useSelector(actor, state => state.matches({ presenting: { awake: 'refused' } }))
  const shift = useSelector(actor, state => state.context.shift)
  useEffect(() => (isPresenting ? followHands(actor) : undefined), [actor, isPresenting])
  return {
    isPresenting,
    isPointerShown,
    mayDim,
    shift,
    present: () => actor.send({ type: 'PRESENT' }),
    exit: () => actor.send({ type: 'EXITED' }),
  }
}
