import { Problem } from '../problem.ts'
import { constraintOf, databaseCode } from './errors.ts'

const ofConstraint: Record<string, ConstructorParameters<typeof Problem>[0]> = {
  crew_item_capacity: 'positionFull',
  item_status_no_overlap: 'alreadyConfirmed',
  item_status_person: 'alreadyOnPosition',
  signed_hours_kept: 'hoursSigned',
  item_status_charged: 'hoursImpossible',
}

/** The refusal behind a constraint of the database; anything else is `internal`. */
export function databaseProblem(error: unknown): Problem {
  const known = ofConstraint[constraintOf(error) ?? '']
  if (known) return new Problem(known)
  const code = databaseCode(error) ?? ''
  // A connection that was lost or a database that is starting: the same request may work in a moment.
  if (/^(08|57P|53)/.test(code) || ['ECONNREFUSED', 'ECONNRESET'].includes(code))
    return new Problem('notReady', { retryAfter: 1 })
  return new Problem('internal')
}
