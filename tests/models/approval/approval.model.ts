import { expect } from 'vitest'
import { approvalMachine } from '../../../src/machines/approval/approval.machine.ts'
import type { Decision } from '../../../src/machines/approval/approval.types.ts'
import { approvalTable } from './approval.table.ts'
import { activeDelays } from '../definitions.ts'
import type { Model, Visit } from '../walk.ts'

const decisions: readonly Decision[] = [
  { id: 'u1', kind: 'upload', key: 'k1', verdict: { outcome: 'approved', corrected: { validUntil: '2029-06-12' } } },
  { id: 'u2', kind: 'picture', key: 'k2', verdict: { outcome: 'declined', reason: 'Cut off' } },
  { id: 'u3', kind: 'upload', key: 'k3', verdict: { outcome: 'approved', corrected: {} } },
]

type Seen = Visit<typeof approvalMachine>
const context = (visit: Seen) => visit.snapshot.context
/** Nothing is twice, in the queue and among what was refused. */
const once = (visit: Seen) => {
  const { queue, refused } = context(visit)
  const ids = [...queue, ...refused.map(({ decision }) => decision)].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
}

export const approvalModel: Model<typeof approvalMachine> = {
  machine: approvalMachine,
  table: approvalTable,
  inputs: [undefined],
  matters: ({ queue, refused }) => [
    queue.map(({ id }) => id),
    refused.map(({ decision, problem }) => [decision.id, problem]),
  ],
  events: () => [
    ...decisions.flatMap(decision => [
      { type: 'DECIDED', decision } as const,
      { type: 'UNDONE', id: decision.id } as const,
      { type: 'AGAIN', id: decision.id } as const,
    ]),
    { type: 'DROPPED', id: 'u1' },
    { type: 'LEFT' },
  ],
  answers: { send: () => [{ kind: 'done' }, { kind: 'refused', problem: 'unreachable' }] },
  expectations: {
    quiet: visit => {
      expect(visit.live).toEqual([])
      expect(context(visit).queue).toEqual([])
      once(visit)
    },
    held: visit => {
      // Five seconds in which nobody is told.
      expect(visit.live).toEqual([])
      expect(activeDelays(visit.snapshot).map(({ ms }) => ms)).toEqual([5_000])
      expect(context(visit).queue).toHaveLength(1)
      once(visit)
    },
    sending: visit => {
      // One after the other, in the order they were made.
      expect(visit.live).toEqual(['send'])
      expect(visit.called('send')?.input).toEqual(context(visit).queue[0])
      once(visit)
    },
  },
}
