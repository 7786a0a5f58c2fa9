import { dropFile, keepFile, keptFile, keptFiles } from '../../client/files/upload-store.ts'
import { failureFrom, isUnanswered } from '../../client/problem.ts'
import { send } from '../../client/send.ts'
import type { Said } from '../../client/contract.ts'
import { answering } from '../effects.ts'
import { shrunk } from '../../client/files/shrink.ts'
import type { CreateAnswer, DropAnswer, RestoreAnswer, SlipPhoto, TakeAnswer } from './receipt-capture.types.ts'

/** Where photos of slips lie that are no receipts yet. */
const unmade = 'receipt new'
/** Where photos of a receipt lie until they have arrived. */
export const photosOf = (receipt: string) => `receipt ${receipt}`

type NewReceipt = Said<'post', '/api/v1/receipts'>['body']

/** The real effects; `fresh` says what a receipt begins with. */
export function captureActors(person: string, fresh: () => NewReceipt, jitter: () => number = Math.random) {
  return {
    restore: answering<RestoreAnswer, null>(
      async () => {
        const [first] = await keptFiles(person, unmade)
        return { kind: 'kept', photo: first ? { id: first.id } : null }
      },
      () => ({ kind: 'kept', photo: null }),
    ),
    take: answering<TakeAnswer, Blob | null>(
      async chosen => {
        const blob = await shrunk(chosen ?? new Blob(), 0)
        const id = crypto.randomUUID()
        // What its receipt begins with lies beside it until there is one: after a reload it is the same request.
        const original = new Blob([JSON.stringify(fresh())], { type: 'application/json' })
        const file = { id, documentId: unmade, person, blob, original, turns: 0, place: Date.now() }
        await keepFile({ ...file, sent: 0, uploadId: null })
        return { kind: 'kept', photo: { id } }
      },
      () => ({ kind: 'refused', code: 'pictureBroken' }),
    ),
    create: answering<CreateAnswer, SlipPhoto | null>(
      async photo => {
        const stored = photo && (await keptFile(photo.id))
        if (!stored) return { kind: 'refused', code: 'pictureBroken' }
        const body = JSON.parse(await stored.original.text()) as NewReceipt
        // Not the photo's own key: with that it is handed in later.
        const { number } = await send('post', '/api/v1/receipts', { body }, `receipt-${stored.id}`)
        await keepFile({ ...stored, original: stored.blob, documentId: photosOf(number) })
        return { kind: 'created', receipt: number }
      },
      error => {
        const failure = failureFrom(error)
        return isUnanswered(failure)
          ? { kind: 'unreachable', jitter: jitter() }
          : { kind: 'refused', code: failure.code }
      },
    ),
    drop: answering<DropAnswer, SlipPhoto | null>(
      async photo => {
        if (photo) await dropFile(photo.id)
        return { kind: 'dropped' }
      },
      () => ({ kind: 'dropped' }),
    ),
  }
}
