import type { putPositionMachine } from '../../../src/machines/put-position/put-position.machine.ts'
import type { Came, ContextOf, Table } from '../table.ts'

type Machine = typeof putPositionMachine
type Context = ContextOf<Machine>
type Now = Came<Machine>

const nothing = {
  position: null,
  status: 'confirmed',
  target: null,
  accepted: false,
  against: null,
  made: null,
  problem: null,
} as const
const carried = {
  ...nothing,
  position: (_: Context, { position }: Now) => position,
  status: (_: Context, { status }: Now) => status,
}
const nobody = ({ target }: Context) => target === null
const kindIs =
  (...kinds: string[]) =>
  ({ target }: Context) =>
    target !== null && kinds.includes(target.fit.kind)
const no = kindIs('past', 'full', 'already')
const met = kindIs('conflict', 'blocked', 'ended')
const code = (_: Context, { code: said }: Now) => said

// prettier-ignore
export const putPositionTable: Table<Machine> = {
  waits: { undoWindow: 5_000 },
  inputs: {
    putPerson: ({ position, target, status, accepted }) => ({ position, person: target?.person ?? null, status, accepted }),
    withdrawPerson: ({ made }) => made,
  },
  rows: [
    // state,       event,              when,               to,            changes,                                         asks
    ['',            'start',            '',                 'idle',        nothing],
    ['idle',        'CARRIED',          '',                 'carrying',    carried],
    ['carrying',    'CARRIED',          '',                 'carrying',    carried],
    ['carrying',    'TARGETED',         '',                 'carrying',    { target: (_, { target }) => target }],
    ['carrying',    'DROPPED',          nobody,             'idle',        nothing],
    ['carrying',    'DROPPED',          no,                 'refused',     { problem: ({ target }) => target?.fit.kind ?? null }],
    ['carrying',    'DROPPED',          met,                'asking'],
    ['carrying',    'DROPPED',          '',                 'sending',     '',                                              'putPerson'],
    ['carrying',    'CANCELLED',        '',                 'idle',        nothing],
    ['asking',      'ACCEPTED',         '',                 'sending',     { accepted: true },                              'putPerson'],
    ['asking',      'KEPT',             '',                 'idle',        nothing],
    ['sending',     'putPerson',        'put',              'undoable',    { made: (_, { id }) => id },                     'undoWindow'],
    ['sending',     'putPerson',        'alreadyConfirmed', 'asking',      { against: (_, { against }) => against }],
    ['sending',     'putPerson',        'refused',          'refused',     { problem: code }],
    ['sending',     'putPerson',        'unreachable',      'unreachable'],
    ['undoable',    'CARRIED',          '',                 'carrying',    carried],
    ['undoable',    'UNDONE',           '',                 'undoing',     '',                                              'withdrawPerson'],
    ['undoable',    'after undoWindow', '',                 'idle',        nothing],
    ['undoing',     'withdrawPerson',   'withdrawn',        'idle',        nothing],
    ['undoing',     'withdrawPerson',   'refused',          'refused',     { problem: code }],
    ['refused',     'CARRIED',          '',                 'carrying',    carried],
    ['refused',     'KEPT',             '',                 'idle',        nothing],
    ['unreachable', 'CARRIED',          '',                 'carrying',    carried],
    ['unreachable', 'RETRIED',          '',                 'sending',     '',                                              'putPerson'],
    ['unreachable', 'KEPT',             '',                 'idle',        nothing],
  ],
}
