import { failureFrom, isUnanswered } from '../../client/problem.ts'
import { beginUpload, namesUpload, sendPiece } from '../../client/files/send-pieces.ts'
import {
  type StoredFile,
  changeFile,
  dropFile,
  keepFile,
  keptFile,
  keptFiles,
} from '../../client/files/upload-store.ts'
import { send } from '../../client/send.ts'
import { answering } from '../effects.ts'
import { shrunk } from '../../client/files/shrink.ts'
import type {
  HandInAnswer,
  HandInRequest,
  KeptPhoto,
  PhotosInput,
  PieceAnswer,
  RemoveAnswer,
  RestoreAnswer,
  TakeAnswer,
} from './photos.types.ts'

const told = ({ id, blob, sent, uploadId, place }: StoredFile): KeptPhoto => ({
  ...{ id, sent, uploadId, size: blob.size, takenAt: new Date(place).toISOString() },
})
/** Called as it was chosen. */
const named = (blob: Blob, chosen: Blob) =>
  chosen instanceof File ? new File([blob], chosen.name, { type: blob.type, lastModified: chosen.lastModified }) : blob
/** A picture from the gallery was taken when it was last written. */
const takenAt = (blob: Blob) => (blob instanceof File ? Math.min(blob.lastModified, Date.now()) : Date.now())

type Failure = ReturnType<typeof failureFrom>
/** Nothing of this is about the photo: it goes again later, with another session if need be. */
const isForLater = (failure: Failure) =>
  isUnanswered(failure) || failure.status === 401 || failure.status === 429 || (failure.status ?? 0) >= 500

/** The real effects: photos lie in the device's database, and go under the session of whoever is logged in. */
export function photosActors(person: string, { crewId, project }: PhotosInput, jitter: () => number = Math.random) {
  const documentId = crewId === null ? `files ${project}` : `photos ${crewId}`
  const add = ({ uploadId, takenAt }: Arrived, key: string) => {
    const body =
      crewId === null ? { uploadId, kind: 'file' as const } : { uploadId, kind: 'photo' as const, crewId, takenAt }
    return send('post', '/api/v1/projects/{id}/documents', { params: { path: { id: project } }, body }, key)
  }
  return keptActors(person, documentId, add, jitter)
}

/** A photo all of which the server has. */
export type Arrived = KeptPhoto & { uploadId: string }

/** Photos that lie on the device under a name, and what is done with each once it has arrived, by a key of its own. */
export function keptActors(
  person: string,
  documentId: string,
  add: (photo: Arrived, key: string) => Promise<unknown>,
  jitter: () => number = Math.random,
) {
  return {
    restore: answering<RestoreAnswer, PhotosInput>(
      async () => ({ kind: 'kept', photos: (await keptFiles(person, documentId)).map(told) }),
      () => ({ kind: 'kept', photos: [] }),
    ),
    take: answering<TakeAnswer, Blob | null>(
      async taken => {
        const original = taken ?? new Blob()
        const blob = named(await shrunk(original, 0), original)
        const id = crypto.randomUUID()
        // What is sent is kept, and not the original as well: a phone has little room.
        const file = { id, place: takenAt(original), documentId, person, original: blob, blob, turns: 0 }
        const stored: StoredFile = { ...file, sent: 0, uploadId: null }
        await keepFile(stored)
        return { kind: 'kept', taken: told(stored) }
      },
      () => ({ kind: 'refused', code: 'pictureBroken' }),
    ),
    remove: answering<RemoveAnswer, string | null>(
      async photo => {
        if (photo !== null) await dropFile(photo)
        return { kind: 'removed' }
      },
      () => ({ kind: 'removed' }),
    ),
    sendPiece: answering<PieceAnswer, KeptPhoto | null>(
      async (photo, signal) => {
        const stored = photo && (await keptFile(photo.id))
        if (!stored) return { kind: 'refused', photo: photo?.id ?? '', code: 'pictureBroken' }
        const { id, blob } = stored
        // Taken away meanwhile: it is not kept again.
        const keep = async (more: Partial<StoredFile>) => {
          if (!signal.aborted) await changeFile(stored, more)
        }
        try {
          const uploadId =
            stored.uploadId ?? (await beginUpload(blob, blob instanceof File ? blob.name : `${id}.jpg`, signal))
          if (stored.uploadId === null) await keep({ uploadId })
          const sent = await sendPiece(uploadId, blob, stored.sent, signal)
          await keep({ uploadId, sent })
          return { kind: 'moved', photo: id, sent, uploadId }
        } catch (error) {
          const failure = failureFrom(error)
          if (isForLater(failure)) return { kind: 'unreachable', jitter: jitter() }
          const received = failure.details['received']
          if (failure.code === 'uploadOffsetWrong' && typeof received === 'number' && stored.uploadId !== null) {
            await keep({ sent: received })
            return { kind: 'moved', photo: id, sent: received, uploadId: stored.uploadId }
          }
          const lost = failure.code === 'notFound'
          await (lost ? keep({ sent: 0, uploadId: null }) : dropFile(id))
          return lost ? { kind: 'lost', photo: id } : { kind: 'refused', photo: id, code: failure.code }
        }
      },
      () => ({ kind: 'unreachable', jitter: jitter() }),
    ),
    handIn: answering<HandInAnswer, HandInRequest>(
      async ({ photo }) => {
        if (!photo?.uploadId) return { kind: 'refused', photo: photo?.id ?? '', code: 'pictureBroken' }
        const { id, uploadId } = photo
        try {
          // Its own key: handed in again after a reload it is the same request.
          await add({ ...photo, uploadId }, id)
        } catch (error) {
          const failure = failureFrom(error)
          if (isForLater(failure)) return { kind: 'unreachable', jitter: jitter() }
          const stored = await keptFile(id)
          if (namesUpload(failure) && stored) {
            await changeFile(stored, { sent: 0, uploadId: null })
            return { kind: 'lost', photo: id }
          }
          await dropFile(id)
          return { kind: 'refused', photo: id, code: failure.code }
        }
        await dropFile(id)
        return { kind: 'handedIn', photo: id }
      },
      () => ({ kind: 'unreachable', jitter: jitter() }),
    ),
  }
}
