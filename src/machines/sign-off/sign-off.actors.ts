import type { HoursRule } from '../../../domain/deliveryNotes/hours-rule.ts'
import { type SheetLine, isCharged, withProposal } from '../../../domain/deliveryNotes/sign-off.ts'
import { api } from '../../client/api.ts'
import { entryOf } from '../../client/outbox/outbox-store.ts'
import { unwrap } from '../../client/problem.ts'
import type { components } from '../../client/schema.d.ts'
import { wholeList } from '../../client/whole-list.ts'
import { answering } from '../effects.ts'
import { enqueue, madeNow, putAway } from '../outbox/outbox.actors.ts'
import type { Outbox } from '../outbox/outbox.context.ts'
import type { Client, SignatureRequest } from '../outbox/outbox.requests.ts'
import type {
  Answer,
  HoursDraft,
  KeepAnswer,
  ProposeAnswer,
  SignOffContext,
  SignOffDraft,
  SignOffEvent,
} from './sign-off.types.ts'

export type StatusList = components['schemas']['ProjectCrewItemStatusList']

const at = (instant: string | null) => (instant === null ? null : Date.parse(instant))

/** Whose hours are charged, or were, as the chart knows them; what nobody entered is as the agency's rule proposes it. */
export const sheetOf = (lines: StatusList['items'], rule: HoursRule): SheetLine[] =>
  lines
    .filter(({ status }) => isCharged(status) || status === 'signedOff')
    .map(({ id, starts, checkInAt, checkOutAt, breakMinutes, hours }) =>
      withProposal(
        { id, from: at(hours.from), to: at(hours.to), chargeable: hours.chargeable },
        { starts: Date.parse(starts), checkInAt: at(checkInAt), checkOutAt: at(checkOutAt), breakMinutes },
        rule,
      ),
    )

const clientOf = (answer: Answer): Client | null =>
  answer.kind === 'unsigned'
    ? null
    : answer.kind === 'signed'
      ? { name: answer.name, signature: answer.signature }
      : { name: answer.name, refusal: answer.refusal }

/** What was answered, as it lies in the outbox. */
export function answerOf({ client }: Pick<SignatureRequest, 'client'>): Answer {
  if (client?.signature) return { kind: 'signed', name: client.name, signature: client.signature }
  if (client) return { kind: 'refused', name: client.name, refusal: client.refusal ?? '' }
  return { kind: 'unsigned' }
}

/** The real effects of signing off one crew. `read` hears of lines as the server answers them. */
export const signOffActors = (outbox: Outbox, crew: string, rule: HoursRule, read: (list: StatusList) => void) => ({
  propose: answering<ProposeAnswer>(
    async (_, signal) => {
      const list = await unwrap(
        api.GET('/api/v1/projectCrews/{id}/projectCrewItemStatus', {
          params: { path: { id: crew }, query: wholeList },
          cache: 'no-store',
          signal,
        }),
      )
      read(list)
      return { kind: 'lines', lines: sheetOf(list.items, rule) }
    },
    () => ({ kind: 'unreachable' }),
  ),
  keepHours: answering<KeepAnswer, HoursDraft | null>(
    async draft => {
      if (!draft) return { kind: 'failed' }
      const { line, hours, replaces } = draft
      const entry = await enqueue(outbox, crew, { kind: 'hours', crew, line, hours })
      void putAway(outbox, replaces).catch(() => undefined)
      return { kind: 'queued', entry: entry.key }
    },
    () => ({ kind: 'failed' }),
  ),
  enqueue: answering<KeepAnswer, SignOffDraft | null>(
    async draft => {
      if (!draft) return { kind: 'failed' }
      const { lines, answer, reading, replaces } = draft
      const request: SignatureRequest = {
        kind: 'signature',
        crew,
        lines: [...lines],
        client: clientOf(answer),
        ...madeNow(reading),
      }
      const entry = await enqueue(outbox, crew, request)
      if (replaces !== null) void putAway(outbox, [replaces]).catch(() => undefined)
      return { kind: 'queued', entry: entry.key }
    },
    () => ({ kind: 'failed' }),
  ),
  putAway: answering<undefined, string | null>(
    async entry => {
      if (entry !== null) await putAway(outbox, [entry])
      return undefined
    },
    () => undefined,
  ),
})

interface SigningOff {
  send: (event: SignOffEvent) => void
  getSnapshot: () => { context: Pick<SignOffContext, 'entry' | 'kept' | 'problem'> }
}

async function tellGone(signOff: SigningOff): Promise<void> {
  const open = () => {
    const { entry, kept, problem } = signOff.getSnapshot().context
    return [...Object.keys(kept), ...(entry !== null && problem === null ? [entry] : [])]
  }
  for (const key of open()) {
    const stored = key.startsWith('not kept') ? undefined : await entryOf(key)
    if (key.startsWith('not kept') || stored?.state === 'waiting' || !open().includes(key)) continue
    const { refused: problem = null, details } = stored ?? {}
    signOff.send({ type: 'ENTRY_ANSWERED', entry: key, problem, ...(details ? { details } : {}) })
  }
}

/**
 * Tells a sign-off what becomes of its entries; returns how to stop. An entry that another tab sent is only seen to be
 * gone, or to be refused: that is told as well.
 */
export function followSignOff(outbox: Outbox['actor'], signOff: SigningOff): () => void {
  const told = [
    outbox.on('sending', ({ key }) => signOff.send({ type: 'ENTRY_SENDING', entry: key })),
    outbox.on('waiting', ({ key }) => signOff.send({ type: 'ENTRY_WAITING', entry: key })),
    outbox.on('answered', ({ key, problem, details }) =>
      signOff.send({ type: 'ENTRY_ANSWERED', entry: key, problem, ...(details ? { details } : {}) }),
    ),
    outbox.subscribe(snapshot => {
      if (snapshot.matches('idle') || snapshot.matches('blocked')) void tellGone(signOff).catch(() => undefined)
    }),
  ]
  return () => {
    for (const subscription of told) subscription.unsubscribe()
  }
}
