import { nothing, withAnswer } from '../../../domain/forms/answers.ts'
import type { formMachine } from '../../../src/machines/form/form.machine.ts'
import type { Came, ContextOf, Table } from '../table.ts'

type Machine = typeof formMachine
type Context = ContextOf<Machine>
type Now = Came<Machine>

const textOf = ({ answers }: Context, id: string) => answers.find(({ questionId }) => questionId === id)?.text ?? null
/** Shoes are asked for, years may be left out and are a number. */
const asks = ({ questions }: Context, id: string) => questions.some(question => question.id === id)
const taken = (context: Context, { answer: { questionId, text } }: Now) =>
  asks(context, questionId) && (questionId !== 'years' || text !== 'three')
const files = (context: Context, { question }: Now) => question === 'photo' && asks(context, 'photo')
const takes = ({ taking }: Context) => taking !== null
const counts = (context: Context, now: Now) =>
  taken(context, now) && textOf(context, now.answer.questionId) !== now.answer.text
const lacks = (context: Context) => asks(context, 'shoes') && textOf(context, 'shoes') === null
const stuck = (context: Context) => context.draft !== null || (context.at === 'shoes' && lacks(context))
/** The question that stands so many places on; null: there is none, or nothing is shown. */
const beside =
  (by: number) =>
  ({ questions, at }: Context) =>
    questions[questions.findIndex(({ id }) => id === at) + by]?.id ?? null
const isBeforeLast = (context: Context) => beside(1)(context) !== null
const isAfterFirst = (context: Context) => beside(-1)(context) !== null
const opens = (context: Context, { question }: Now) => asks(context, question) && context.at !== question
const isDone = ({ handIn }: Context) => handIn.kind === 'done'
const isWaiting = ({ handIn }: Context) => handIn.kind === 'waiting'
const isRefused = ({ handIn, seen }: Context) => handIn.kind === 'refused' && seen !== handIn.entry
const waits = ({ queue }: Context) => queue.length > 0

const moved = { draft: null, tried: false, problem: null }
const given = {
  answers: ({ questions, answers }: Context, { answer }: Now) => withAnswer(questions, answers, answer),
  queue: ({ queue }: Context, { key, answer }: Now) => [...queue, { key, answer }],
  draft: null,
}
const chosen = {
  taking: (_: Context, { key, question, blob, turns }: Now) => ({ key, question, blob, turns }),
  problem: null,
}
const picture = { id: 'p1', name: 'harness.jpg', format: 'picture', size: 340_000 } as const
const photo = { ...nothing('photo'), file: picture }
const photographed = {
  answers: ({ questions, answers }: Context) => withAnswer(questions, answers, photo),
  queue: ({ queue, taking }: Context) => [...queue, { key: taking?.key ?? '', answer: photo }],
  taking: null,
  draft: null,
}
const noted = { draft: (context: Context, now: Now) => (taken(context, now) ? null : now.answer) }
/** Nothing is added to what was handed in elsewhere. */
const still = ({ queue }: Context, { handIn: { kind } }: Now) => (kind === 'waiting' || kind === 'done' ? [] : queue)
const took = {
  handIn: (_: Context, { handIn }: Now) => handIn,
  queue: still,
  taking: ({ taking }: Context, { handIn: { kind } }: Now) => (kind === 'waiting' || kind === 'done' ? null : taking),
  answers: (context: Context, now: Now) =>
    still(context, now).reduce((all, { answer }) => withAnswer(context.questions, all, answer), now.answers),
}
const dropped = { queue: ({ queue }: Context) => queue.slice(1) }
const refused = {
  ...moved,
  at: (context: Context) => (lacks(context) ? 'shoes' : context.at),
  tried: lacks,
  problem: 'answersMissing',
  seen: 'e1',
}
// prettier-ignore
export const formTable: Table<Machine> = {
  waits: {},
  inputs: { takeFile: ({ taking }) => taking, keepAnswer: ({ queue }) => queue[0] ?? null, handIn: ({ queue }) => queue, putAway: ({ seen }) => seen },
  rows: [
    // state,            event,        when,                     to,                changes,                                          asks
    ['',                 'start',      '',                       'filling.resting', (_, { questions, answers, handIn, at }) => ({ questions, answers, handIn, queue: [], taking: null, ...moved, seen: null, at: at === 'years' ? 'years' : (questions[0]?.id ?? null) })],
    ['filling',          'always',     isDone,                   'done'],
    ['filling',          'always',     isWaiting,                'handedIn'],
    ['filling',          'always',     isRefused,                'refused',         refused,                                          'putAway'],
    ['filling',          'NEXT',       takes,                    ''],
    ['filling',          'NEXT',       stuck,                    '',                { tried: true }],
    ['filling',          'NEXT',       isBeforeLast,             '',                { ...moved, at: beside(1) }],
    ['filling',          'NEXT',       lacks,                    '',                { ...moved, at: 'shoes', tried: true }],
    ['filling',          'NEXT',       '',                       'handingIn',       '',                                               'handIn'],
    ['filling',          'BACK',       isAfterFirst,             '',                { ...moved, at: beside(-1) }],
    ['filling',          'BACK',       '',                       ''],
    ['filling',          'OPENED',     opens,                    '',                { ...moved, at: (_, { question }) => question }],
    ['filling',          'OPENED',     '',                       ''],
    ['filling',          'CHANGED',    '',                       '',                took],
    ['filling.resting',  'always',     takes,                    'filling.taking',  '',                                               'takeFile'],
    ['filling.resting',  'always',     waits,                    'filling.keeping', '',                                               'keepAnswer'],
    ['filling.resting',  'ANSWERED',   counts,                   '',                given],
    ['filling.resting',  'ANSWERED',   '',                       '',                noted],
    ['filling.resting',  'CHOSEN',     files,                    '',                chosen],
    ['filling.resting',  'CHOSEN',     '',                       ''],
    ['filling.taking',   'ANSWERED',   counts,                   '',                given],
    ['filling.taking',   'ANSWERED',   '',                       '',                noted],
    ['filling.taking',   'takeFile',   'kept',                   'filling.resting', photographed],
    ['filling.taking',   'takeFile',   'refused',                'filling.resting', { taking: null, problem: 'pictureBroken' }],
    ['filling.keeping',  'CHOSEN',     files,                    '',                chosen],
    ['filling.keeping',  'CHOSEN',     '',                       ''],
    ['filling.keeping',  'ANSWERED',   counts,                   '',                given],
    ['filling.keeping',  'ANSWERED',   '',                       '',                noted],
    ['filling.keeping',  'keepAnswer', 'kept',                   'filling.resting', dropped],
    ['filling.keeping',  'keepAnswer', 'failed',                 'filling.unkept'],
    ['filling.unkept',   'ANSWERED',   counts,                   'filling.keeping', given,                                            'keepAnswer'],
    ['filling.unkept',   'ANSWERED',   '',                       '',                noted],
    ['filling.unkept',   'CHOSEN',     files,                    'filling.taking',  chosen,                                           'takeFile'],
    ['filling.unkept',   'CHOSEN',     '',                       ''],
    ['filling.unkept',   'RETRY',      waits,                    'filling.keeping', '',                                               'keepAnswer'],
    ['filling.unkept',   'RETRY',      '',                       'handingIn',       '',                                               'handIn'],
    ['handingIn',        'CHANGED',    '',                       '',                took],
    ['handingIn',        'handIn',     'kept',                   'handedIn',        { queue: [] }],
    ['handingIn',        'handIn',     'failed',                 'filling.unkept'],
    ['handedIn',         'always',     isDone,                   'done'],
    ['handedIn',         'always',     isRefused,                'refused',         refused,                                          'putAway'],
    ['handedIn',         'CHANGED',    '',                       '',                took],
    ['refused',          'CHANGED',    '',                       '',                took],
    ['refused',          'putAway',    '',                       'filling.resting'],
    ['done',             'CHANGED',    '',                       '',                took],
  ],
}
