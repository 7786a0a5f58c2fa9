import { type StatusOrNone, positionStatuses } from '../../../domain/projectCrewItems/position-status.ts'
import { api } from '../../client/api.ts'
import { type Failure, failureFrom, unwrap } from '../../client/problem.ts'
import type { components } from '../../client/schema.d.ts'
import { answering } from '../effects.ts'
import type { Absence, CommandAnswer, CommandInput, DoubleBooking, InTheWay } from './application.types.ts'

export type Collision = components['schemas']['Collision']

/** An answer that says nothing about the command: the same one may be sent again, with the same key. */
const unanswered = [502, 503, 504]

const statusOf = (value: unknown): StatusOrNone => positionStatuses.find(status => status === value) ?? 'none'

const doubleBooking = ({ id, function: role, venue, starts, ends }: Collision): DoubleBooking => ({
  id,
  title: `${role.caption}, ${venue}`,
  starts: Date.parse(starts),
  ends: Date.parse(ends),
})

type Collided = (found: InTheWay<Collision>) => void

function answerOf({ code, status, details }: Failure, collided: Collided): CommandAnswer {
  if (status === null || unanswered.includes(status)) return { kind: 'unreachable' }
  if (code === 'alreadyConfirmed' && Array.isArray(details['collisions'])) {
    const collisions = details['collisions'] as Collision[]
    const { absences } = details
    collided({ collisions, absences: Array.isArray(absences) ? (absences as Absence[]) : [] })
    return { kind: 'doubleBooked', conflicts: collisions.map(doubleBooking) }
  }
  if (code === 'outOfTurn' && 'state' in details) return { kind: 'outOfTurn', status: statusOf(details['state']) }
  return { kind: 'refused', problem: code }
}

async function send(input: CommandInput, key: string): Promise<CommandAnswer> {
  const { command, position, job, words, doubleBookingAccepted } = input
  const params = (id: string) => ({ params: { path: { id }, header: { 'Idempotency-Key': key } } })
  switch (command) {
    case 'apply':
    case 'unapply':
    case 'remove': {
      const answer = await unwrap(
        command === 'apply'
          ? api.POST('/api/v1/projectCrewItems/{id}/applyVacancy', {
              ...params(position),
              body: doubleBookingAccepted ? { acceptDoubleBooking: true } : {},
            })
          : api.POST('/api/v1/projectCrewItems/{id}/unapplyVacancy', params(position)),
      )
      return { kind: 'done', status: statusOf(answer.status), job: answer.jobId }
    }
    case 'confirm':
    case 'undoConfirm':
    case 'decline': {
      if (job === null) return { kind: 'refused', problem: 'notFound' }
      const body = doubleBookingAccepted ? { acceptDoubleBooking: true } : {}
      const answer = await unwrap(
        command === 'confirm'
          ? api.POST('/api/v1/jobs/{id}/confirmation', { ...params(job), body })
          : command === 'decline'
            ? api.POST('/api/v1/jobs/{id}/decline', params(job))
            : api.POST('/api/v1/jobs/{id}/confirmation/undo', params(job)),
      )
      return { kind: 'done', status: answer.status, job: answer.id }
    }
    case 'cantCome':
    case 'acknowledge': {
      if (job === null) return { kind: 'refused', problem: 'notFound' }
      const answer = await unwrap(
        command === 'cantCome'
          ? api.POST('/api/v1/jobs/{id}/cancellation', { ...params(job), body: { reason: words ?? '' } })
          : api.POST('/api/v1/jobs/{id}/acknowledgement', { ...params(job), body: { seen: words ?? '' } }),
      )
      return { kind: 'done', status: answer.status, job: answer.id }
    }
    case null:
      return { kind: 'refused', problem: 'unknown' }
  }
}

/**
 * The real effects of an application. Every command has a key of its own; it is kept until there is an answer, so that
 * a command sent again after a lost answer has no second effect. `collided` hears of what it lies over.
 */
export function applicationActors(keys: Map<string, string>, collided: Collided) {
  return {
    sendCommand: answering<CommandAnswer, CommandInput>(
      async input => {
        const command = [input.command, input.position, input.doubleBookingAccepted, input.words].join(' ')
        const key = keys.get(command) ?? crypto.randomUUID()
        keys.set(command, key)
        const answer = await send(input, key).catch((error: unknown) => answerOf(failureFrom(error), collided))
        if (answer.kind !== 'unreachable') keys.delete(command)
        return answer
      },
      () => ({ kind: 'unreachable' }),
    ),
  }
}
