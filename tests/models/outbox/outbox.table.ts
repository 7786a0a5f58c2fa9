import { backOff } from '../../../domain/retry.ts'
import type { outboxMachine } from '../../../src/machines/outbox/outbox.machine.ts'
import type { EntryAnswer } from '../../../src/machines/outbox/outbox.types.ts'
import type { Came, ContextOf, Table } from '../table.ts'

type Machine = typeof outboxMachine
type Context = ContextOf<Machine>
type Now = Came<Machine>

const stored = {
  next: (_: Context, { next }: Now) => next,
  waiting: (_: Context, { waiting }: Now) => waiting,
  refused: (_: Context, { refused }: Now) => refused,
}
const oneMore = { waiting: ({ waiting }: Context) => waiting + 1 }
const decided = { decision: (_: Context, { key, decision }: Now) => ({ key, decision }) }
const hasNext = ({ next }: Context) => next.length > 0
const oneMoreTry = ({ attempt }: Context) => attempt + 1

const problemOf = (answer: EntryAnswer) => (answer.kind === 'refused' ? answer.problem : null)
const detailsOf = (answer: EntryAnswer) => ('details' in answer ? { details: answer.details } : {})
const settled = {
  settlements: (_: Context, { answers }: Now) =>
    answers.map(answer => ({ key: answer.key, problem: problemOf(answer), ...detailsOf(answer) })),
}
const answered = (answer: EntryAnswer) => ({
  type: 'answered',
  key: answer.key,
  answer: answer.kind,
  problem: problemOf(answer),
  ...detailsOf(answer),
})
const tells =
  (type: 'sending' | 'waiting') =>
  ({ next }: Context) =>
    next.map(({ key }) => ({ type, key }))

// prettier-ignore
export const outboxTable: Table<Machine> = {
  waits: { lockPatience: 10_000, untilNextTry: ({ attempt, jitter }) => backOff(attempt - 1, jitter) },
  inputs: {
    readStored: () => 1,
    readAgain: () => 100,
    send: ({ next, waiting }) => ({ entries: next, left: waiting - next.length }),
    settle: ({ settlements }) => settlements,
    carryOut: ({ decision }) => decision,
  },
  rows: [
    // state,            event,                when,              to,                  changes,                       asks,                tells
    ['',                 'start',              '',                'loading',           { next: [], waiting: 0, refused: 0, settlements: [], decision: null, attempt: 0, jitter: 0 }, 'readStored'],
    ['',                 'SENT_UNKEPT',        '',                '',                  '',                            '',                  (_, { answer }) => [answered(answer)]],
    ['loading',          'ADDED',              '',                'loading',           '',                            'readStored'],
    ['loading',          'readStored',         '',                'resting',           stored],
    ['resting',          'always',             hasNext,           'draining.waiting',  '',                            'lock lockPatience'],
    ['resting',          'always',             c => c.refused > 0, 'blocked'],
    ['resting',          'always',             '',                'idle'],
    ['idle',             'ADDED',              '',                'draining.waiting',  oneMore,                       'lock lockPatience'],
    ['draining',         'ADDED',              '',                '',                  oneMore],
    ['draining.waiting', 'LOCK_HELD',          '',                'draining.reading',  '',                            'readAgain'],
    ['draining.waiting', 'after lockPatience', '',                'draining.reading',  '',                            'readAgain'],
    ['draining.reading', 'ADDED',              '',                'draining.reading',  '',                            'readAgain'],
    ['draining.reading', 'readAgain',          '',                'draining.picking',  stored],
    ['draining.picking', 'always',             hasNext,           'draining.sending',  '',                            'send',              tells('sending')],
    ['draining.picking', 'always',             '',                'resting'],
    ['draining.sending', 'send',               'notYet',          'offline',           { attempt: oneMoreTry, jitter: (_, { jitter }) => jitter }, 'untilNextTry', tells('waiting')],
    ['draining.sending', 'send',               'sessionEnded',    'sealed',            '',                            '',                  tells('waiting')],
    ['draining.sending', 'send',               'answered',        'draining.settling', settled,                       'settle',            (_, { answers }) => answers.map(answered)],
    ['draining.settling', 'settle',            'true',            'draining.reading',  { settlements: [], attempt: 0 }, 'readAgain'],
    ['draining.settling', 'settle',            'false',           'offline',           { settlements: [], attempt: oneMoreTry }, 'untilNextTry'],
    ['offline',          'after untilNextTry', '',                'draining.waiting',  '',                            'lock lockPatience'],
    ['offline',          'ADDED',              '',                '',                  oneMore],
    ['offline',          'CAME_ONLINE',        '',                'draining.waiting',  '',                            'lock lockPatience'],
    ['offline',          'TRY_NOW',            '',                'draining.waiting',  '',                            'lock lockPatience'],
    ['offline',          'DECIDED',            '',                'deciding',          decided,                       'carryOut'],
    ['blocked',          'ADDED',              '',                'draining.waiting',  oneMore,                       'lock lockPatience'],
    ['blocked',          'DECIDED',            '',                'deciding',          decided,                       'carryOut'],
    ['deciding',         'ADDED',              '',                '',                  oneMore],
    ['deciding',         'carryOut',           '',                'loading',           { decision: null },            'readStored'],
    ['sealed',           'ADDED',              '',                '',                  oneMore],
    ['sealed',           'LOGGED_IN',          '',                'loading',           '',                            'readStored'],
  ],
}
