import { expect } from 'vitest'
import { uploadMachine } from '../../../src/machines/upload/upload.machine.ts'
import type { KeptFile } from '../../../src/machines/upload/upload.types.ts'
import { uploadTable } from './upload.table.ts'
import type { Model, Visit } from '../walk.ts'

const file = (id: string, more: Partial<KeptFile> = {}): KeptFile => ({
  ...{ id, size: 300, chosen: 900, sent: 0, uploadId: null, turns: 0 },
  ...more,
})
const whole = (id: string) => file(id, { sent: 300, uploadId: `upload ${id}` })
const picture = new Blob(['a picture'])

type Seen = Visit<typeof uploadMachine>
const context = (visit: Seen) => visit.snapshot.context
const arrived = ({ sent, size }: KeptFile) => sent === size

/** Each has a name of its own on the device. */
const free = (files: readonly KeptFile[]) => ['a', 'b', 'c'].find(id => files.every(one => one.id !== id)) ?? 'd'

export const uploadModel: Model<typeof uploadMachine> = {
  machine: uploadMachine,
  table: uploadTable,
  inputs: [{ documentId: 'd1' }],
  matters: ({ files, taking, removing, problem, failures, wanted }) => [
    files.map(({ id, sent, uploadId, turns }) => [id, sent, uploadId !== null, turns]),
    ...[taking?.kind, removing, problem, Math.min(failures, 2), wanted],
  ],
  // Two files, or six of which five stay as they are; each is turned once, and from the last quarter to upright.
  explore: ({ context: { files, failures } }, event) =>
    failures < 2 &&
    (event.type !== 'CHOSEN' || files.length > 4 || (files.length < 2 && files.every(arrived))) &&
    (event.type !== 'TURNED' || files.every(({ turns }) => turns % 3 === 0)),
  // One that is shown; while it is found out which are, none is.
  events: snapshot => [
    { type: 'CHOSEN', blob: picture },
    ...(snapshot.matches('restoring') ? ['one'] : snapshot.context.files.slice(-1).map(({ id }) => id)).flatMap(id => [
      { type: 'TURNED' as const, file: id },
      { type: 'REMOVED' as const, file: id },
    ]),
    { type: 'HAND_IN' },
    { type: 'ONLINE' },
    { type: 'CLOSED' },
  ],
  limit: 40_000,
  answers: {
    restore: () => [
      { kind: 'kept', files: [] },
      { kind: 'kept', files: [file('half', { sent: 100, uploadId: 'upload half', turns: 3 })] },
      { kind: 'kept', files: ['1', '2', '3', '4', '5'].map(whole) },
    ],
    take: ({ context: { taking, files } }) => [
      {
        kind: 'kept',
        taken: taking?.kind === 'turned' ? file(taking.file, { turns: taking.turns }) : file(free(files)),
      },
      { kind: 'refused', code: 'pictureBroken' },
    ],
    remove: () => [{ kind: 'removed' }],
    sendPiece: ({ context: { files } }) => {
      const next = files.find(one => !arrived(one))?.id ?? ''
      return [
        { kind: 'moved', file: next, sent: 100, uploadId: `upload ${next}` },
        { kind: 'moved', file: next, sent: 300, uploadId: `upload ${next}` },
        { kind: 'lost', file: next },
        { kind: 'refused', file: next, code: 'fileTooLarge' },
        { kind: 'unreachable', jitter: 0.5 },
      ]
    },
    handIn: () => [
      { kind: 'handedIn' },
      { kind: 'refused', code: 'uploadInReview' },
      { kind: 'unreachable', jitter: 0.25 },
    ],
  },
  expectations: {
    restoring: visit => expect(visit.live).toEqual(['restore']),
    choosing: visit => {
      expect(visit.live).toEqual([])
      // Whatever is there has arrived, and nobody said that it is all.
      expect(context(visit).files.every(arrived)).toBe(true)
      expect(context(visit).wanted && context(visit).files.length > 0).toBe(false)
    },
    taking: visit => {
      expect(visit.live).toEqual(['take'])
      expect(context(visit).taking).not.toBeNull()
    },
    removing: visit => {
      expect(visit.live).toEqual(['remove'])
      expect(context(visit).files.every(({ id }) => id !== context(visit).removing)).toBe(true)
    },
    sending: visit => {
      expect(visit.live).toEqual(['sendPiece'])
      expect(context(visit).files.every(arrived)).toBe(false)
    },
    waiting: visit => {
      expect(visit.live).toEqual([])
      expect(context(visit).failures).toBeGreaterThan(0)
    },
    handingIn: visit => {
      expect(visit.live).toEqual(['handIn'])
      // Nothing is handed in before all of it has arrived, nor unasked.
      const { files, wanted } = context(visit)
      expect(wanted).toBe(true)
      expect(files.length).toBeGreaterThan(0)
      for (const one of files) expect([arrived(one), one.uploadId === null]).toEqual([true, false])
    },
    refused: visit => {
      expect(visit.live).toEqual([])
      expect(context(visit).problem).not.toBeNull()
      expect(context(visit).wanted).toBe(false)
    },
    inReview: visit => expect(visit.live).toEqual([]),
  },
}
