import { expect } from 'vitest'
import { putPositionMachine } from '../../../src/machines/put-position/put-position.machine.ts'
import { activeDelays } from '../definitions.ts'
import { putPositionTable } from './put-position.table.ts'
import type { Model, Visit } from '../walk.ts'

const met = {
  id: 'j1',
  function: { id: 'f1', caption: 'Rigger', code: 'rigger' },
  venue: 'Arena',
  startDate: '2026-05-29',
  endDate: null,
  startTime: '06:00',
  endTime: '14:00',
  timeZone: 'Europe/Berlin',
  starts: '2026-05-29T04:00:00.000Z',
}
const over = (fit: object) => ({ type: 'TARGETED', target: { person: 'p1', fit } }) as const

type Seen = Visit<typeof putPositionMachine>
const context = (visit: Seen) => visit.snapshot.context

export const putPositionModel: Model<typeof putPositionMachine> = {
  machine: putPositionMachine,
  table: putPositionTable,
  inputs: [undefined],
  events: () => [
    { type: 'CARRIED', position: 'i1', status: 'confirmed' },
    { type: 'CARRIED', position: 'i2', status: 'invited' },
    { type: 'TARGETED', target: null },
    over({ kind: 'free' }),
    over({ kind: 'rest', minutes: 540, limit: 660 }),
    over({ kind: 'conflict', jobs: ['j1'] }),
    over({ kind: 'blocked', absences: ['a1'] }),
    over({ kind: 'ended', ended: { functionId: 'f1', proof: null, validUntil: '2026-05-28' } }),
    over({ kind: 'past' }),
    over({ kind: 'full' }),
    over({ kind: 'already' }),
    { type: 'DROPPED' },
    { type: 'CANCELLED' },
    { type: 'ACCEPTED' },
    { type: 'KEPT' },
    { type: 'RETRIED' },
    { type: 'UNDONE' },
  ],
  answers: {
    putPerson: ({ context: { accepted } }) => [
      { kind: 'put', id: 's1' },
      ...(accepted ? [] : [{ kind: 'alreadyConfirmed', against: { met: [met], absences: [], proofs: [] } }]),
      { kind: 'refused', code: 'positionFull' },
      { kind: 'unreachable' },
    ],
    withdrawPerson: () => [{ kind: 'withdrawn' }, { kind: 'refused', code: 'undoTooLate' }],
  },
  expectations: {
    idle: visit => {
      expect(visit.live).toEqual([])
      expect(context(visit).position).toBeNull()
    },
    carrying: visit => {
      expect(visit.live).toEqual([])
      expect(context(visit).position).not.toBeNull()
      expect(context(visit).accepted).toBe(false)
    },
    asking: visit => {
      // Nothing is sent while the question stands.
      expect(visit.live).toEqual([])
      expect(context(visit).accepted).toBe(false)
      expect(context(visit).target?.person).toBe('p1')
    },
    sending: visit => {
      expect(visit.live).toEqual(['putPerson'])
      expect(['past', 'full', 'already']).not.toContain(context(visit).target?.fit.kind)
      // What speaks against it is only sent after a yes.
      if (['conflict', 'blocked', 'ended'].includes(context(visit).target?.fit.kind ?? ''))
        expect(context(visit).accepted).toBe(true)
    },
    undoable: visit => {
      expect(activeDelays(visit.snapshot).map(({ ms }) => ms)).toEqual([5_000])
      expect(context(visit).made).toBe('s1')
    },
    undoing: visit => {
      expect(visit.live).toEqual(['withdrawPerson'])
      expect(context(visit).made).toBe('s1')
    },
    refused: visit => {
      expect(visit.live).toEqual([])
      expect(context(visit).problem).not.toBeNull()
    },
    unreachable: visit => {
      expect(visit.live).toEqual([])
      expect(context(visit).made).toBeNull()
    },
  },
}
