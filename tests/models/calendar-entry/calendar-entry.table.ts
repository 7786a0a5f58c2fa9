import type { calendarEntryMachine } from '../../../src/machines/calendar-entry/calendar-entry.machine.ts'
import type { Came, ContextOf, Table } from '../table.ts'

type Machine = typeof calendarEntryMachine
type Context = ContextOf<Machine>
type Now = Came<Machine>

const nothing = { draft: null, jobs: null, accepted: false, entry: null, failure: null }
const taken = { ...nothing, draft: (_: Context, { draft }: Now) => draft }
const overAJob = ({ draft, jobs }: Context) => draft?.kind !== 'available' && (jobs?.length ?? 0) > 0
const jobs = (_: Context, { jobs: found }: Now) => found
const finished = { draft: (_: Context, { draft }: Now) => draft, failure: null }
const failure = (_: Context, { failure: said }: Now) => said

// prettier-ignore
export const calendarEntryTable: Table<Machine> = {
  waits: { undoWindow: 5_000 },
  inputs: {
    checkDays: ({ draft }) => draft,
    sendEntry: ({ draft, accepted }) => ({ draft, accepted }),
    removeEntry: ({ entry }) => entry,
  },
  rows: [
    // state,              event,              when,               to,                  changes,                                  asks
    ['',                   'start',            '',                 'closed.quiet',      nothing],
    ['closed',             'OPENED',           '',                 'choosing.checking', taken,                                    'checkDays'],
    ['closed',             'REMOVAL_ASKED',    '',                 'confirming',        { entry: (_, { entry }) => entry }],
    ['closed.undoable',    'after undoWindow', '',                 'closed.quiet'],
    ['closed.undoable',    'UNDONE',           '',                 'removing',          '',                                       'removeEntry'],
    ['choosing',           'CHANGED',          '',                 'choosing.checking', taken,                                    'checkDays'],
    ['choosing',           'SENT',             overAJob,           'asking',            finished],
    ['choosing',           'SENT',             '',                 'sending',           finished,                                 'sendEntry'],
    ['choosing',           'CLOSED',           '',                 'closed.quiet',      nothing],
    ['choosing.checking',  'checkDays',        'checked',          'choosing.checked',  { jobs }],
    ['choosing.checking',  'checkDays',        'unknown',          'choosing.checked'],
    ['sending',            'sendEntry',        'made',             'closed.undoable',
      (c, { id }) => ({ ...nothing, entry: c.draft && { kind: c.draft.kind, id } }), 'undoWindow', ({ draft }) => draft ? [{ type: 'made', draft }] : []],
    ['sending',            'sendEntry',        'alreadyConfirmed', 'asking',            { jobs }],
    ['sending',            'sendEntry',        'refused',          'choosing.checked',  { failure, accepted: false }],
    ['asking',             'ACCEPTED',         '',                 'sending',           { accepted: true },                       'sendEntry'],
    ['asking',             'KEPT',             '',                 'closed.quiet',      nothing],
    ['confirming',         'ACCEPTED',         '',                 'removing',          '',                                       'removeEntry'],
    ['confirming',         'KEPT',             '',                 'closed.quiet',      nothing],
    ['removing',           'removeEntry',      'removed',          'closed.quiet',      nothing, '', ({ entry }) => entry ? [{ type: 'removed', entry }] : []],
    ['removing',           'removeEntry',      'refused',          'closed.quiet',      nothing, '', (_, { failure: said }) => [{ type: 'notRemoved', failure: said }]],
  ],
}
