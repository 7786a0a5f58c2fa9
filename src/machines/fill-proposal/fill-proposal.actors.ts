import { api } from '../../client/api.ts'
import { Once } from '../../client/once.ts'
import { type Failure, failureFrom, isUnanswered, unwrap } from '../../client/problem.ts'
import { send } from '../../client/send.ts'
import { answering } from '../effects.ts'
import type {
  AcceptAnswer,
  AcceptInput,
  AskAnswer,
  Outdated,
  Proposal,
  ReadAnswer,
  Reckoned,
  StopAnswer,
  Wanted,
} from './fill-proposal.types.ts'

const reckoned = (proposal: Proposal): Reckoned => ({ kind: proposal.state, proposal })
const failed = (failure: Failure) =>
  isUnanswered(failure) ? ({ kind: 'unreachable' } as const) : ({ kind: 'refused', code: failure.code } as const)

function unaccepted(failure: Failure): AcceptAnswer {
  const { places } = failure.details
  if (failure.code === 'proposalOutdated' && Array.isArray(places))
    return { kind: 'outdated', places: places as Outdated[] }
  return failed(failure)
}

const known = (id: string | null): string => {
  if (id === null) throw new Error('no proposal was asked for')
  return id
}

/** The real effects. What was sent and not answered is sent again as the same request. */
export function fillProposalActors() {
  const once = new Once()
  return {
    askProposal: answering<AskAnswer, { projectId: string | null; wanted: Wanted }>(
      async ({ projectId, wanted }) => {
        const said = { body: { projectId, ...wanted } }
        const done = await once.ask(JSON.stringify(said), key => send('post', '/api/v1/fillProposals', said, key))
        return done ? reckoned(done.answer) : { kind: 'unreachable' }
      },
      error => failed(failureFrom(error)),
    ),
    readProposal: answering<ReadAnswer, string | null>(
      async (id, signal) =>
        reckoned(await unwrap(api.GET('/api/v1/fillProposals/{id}', { params: { path: { id: known(id) } }, signal }))),
      error => {
        const failure = failureFrom(error)
        return failure.status === 404 ? { kind: 'gone' } : failed(failure)
      },
    ),
    stopProposal: answering<StopAnswer, string | null>(
      async id => {
        const said = { params: { path: { id: known(id) } } }
        const done = await once.ask(`stop ${id}`, key => send('delete', '/api/v1/fillProposals/{id}', said, key))
        return done ? { kind: 'stopped' } : { kind: 'unreachable' }
      },
      error => {
        const failure = failureFrom(error)
        // Somebody else was sooner.
        return failure.status === 404 ? { kind: 'stopped' } : failed(failure)
      },
    ),
    acceptProposal: answering<AcceptAnswer, AcceptInput>(
      async ({ id, places, invitation }) => {
        const said = {
          params: { path: { id: known(id) } },
          body: {
            places: [...places],
            ...(invitation.answerBy ? { answerBy: invitation.answerBy } : {}),
            ...(invitation.note?.trim() ? { note: invitation.note } : {}),
          },
        }
        const done = await once.ask(JSON.stringify(said), key =>
          send('post', '/api/v1/fillProposals/{id}/acceptance', said, key),
        )
        return done ? { kind: 'invited', told: done.answer.told } : { kind: 'unreachable' }
      },
      error => unaccepted(failureFrom(error)),
    ),
  }
}
