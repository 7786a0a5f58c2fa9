import { waitFor } from 'xstate'
import type { ClockReading } from '../../../domain/projectCrewItems/punch-time.ts'
import { afterPaint } from '../../client/after-paint.ts'
import { knownOffset } from '../../client/clock.ts'
import type { StoredEntry } from '../../client/database.ts'
import type { Owner } from '../../client/outbox/outbox-entries.ts'
import { addEntry, clearRefusal, entryOf, readHead, settleEntries } from '../../client/outbox/outbox-store.ts'
import { noteReceived } from '../../client/outbox/received-entries.ts'
import { answering } from '../effects.ts'
import { webLock } from '../web-lock.ts'
import { beforeForm, sentForm } from './outbox-files.actors.ts'
import { sendLeaving, sendParcel, shareLocation, written } from './outbox-send.actors.ts'
import type { Outbox } from './outbox.context.ts'
import { type OutboxRequest, nextRequest } from './outbox.requests.ts'
import type { Decision, OutboxEntry, Parcel, SendAnswer, Settlement, Stored } from './outbox.types.ts'

/** What an entry says about when it was made, and what was known of the clocks then. */
export const madeNow = (reading: ClockReading) => ({ made: written(reading), offsetBefore: knownOffset() })

/** Before anybody hears of the answer: whoever asks anew then lays no less over it than before. */
function tellReceived(entries: readonly OutboxEntry[], answer: SendAnswer): void {
  if (answer.kind !== 'answered') return
  const taken = new Set(answer.answers.filter(({ kind }) => kind !== 'refused').map(({ key }) => key))
  noteReceived(entries.filter(({ key }) => taken.has(key)))
}

let askedToPersist = false
/** Asked once a page life, at the first entry: then the browser sees that the page is in use. */
function askToPersist(): void {
  if (askedToPersist || !('storage' in navigator) || !('persist' in navigator.storage)) return
  askedToPersist = true
  navigator.storage.persist().catch(() => undefined)
}

/** Ms somebody waits in front of the page while an entry that could not be kept is sent. */
const unkeptPatience = 10_000

type Sending = Pick<Outbox['actor'], 'send' | 'getSnapshot'>

/**
 * The device refuses to keep an entry: it is sent on the spot, where there is network. Hours and signatures only when
 * nothing waits before them. Throws when it was not sent either.
 */
async function sendUnkept(actor: Sending, entry: OutboxEntry, refusal: unknown): Promise<void> {
  const { waiting } = actor.getSnapshot().context
  const request = entry.request as OutboxRequest
  const hasFile = request.kind === 'formAnswer' && request.answer.file
  if (hasFile || (request.kind !== 'punch' && waiting > 0)) throw refusal
  const sent = await sendParcel({ entries: [entry], left: waiting }, unkeptPatience)
  const [answer] = sent.kind === 'answered' ? sent.answers : []
  if (!answer) throw refusal
  tellReceived([entry], sent)
  shareLocation([entry], sent)
  // Whoever asked has to know the entry before hearing what became of it.
  setTimeout(() => actor.send({ type: 'SENT_UNKEPT', answer }))
}

/**
 * Puts something into the outbox. It is on this device when this resolves, or the server has it; rejects when the
 * device refuses to keep it and it could not be sent. `key`: where whoever asks has made one already.
 */
export async function enqueue(
  { actor, owner }: { actor: Sending; owner: Owner },
  position: string,
  request: OutboxRequest,
  key: string = crypto.randomUUID(),
): Promise<OutboxEntry> {
  const entry = { key, position, request, refused: null }
  try {
    await addEntry(owner, { key, position, request })
  } catch (refusal) {
    await sendUnkept(actor, entry, refusal)
    return entry
  }
  // Whoever tapped sees the answer before anything is sent.
  afterPaint(() => {
    actor.send({ type: 'ADDED' })
    askToPersist()
  })
  return entry
}

/** Ms that leaving a kiosk waits for its entries. */
const leavingPatience = 10_000

/** Sends what a kiosk still has and ends its session; `waiting` when that did not all arrive, and it has not ended. */
export async function leaveKiosk({ actor }: Pick<Outbox, 'actor'>): Promise<{ left: boolean; waiting: number }> {
  actor.send({ type: 'TRY_NOW' })
  await waitFor(actor, state => state.matches('idle') || state.matches('blocked') || state.matches('sealed'), {
    timeout: leavingPatience,
  }).catch(() => undefined)
  const { waiting } = actor.getSnapshot().context
  return { left: waiting === 0 && (await sendLeaving().catch(() => false)), waiting }
}

/** Ms after which an entry that should be put away is left to the outbox's own note. */
const putAwayPatience = 3_000

/** Removes refused entries the person has dealt with; the outbox decides one at a time. */
export async function putAway({ actor }: Pick<Outbox, 'actor'>, entries: readonly string[]): Promise<void> {
  for (const key of entries) {
    await waitFor(actor, state => !state.matches('draining') && !state.matches('deciding'), {
      timeout: putAwayPatience,
    })
    if ((await entryOf(key))?.state !== 'refused') continue
    actor.send({ type: 'DECIDED', key, decision: 'discard' })
  }
}

export const outboxEntry = ({ key, position, request, refused, details }: StoredEntry): OutboxEntry => ({
  key,
  position,
  request,
  refused,
  details,
})

/** The real effects of one person's outbox. */
export const outboxActors = (owner: Owner) => ({
  lock: webLock('outbox'),
  readStored: answering<Stored, number>(
    async limit => {
      const { head, waiting, refused } = await readHead(owner, limit)
      return { next: nextRequest(head.map(outboxEntry)), waiting, refused }
    },
    () => ({ next: [], waiting: 0, refused: 0 }),
  ),
  send: answering<SendAnswer, Parcel>(
    async parcel => {
      const before = await beforeForm(owner, parcel)
      if (before) return before
      const answer = await sendParcel(parcel)
      await sentForm(parcel, answer)
      tellReceived(parcel.entries, answer)
      shareLocation(parcel.entries, answer)
      return answer
    },
    () => ({ kind: 'notYet', jitter: Math.random() }),
  ),
  settle: answering<boolean, readonly Settlement[]>(
    async settlements => {
      await settleEntries(settlements)
      return true
    },
    () => false,
  ),
  carryOut: answering<undefined, Decision | null>(
    async decision => {
      if (decision?.decision === 'retry') await clearRefusal(decision.key)
      if (decision?.decision === 'discard') await settleEntries([{ key: decision.key, problem: null }])
      return undefined
    },
    () => undefined,
  ),
})
