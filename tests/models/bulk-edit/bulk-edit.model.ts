import { expect } from 'vitest'
import type { SnapshotFrom } from 'xstate'
import type { ItemBase, ItemDraft } from '../../../domain/projectPlans/drafts.ts'
import { bulkEditMachine } from '../../../src/machines/bulk-edit/bulk-edit.machine.ts'
import { bulkEditTable } from './bulk-edit.table.ts'
import { activeDelays } from '../definitions.ts'
import type { Model, Visit } from '../walk.ts'

const item = (id: string, more: Partial<ItemBase> = {}): ItemBase => ({
  id,
  revision: 4,
  ...{
    startDate: '2026-05-27',
    endDate: null,
    startTime: '07:00',
    endTime: '15:00',
    breakMinutes: 30,
    amountOfRows: 8,
  },
  ...{ cateringId: null, commentExternal: null, commentInternal: null, commentCrew: null, commentCrewChief: null },
  ...more,
})
const edit = (id: string, change: ItemDraft) => ({ base: item(id), change })
const edited = (...edits: ReturnType<typeof edit>[]) => ({ type: 'EDITED' as const, edits })

type Seen = Visit<typeof bulkEditMachine>
const context = (visit: Seen) => visit.snapshot.context
const quiet = (visit: Seen) => expect(visit.live).toEqual([])

export const bulkEditModel: Model<typeof bulkEditMachine> = {
  machine: bulkEditMachine,
  table: bulkEditTable,
  inputs: [{ project: '7001' }],
  matters: ({ drafts, saved, accepted, theirs, problem }: SnapshotFrom<typeof bulkEditMachine>['context']) => [
    Object.keys(drafts),
    Object.keys(saved).length > 0,
    accepted,
    theirs.map(({ startTime }) => startTime),
    problem?.code,
  ],
  events: () => [
    edited(edit('a', { startTime: '06:30' }), edit('b', { startTime: '06:30' })),
    edited(edit('a', { startTime: '06:30' })),
    // As they were.
    edited(edit('a', { startTime: '07:00' }), edit('b', { startTime: '07:00' })),
    { type: 'GONE' as const, ids: ['a'] },
    ...(['DISCARDED', 'SAVED', 'ACCEPTED', 'KEPT', 'MINE', 'THEIRS', 'UNDONE'] as const).map(type => ({ type })),
  ],
  answers: {
    savePlan: () => [
      { kind: 'saved', told: 20 },
      { kind: 'doubleBooked', people: ['Jana Okafor'] },
      { kind: 'changedMeanwhile', items: [item('a', { startTime: '08:00', revision: 5 })] },
      // The other wanted the same.
      { kind: 'changedMeanwhile', items: [item('a', { startTime: '06:30', revision: 5 })] },
      { kind: 'refused', problem: { code: 'amountBelowFilled', item: 'a' } },
      { kind: 'unreachable' },
    ],
  },
  expectations: {
    clean: visit => {
      quiet(visit)
      expect(context(visit).drafts).toEqual({})
      expect(context(visit).saved).toEqual({})
    },
    edited: visit => {
      quiet(visit)
      expect(Object.keys(context(visit).drafts).length).toBeGreaterThan(0)
    },
    saving: visit => {
      expect(visit.live).toEqual(['savePlan'])
      // Only a yes to the question books twice.
      expect(context(visit).accepted).toBe(
        visit.events.findLast(({ type }) => type === 'SAVED' || type === 'ACCEPTED')?.type === 'ACCEPTED',
      )
    },
    asking: visit => {
      quiet(visit)
      expect(context(visit).people).toEqual(['Jana Okafor'])
    },
    comparing: visit => {
      quiet(visit)
      expect(context(visit).theirs).toHaveLength(1)
    },
    saved: visit => {
      quiet(visit)
      expect(context(visit).drafts).toEqual({})
      expect(activeDelays(visit.snapshot).map(({ ms }) => ms)).toEqual([5_000])
    },
    undoing: visit => {
      expect(visit.live).toEqual(['savePlan'])
      // As it was, one change later than it was read.
      expect(visit.called('savePlan')?.input).toMatchObject({
        accepted: true,
        changes: Object.values(context(visit).saved).map(({ base }) => ({
          id: base.id,
          revision: base.revision + 1,
          startTime: base.startTime,
        })),
      })
    },
  },
}
