import { baseOf } from '../../../domain/projectPlans/drafts.ts'
import { Once } from '../../client/once.ts'
import { type Failure, failureFrom, isUnanswered } from '../../client/problem.ts'
import type { components } from '../../client/schema.d.ts'
import { send } from '../../client/send.ts'
import { answering } from '../effects.ts'
import type { PlanAnswer, SaveInput } from './bulk-edit.types.ts'

type Position = components['schemas']['ProjectCrewItem']

function answerOf(failure: Failure): PlanAnswer {
  if (isUnanswered(failure)) return { kind: 'unreachable' }
  const { code, details } = failure
  if (code === 'alreadyConfirmed' && Array.isArray(details['people']))
    return { kind: 'doubleBooked', people: details['people'] as string[] }
  if (code === 'changedMeanwhile' && Array.isArray(details['items']))
    return { kind: 'changedMeanwhile', items: (details['items'] as Position[]).map(baseOf) }
  const { id } = details
  return { kind: 'refused', problem: { code, item: typeof id === 'string' ? id : null } }
}

/** The real effect of altering positions. What was sent and not answered is sent again as the same request. */
export function bulkEditActors() {
  const once = new Once()
  return {
    savePlan: answering<PlanAnswer, SaveInput>(
      async ({ project, changes, accepted }) => {
        const said = {
          params: { path: { id: project } },
          body: { changes: [...changes], ...(accepted ? { acceptDoubleBooking: true } : {}) },
        }
        const done = await once.ask(JSON.stringify(said), key => send('post', '/api/v1/projects/{id}/plan', said, key))
        return done ? { kind: 'saved', told: done.answer.told } : { kind: 'unreachable' }
      },
      error => answerOf(failureFrom(error)),
    ),
  }
}
