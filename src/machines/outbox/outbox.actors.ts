import { judgeAnswer } from '../../../domain/http-message.ts'
import type { ClockReading } from '../../../domain/punch-time.ts'
import { api } from '../../client/api.ts'
import { knownOffset, readClocks } from '../../client/clock.ts'
import { type Owner, addEntry, clearRefusal, entriesOf, settleEntry } from '../../client/outbox-store.ts'
import { failureOf } from '../../client/problem.ts'
import { answering } from '../effects.ts'
import { webLock } from '../web-lock.ts'
import type { Outbox } from './outbox.context.ts'
import { type OutboxRequest, type PunchRequest, requestOf } from './outbox.requests.ts'
import type { Decision, OutboxEntry, SendAnswer, Settlement } from './outbox.types.ts'

const written = (reading: ClockReading) => ({ ...reading, deviceTime: new Date(reading.deviceTime).toISOString() })

/** What an entry says about when it was made, and what was known of the clocks then. */
export const madeNow = (reading: ClockReading) => ({ made: written(reading), offsetBefore: knownOffset() })

/** Sent later than this many ms after the tap, something is a fact that is reported, not a question. */
const interactiveFor = 15_000

/** The clocks of an entry as they are sent. */
function clocksOf({ made, offsetBefore }: Pick<PunchRequest, 'made' | 'offsetBefore'>) {
  const sent = written(readClocks())
  const replayed = sent.pageLife !== made.pageLife || sent.monotonic - made.monotonic > interactiveFor
  return { made, sent, offsetBefore, replayed }
}

interface Answered {
  data?: unknown
  error?: unknown
  response: Response
}

function ask(entry: OutboxEntry, request: OutboxRequest): Promise<Answered> {
  const header = { 'Idempotency-Key': entry.key }
  switch (request.kind) {
    case 'punch': {
      const { caption, person, place, reason } = request
      return api.POST('/api/v1/projectCrewItems/{id}/activities', {
        params: { path: { id: entry.position }, header },
        body: {
          caption,
          type: 'LOG',
          ...clocksOf(request),
          ...(person ? { person } : {}),
          ...(place ? { place } : {}),
          ...(reason ? { reason } : {}),
        },
      })
    }
    case 'hours':
      return api.POST('/api/v1/projectCrewItemStatus/{id}', {
        params: { path: { id: request.line }, header },
        body: { hours: request.hours },
      })
    case 'signature': {
      const { crew, lines, client } = request
      return api.POST('/api/v1/projectCrews/{id}/digitalConfirm', {
        params: { path: { id: crew }, header },
        body: { lines, ...clocksOf(request), ...(client ? { client } : {}) },
      })
    }
  }
}

const outcomes = ['duplicate', 'conflict'] as const
/** A punch is answered with an outcome; whatever else was done is simply received. */
const outcomeOf = (data: unknown): 'received' | 'duplicate' | 'conflict' =>
  outcomes.find(
    outcome => typeof data === 'object' && data !== null && 'outcome' in data && data.outcome === outcome,
  ) ?? 'received'

async function sendEntry(entry: OutboxEntry, request: OutboxRequest): Promise<SendAnswer> {
  const { data, error, response } = await ask(entry, request)
  if (response.ok) return { kind: outcomeOf(data) }
  if (response.status === 401) return { kind: 'sessionEnded' }
  if (judgeAnswer(response.status) === 'notYet') return { kind: 'notYet', jitter: Math.random() }
  const { code, details } = failureOf(response.status, error)
  return { kind: 'refused', problem: code, details }
}

/** The place goes to the live map as well, once per punch; what does not arrive is simply not on the map. */
function shareLocation(request: OutboxRequest): void {
  if (request.kind !== 'punch' || !request.place || request.person) return
  void api
    .POST('/api/v1/projectCrews/{id}/liveLocations', {
      params: { path: { id: request.crew }, header: { 'Idempotency-Key': crypto.randomUUID() } },
      body: { ...request.place, timestamp: new Date(request.made.deviceTime).toISOString() },
    })
    .catch(() => undefined)
}

let askedToPersist = false
/** Asked once a page life, at the first entry: then the browser sees that the page is in use. */
function askToPersist(): void {
  if (askedToPersist || !('storage' in navigator) || !('persist' in navigator.storage)) return
  askedToPersist = true
  navigator.storage.persist().catch(() => undefined)
}

/** Puts something into the outbox. It is on this device when this resolves; rejects when the device refuses to keep it. */
export async function enqueue(
  { actor, owner }: { actor: Pick<Outbox['actor'], 'send'>; owner: Owner },
  position: string,
  request: OutboxRequest,
): Promise<OutboxEntry> {
  const entry = { key: crypto.randomUUID(), position, request }
  await addEntry(owner, entry)
  const added = { ...entry, refused: null }
  actor.send({ type: 'ADDED', entry: added })
  askToPersist()
  return added
}

/** The real effects of one person's outbox. */
export const outboxActors = (owner: Owner) => ({
  lock: webLock('outbox'),
  readEntries: answering<readonly OutboxEntry[]>(
    async () =>
      (await entriesOf(owner)).map(({ key, position, request, refused, details }) => ({
        key,
        position,
        request,
        refused,
        details,
      })),
    () => [],
  ),
  send: answering<SendAnswer, OutboxEntry | undefined>(
    async entry => {
      const request = requestOf(entry?.request)
      if (!entry || !request) return { kind: 'refused', problem: 'unknown' }
      const answer = await sendEntry(entry, request)
      if (answer.kind === 'received') shareLocation(request)
      return answer
    },
    () => ({ kind: 'notYet', jitter: Math.random() }),
  ),
  settle: answering<undefined, Settlement | null>(
    async settlement => {
      if (settlement) await settleEntry(settlement.key, settlement.problem, settlement.details)
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
