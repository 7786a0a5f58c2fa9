import type { leavingMachine } from '../../../src/machines/leaving/leaving.machine.ts'
import type { Table } from '../table.ts'

type Machine = typeof leavingMachine

const unsaved = { unsaved: true }
const saved = { unsaved: false }
const nowhere = { away: null }

// prettier-ignore
export const leavingTable: Table<Machine> = {
  inputs: { go: ({ away }) => away, hold: ({ within }) => within },
  rows: [
    // state,         event,         when,             to,              changes,                        asks
    ['',              'start',       '',               'free',          { within: () => ['q'], ...nowhere, ...saved }],
    ['free',          'UNSAVED',     '',               'held.watching', unsaved,                        'hold'],
    ['held',          'SAVED',       '',               'free',          { ...nowhere, ...saved }],
    ['held',          'HELD',        '',               'held.asking',   { away: (_, { away }) => away }],
    ['held.asking',   'STAYED',      '',               'held.watching', nowhere],
    ['held.asking',   'LEFT_ANYWAY', '',               'going',         '',                             'go'],
    ['going',         'UNSAVED',     '',               '',              unsaved],
    ['going',         'SAVED',       '',               '',              saved],
    ['going',         'go',          c => c.unsaved,   'held.watching', nowhere,                        'hold'],
    ['going',         'go',          '',               'free',          nowhere],
  ],
}
