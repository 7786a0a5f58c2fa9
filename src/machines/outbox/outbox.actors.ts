import { judgeAnswer } from '../../../domain/http-message.ts'
import { api } from '../../client/api.ts'
import { readClocks } from '../../client/clock.ts'
import { type Owner, clearRefusal, entriesOf, settleEntry } from '../../client/outbox-store.ts'
import { failureOf } from '../../client/problem.ts'
import { answering } from '../effects.ts'
import { webLock } from '../web-lock.ts'
import type { Decision, OutboxEntry, SendAnswer, Settlement } from './outbox.types.ts'

/** A punch as it lies in the outbox; instants as text, as the contract has them. */
export interface PunchRequest {
  kind: 'punch'
  crew: string
  caption: 'Pre-call' | 'Check-in' | 'Check-out'
  person: string | null
  made: { deviceTime: string; pageLife: string; monotonic: number }
  offsetBefore: number | null
  place: { latitude: number; longitude: number; accuracy: number } | null
  reason: string | null
}

/** Sent later than this many ms after the tap, a punch is a fact that is reported, not a question. */
const interactiveFor = 15_000

async function sendPunch(entry: OutboxEntry, request: PunchRequest): Promise<SendAnswer> {
  const now = readClocks()
  const sent = { ...now, deviceTime: new Date(now.deviceTime).toISOString() }
  const age =
    sent.pageLife === request.made.pageLife ? now.monotonic - request.made.monotonic : Number.POSITIVE_INFINITY
  const { data, error, response } = await api.POST('/api/v1/projectCrewItems/{id}/activities', {
    params: { path: { id: entry.position }, header: { 'Idempotency-Key': entry.key } },
    body: {
      caption: request.caption,
      type: 'LOG',
      made: request.made,
      sent,
      offsetBefore: request.offsetBefore,
      replayed: age > interactiveFor,
      ...(request.person ? { person: request.person } : {}),
      ...(request.place ? { place: request.place } : {}),
      ...(request.reason ? { reason: request.reason } : {}),
    },
  })
  if (data) return { kind: data.outcome === 'accepted' ? 'received' : data.outcome }
  if (response.status === 401) return { kind: 'sessionEnded' }
  if (judgeAnswer(response.status) === 'notYet') return { kind: 'notYet', jitter: Math.random() }
  return { kind: 'refused', problem: failureOf(response.status, error).code }
}

/** The place goes to the live map as well, once per punch; what does not arrive is simply not on the map. */
function shareLocation(request: PunchRequest): void {
  if (!request.place || request.person) return
  void api
    .POST('/api/v1/projectCrews/{id}/liveLocations', {
      params: { path: { id: request.crew }, header: { 'Idempotency-Key': crypto.randomUUID() } },
      body: { ...request.place, timestamp: new Date(request.made.deviceTime).toISOString() },
    })
    .catch(() => undefined)
}

const isPunch = (request: unknown): request is PunchRequest =>
  typeof request === 'object' && request !== null && 'kind' in request && request.kind === 'punch'

/** The real effects of one person's outbox. */
export const outboxActors = (owner: Owner) => ({
  lock: webLock('outbox'),
  readEntries: answering<readonly OutboxEntry[]>(
    async () =>
      (await entriesOf(owner)).map(({ key, position, request, refused }) => ({ key, position, request, refused })),
    () => [],
  ),
  send: answering<SendAnswer, OutboxEntry | undefined>(
    async entry => {
      if (!entry) return { kind: 'refused', problem: 'unknown' }
      if (!isPunch(entry.request)) return { kind: 'refused', problem: 'unknown' }
      const answer = await sendPunch(entry, entry.request)
      if (answer.kind === 'received') shareLocation(entry.request)
      return answer
    },
    () => ({ kind: 'notYet', jitter: Math.random() }),
  ),
  settle: answering<undefined, Settlement | null>(
    async settlement => {
      if (settlement) await settleEntry(settlement.key, settlement.problem)
      return undefined
    },
    () => undefined,
  ),
  carryOut: answering<undefined, Decision | null>(
    async decision => {
      if (decision?.decision === 'retry') await clearRefusal(decision.key)
      if (decision?.decision === 'discard') await settleEntry(decision.key, null)
      return undefined
    },
    () => undefined,
  ),
})
