import { Problem } from '../problem.ts'
import { connectionLost, constraintOf, outOfTime } from './errors.ts'
import { Busy } from './turns.ts'

const ofConstraint: Record<string, ConstructorParameters<typeof Problem>[0]> = {
  crew_item_capacity: 'positionFull',
  item_status_no_overlap: 'alreadyConfirmed',
  item_status_person: 'alreadyOnPosition',
  signed_hours_kept: 'hoursSigned',
  item_status_charged: 'hoursImpossible',
  project_rate_card: 'stillInUse',
  template_name: 'nameTaken',
  document_type_name: 'nameTaken',
  person_payroll_number: 'nameTaken',
  login_name: 'loginActive',
  person_stays_erased: 'personErased',
  // Somebody was put on a position, or something on a crew, while it was being taken away.
  item_status_item: 'positionHasPeople',
  item_status_crew: 'positionHasPeople',
  crew_item_crew_key: 'positionHasPeople',
  delivery_note_crew_key: 'positionHasPeople',
  kiosk_crew: 'positionHasPeople',
}

/** The refusal behind a constraint of the database; anything else is `internal`. */
export function databaseProblem(error: unknown): Problem {
  const known = ofConstraint[constraintOf(error) ?? '']
  if (known) return new Problem(known)
  // The same request may work in a moment; the outbox sends it again.
  if (connectionLost(error)) return new Problem('notReady', { retryAfter: 1 })
  if (error instanceof Busy || outOfTime(error)) return new Problem('notReady', { retryAfter: 5 })
  return new Problem('internal')
}
