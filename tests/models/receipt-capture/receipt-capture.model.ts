import { expect } from 'vitest'
import { receiptCaptureMachine } from '../../../src/machines/receipt-capture/receipt-capture.machine.ts'
import { receiptCaptureTable } from './receipt-capture.table.ts'
import type { Model, Visit } from '../walk.ts'

const photo = { id: 'p1' }
const blob = new Blob(['slip'])

type Seen = Visit<typeof receiptCaptureMachine>
const context = (visit: Seen) => visit.snapshot.context
const asks = (effect: 'restore' | 'take' | 'create' | 'drop') => (visit: Seen) => expect(visit.live).toEqual([effect])

export const receiptCaptureModel: Model<typeof receiptCaptureMachine> = {
  machine: receiptCaptureMachine,
  table: receiptCaptureTable,
  inputs: [undefined],
  matters: ({ photo: kept, problem, failures }) => [kept?.id, problem, Math.min(failures, 2)],
  explore: ({ context: { failures } }) => failures < 3,
  events: () => [
    { type: 'CHOSEN', blob },
    { type: 'DROPPED' },
    { type: 'AGAIN' },
    { type: 'ONLINE' },
    { type: 'CLOSED' },
  ],
  answers: {
    restore: () => [
      { kind: 'kept', photo: null },
      { kind: 'kept', photo },
    ],
    take: () => [
      { kind: 'kept', photo },
      { kind: 'refused', code: 'pictureBroken' },
    ],
    create: () => [
      { kind: 'created', receipt: 'R-2026-0238' },
      { kind: 'unreachable', jitter: 0.5 },
      { kind: 'refused', code: 'rightRequired' },
    ],
    drop: () => [{ kind: 'dropped' }],
  },
  expectations: {
    restoring: asks('restore'),
    idle: visit => {
      expect(visit.live).toEqual([])
      expect(context(visit).photo).toBeNull()
    },
    taking: asks('take'),
    // Never before the photo lies on the device.
    creating: visit => {
      asks('create')(visit)
      expect(context(visit).photo).not.toBeNull()
    },
    waiting: visit => expect(context(visit).photo).not.toBeNull(),
    refused: visit => {
      expect(context(visit).photo).not.toBeNull()
      expect(context(visit).problem).not.toBeNull()
    },
    dropping: asks('drop'),
    created: visit => expect(context(visit).receipt).toBe('R-2026-0238'),
  },
}
