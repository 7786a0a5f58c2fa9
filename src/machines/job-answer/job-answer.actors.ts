import { api } from '../../client/api.ts'
import { Once } from '../../client/once.ts'
import { type Failure, failureFrom, listOf } from '../../client/problem.ts'
import { send } from '../../client/send.ts'
import { answering } from '../effects.ts'
import type { Clash, GiveAnswer, Given, ReadAnswer } from './job-answer.types.ts'

const unreachable = { kind: 'unreachable' } as const
/** An address no link can have is refused as input, which is the same to whoever followed it. */
const notOurs: readonly (number | null)[] = [400, 404, 410]

function refused(failure: Failure): GiveAnswer {
  if (failure.code === 'alreadyConfirmed')
    return {
      kind: 'clash',
      clash: {
        collisions: listOf<Clash['collisions'][number]>(failure, 'collisions'),
        absences: listOf<Clash['absences'][number]>(failure, 'absences'),
      },
    }
  if (notOurs.includes(failure.status)) return { kind: 'notValid' }
  return failure.status === 409 ? { kind: 'overtaken' } : unreachable
}

/** The real effects. What was not answered is sent again under its key. */
export function jobAnswerActors() {
  const once = new Once()
  return {
    read: answering<ReadAnswer, string>(
      async token => {
        const path = { id: token.slice(0, 200) }
        const { data, response } = await api.GET('/api/v1/jobAnswers/{id}', { params: { path }, cache: 'no-store' })
        if (data) return { kind: 'asked', question: data }
        return notOurs.includes(response.status) ? { kind: 'notValid' } : unreachable
      },
      () => unreachable,
    ),
    give: answering<GiveAnswer, Given>(
      async ({ token, said, accept }) => {
        const body = { answer: said, ...(accept ? { acceptDoubleBooking: true } : {}) }
        const params = { path: { id: token.slice(0, 200) } }
        const given = await once.ask(JSON.stringify(body), key =>
          send('post', '/api/v1/jobAnswers/{id}', { params, body }, key),
        )
        return given ? { kind: 'answered', question: given.answer } : unreachable
      },
      error => refused(failureFrom(error)),
    ),
  }
}
