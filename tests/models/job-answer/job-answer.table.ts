import { undoWindow } from '../../../domain/projectCrewItems/position-status.ts'
import type { jobAnswerMachine } from '../../../src/machines/job-answer/job-answer.machine.ts'
import type { ContextOf, Table } from '../table.ts'

type Machine = typeof jobAnswerMachine
type Context = ContextOf<Machine>

const isOpen = ({ question }: Context) => question?.state === 'open'
const isFresh = ({ question }: Context) => question?.canTakeBack === true
const says = (said: Context['said']) => ({ said, accept: false, notice: null })

// prettier-ignore
export const jobAnswerTable: Table<Machine> = {
  waits: { undoWindow: () => undoWindow },
  inputs: { read: ({ token }) => token, give: ({ token, said, accept }) => ({ token, said, accept }) },
  rows: [
    // state,     event,              when,          to,         changes,                                                                        asks
    ['',          'start',            '',            'reading',  (_, { token }) => ({ token, question: null, said: 'no', accept: false, clash: null, notice: null }), 'read'],
    ['reading',   'read',             'asked',       'weighing', { question: (_, { question }) => question }],
    ['reading',   'read',             'notValid',    'invalid'],
    ['reading',   'read',             'unreachable', 'failed'],
    ['failed',    'RETRIED',          '',            'reading',  '',                                                                             'read'],
    ['weighing',  'always',           isOpen,        'deciding'],
    ['weighing',  'always',           isFresh,       'fresh',    '',                                                                             'undoWindow'],
    ['weighing',  'always',           '',            'done'],
    ['deciding',  'SAID_YES',         '',            'giving',   says('yes'),                                                                    'give'],
    ['deciding',  'SAID_NO',          '',            'giving',   says('no'),                                                                     'give'],
    ['giving',    'give',             'answered',    'weighing', { question: (_, { question }) => question, clash: null }],
    ['giving',    'give',             'clash',       'asking',   { clash: (_, { clash }) => clash }],
    ['giving',    'give',             'overtaken',   'reading',  { clash: null, notice: 'overtaken' },                                           'read'],
    ['giving',    'give',             'notValid',    'invalid'],
    ['giving',    'give',             'unreachable', 'weighing', { clash: null, notice: 'unreachable' }],
    ['asking',    'ACCEPTED',         '',            'giving',   { accept: true },                                                               'give'],
    ['asking',    'KEPT',             '',            'deciding', { clash: null }],
    ['fresh',     'TAKEN_BACK',       '',            'giving',   says('back'),                                                                   'give'],
    ['fresh',     'after undoWindow', '',            'done'],
  ],
}
