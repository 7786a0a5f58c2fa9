import { withFinding } from '../../../domain/securityChecks/security-check.ts'
import { type WhichCheck, requestOf } from '../../machines/outbox/outbox.requests.ts'
import type { CheckEnd } from '../../machines/security-check/security-check.types.ts'
import type { Check } from './security-check.types.ts'

interface Entry {
  key: string
  request: unknown
  /** Absent: the server has it. */
  refused?: string | null
}

const isSame = (one: WhichCheck, other: WhichCheck) =>
  one.formId === other.formId && one.date === other.date && one.shift === other.shift

/** A check as the server told it, with what it had not heard then laid over it, the oldest first. */
export function laidOver(told: Check, entries: readonly Entry[]): { check: Check; end: CheckEnd } {
  let check = told
  let end: CheckEnd = { kind: told.finishedAt === null ? 'open' : 'done' }
  for (const { key, request, refused } of entries) {
    const made = requestOf(request)
    if (made === null || !('which' in made) || made.crew !== told.crew.id || !isSame(made.which, told)) continue
    if (made.kind === 'checkEnd') {
      if (told.finishedAt !== null) continue
      if (refused) end = { kind: 'refused', entry: key, problem: refused }
      else end = { kind: refused === undefined ? 'done' : 'waiting' }
    } else if (refused) continue
    else if (made.kind === 'checkAnswer') {
      if (told.finishedAt !== null) continue
      const given = made.found && { ...made.found, answeredAt: told.begunAt ?? '' }
      const answers = withFinding(check.answers, made.question, given)
      check = { ...check, answers: [...answers] }
    } else {
      const { person: id, signature, made: clocks } = made
      const people = check.people.map(one =>
        one.person.id === id && one.signedAt === null ? { ...one, signature, signedAt: clocks.deviceTime } : one,
      )
      check = { ...check, people }
    }
  }
  return { check, end }
}
