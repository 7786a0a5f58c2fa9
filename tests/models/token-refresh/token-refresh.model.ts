import { expect } from 'vitest'
import type { SnapshotFrom } from 'xstate'
import { backOff } from '../../../domain/retry.ts'
import { tokenRefreshMachine } from '../../../src/machines/token-refresh/token-refresh.machine.ts'
import { activeDelays } from '../definitions.ts'
import { tokenRefreshTable } from './token-refresh.table.ts'
import type { Model, Visit } from '../walk.ts'

const now = 1_700_000_000_000
const day = 86_400_000
const seconds = (ms: number) => (now + ms) / 1000
const found = (age: number | null, left: number) => ({
  kind: 'found',
  exp: seconds(left),
  issuedAt: age === null ? null : seconds(-age),
  now,
  jitter: 0.5,
})

const lookedAt = { type: 'xstate.done.actor.readToken', actorId: 'readToken' }

type Seen = Visit<typeof tokenRefreshMachine>
const context = (visit: Seen) => visit.snapshot.context
const waits = (visit: Seen) => activeDelays(visit.snapshot).map(({ ms }) => ms)
const over = (end: string) => (visit: Seen) => {
  expect(visit.snapshot.output).toBe(end)
  expect(visit.live).toEqual([])
}

export const tokenRefreshModel: Model<typeof tokenRefreshMachine> = {
  machine: tokenRefreshMachine,
  table: tokenRefreshTable,
  inputs: [undefined],
  matters: ({ attempt, left, end }: SnapshotFrom<typeof tokenRefreshMachine>['context']) => [
    Math.min(attempt, 2),
    left,
    end,
  ],
  events: () => [{ type: 'WOKE_UP' }, { type: 'CAME_ONLINE' }, { type: 'LOCK_HELD' }],
  answers: {
    lock: () => [],
    readToken: () => [{ kind: 'none' }, found(269_999, day), found(270_000, day), found(null, 500), found(1_000, 0)],
    refresh: () => [{ kind: 'renewed', exp: seconds(day) }, { kind: 'refused' }, { kind: 'notYet' }],
  },
  expectations: {
    resting: visit => {
      // One cycle of exactly five minutes; nothing is held or asked meanwhile.
      expect(waits(visit)).toEqual([300_000])
      expect(visit.live).toEqual([])
      expect(context(visit).attempt).toBe(0)
      // Adopted only when younger than 4 1/2 minutes.
      const last = visit.events.at(-1)
      if (last?.type === lookedAt.type) expect(last).toMatchObject({ output: found(269_999, day) })
    },
    'renewing.waiting': visit => {
      expect(waits(visit)).toEqual([10_000])
      expect(visit.live).toEqual(['lock'])
    },
    'renewing.looking': visit => {
      // The stored token is read again under the lock, before anything is refreshed.
      expect(visit.live.toSorted()).toEqual(['lock', 'readToken'])
    },
    'renewing.refreshing': visit => {
      expect(visit.live.toSorted()).toEqual(['lock', 'refresh'])
      expect(context(visit).left).toBeGreaterThan(0)
      expect([found(270_000, day), found(null, 500)].map(output => ({ ...lookedAt, output }))).toContainEqual(
        visit.events.at(-1),
      )
    },
    backingOff: visit => {
      // The lock is let go; the wait doubles, and never lasts beyond exp.
      expect(visit.live).toEqual([])
      const { attempt, jitter, left } = context(visit)
      expect(attempt).toBeGreaterThan(0)
      expect(waits(visit)).toEqual([Math.min(backOff(attempt - 1, jitter), left)])
    },
    refused: over('refused'),
    expired: over('expired'),
    elsewhere: over('elsewhere'),
  },
}
