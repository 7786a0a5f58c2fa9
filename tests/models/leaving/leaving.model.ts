import { expect } from 'vitest'
import { leavingMachine } from '../../../src/machines/leaving/leaving.machine.ts'
import { leavingTable } from './leaving.table.ts'
import type { Model, Visit } from '../walk.ts'

type Seen = Visit<typeof leavingMachine>
const context = (visit: Seen) => visit.snapshot.context
const lastOf = ({ events }: Seen, ...types: string[]) => events.findLast(({ type }) => types.includes(type))?.type

export const leavingModel: Model<typeof leavingMachine> = {
  machine: leavingMachine,
  table: leavingTable,
  inputs: [{ within: ['q'] }],
  events: () => [
    { type: 'UNSAVED' },
    { type: 'SAVED' },
    { type: 'HELD', away: { to: '/jobs', how: 'pushState' } },
    { type: 'HELD', away: { to: '/', how: 'popstate' } },
    { type: 'STAYED' },
    { type: 'LEFT_ANYWAY' },
  ],
  answers: { hold: () => [], go: () => [undefined] },
  expectations: {
    free: visit => {
      // Whoever has nothing to lose is not held.
      expect(visit.live).toEqual([])
      expect(lastOf(visit, 'UNSAVED', 'SAVED')).not.toBe('UNSAVED')
    },
    'held.watching': visit => {
      expect(visit.live).toEqual(['hold'])
      expect(lastOf(visit, 'UNSAVED', 'SAVED')).toBe('UNSAVED')
      expect(context(visit).away).toBeNull()
    },
    'held.asking': visit => {
      // Asked about the last way somebody tried, and held until there is a word.
      expect(visit.live).toEqual(['hold'])
      expect(visit.events.at(-1)).toMatchObject({ type: 'HELD', away: context(visit).away })
    },
    going: visit => {
      // Only by their own word, and then nothing stands in the way.
      expect(visit.live).toEqual(['go'])
      expect(lastOf(visit, 'HELD', 'LEFT_ANYWAY', 'STAYED')).toBe('LEFT_ANYWAY')
      expect(context(visit).away).not.toBeNull()
    },
  },
}
