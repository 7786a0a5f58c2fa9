import { Once } from '../../client/once.ts'
import { failureFrom, isUnanswered } from '../../client/problem.ts'
import { beginUpload, sendPiece } from '../../client/files/send-pieces.ts'
import { send } from '../../client/send.ts'
import {
  type StoredFile,
  changeFile,
  dropFile,
  keepFile,
  keptFile,
  keptFiles,
} from '../../client/files/upload-store.ts'
import { answering } from '../effects.ts'
import { shrunk } from '../../client/files/shrink.ts'
import type {
  HandInAnswer,
  HandInRequest,
  KeptFile,
  PieceAnswer,
  RemoveAnswer,
  RestoreAnswer,
  TakeAnswer,
  Taking,
  UploadInput,
} from './upload.types.ts'

const told = ({ id, blob, original, turns, sent, uploadId }: StoredFile): KeptFile => ({
  ...{ id, turns, sent, uploadId, size: blob.size, chosen: original.size },
})

/** The real effects: files lie in the device's database, and go in pieces under the session of whoever is logged in. */
export function uploadActors(
  person: string,
  documentId: string,
  { replaces = false }: { /** What waits to be looked at is withdrawn with it. */ replaces?: boolean } = {},
  jitter: () => number = Math.random,
) {
  const once = new Once()
  /** Null where there is nothing in it: with no piece to send it would count as sent. */
  const taken = async (taking: Taking | null): Promise<StoredFile | null> => {
    const before = taking?.kind === 'turned' ? await keptFile(taking.file) : null
    const original = before?.original ?? (taking?.kind === 'chosen' ? taking.blob : new Blob())
    if (original.size === 0) return null
    const turns = taking?.kind === 'turned' ? taking.turns : 0
    const { id = crypto.randomUUID(), place = Date.now() } = before ?? {}
    const blob = await shrunk(original, turns)
    const file = { id, place, documentId, person, original, blob, turns, sent: 0, uploadId: null }
    await keepFile(file)
    return file
  }
  return {
    restore: answering<RestoreAnswer, UploadInput>(
      async () => ({ kind: 'kept', files: (await keptFiles(person, documentId)).map(told) }),
      () => ({ kind: 'kept', files: [] }),
    ),
    take: answering<TakeAnswer, Taking | null>(
      async taking => {
        const file = await taken(taking)
        return file === null ? { kind: 'refused', code: 'fileKindWrong' } : { kind: 'kept', taken: told(file) }
      },
      () => ({ kind: 'refused', code: 'pictureBroken' }),
    ),
    remove: answering<RemoveAnswer, string | null>(
      async file => {
        if (file !== null) await dropFile(file)
        return { kind: 'removed' }
      },
      () => ({ kind: 'removed' }),
    ),
    sendPiece: answering<PieceAnswer, KeptFile | null>(
      async (file, signal) => {
        const stored = file && (await keptFile(file.id))
        if (!stored) return { kind: 'refused', file: file?.id ?? '', code: 'pictureBroken' }
        const { id, blob } = stored
        // Turned or taken away meanwhile: what is told of the one before is not kept.
        const keep = async (more: Partial<StoredFile>) => {
          if (!signal.aborted) await changeFile(stored, more)
        }
        try {
          const uploadId = stored.uploadId ?? (await beginUpload(blob, id, signal))
          // Kept before its pieces go: after a restart they go on where they stopped.
          if (stored.uploadId === null) await keep({ uploadId })
          const sent = await sendPiece(uploadId, blob, stored.sent, signal)
          await keep({ uploadId, sent })
          return { kind: 'moved', file: id, sent, uploadId }
        } catch (error) {
          const { code, details, ...failure } = failureFrom(error)
          if (isUnanswered({ code, ...failure })) return { kind: 'unreachable', jitter: jitter() }
          const received = details['received']
          if (code === 'uploadOffsetWrong' && typeof received === 'number' && stored.uploadId !== null) {
            await keep({ sent: received })
            return { kind: 'moved', file: id, sent: received, uploadId: stored.uploadId }
          }
          await (code === 'notFound' ? keep({ sent: 0, uploadId: null }) : dropFile(id))
          return code === 'notFound' ? { kind: 'lost', file: id } : { kind: 'refused', file: id, code }
        }
      },
      () => ({ kind: 'unreachable', jitter: jitter() }),
    ),
    handIn: answering<HandInAnswer, HandInRequest>(
      async ({ uploadIds }) => {
        const said = { params: { path: { id: documentId } }, body: { uploadIds, ...(replaces ? { replaces } : {}) } }
        const done = await once.ask(JSON.stringify(said), key =>
          send('post', '/api/v1/documents/{id}/uploads', said, key),
        )
        if (!done) return { kind: 'unreachable', jitter: jitter() }
        for (const { id } of await keptFiles(person, documentId)) await dropFile(id)
        return { kind: 'handedIn' }
      },
      error => {
        const failure = failureFrom(error)
        return isUnanswered(failure)
          ? { kind: 'unreachable', jitter: jitter() }
          : { kind: 'refused', code: failure.code }
      },
    ),
  }
}
