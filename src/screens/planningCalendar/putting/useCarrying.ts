import type { PointerEvent } from 'react'
import type { PutStatus } from '../../../machines/put-position/put-position.types.ts'
import type { PlanningPerson, PlanningPosition } from '../../shared/planning/planning.types.ts'
import { useHand } from '../../shared/planning/useHand.ts'
import type { Putting } from '../../shared/planning/usePutPosition.ts'

/** A position in the hand, over somebody's row. */
export function useCarrying({ state, send, fit }: Putting, status: PutStatus, people: readonly PlanningPerson[]) {
  const over = (id: string | undefined) => {
    const person = people.find(one => one.id === id)
    const does = person && fit(person)
    send({ type: 'TARGETED', target: person && does ? { person: person.id, fit: does } : null })
  }
  const { at, grab } = useHand('person', {
    isFree: state !== 'sending',
    onLift: position => send({ type: 'CARRIED', position, status }),
    onOver: id => {
      if (state === 'carrying') over(id)
    },
    onDrop: () => send({ type: 'DROPPED' }),
    onCancel: () => send({ type: 'CANCELLED' }),
  })
  return { at, over, grab: (position: PlanningPosition, event: PointerEvent) => grab(position.id, event) }
}
