import { expect } from 'vitest'
import { photosMachine } from '../../../src/machines/photos/photos.machine.ts'
import type { KeptPhoto } from '../../../src/machines/photos/photos.types.ts'
import { photosTable } from './photos.table.ts'
import type { Model, Visit } from '../walk.ts'

const photo = (id: string, more: Partial<KeptPhoto> = {}): KeptPhoto => ({
  ...{ id, size: 300, sent: 0, uploadId: null, takenAt: '2026-05-27T05:58:00.000Z' },
  ...more,
})
const picture = new Blob(['a picture'])

type Seen = Visit<typeof photosMachine>
const context = (visit: Seen) => visit.snapshot.context
const arrived = ({ sent, size }: KeptPhoto) => sent === size
/** Each has a name of its own on the device. */
const free = (photos: readonly KeptPhoto[]) => ['a', 'b', 'c'].find(id => photos.every(one => one.id !== id)) ?? 'd'

export const photosModel: Model<typeof photosMachine> = {
  machine: photosMachine,
  table: photosTable,
  inputs: [{ crewId: 'c1', project: '7001' }],
  matters: ({ photos, taking, removing, problem, failures, handedIn }) => [
    photos.map(({ id, sent, uploadId }) => [id, sent, uploadId !== null]),
    ...[taking.length, removing, problem, Math.min(failures, 2), Math.min(handedIn, 1)],
  ],
  // Two photos at a time.
  explore: ({ context: { photos, taking, failures } }, event) =>
    failures < 2 && (event.type !== 'CHOSEN' || photos.length + taking.length < 2),
  events: ({ context: { photos } }) => [
    { type: 'CHOSEN', blob: picture },
    ...photos.slice(-1).map(({ id }) => ({ type: 'REMOVED' as const, photo: id })),
    { type: 'ONLINE' },
    { type: 'CLOSED' },
  ],
  limit: 40_000,
  answers: {
    restore: () => [
      { kind: 'kept', photos: [] },
      { kind: 'kept', photos: [photo('half', { sent: 100, uploadId: 'upload half' })] },
      { kind: 'kept', photos: [photo('whole', { sent: 300, uploadId: 'upload whole' }), photo('new')] },
    ],
    take: ({ context: { photos } }) => [
      { kind: 'kept', taken: photo(free(photos)) },
      { kind: 'refused', code: 'pictureBroken' },
    ],
    remove: () => [{ kind: 'removed' }],
    sendPiece: ({ context: { photos } }) => {
      const id = photos[0]?.id ?? ''
      return [
        { kind: 'moved', photo: id, sent: 100, uploadId: `upload ${id}` },
        { kind: 'moved', photo: id, sent: 300, uploadId: `upload ${id}` },
        { kind: 'lost', photo: id },
        { kind: 'refused', photo: id, code: 'fileTooLarge' },
        { kind: 'unreachable', jitter: 0.5 },
      ]
    },
    handIn: ({ context: { photos } }) => {
      const id = photos[0]?.id ?? ''
      return [
        { kind: 'handedIn', photo: id },
        { kind: 'lost', photo: id },
        { kind: 'refused', photo: id, code: 'fileKindWrong' },
        { kind: 'unreachable', jitter: 0 },
      ]
    },
  },
  expectations: {
    restoring: visit => expect(visit.live).toEqual(['restore']),
    idle: visit => {
      expect(visit.live).toEqual([])
      // Nothing is left behind.
      expect([context(visit).photos, context(visit).taking]).toEqual([[], []])
    },
    taking: visit => {
      expect(visit.live).toEqual(['take'])
      expect(context(visit).taking.length).toBeGreaterThan(0)
    },
    removing: visit => {
      expect(visit.live).toEqual(['remove'])
      expect(context(visit).photos.every(({ id }) => id !== context(visit).removing)).toBe(true)
    },
    sending: visit => {
      expect(visit.live).toEqual(['sendPiece'])
      // Whatever was chosen is on the device before anything goes.
      expect(context(visit).taking).toEqual([])
    },
    handingIn: visit => {
      expect(visit.live).toEqual(['handIn'])
      const [first] = context(visit).photos
      // None before all of it has arrived.
      expect(first && [arrived(first), first.uploadId === null]).toEqual([true, false])
    },
    waiting: visit => {
      expect(visit.live).toEqual([])
      expect(context(visit).failures).toBeGreaterThan(0)
      expect(context(visit).photos.length).toBeGreaterThan(0)
    },
  },
}
