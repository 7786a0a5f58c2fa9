import { expect } from 'vitest'
import type { SnapshotFrom } from 'xstate'
import { attendanceMachine } from '../../../src/machines/attendance/attendance.machine.ts'
import type { AttendanceInput, PunchDraft } from '../../../src/machines/attendance/attendance.types.ts'
import { activeDelays } from '../definitions.ts'
import { attendanceTable } from './attendance.table.ts'
import type { Model, Visit } from '../walk.ts'

const starts = 100 * 3_600_000
const gate = { latitude: 52.5163, longitude: 13.3777 }
const reading = { deviceTime: starts, pageLife: 'p1', monotonic: 5 }
const input: AttendanceInput = {
  position: 'pos1',
  person: null,
  starts,
  opensMinutes: 60,
  place: gate,
  radius: 300,
  permission: 'prompt',
  punched: [],
}
const kinds = ['Pre-call', 'Check-in', 'Check-out'] as const

type Seen = Visit<typeof attendanceMachine>
const context = (visit: Seen) => visit.snapshot.context
const has = (visit: Seen, kind: (typeof kinds)[number]) => context(visit).punched.includes(kind)
const delivered = (delivery: string) => (visit: Seen) => {
  const { entry, deliveries } = context(visit)
  expect(entry === null ? null : deliveries[entry]?.delivery).toBe(delivery)
  expect(visit.live).toEqual([])
}
/** A punch is being made: it has its own time, and has not been saved yet. */
const underway = (visit: Seen) => {
  expect(context(visit).reading).toEqual(reading)
  expect(context(visit).kind).not.toBeNull()
  expect(context(visit).hint).toBeNull()
}

export const attendanceModel: Model<typeof attendanceMachine> = {
  machine: attendanceMachine,
  table: attendanceTable,
  inputs: [
    input,
    { ...input, permission: 'granted', punched: ['Check-in'], person: 'p2' },
    { ...input, permission: 'denied', punched: ['Pre-call', 'Check-in', 'Check-out'] },
    // Of a day whose check-in the chief has taken back, and of an agency that opens earlier.
    { ...input, permission: 'denied', punched: ['Check-out'], opensMinutes: 90 },
    { ...input, permission: 'denied', opensMinutes: 90 },
  ],
  matters: ({
    permission,
    hint,
    kind,
    punched,
    location,
    reason,
  }: SnapshotFrom<typeof attendanceMachine>['context']) => [
    permission,
    hint !== null,
    kind,
    punched.length,
    location !== null,
    reason !== null,
  ],
  events: ({ context: { entry, deliveries } }) => {
    const earlier = Object.keys(deliveries).find(known => known !== entry)
    return [
      ...kinds.map(of => ({ type: 'PUNCHED', kind: of, reading, now: starts })),
      { type: 'PUNCHED', kind: 'Check-in', reading, now: starts - 3_600_001 },
      { type: 'EXPLAINED' },
      { type: 'SKIPPED' },
      { type: 'CANCELLED' },
      { type: 'REASON_GIVEN', reason: 'working at the south gate' },
      { type: 'PERMISSION_CHANGED', permission: 'denied' },
      ...[entry ?? 'unknown', ...(earlier ? [earlier] : [])].flatMap(of => [
        { type: 'ENTRY_SENDING', entry: of },
        { type: 'ENTRY_WAITING', entry: of },
        ...(['received', 'duplicate', 'conflict', 'refused'] as const).map(answer => ({
          type: 'ENTRY_ANSWERED',
          entry: of,
          answer,
        })),
      ]),
    ]
  },
  // Deliveries matter between taps and, once, while the next tap is made; permission before the first.
  explore: (snapshot, { type }) => {
    const { kind, entry, hint } = snapshot.context
    if (type === 'PERMISSION_CHANGED') return kind === null && hint === null
    if (!type.startsWith('ENTRY_')) return true
    return entry === null
      ? snapshot.matches({ punch: 'explaining' })
      : snapshot.matches({ punch: { resting: 'queued' } }) ||
          snapshot.matches({ punch: { resting: 'sending' } }) ||
          snapshot.matches({ punch: 'locating' })
  },
  answers: {
    locate: () => [
      { kind: 'here', at: { ...gate, accuracy: 20 } },
      { kind: 'here', at: { latitude: 52.5208, longitude: 13.4094, accuracy: 20 } },
      { kind: 'denied' },
      { kind: 'unavailable' },
    ],
    enqueue: ({ context: { kind } }) => [{ kind: 'queued', entry: `entry of ${String(kind)}` }, { kind: 'failed' }],
  },
  expectations: {
    'day.notStarted': visit => expect(context(visit).punched).toEqual([]),
    'day.called': visit => expect(context(visit).punched).toEqual(['Pre-call']),
    'day.checkedIn': visit => expect([has(visit, 'Check-in'), has(visit, 'Check-out')]).toEqual([true, false]),
    'day.finished': visit => expect(has(visit, 'Check-out')).toBe(true),
    'punch.resting.ready': visit => expect(visit.live).toEqual([]),
    'punch.resting.notSaved': visit => {
      // Nothing is pretended: the punch does not count.
      expect(visit.live).toEqual([])
      expect(context(visit).punched).not.toContain(context(visit).kind)
    },
    'punch.explaining': visit => {
      // Said before the browser asks, and only while it would ask.
      underway(visit)
      expect(context(visit).permission).toBe('prompt')
      expect(visit.live).toEqual([])
    },
    'punch.locating': visit => {
      underway(visit)
      expect(visit.events.at(-1)?.type).not.toBe('SKIPPED')
      expect(visit.live).toEqual(['locate'])
      expect(activeDelays(visit.snapshot).map(({ ms }) => ms)).toEqual([8_000])
      expect(context(visit).permission).not.toBe('denied')
    },
    'punch.outside': visit => {
      underway(visit)
      expect(context(visit).location?.latitude).toBe(52.5208)
      expect(visit.live).toEqual([])
    },
    'punch.saving': visit => {
      underway(visit)
      expect(visit.live).toEqual(['enqueue'])
      const { kind, person, location, reason } = context(visit)
      const outside = location?.latitude === 52.5208
      const draft: PunchDraft = {
        position: 'pos1',
        person,
        kind: kind ?? 'Check-in',
        reading,
        location,
        outside,
        reason,
      }
      expect(visit.called('enqueue')?.input).toEqual(draft)
      // Outside is never saved without its reason; inside never asks for one.
      expect(reason).toBe(outside ? 'working at the south gate' : null)
    },
    'punch.resting.queued': visit => {
      delivered('queued')(visit)
      expect(context(visit).punched.at(-1)).toBe(context(visit).kind)
    },
    'punch.resting.sending': delivered('sending'),
    'punch.resting.received': delivered('received'),
    'punch.resting.duplicate': delivered('duplicate'),
    'punch.resting.conflict': delivered('conflict'),
    'punch.resting.refused': delivered('refused'),
  },
}
