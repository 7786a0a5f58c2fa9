import type { securityCheckMachine } from '../../../src/machines/security-check/security-check.machine.ts'
import type { Came, ContextOf, Table } from '../table.ts'

type Machine = typeof securityCheckMachine
type Context = ContextOf<Machine>
type Now = Came<Machine>

const over = ({ end }: Context) => end.kind === 'waiting' || end.kind === 'done'
const refused = ({ end, seen }: Context) => end.kind === 'refused' && seen !== end.entry
const answers = (context: Context, { question }: Now) => !over(context) && question === 'exits'
/** Nothing is whole, and so is a defect that says what was done. */
const whole = (_: Context, { found }: Now) => found?.finding !== 'defect' || found.text !== null
const waitsFor = ({ people }: Context, who: string | null) => people.some(({ id, signedAt }) => id === who && !signedAt)
const signs = (context: Context, { person }: Now) => waitsFor(context, person)
const signedAlready = (context: Context) => !waitsFor(context, context.at)
const drawn = ({ drawing }: Context) => drawing !== null && (drawing.strokes[0]?.length ?? 0) > 1
/** Exits are asked for, and the chief and whoever is in sign. */
const complete = (context: Context) =>
  !over(context) &&
  context.answers.some(({ questionId }) => questionId === 'exits') &&
  context.people.some(({ signedAt }) => signedAt) &&
  context.people.every(({ leads, attendance, signedAt }) => signedAt || (!leads && attendance !== 'present'))

const closed = { at: null, drawing: null, finding: null, signature: null, failed: false }
const took = {
  answers: (_: Context, now: Now) => now.answers,
  people: (_: Context, now: Now) => now.people,
  end: (_: Context, now: Now) => now.end,
}
const begun = { problem: null, failed: false }
// prettier-ignore
export const securityCheckTable: Table<Machine> = {
  waits: { idle: 15_000 },
  inputs: { keepFinding: ({ finding }) => finding, keepSignature: ({ signature }) => signature, putAway: ({ seen }) => seen },
  rows: [
    // state,            event,           when,          to,                  changes,                                                                    asks
    ['',                 'start',         '',            'resting',           (_, input) => ({ ...input, ...closed, problem: null, seen: null })],
    ['',                 'CHANGED',       '',            '',                  took],
    ['resting',          'always',        refused,       'refused',           { problem: 'signaturesMissing', seen: 'e1' },                               'putAway'],
    ['resting',          'OPENED',        answers,       'answering.asking',  { ...begun, at: 'exits' }],
    ['resting',          'OPENED',        '',            ''],
    ['resting',          'CALLED',        signs,         'signing.drawing',   { ...begun, at: (_, { person }) => person },                                'idle'],
    ['resting',          'CALLED',        '',            ''],
    ['resting',          'FINISH',        complete,      'finishing',         '',                                                                         'finish'],
    ['resting',          'FINISH',        '',            ''],
    ['answering.asking', 'always',        over,          'resting',           closed],
    ['answering.asking', 'FOUND',         whole,         'answering.keeping', { failed: false, finding: ({ at }, { key, found }) => ({ key, question: at ?? '', found }) }, 'keepFinding'],
    ['answering.asking', 'FOUND',         '',            ''],
    ['answering.asking', 'CLOSED',        '',            'resting',           closed],
    ['answering.keeping', 'keepFinding',  'kept',        'resting',           closed],
    ['answering.keeping', 'keepFinding',  'failed',      'answering.asking',  { failed: true }],
    ['signing.drawing',  'always',        signedAlready, 'resting',           closed],
    ['signing.drawing',  'after idle',    '',            'resting',           closed],
    ['signing.drawing',  'DRAWN',         '',            'signing.drawing',   { drawing: (_, { drawing }) => drawing },                                   'idle'],
    ['signing.drawing',  'CONFIRMED',     drawn,         'signing.keeping',   { failed: false, signature: ({ at, drawing }, { key }) => (at !== null && drawing ? { key, person: at, drawing } : null) }, 'keepSignature'],
    ['signing.drawing',  'CONFIRMED',     '',            ''],
    ['signing.drawing',  'CLOSED',        '',            'resting',           closed],
    ['signing.keeping',  'keepSignature', 'kept',        'resting',           closed],
    ['signing.keeping',  'keepSignature', 'failed',      'signing.drawing',   { failed: true },                                                           'idle'],
    ['finishing',        'finish',        'kept',        'resting',           { ...begun, end: { kind: 'waiting' } }],
    ['finishing',        'finish',        'failed',      'resting',           { failed: true }],
    ['refused',          'putAway',       '',            'resting'],
  ],
}
