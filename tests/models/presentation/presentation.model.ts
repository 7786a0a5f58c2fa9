import { expect } from 'vitest'
import { presentationMachine } from '../../../src/machines/presentation/presentation.machine.ts'
import { activeDelays } from '../definitions.ts'
import { presentationTable } from './presentation.table.ts'
import type { Model, Visit } from '../walk.ts'

type Seen = Visit<typeof presentationMachine>
const happened = ({ events }: Seen) => events.map(({ type }) => type)
/** Events since the present presentation began. */
const since = (visit: Seen) => {
  const all = happened(visit)
  return all.slice(all.lastIndexOf('PRESENT') + 1)
}
const delays = ({ snapshot }: Seen) => activeDelays(snapshot).map(({ ms }) => ms)
const presenting = (visit: Seen) => {
  expect(visit.snapshot.context.atOnce || happened(visit).includes('PRESENT')).toBe(true)
  // The whole screen is asked for at once, whatever comes of it.
  expect(visit.live).toContain('fullScreen')
}
const awake = (last: string, isLocked: boolean) => (visit: Seen) => {
  expect(visit.live.includes('wakeLock')).toBe(isLocked)
  expect(since(visit).findLast(type => type.startsWith('LOCK_'))).toBe(last)
}

export const presentationModel: Model<typeof presentationMachine> = {
  machine: presentationMachine,
  table: presentationTable,
  inputs: [{ atOnce: false }, { atOnce: true }],
  matters: ({ shift }) => Math.min(shift, 1),
  events: () =>
    [
      'PRESENT',
      'ESCAPED',
      'EXITED',
      'FULL_SCREEN_ENTERED',
      'FULL_SCREEN_LEFT',
      'MOVED',
      'LOCK_HELD',
      'LOCK_REFUSED',
      'LOCK_LOST',
      'CAME_INTO_VIEW',
    ].map(type => ({ type })),
  answers: { fullScreen: () => [], wakeLock: () => [] },
  expectations: {
    normal: visit => {
      expect(visit.live).toEqual([])
      expect(delays(visit)).toEqual([])
      const left = ['ESCAPED', 'EXITED', 'FULL_SCREEN_LEFT']
      if (visit.events.length > 0) expect(left).toContain(happened(visit).at(-1))
    },
    'presenting.screen.inWindow': visit => {
      // Never having got the whole screen, its end changes nothing.
      presenting(visit)
      expect(since(visit)).not.toContain('FULL_SCREEN_ENTERED')
    },
    'presenting.screen.full': visit => {
      presenting(visit)
      expect(since(visit)).toContain('FULL_SCREEN_ENTERED')
      expect(since(visit)).not.toContain('FULL_SCREEN_LEFT')
    },
    'presenting.awake.locking.asking': visit => {
      expect(visit.live).toContain('wakeLock')
      const lock = since(visit).findLastIndex(type => type.startsWith('LOCK_'))
      // Asked anew whenever the page is looked at after it was lost or refused.
      if (lock !== -1) expect(since(visit).indexOf('CAME_INTO_VIEW', lock)).toBeGreaterThan(lock)
    },
    'presenting.awake.locking.held': awake('LOCK_HELD', true),
    'presenting.awake.refused': awake('LOCK_REFUSED', false),
    'presenting.awake.lost': awake('LOCK_LOST', false),
    'presenting.pointer.shown': visit => {
      presenting(visit)
      expect(delays(visit)).toEqual([3_000])
    },
    'presenting.pointer.hidden': visit => {
      presenting(visit)
      expect(delays(visit)).toEqual([60_000])
      expect(since(visit).some(type => type.startsWith('xstate.after.pointerRests'))).toBe(true)
      // A minute, a step: no picture stands in one place, and none leaves its eight places.
      const moves = happened(visit).filter(type => type.startsWith('xstate.after.shiftInterval')).length
      expect(visit.snapshot.context.shift).toBe(moves % 8)
    },
  },
}
