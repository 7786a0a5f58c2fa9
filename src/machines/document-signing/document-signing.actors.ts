import { Once } from '../../client/once.ts'
import { failureFrom, isUnanswered } from '../../client/problem.ts'
import { send } from '../../client/send.ts'
import { answering } from '../effects.ts'
import type { SignAnswer, SigningRequest } from './document-signing.types.ts'

/** The real effect. What was sent and not answered is sent again as the same request. */
export function documentSigningActors() {
  const once = new Once()
  return {
    signDocument: answering<SignAnswer, SigningRequest>(
      async ({ signatoryId, versionId, values, drawing, rating }) => {
        const said = {
          params: { path: { id: signatoryId } },
          body: {
            versionId,
            ...(drawing ? { signature: drawing } : {}),
            ...(rating === null ? {} : { rating }),
            formFields: Object.entries(values).map(([id, value]) => ({ id, value })),
          },
        }
        const done = await once.ask(JSON.stringify(said), key =>
          send('post', '/api/v1/documentSignatories/{id}/sign', said, key),
        )
        return { kind: done ? 'signed' : 'unreachable' }
      },
      error => {
        const failure = failureFrom(error)
        if (isUnanswered(failure)) return { kind: 'unreachable' }
        // Signed by the same person, from another page.
        if (failure.code === 'alreadySigned') return { kind: 'signed' }
        if (failure.code === 'documentChanged') return { kind: 'changed' }
        return failure.code === 'notYourTurn' ? { kind: 'notYourTurn' } : { kind: 'refused', code: failure.code }
      },
    ),
  }
}
