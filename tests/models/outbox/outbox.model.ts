import { expect } from 'vitest'
import type { SnapshotFrom } from 'xstate'
import { backOff } from '../../../domain/retry.ts'
import { outboxMachine } from '../../../src/machines/outbox/outbox.machine.ts'
import type { EntryAnswer, OutboxEntry, Stored } from '../../../src/machines/outbox/outbox.types.ts'
import { activeDelays } from '../definitions.ts'
import { outboxTable } from './outbox.table.ts'
import type { Model, Visit } from '../walk.ts'

const entry = (key: string): OutboxEntry => ({
  key,
  position: key === 'c' ? 'crew1' : 'pos1',
  request: { kind: key === 'c' ? 'signature' : 'punch' },
  refused: null,
})
const [a, b, c] = [entry('a'), entry('b'), entry('c')]

const nothing: Stored = { next: [], waiting: 0, refused: 0 }
const oneRefused: Stored = { next: [], waiting: 0, refused: 1 }
/** Two that go together, and seven more behind them. */
const two: Stored = { next: [a, b], waiting: 9, refused: 1 }
const alone: Stored = { next: [c], waiting: 1, refused: 0 }

const received: EntryAnswer = { key: 'a', kind: 'received' }
const refusal: EntryAnswer = {
  key: 'b',
  kind: 'refused',
  problem: 'timeInGap',
  details: { line: 'line1', which: 'end' },
}

type Seen = Visit<typeof outboxMachine>
const context = (visit: Seen) => visit.snapshot.context
const lastAnswered = (visit: Seen) => visit.emitted.filter(({ type }) => type === 'answered')

export const outboxModel: Model<typeof outboxMachine> = {
  machine: outboxMachine,
  table: outboxTable,
  inputs: [undefined],
  matters: ({
    next,
    waiting,
    refused,
    settlements,
    decision,
    attempt,
  }: SnapshotFrom<typeof outboxMachine>['context']) => [
    next.map(({ key }) => key),
    waiting,
    refused,
    settlements,
    decision,
    Math.min(attempt, 2),
  ],
  events: ({ context: { waiting } }) => [
    ...([0, 1, 9].includes(waiting) ? [{ type: 'ADDED' }] : []),
    { type: 'SENT_UNKEPT', answer: { key: 'u', kind: 'refused', problem: 'outOfTurn' } },
    { type: 'LOCK_HELD' },
    { type: 'CAME_ONLINE' },
    { type: 'TRY_NOW' },
    { type: 'LOGGED_IN' },
    { type: 'DECIDED', key: 'a', decision: 'retry' },
    { type: 'DECIDED', key: 'a', decision: 'discard' },
  ],
  answers: {
    lock: () => [],
    readStored: () => [nothing, two, oneRefused],
    readAgain: () => [nothing, two, alone, oneRefused],
    send: () => [
      { kind: 'answered', answers: [received, refusal] },
      { kind: 'answered', answers: [{ key: 'a', kind: 'duplicate' }] },
      { kind: 'notYet', jitter: 0.5 },
      { kind: 'sessionEnded' },
    ],
    settle: () => [true, false],
    carryOut: () => [undefined],
  },
  expectations: {
    // Opening costs the same however many there are.
    loading: visit => {
      expect(visit.live).toEqual(['readStored'])
      expect(visit.called('readStored')?.input).toBe(1)
    },
    idle: visit => {
      expect(context(visit)).toMatchObject(nothing)
      expect(visit.live).toEqual([])
    },
    'draining.waiting': visit => {
      expect(visit.live).toEqual(['lock'])
      expect(activeDelays(visit.snapshot).map(({ ms }) => ms)).toEqual([10_000])
    },
    // Another tab may have sent some: storage is asked again under the lock, and again before every request.
    'draining.reading': visit => {
      expect(visit.live.toSorted()).toEqual(['lock', 'readAgain'])
      expect(visit.called('readAgain')?.input).toBe(100)
    },
    'draining.sending': visit => {
      // What storage names as next goes in one request, with the number of what is left behind it.
      expect(visit.live.toSorted()).toEqual(['lock', 'send'])
      const { next } = context(visit)
      const left = next.includes(c) ? 0 : 7
      expect(visit.called('send')?.input).toEqual({ entries: next, left })
      expect(visit.emitted.filter(({ type }) => type === 'sending').slice(-next.length)).toEqual(
        next.map(({ key }) => ({ type: 'sending', key })),
      )
    },
    'draining.settling': visit => {
      expect(visit.live.toSorted()).toEqual(['lock', 'settle'])
      const { settlements } = context(visit)
      expect(visit.called('settle')?.input).toEqual(settlements)
      // Each entry is settled as it was answered: one refusal among them keeps only that one, with what it says.
      const told = lastAnswered(visit).filter(event => !('key' in event && event['key'] === 'u'))
      if (settlements.length === 2) {
        expect(settlements).toEqual([
          { key: 'a', problem: null },
          { key: 'b', problem: 'timeInGap', details: { line: 'line1', which: 'end' } },
        ])
        expect(told.slice(-2)).toEqual([
          { type: 'answered', key: 'a', answer: 'received', problem: null },
          {
            type: 'answered',
            key: 'b',
            answer: 'refused',
            problem: 'timeInGap',
            details: { line: 'line1', which: 'end' },
          },
        ])
      } else {
        expect(settlements).toEqual([{ key: 'a', problem: null }])
        expect(told.at(-1)).toEqual({ type: 'answered', key: 'a', answer: 'duplicate', problem: null })
      }
    },
    offline: visit => {
      // Nothing is lost or skipped, no lock is held, and the wait doubles.
      const { attempt, jitter } = context(visit)
      expect(attempt).toBeGreaterThan(0)
      expect(activeDelays(visit.snapshot).map(({ ms }) => ms)).toEqual([backOff(attempt - 1, jitter)])
      expect(visit.live).toEqual([])
      expect(context(visit).waiting).toBeGreaterThan(0)
      expect(context(visit).settlements).toEqual([])
    },
    blocked: visit => {
      // Only refused ones are left, and none was dropped.
      expect(context(visit)).toMatchObject({ next: [], refused: 1 })
      expect(visit.live).toEqual([])
    },
    deciding: visit => {
      expect(visit.live).toEqual(['carryOut'])
      expect(visit.called('carryOut')?.input).toEqual(context(visit).decision)
    },
    sealed: visit => {
      expect(visit.live).toEqual([])
      expect(context(visit).waiting).toBeGreaterThan(0)
      expect(visit.emitted).toContainEqual({ type: 'waiting', key: context(visit).next[0]?.key })
    },
  },
}
