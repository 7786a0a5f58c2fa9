import { altered, changesOf, inverseOf, upon, without } from '../../../domain/projectPlans/drafts.ts'
import type { bulkEditMachine } from '../../../src/machines/bulk-edit/bulk-edit.machine.ts'
import type { Came, ContextOf, Table } from '../table.ts'

type Machine = typeof bulkEditMachine
type Context = ContextOf<Machine>
type Now = Came<Machine>

const some = (drafts: object) => Object.keys(drafts).length > 0
const alters = ({ drafts }: Context, { edits }: Now) => some(altered(drafts, edits))
const leavesSome = ({ drafts, theirs }: Context) =>
  some(
    without(
      drafts,
      theirs.map(({ id }) => id),
    ),
  )
const keepsSome = ({ drafts }: Context, { ids }: Now) => some(without(drafts, ids))
const isMore = ({ drafts, theirs }: Context) => some(upon(drafts, theirs))

const alter = { drafts: ({ drafts }: Context, { edits }: Now) => altered(drafts, edits), saved: {}, problem: null }
const discard = { drafts: {}, theirs: [], problem: null }
const unreachable = { problem: { code: 'unreachable', item: null } }
const tooLate = { saved: {}, problem: { code: 'undoTooLate', item: null } }

// prettier-ignore
export const bulkEditTable: Table<Machine> = {
  waits: { undoWindow: 5_000 },
  inputs: {
    savePlan: ({ project, drafts, saved, accepted }) =>
      some(saved) ? { project, changes: inverseOf(saved), accepted: true } : { project, changes: changesOf(drafts), accepted },
  },
  rows: [
    // state,      event,              when,               to,          changes,                                                     asks
    ['',           'start',            '',                 'clean',     (_, { project }) => ({ project, drafts: {}, saved: {}, accepted: false, people: [], theirs: [], told: 0, problem: null })],
    ['clean',      'EDITED',           alters,             'edited',    alter],
    ['clean',      'EDITED',           '',                 ''],
    ['edited',     'EDITED',           alters,             '',          alter],
    ['edited',     'EDITED',           '',                 'clean',     alter],
    ['edited',     'DISCARDED',        '',                 'clean',     discard],
    ['edited',     'GONE',             keepsSome,          '',          { drafts: ({ drafts }, { ids }) => without(drafts, ids), problem: null }],
    ['edited',     'GONE',             '',                 'clean',     discard],
    ['edited',     'SAVED',            '',                 'saving',    { accepted: false, problem: null },                          'savePlan'],
    ['saving',     'savePlan',         'saved',            'saved',     { saved: c => c.drafts, drafts: {}, told: (_, { told }) => told }, 'undoWindow'],
    ['saving',     'savePlan',         'doubleBooked',     'asking',    { people: (_, { people }) => people }],
    ['saving',     'savePlan',         'changedMeanwhile', 'comparing', { theirs: (_, { items }) => items }],
    ['saving',     'savePlan',         'refused',          'edited',    { problem: (_, { problem }) => problem }],
    ['saving',     'savePlan',         'unreachable',      'edited',    unreachable],
    ['asking',     'ACCEPTED',         '',                 'saving',    { accepted: true, people: [] },                              'savePlan'],
    ['asking',     'KEPT',             '',                 'edited',    { people: [] }],
    ['comparing',  'KEPT',             '',                 'edited',    { theirs: [] }],
    ['comparing',  'MINE',             isMore,             'saving',    { drafts: c => upon(c.drafts, c.theirs), theirs: [] },       'savePlan'],
    ['comparing',  'MINE',             '',                 'clean',     discard],
    ['comparing',  'THEIRS',           leavesSome,         'edited',    { drafts: c => without(c.drafts, c.theirs.map(({ id }) => id)), theirs: [] }],
    ['comparing',  'THEIRS',           '',                 'clean',     discard],
    ['saved',      'EDITED',           alters,             'edited',    alter],
    ['saved',      'EDITED',           '',                 ''],
    ['saved',      'UNDONE',           '',                 'undoing',   { problem: null },                                           'savePlan'],
    ['saved',      'after undoWindow', '',                 'clean',     { saved: {} }],
    ['undoing',    'savePlan',         'saved',            'clean',     { saved: {}, told: 0 }],
    ['undoing',    'savePlan',         'unreachable',      'saved',     unreachable,                                                 'undoWindow'],
    ['undoing',    'savePlan',         'doubleBooked',     'clean',     tooLate],
    ['undoing',    'savePlan',         'changedMeanwhile', 'clean',     tooLate],
    ['undoing',    'savePlan',         'refused',          'clean',     tooLate],
  ],
}
