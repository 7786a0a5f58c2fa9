import { failureFrom, isUnanswered } from '../../client/problem.ts'
import { send } from '../../client/send.ts'
import { answering } from '../effects.ts'
import type { Decision, DecisionAnswer } from './approval.types.ts'

const say = ({ id, kind, verdict, key }: Decision): Promise<unknown> => {
  const params = { path: { id } }
  if (kind === 'picture')
    return verdict.outcome === 'approved'
      ? send('post', '/api/v1/profilePictures/{id}/approve', { params }, key)
      : send('post', '/api/v1/profilePictures/{id}/decline', { params, body: { reason: verdict.reason } }, key)
  if (kind === 'photo')
    return verdict.outcome === 'approved'
      ? send('post', '/api/v1/projectDocuments/{id}/approve', { params }, key)
      : send('post', '/api/v1/projectDocuments/{id}/decline', { params, body: { reason: verdict.reason } }, key)
  if (kind === 'receipt')
    return verdict.outcome === 'approved'
      ? send('post', '/api/v1/receipts/{id}/approve', { params }, key)
      : send('post', '/api/v1/receipts/{id}/decline', { params, body: { reason: verdict.reason } }, key)
  return verdict.outcome === 'approved'
    ? send('post', '/api/v1/documentUploads/{id}/approve', { params, body: verdict.corrected ?? {} }, key)
    : send('post', '/api/v1/documentUploads/{id}/decline', { params, body: { reason: verdict.reason } }, key)
}

/** The real effects of deciding; `told` hears what became of each decision. */
export function approvalActors(told: (decision: Decision, answer: DecisionAnswer) => void) {
  return {
    send: answering<DecisionAnswer, Decision | null>(
      async decision => {
        if (!decision) return { kind: 'done' }
        const answer = await say(decision).then(
          (): DecisionAnswer => ({ kind: 'done' }),
          (error: unknown): DecisionAnswer => {
            const failure = failureFrom(error)
            return { kind: 'refused', problem: isUnanswered(failure) ? 'unreachable' : failure.code }
          },
        )
        told(decision, answer)
        return answer
      },
      () => ({ kind: 'refused', problem: 'unknown' }),
    ),
  }
}
