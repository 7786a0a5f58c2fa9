import { expect } from 'vitest'
import type { SnapshotFrom } from 'xstate'
import { backOff } from '../../domain/retry.ts'
import { outboxMachine } from '../../src/machines/outbox/outbox.machine.ts'
import type { OutboxEntry } from '../../src/machines/outbox/outbox.types.ts'
import { activeDelays } from './definitions.ts'
import type { Model, Visit } from './walk.ts'

const entry = (key: string, refused: string | null = null): OutboxEntry => ({
  key,
  position: key === 'c' ? 'crew1' : 'pos1',
  request: { kind: key === 'c' ? 'signature' : 'punch' },
  refused,
})
const [a, b, c] = [entry('a'), entry('b'), entry('c')]

type Seen = Visit<typeof outboxMachine>
const context = (visit: Seen) => visit.snapshot.context
const waiting = (visit: Seen) => context(visit).entries.filter(({ refused }) => refused === null)
const refused = (visit: Seen) => context(visit).entries.filter(entryOf => entryOf.refused !== null)
const keys = (entries: readonly OutboxEntry[]) => entries.map(({ key }) => key)
const sent = (visit: Seen) => visit.called('send')?.input

export const outboxModel: Model<typeof outboxMachine> = {
  machine: outboxMachine,
  inputs: [undefined],
  matters: ({ entries, settlement, decision, attempt }: SnapshotFrom<typeof outboxMachine>['context']) => [
    entries.map(({ key, refused: problem }) => [key, problem]),
    settlement,
    decision,
    Math.min(attempt, 2),
  ],
  events: ({ context: { entries } }) => [
    ...(entries.length < 2 ? [{ type: 'ADDED', entry: c }] : []),
    { type: 'LOCK_HELD' },
    { type: 'CAME_ONLINE' },
    { type: 'TRY_NOW' },
    { type: 'LOGGED_IN' },
    { type: 'DECIDED', key: 'a', decision: 'retry' },
    { type: 'DECIDED', key: 'a', decision: 'discard' },
  ],
  answers: {
    lock: () => [],
    readEntries: () => [[], [a, b], [entry('a', 'outOfTurn')]],
    readAgain: () => [[], [a, b], [entry('a', 'outOfTurn'), c]],
    send: () => [
      { kind: 'received' },
      { kind: 'duplicate' },
      { kind: 'conflict' },
      { kind: 'refused', problem: 'timeInGap', details: { line: 'line1', which: 'end' } },
      { kind: 'notYet', jitter: 0.5 },
      { kind: 'sessionEnded' },
    ],
    settle: () => [undefined],
    carryOut: () => [undefined],
  },
  expectations: {
    loading: visit => expect(visit.live).toEqual(['readEntries']),
    idle: visit => {
      expect(context(visit).entries).toEqual([])
      expect(visit.live).toEqual([])
    },
    'draining.waiting': visit => {
      expect(visit.live).toEqual(['lock'])
      expect(activeDelays(visit.snapshot).map(({ ms }) => ms)).toEqual([10_000])
    },
    // Another tab may have sent some: storage is asked again under the lock.
    'draining.reading': visit => expect(visit.live.toSorted()).toEqual(['lock', 'readAgain']),
    'draining.sending': visit => {
      // The oldest that was not refused, so each position's entries go in order, with their keys.
      expect(visit.live.toSorted()).toEqual(['lock', 'send'])
      expect(sent(visit)).toEqual(waiting(visit)[0])
      expect(visit.emitted.at(-1)).toEqual({ type: 'sending', key: waiting(visit)[0]?.key })
    },
    'draining.settling': visit => {
      expect(visit.live.toSorted()).toEqual(['lock', 'settle'])
      const { settlement } = context(visit)
      expect(visit.called('settle')?.input).toEqual(settlement)
      expect(settlement?.key).toBe(waiting(visit)[0]?.key)
      const answer = visit.emitted.at(-1)
      expect(answer).toMatchObject({ type: 'answered', key: settlement?.key })
      // What a refusal says is kept beside the entry, so that the person can be told what to do, also tomorrow.
      if (settlement?.problem) {
        expect(settlement).toMatchObject({ problem: 'timeInGap', details: { line: 'line1', which: 'end' } })
        expect(answer).toMatchObject({ answer: 'refused', problem: 'timeInGap', details: settlement.details })
      } else expect(answer).toMatchObject({ problem: null })
    },
    offline: visit => {
      // Nothing is lost or skipped, no lock is held, and the wait doubles.
      const { attempt, jitter } = context(visit)
      expect(attempt).toBeGreaterThan(0)
      expect(activeDelays(visit.snapshot).map(({ ms }) => ms)).toEqual([backOff(attempt - 1, jitter)])
      expect(visit.live).toEqual([])
      expect(waiting(visit).length).toBeGreaterThan(0)
    },
    blocked: visit => {
      // Only refused ones are left, each with its problem, and none was dropped.
      expect(keys(waiting(visit))).toEqual([])
      expect(refused(visit).length).toBeGreaterThan(0)
      expect(visit.live).toEqual([])
    },
    deciding: visit => {
      expect(visit.live).toEqual(['carryOut'])
      expect(visit.called('carryOut')?.input).toEqual(context(visit).decision)
    },
    sealed: visit => {
      expect(visit.live).toEqual([])
      expect(waiting(visit).length).toBeGreaterThan(0)
      expect(visit.emitted).toContainEqual({ type: 'waiting', key: waiting(visit)[0]?.key })
    },
  },
}
