import { nextStatus } from '../../../domain/projectCrewItems/position-status.ts'
import type { applicationMachine } from '../../../src/machines/application/application.machine.ts'
import type { Came, ContextOf, Table } from '../table.ts'

type Machine = typeof applicationMachine
type Context = ContextOf<Machine>
type Now = Came<Machine>

const inTurn = ({ status }: Context, { command }: Now) => 'status' in nextStatus(status, command)
const isNews = ({ status }: Context, now: Now) => now.status !== status
const canBeUndone = ({ command }: Context) => command === 'confirm' || command === 'apply' || command === 'unapply'
const undoes = { confirm: 'undoConfirm', apply: 'unapply', unapply: 'apply' } as const
const undoing = ({ command }: Context) =>
  command === 'confirm' || command === 'apply' || command === 'unapply' ? undoes[command] : null

const done = { status: (_: Context, { status }: Now) => status, job: (_: Context, { job }: Now) => job }
const news = { ...done, problem: null }
const taken = {
  command: (_: Context, { command }: Now) => command,
  words: (_: Context, { words }: Now) => words ?? null,
  accepted: false,
  problem: null,
}

// prettier-ignore
export const applicationTable: Table<Machine> = {
  waits: { undoWindow: 5_000 },
  inputs: {
    sendCommand: ({ command, words, position, job, accepted }) => ({ command, words, position, job, doubleBookingAccepted: accepted }),
  },
  rows: [
    // state,            event,              when,                  to,                 changes,                                         asks
    ['',                 'start',            '',                    'settled.quiet',    (_, input) => ({ ...input, command: null, words: null, accepted: false, conflicts: [], problem: null })],
    ['settled',          'ASKED',            inTurn,                'sending',          taken,                                           'sendCommand'],
    ['settled',          'ASKED',            '',                    '',                 { problem: 'outOfTurn' }],
    ['settled',          'STATUS_CHANGED',   isNews,                'settled.quiet',    news],
    ['settled',          'STATUS_CHANGED',   '',                    ''],
    ['settled.undoable', 'after undoWindow', '',                    'settled.quiet'],
    ['settled.undoable', 'UNDONE',           '',                    'sending',          { command: undoing, accepted: c => c.command === 'unapply' }, 'sendCommand'],
    ['sending',          'sendCommand',      ['done', canBeUndone], 'settled.undoable', done,                                            'undoWindow'],
    ['sending',          'sendCommand',      'done',                'settled.quiet',    done],
    ['sending',          'sendCommand',      'doubleBooked',        'asking',           { conflicts: (_, { conflicts }) => conflicts }],
    ['sending',          'sendCommand',      'outOfTurn',           'settled.quiet',    { status: (_, { status }) => status, problem: 'outOfTurn' }],
    ['sending',          'sendCommand',      'refused',             'settled.quiet',    { problem: (_, { problem }) => problem }],
    ['sending',          'sendCommand',      'unreachable',         'settled.quiet',    { problem: 'unreachable' }],
    ['asking',           'ACCEPTED',         '',                    'sending',          { accepted: true, conflicts: [] },               'sendCommand'],
    ['asking',           'KEPT',             '',                    'settled.quiet',    { conflicts: [] }],
    ['asking',           'STATUS_CHANGED',   isNews,                'settled.quiet',    { ...news, conflicts: [] }],
    ['asking',           'STATUS_CHANGED',   '',                    ''],
  ],
}
