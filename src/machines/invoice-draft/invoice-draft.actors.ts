import { dropDraft, keepDraft, keptDraft } from '../../client/files/kept-draft.ts'
import { failureFrom, isUnanswered } from '../../client/problem.ts'
import { send } from '../../client/send.ts'
import { answering } from '../effects.ts'
import type { CreateAnswer, Draft, DropAnswer, KeepAnswer, Request, RestoreAnswer } from './invoice-draft.types.ts'

/** By version: what an earlier one has kept may have another shape. */
const kind = 'invoice 1'
const nothing: Draft = { chosen: [], typed: null, request: null }

/** The real effects, for whoever creates; `settled` hears that it was answered. */
export function invoiceDraftActors(person: string, settled: () => void, jitter: () => number = Math.random) {
  const drop = () => dropDraft(kind, person).catch(() => undefined)
  return {
    restore: answering<RestoreAnswer, null>(
      async () => ({ kind: 'kept', draft: ((await keptDraft(kind, person)) as Draft | undefined) ?? nothing }),
      () => ({ kind: 'kept', draft: nothing }),
    ),
    keep: answering<KeepAnswer, Draft>(
      async draft => {
        await keepDraft(kind, person, draft)
        return { kind: 'kept' }
      },
      // A device that keeps nothing makes invoices as well.
      () => ({ kind: 'kept' }),
    ),
    create: answering<CreateAnswer, Request | null>(
      async request => {
        if (!request) throw new Error('nothing is asked for')
        const { id, mark, number } = await send('post', '/api/v1/invoices', { body: request.body }, request.key)
        await drop()
        settled()
        return { kind: 'created', invoice: { id, mark, number } }
      },
      error => {
        const failure = failureFrom(error)
        if (isUnanswered(failure)) return { kind: 'unreachable', jitter: jitter() }
        settled()
        const { crew, invoice } = failure.details as { crew?: { id?: string }; invoice?: string }
        return failure.code === 'crewInvoiced' && invoice
          ? { kind: 'taken', taken: { crewId: crew?.id ?? null, invoice } }
          : { kind: 'refused', problem: failure }
      },
    ),
    drop: answering<DropAnswer, null>(
      async () => {
        await drop()
        return { kind: 'dropped' }
      },
      () => ({ kind: 'dropped' }),
    ),
  }
}
