import { judgeAnswer } from '../../../domain/http-message.ts'
import type { ClockReading } from '../../../domain/projectCrewItems/punch-time.ts'
import { api } from '../../client/api.ts'
import { readClocks } from '../../client/clock.ts'
import { failureOf } from '../../client/problem.ts'
import type { components } from '../../client/schema.d.ts'
import { type OutboxRequest, type PunchRequest, requestOf } from './outbox.requests.ts'
import type { EntryAnswer, OutboxEntry, Parcel, SendAnswer } from './outbox.types.ts'

type Clocks = PunchRequest['made']
type Answers = components['schemas']['PunchBatchAnswer']['answers']

export const written = (reading: ClockReading): Clocks => ({
  ...reading,
  deviceTime: new Date(reading.deviceTime).toISOString(),
})

/** Sent later than this many ms after the tap, something is a fact that is reported, not a question. */
const interactiveFor = 15_000

/** Ms after which a request that is not answered counts as lost. */
const patience = 30_000

const replayed = (made: Clocks, sent: Clocks) =>
  sent.pageLife !== made.pageLife || sent.monotonic - made.monotonic > interactiveFor

const punchOf = (entry: OutboxEntry): OutboxEntry<PunchRequest>[] => {
  const made = requestOf(entry.request)
  return made?.kind === 'punch' ? [{ ...entry, request: made }] : []
}

function postPunches(punches: readonly OutboxEntry<PunchRequest>[], left: number, waits: number) {
  const sent = written(readClocks())
  return api.POST('/api/v1/punches', {
    signal: AbortSignal.timeout(waits),
    body: {
      sent,
      waiting: left,
      entries: punches.map(({ key, position, request }) => {
        const { caption, person, made, offsetBefore, place, reason, pin, keptAfter, retracts, statedAt } = request
        return {
          key,
          projectCrewItemId: position,
          caption,
          type: 'LOG' as const,
          made,
          offsetBefore,
          replayed: replayed(made, sent),
          ...(person ? { personId: person } : {}),
          ...(place ? { place } : {}),
          ...(reason ? { reason } : {}),
          ...(pin ? { pin } : {}),
          ...(keptAfter ? { keptAfter } : {}),
          ...(retracts ? { retracts } : {}),
          ...(statedAt ? { statedAt } : {}),
        }
      }),
    },
  })
}

const entryAnswer = ({ key, outcome, problem, details }: Answers[number]): EntryAnswer =>
  outcome === 'refused'
    ? { key, kind: 'refused', problem: problem ?? 'unknown', ...(details ? { details } : {}) }
    : { key, kind: outcome === 'accepted' ? 'received' : outcome }

const notYet = (): SendAnswer => ({ kind: 'notYet', jitter: Math.random() })

/** What an answer without the effect means: wait, log in again, or a refusal of the entry it was about. */
function failed(status: number, error: unknown, key: string): SendAnswer {
  if (status === 401) return { kind: 'sessionEnded' }
  if (judgeAnswer(status) === 'notYet') return notYet()
  const { code, details } = failureOf(status, error)
  return { kind: 'answered', answers: [{ key, kind: 'refused', problem: code, details }] }
}

/**
 * All of them in one request. One that cannot even be read would have the others refused with it: then each half is
 * sent by itself, until it is found.
 */
async function sendPunches(
  punches: readonly OutboxEntry<PunchRequest>[],
  left: number,
  waits: number,
): Promise<SendAnswer> {
  const { data, error, response } = await postPunches(punches, left, waits)
  const [first] = punches
  if (data) {
    const known = new Set(punches.map(({ key }) => key))
    const answers = data.answers.filter(({ key }) => known.has(key)).map(entryAnswer)
    return answers.length ? { kind: 'answered', answers } : notYet()
  }
  const answer = failed(response.status, error, first?.key ?? '')
  if (answer.kind !== 'answered' || punches.length < 2) return answer
  const middle = Math.ceil(punches.length / 2)
  const before = await sendPunches(punches.slice(0, middle), left + punches.length - middle, waits)
  if (before.kind !== 'answered') return before
  const after = await sendPunches(punches.slice(middle), left, waits).catch(notYet)
  return { kind: 'answered', answers: [...before.answers, ...(after.kind === 'answered' ? after.answers : [])] }
}

function postOther(key: string, request: Exclude<OutboxRequest, PunchRequest>, waits: number) {
  const header = { 'Idempotency-Key': key }
  const signal = AbortSignal.timeout(waits)
  if (request.kind === 'hours')
    return api.POST('/api/v1/projectCrewItemStatus/{id}', {
      signal,
      params: { path: { id: request.line }, header },
      body: { hours: request.hours },
    })
  if (request.kind === 'formEnd')
    return api.POST('/api/v1/formResults/perform/{id}', { signal, params: { path: { id: request.form }, header } })
  if (request.kind === 'formAnswer') {
    const { questionId, text, optionIds, signature, file } = request.answer
    return api.POST('/api/v1/formResults/perform', {
      signal,
      params: { header },
      body: {
        formId: request.form,
        questionId,
        ...(text === null ? {} : { text }),
        optionIds: [...optionIds],
        ...(signature === null ? {} : { signature }),
        ...(file ? { fileId: file.id } : {}),
      },
    })
  }
  const sent = written(readClocks())
  if (request.kind === 'checkAnswer' || request.kind === 'checkSignature' || request.kind === 'checkEnd') {
    const { which } = request
    const to = { signal, params: { path: { id: request.crew }, header } }
    if (request.kind === 'checkEnd')
      return api.POST('/api/v1/projectCrews/{id}/securityCheckEnd', { ...to, body: which })
    if (request.kind === 'checkSignature') {
      const { person: personId, signature, made, offsetBefore } = request
      return api.POST('/api/v1/projectCrews/{id}/securityCheckSignatures', {
        ...to,
        body: { ...which, personId, signature, made, sent, offsetBefore },
      })
    }
    const { question: questionId, found } = request
    return api.POST('/api/v1/projectCrews/{id}/securityCheckAnswers', {
      ...to,
      body: {
        ...{ ...which, questionId },
        ...(found ? { finding: found.finding } : {}),
        ...(found?.text ? { text: found.text } : {}),
      },
    })
  }
  const { crew, lines, client, made, offsetBefore } = request
  return api.POST('/api/v1/projectCrews/{id}/digitalConfirm', {
    signal,
    params: { path: { id: crew }, header },
    body: { lines, made, sent, offsetBefore, replayed: replayed(made, sent), ...(client ? { client } : {}) },
  })
}

/** Sends what belongs into one request, and answers for each entry; `waits` ms for an answer. */
export async function sendParcel({ entries, left }: Parcel, waits = patience): Promise<SendAnswer> {
  const punches = entries.flatMap(punchOf)
  if (punches.length) return sendPunches(punches, left, waits)
  const [entry] = entries
  const key = entry?.key ?? ''
  const request = requestOf(entry?.request)
  if (!request || request.kind === 'punch')
    return { kind: 'answered', answers: [{ key, kind: 'refused', problem: 'unknown' }] }
  const { error, response } = await postOther(key, request, waits)
  return response.ok ? { kind: 'answered', answers: [{ key, kind: 'received' }] } : failed(response.status, error, key)
}

/** Told when a kiosk is left, and nothing waits any more: its session ends. */
export async function sendLeaving(): Promise<boolean> {
  const { response } = await api.POST('/api/v1/punches', {
    body: { entries: [], waiting: 0, leaving: true, sent: written(readClocks()) },
  })
  return response.ok
}

/** A place older than this many ms is of no use to a map. */
const worthSharing = 15 * 60_000

/** The newest own place goes to the live map as well; what does not arrive is simply not on the map. */
export function shareLocation(entries: readonly OutboxEntry[], answer: SendAnswer): void {
  if (answer.kind !== 'answered') return
  const received = new Set(answer.answers.filter(({ kind }) => kind === 'received').map(({ key }) => key))
  const sent = entries.filter(({ key }) => received.has(key)).flatMap(punchOf)
  const undone = new Set(sent.map(({ request }) => request.retracts))
  const shared = sent
    .filter(({ key }) => !undone.has(key))
    .findLast(({ request }) => request.place && !request.person)?.request
  if (!shared?.place || Date.now() - Date.parse(shared.made.deviceTime) > worthSharing) return
  void api
    .POST('/api/v1/projectCrews/{id}/liveLocations', {
      params: { path: { id: shared.crew }, header: { 'Idempotency-Key': crypto.randomUUID() } },
      body: { ...shared.place, timestamp: new Date(shared.made.deviceTime).toISOString() },
    })
    .catch(() => undefined)
}
