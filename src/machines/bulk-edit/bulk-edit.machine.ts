import { assertEvent, assign, setup } from 'xstate'
import { type Drafts, altered, changesOf, inverseOf, upon, without } from '../../../domain/projectPlans/drafts.ts'
import { undoFor } from '../../../domain/toasts.ts'
import { type Ignores, effect, ignoring } from '../effects.ts'
import { onAnswer } from '../on-answer.ts'
import type { BulkEditContext, BulkEditEvent, BulkEditInput, PlanAnswer, SaveInput } from './bulk-edit.types.ts'

const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id)
const isEmpty = (drafts: Drafts) => Object.keys(drafts).length === 0

/**
 * Altering many positions before anything is written: all of it or none, with one question about double bookings, one
 * about what somebody else has changed meanwhile, and 5 s to take it back. Decisions 23, 48.
 */
export const bulkEditMachine = setup({
  types: {
    context: {} as BulkEditContext,
    events: {} as BulkEditEvent,
    input: {} as BulkEditInput,
    meta: {} as Ignores<BulkEditEvent['type']>,
  },
  actors: { savePlan: effect<PlanAnswer, SaveInput>('savePlan') },
  delays: { undoWindow: undoFor },
  guards: {
    alters: ({ context, event }) => {
      assertEvent(event, 'EDITED')
      return !isEmpty(altered(context.drafts, event.edits))
    },
    keepsSome: ({ context, event }) => {
      assertEvent(event, 'GONE')
      return !isEmpty(without(context.drafts, event.ids))
    },
    leavesSome: ({ context }) => !isEmpty(without(context.drafts, idsOf(context.theirs))),
    isMore: ({ context }) => !isEmpty(upon(context.drafts, context.theirs)),
  },
  actions: {
    alter: assign(({ context, event }) => {
      assertEvent(event, 'EDITED')
      return { drafts: altered(context.drafts, event.edits), saved: {}, problem: null }
    }),
    discard: assign({ drafts: {}, theirs: [], problem: null }),
  },
}).createMachine({
  id: 'bulkEdit',
  context: ({ input }) => ({
    ...input,
    drafts: {},
    saved: {},
    accepted: false,
    people: [],
    theirs: [],
    told: 0,
    problem: null,
  }),
  initial: 'clean',
  states: {
    clean: {
      meta: ignoring('DISCARDED', 'SAVED', 'ACCEPTED', 'KEPT', 'MINE', 'THEIRS', 'UNDONE', 'GONE'),
      on: { EDITED: [{ guard: 'alters', target: 'edited', actions: 'alter' }, {}] },
    },
    edited: {
      meta: ignoring('ACCEPTED', 'KEPT', 'MINE', 'THEIRS', 'UNDONE'),
      on: {
        EDITED: [
          { guard: 'alters', actions: 'alter' },
          { target: 'clean', actions: 'alter' },
        ],
        DISCARDED: { target: 'clean', actions: 'discard' },
        GONE: [
          {
            guard: 'keepsSome',
            actions: assign(({ context, event }) => ({ drafts: without(context.drafts, event.ids), problem: null })),
          },
          { target: 'clean', actions: 'discard' },
        ],
        SAVED: { target: 'saving', actions: assign({ accepted: false, problem: null }) },
      },
    },
    saving: {
      meta: ignoring('EDITED', 'DISCARDED', 'SAVED', 'ACCEPTED', 'KEPT', 'MINE', 'THEIRS', 'UNDONE', 'GONE'),
      invoke: {
        id: 'savePlan',
        src: 'savePlan',
        input: ({ context: { project, drafts, accepted } }) => ({ project, changes: changesOf(drafts), accepted }),
        onDone: onAnswer({
          saved: {
            target: 'saved',
            actions: assign(({ context, event }) => ({ saved: context.drafts, drafts: {}, told: event.output.told })),
          },
          doubleBooked: {
            target: 'asking',
            actions: assign(({ event }) => ({ people: event.output.people })),
          },
          changedMeanwhile: {
            target: 'comparing',
            actions: assign(({ event }) => ({ theirs: event.output.items })),
          },
          refused: {
            target: 'edited',
            actions: assign(({ event }) => ({ problem: event.output.problem })),
          },
          unreachable: {
            target: 'edited',
            actions: assign({ problem: { code: 'unreachable', item: null } }),
          },
        }),
      },
    },
    asking: {
      meta: ignoring('EDITED', 'DISCARDED', 'SAVED', 'MINE', 'THEIRS', 'UNDONE', 'GONE'),
      on: {
        ACCEPTED: { target: 'saving', actions: assign({ accepted: true, people: [] }) },
        KEPT: { target: 'edited', actions: assign({ people: [] }) },
      },
    },
    comparing: {
      meta: ignoring('EDITED', 'DISCARDED', 'SAVED', 'ACCEPTED', 'UNDONE', 'GONE'),
      on: {
        KEPT: { target: 'edited', actions: assign({ theirs: [] }) },
        MINE: [
          {
            guard: 'isMore',
            target: 'saving',
            actions: assign(({ context }) => ({ drafts: upon(context.drafts, context.theirs), theirs: [] })),
          },
          // What one wanted has been done by the other.
          { target: 'clean', actions: 'discard' },
        ],
        THEIRS: [
          {
            guard: 'leavesSome',
            target: 'edited',
            actions: assign(({ context }) => ({ drafts: without(context.drafts, idsOf(context.theirs)), theirs: [] })),
          },
          { target: 'clean', actions: 'discard' },
        ],
      },
    },
    saved: {
      meta: ignoring('DISCARDED', 'SAVED', 'ACCEPTED', 'KEPT', 'MINE', 'THEIRS', 'GONE'),
      on: {
        EDITED: [{ guard: 'alters', target: 'edited', actions: 'alter' }, {}],
        UNDONE: { target: 'undoing', actions: assign({ problem: null }) },
      },
      after: { undoWindow: { target: 'clean', actions: assign({ saved: {} }) } },
    },
    undoing: {
      meta: ignoring('EDITED', 'DISCARDED', 'SAVED', 'ACCEPTED', 'KEPT', 'MINE', 'THEIRS', 'UNDONE', 'GONE'),
      invoke: {
        id: 'savePlan',
        src: 'savePlan',
        // What was before was allowed before.
        input: ({ context: { project, saved } }) => ({ project, changes: inverseOf(saved), accepted: true }),
        onDone: onAnswer({
          saved: { target: 'clean', actions: assign({ saved: {}, told: 0 }) },
          unreachable: {
            target: 'saved',
            actions: assign({ problem: { code: 'unreachable', item: null } }),
          },
          doubleBooked: {
            target: 'clean',
            actions: assign({ saved: {}, problem: { code: 'undoTooLate', item: null } }),
          },
          changedMeanwhile: {
            target: 'clean',
            actions: assign({ saved: {}, problem: { code: 'undoTooLate', item: null } }),
          },
          refused: { target: 'clean', actions: assign({ saved: {}, problem: { code: 'undoTooLate', item: null } }) },
        }),
      },
    },
  },
})
