import { jobsInTheWay } from '../../../domain/personalCalendar/in-the-way.ts'
import { api } from '../../client/api.ts'
import { type Failure, failureFrom, isUnanswered, unwrap } from '../../client/problem.ts'
import { answering } from '../effects.ts'
import type { CheckAnswer, Draft, Entry, JobThen, RemoveAnswer, SendAnswer, SendInput } from './calendar-entry.types.ts'

/** Ms after which a check that is not answered says nothing. */
const patience = 8_000

const bodyOf = ({ startDate, endDate, begin, end, reason, company }: Draft) => ({
  startDate,
  endDate: endDate === '' || endDate === startDate ? null : endDate,
  begin: begin || null,
  end: end || null,
  reason: reason.trim() || null,
  companyId: company || null,
})

const addresses = {
  block: '/api/v1/blockDates',
  vacation: '/api/v1/vacationRequests',
  available: '/api/v1/availabilities',
} as const

async function sent({ draft, accepted }: SendInput, key: string): Promise<SendAnswer> {
  if (draft === null) throw new Error('nothing was entered')
  const body = { ...bodyOf(draft), ...(accepted ? { acceptDoubleBooking: true } : {}) }
  const params = { header: { 'Idempotency-Key': key } }
  const { id } = await unwrap(
    draft.kind === 'block'
      ? api.POST(addresses.block, { params, body })
      : draft.kind === 'vacation'
        ? api.POST(addresses.vacation, { params, body: { ...body, unpaid: draft.unpaid ?? false } })
        : api.POST(addresses.available, { params, body: bodyOf(draft) }),
  )
  return { kind: 'made', id }
}

const refusal = (failure: Failure): SendAnswer =>
  failure.code === 'alreadyConfirmed' && Array.isArray(failure.details['collisions'])
    ? { kind: 'alreadyConfirmed', jobs: failure.details['collisions'] as JobThen[] }
    : { kind: 'refused', failure }

async function check(draft: Draft | null, signal: AbortSignal): Promise<CheckAnswer> {
  if (!draft?.startDate || (draft.endDate !== '' && draft.endDate < draft.startDate)) return { kind: 'unknown' }
  const dateTo = draft.endDate || draft.startDate
  // A job of the night before may reach into the first day.
  const before = new Date(Date.parse(draft.startDate) - 2 * 86_400_000).toISOString().slice(0, 10)
  const { jobs } = await unwrap(
    api.GET('/api/v1/personalCalendar', {
      params: { query: { dateFrom: before, dateTo } },
      signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
    }),
  )
  return { kind: 'checked', jobs: jobsInTheWay(draft, jobs) }
}

/** The real effects. The same thing sent again after a lost answer is the same request, by its key. */
export function calendarEntryActors(keys: Map<string, string> = new Map()) {
  const keyOf = (what: string) => {
    const key = keys.get(what) ?? crypto.randomUUID()
    keys.set(what, key)
    return key
  }
  return {
    checkDays: answering<CheckAnswer, Draft | null>(check, () => ({ kind: 'unknown' })),
    sendEntry: answering<SendAnswer, SendInput>(
      async input => {
        const what = JSON.stringify(input)
        try {
          const answer = await sent(input, keyOf(what))
          keys.delete(what)
          return answer
        } catch (error) {
          const failure = failureFrom(error)
          if (!isUnanswered(failure)) keys.delete(what)
          return refusal(failure)
        }
      },
      error => ({ kind: 'refused', failure: failureFrom(error) }),
    ),
    removeEntry: answering<RemoveAnswer, Entry | null>(
      async entry => {
        if (entry === null) throw new Error('nothing is to be taken away')
        const what = `${entry.kind} ${entry.id}`
        const params = { path: { id: entry.id }, header: { 'Idempotency-Key': keyOf(what) } }
        const request =
          entry.kind === 'block'
            ? api.DELETE('/api/v1/blockDates/{id}', { params })
            : entry.kind === 'vacation'
              ? api.DELETE('/api/v1/vacationRequests/{id}', { params })
              : api.DELETE('/api/v1/availabilities/{id}', { params })
        try {
          await unwrap(request)
        } catch (error) {
          const failure = failureFrom(error)
          if (!isUnanswered(failure)) keys.delete(what)
          // Taken away meanwhile, here or elsewhere, is what was wanted.
          if (failure.status !== 404) return { kind: 'refused', failure }
        }
        return { kind: 'removed' }
      },
      error => ({ kind: 'refused', failure: failureFrom(error) }),
    ),
  }
}
