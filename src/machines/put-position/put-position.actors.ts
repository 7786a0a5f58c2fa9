import { Once } from '../../client/once.ts'
import { type Failure, failureFrom, isUnanswered, listOf } from '../../client/problem.ts'
import { send } from '../../client/send.ts'
import { answering } from '../effects.ts'
import type { Against, PutAnswer, PutInput, WithdrawAnswer } from './put-position.types.ts'

const against = (failure: Failure): Against => ({
  met: listOf(failure, 'collisions'),
  absences: listOf(failure, 'absences'),
  proofs: listOf(failure, 'proofs'),
})

/** The real effects. What was sent and not answered is sent again as the same request. */
export function putPositionActors() {
  const once = new Once()
  return {
    putPerson: answering<PutAnswer, PutInput>(
      async ({ position, person, status, accepted }) => {
        if (position === null || person === null) throw new Error('nobody is put anywhere')
        const body = { projectCrewItemId: position, personId: person, status }
        const said = { body: { ...body, ...(accepted ? { acceptDoubleBooking: true } : {}) } }
        const done = await once.ask(JSON.stringify(said), key =>
          send('post', '/api/v1/projectCrewItemStatus', said, key),
        )
        return done ? { kind: 'put', id: done.answer.id } : { kind: 'unreachable' }
      },
      error => {
        const failure = failureFrom(error)
        if (isUnanswered(failure)) return { kind: 'unreachable' }
        if (failure.code === 'alreadyConfirmed') return { kind: 'alreadyConfirmed', against: against(failure) }
        return { kind: 'refused', code: failure.code }
      },
    ),
    withdrawPerson: answering<WithdrawAnswer, string | null>(
      async id => {
        if (id === null) throw new Error('nobody was put anywhere')
        const said = { params: { path: { id } } }
        await once.ask(`withdraw ${id}`, key => send('post', '/api/v1/projectCrewItemStatus/{id}/withdraw', said, key))
        return { kind: 'withdrawn' }
      },
      error => ({ kind: 'refused', code: failureFrom(error).code }),
    ),
  }
}
