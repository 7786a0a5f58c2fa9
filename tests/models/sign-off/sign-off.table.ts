import { changedLines, sheetGap, shownLines } from '../../../domain/deliveryNotes/sign-off.ts'
import { isSignature } from '../../../domain/deliveryNotes/signature.ts'
import {
  adoptedSheet,
  answered,
  figuresChanged,
  troubleOf,
  withEntered,
} from '../../../src/machines/sign-off/sign-off.changes.ts'
import type { signOffMachine } from '../../../src/machines/sign-off/sign-off.machine.ts'
import type { Came, ContextOf, Row, Table } from '../table.ts'

type Machine = typeof signOffMachine
type Context = ContextOf<Machine>
type Now = Came<Machine>

const isSheetCode = (code: string | null) =>
  code === 'hoursChanged' || code === 'hoursMissing' || code === 'timesMissing'
const isQueued = ({ entry, problem }: Context) => entry !== null && problem === null
const isFrozen = ({ note }: Context) => note.state !== 'open'
const isTroubled = ({ troubles }: Context) => Object.keys(troubles).length > 0
const gap = ({ lines, entered }: Context) => sheetGap(lines, entered)
const lacks = (what: 'timesMissing' | 'hoursMissing') => (context: Context) => gap(context) === what
const isNamed = ({ name }: Context) => name.trim() !== ''
const isDrawn = ({ drawing }: Context) => isSignature(drawing)
const draws = (_: Context, { drawing }: Now) => isSignature(drawing ?? null)
const changesFigures = (context: Context, { lines }: Now) => figuresChanged(context, lines).length > 0
const isCorrection = ({ kept }: Context, { entry }: Now) => kept[entry] !== undefined
const isOwn = (context: Context, { entry }: Now) => entry === context.entry
const isOwnWith = (is: (now: Now) => boolean) => (context: Context, now: Now) => isOwn(context, now) && is(now)
const frozenAs =
  (state: string) =>
  ({ note, answer }: Context) =>
    (note.state === 'open' ? answer?.kind : note.state) === state

const adopted = (context: Context, { lines }: Now) => adoptedSheet(context, lines)
const note = { note: (_: Context, now: Now) => now.note }
const noted = (context: Context, { entry, problem, details }: Now) => answered(context, entry, problem, details)
const entered = (context: Context, { line, hours }: Now) => withEntered(context, { line, hours })
const problem = { problem: (_: Context, now: Now) => now.problem }
const drawing = { drawing: (_: Context, now: Now) => now.drawing ?? null, hint: null }
const noSignature = { drawing: null, answer: null, reading: null, shown: [] }
const noEntry = { entry: null, problem: null, answer: null, reading: null, shown: [], changed: [] }
const reading = { reading: (_: Context, now: Now) => now.reading }
const shown = ({ lines, entered: own }: Context) => shownLines(lines, own)
const signed = {
  answer: (c: Context) => ({ kind: 'signed', name: c.name.trim(), signature: c.drawing }) as Context['answer'],
  ...reading,
  shown,
  hint: null,
}
const refused = {
  answer: (c: Context, { refusal }: Now) => ({ kind: 'refused', name: c.name.trim(), refusal }) as Context['answer'],
  ...reading,
  shown,
}
const unsigned = { answer: { kind: 'unsigned' } as const, ...reading, shown }
const keptAs = ({ kept, keeping }: Context, entry: string | null): Partial<Context> => {
  const line = keeping?.line ?? ''
  const others = Object.fromEntries(Object.entries(kept).filter(([, of]) => of !== line))
  return { kept: { ...others, [entry ?? `not kept ${line}`]: line }, keeping: null, notKept: entry === null }
}

/** By hand, what the input of the model comes to: a stored sign-off is answered already, and may have been refused. */
const first = (
  _: Context,
  { lines, entered: own, kept, troubles, note: of, name, stored, drawing: drawn }: Now,
): Partial<Context> => {
  const line = stored?.details?.['line']
  const asks = stored?.refused && typeof line === 'string' ? { [line]: troubleOf(stored.refused, stored.details) } : {}
  const answer = stored?.answer ?? null
  return {
    lines,
    entered: own,
    kept,
    note: of,
    troubles: { ...troubles, ...asks },
    name: answer?.kind === 'signed' ? 'K. Brandt' : name,
    drawing: answer?.kind === 'signed' ? answer.signature : (drawn ?? null),
    answer,
    shown: stored?.shown ?? [],
    entry: stored?.entry ?? null,
    problem: stored?.refused ?? null,
    keeping: null,
    notKept: false,
    reading: null,
    changed: [],
    hint: null,
  }
}
/** News that are taken in without leaving. */
// prettier-ignore
const takesNews = (state: string): Row<Machine>[] => [
  [state, 'LINES_CHANGED', '', '', adopted],
  [state, 'NOTE_CHANGED',  '', '', note],
]

// prettier-ignore
export const signOffTable: Table<Machine> = {
  waits: { proposePatience: 4_000 },
  inputs: {
    keepHours: ({ keeping }) => keeping,
    enqueue: ({ shown: lines, answer, reading: of, entry }) => ({ lines, answer, reading: of, replaces: entry }),
    putAway: ({ entry }) => entry,
  },
  rows: [
    // state,              event,             when,                 to,                    changes,                      asks
    ['',                   'start',           '',                   'beginning',           first],
    ['',                   'NAMED',           '',                   '',                    { name: (_, { name }) => name, hint: null }],
    ['',                   'ENTRY_ANSWERED',  isCorrection,         '',                    noted],
    ['',                   'ENTRY_ANSWERED',  '',                   ''],
    ['beginning',          'always',          c => c.problem === 'hoursSigned', 'overtaken'],
    ['beginning',          'always',          isQueued,             'confirming.queued'],
    ['beginning',          'always',          isFrozen,             'frozen.judging'],
    ['beginning',          'always',          '',                   'loading',             '',                           'propose proposePatience'],
    ...takesNews('loading'),
    ['loading',            'after proposePatience', '',             'loaded'],
    ['loading',            'propose',         'lines',              'loaded',              adopted],
    ['loading',            'propose',         'unreachable',        'loaded'],
    ['loaded',             'always',          c => isSheetCode(c.problem), 'changed',       { ...noSignature, changed: c => changedLines(c.shown, shown(c)) }],
    ['loaded',             'always',          c => c.problem !== null && !isTroubled(c), 'rejected'],
    ['loaded',             'always',          '',                   'hours.judging'],
    ['hours',              'LINE_SET',        '',                   'keeping',             entered,                      'keepHours'],
    ['hours',              'LINES_CHANGED',   '',                   'hours.judging',       adopted],
    ['hours',              'NOTE_CHANGED',    '',                   'hours.judging',       note],
    ['hours',              'ENTRY_ANSWERED',  isCorrection,         'hours.judging',       noted],
    ['hours',              'ENTRY_ANSWERED',  '',                   ''],
    ['hours',              'CONFIRMED',       isTroubled,           '',                    { hint: 'troubled' }],
    ['hours',              'CONFIRMED',       '',                   '',                    { hint: gap }],
    ['hours.judging',      'always',          isFrozen,             'frozen.judging'],
    ['hours.judging',      'always',          isTroubled,           'hours.troubled'],
    ['hours.judging',      'always',          lacks('timesMissing'), 'hours.timesMissing'],
    ['hours.judging',      'always',          lacks('hoursMissing'), 'hours.hoursMissing'],
    ['hours.judging',      'always',          '',                   'signing.judging'],
    ...takesNews('keeping'),
    ['keeping',            'keepHours',       'queued',             'hours.judging',       (c, { entry }) => keptAs(c, entry)],
    ['keeping',            'keepHours',       'failed',             'hours.judging',       c => keptAs(c, null)],
    ['signing',            'LINE_SET',        '',                   'keeping',             entered,                      'keepHours'],
    ['signing',            'NOTE_CHANGED',    '',                   'hours.judging',       note],
    ['signing',            'ENTRY_ANSWERED',  isCorrection,         'hours.judging',       noted],
    ['signing',            'ENTRY_ANSWERED',  '',                   ''],
    ['signing',            'REFUSING',        '',                   'refusing'],
    ['signing.judging',    'always',          isDrawn,              'signing.drawn'],
    ['signing.judging',    'always',          '',                   'signing.empty'],
    ['signing.empty',      'LINES_CHANGED',   '',                   'hours.judging',       adopted],
    ['signing.empty',      'DRAWN',           draws,                'signing.drawn',       drawing],
    ['signing.empty',      'DRAWN',           '',                   '',                    drawing],
    ['signing.empty',      'CONFIRMED',       '',                   'asking'],
    ['signing.drawn',      'LINES_CHANGED',   changesFigures,       'changed',             (c, now) => ({ ...adopted(c, now), ...noSignature, changed: figuresChanged(c, now.lines) })],
    ['signing.drawn',      'LINES_CHANGED',   '',                   'hours.judging',       adopted],
    ['signing.drawn',      'DRAWN',           draws,                '',                    drawing],
    ['signing.drawn',      'DRAWN',           '',                   'signing.empty',       drawing],
    ['signing.drawn',      'CONFIRMED',       isNamed,              'confirming.saving',   signed,                       'enqueue'],
    ['signing.drawn',      'CONFIRMED',       '',                   '',                    { hint: 'nameMissing' }],
    ['refusing',           'LINES_CHANGED',   '',                   '',                    adopted],
    ['refusing',           'NOTE_CHANGED',    '',                   'hours.judging',       note],
    ['refusing',           'REFUSED',         c => !isNamed(c),     '',                    { hint: 'nameMissing' }],
    ['refusing',           'REFUSED',         c => gap(c) === null, 'confirming.saving',   refused,                      'enqueue'],
    ['refusing',           'REFUSED',         '',                   'hours.judging'],
    ['refusing',           'CANCELLED',       '',                   'hours.judging'],
    ['asking',             'LINES_CHANGED',   '',                   'hours.judging',       adopted],
    ['asking',             'NOTE_CHANGED',    '',                   'hours.judging',       note],
    ['asking',             'WITHOUT_CLIENT',  '',                   'confirming.saving',   unsigned,                     'enqueue'],
    ['asking',             'REFUSING',        '',                   'refusing'],
    ['asking',             'CANCELLED',       '',                   'hours.judging'],
    ['confirming',         'NOTE_CHANGED',    '',                   '',                    note],
    ['confirming',         'ENTRY_ANSWERED',  isOwnWith(now => now.problem === null), 'frozen.judging'],
    ['confirming',         'ENTRY_ANSWERED',  isOwnWith(now => isSheetCode(now.problem)), 'loading', problem,              'propose proposePatience'],
    ['confirming',         'ENTRY_ANSWERED',  isOwnWith(now => now.problem === 'hoursSigned'), 'overtaken', problem],
    ['confirming',         'ENTRY_ANSWERED',  isOwnWith(now => typeof now.details?.['line'] === 'string'), 'hours.judging', noted],
    ['confirming',         'ENTRY_ANSWERED',  isOwn,                'rejected',            problem],
    ['confirming',         'ENTRY_ANSWERED',  isCorrection,         '',                    noted],
    ['confirming',         'ENTRY_ANSWERED',  '',                   ''],
    ['confirming.saving',  'enqueue',         'queued',             'confirming.queued',   { entry: (_, { entry }) => entry, problem: null }],
    ['confirming.saving',  'enqueue',         'failed',             'confirming.notSaved'],
    ['confirming.notSaved', 'CONFIRMED',      '',                   'confirming.saving',   reading,                      'enqueue'],
    ['confirming.notSaved', 'CANCELLED',      '',                   'hours.judging'],
    ['confirming.queued',  'ENTRY_SENDING',   isOwn,                'confirming.sending'],
    ['confirming.queued',  'ENTRY_SENDING',   '',                   ''],
    ['confirming.sending', 'ENTRY_WAITING',   isOwn,                'confirming.queued'],
    ['confirming.sending', 'ENTRY_WAITING',   '',                   ''],
    ...takesNews('changed'),
    ['changed',            'LOOKED_AGAIN',    c => c.entry !== null, 'puttingAway',        '',                           'putAway'],
    ['changed',            'LOOKED_AGAIN',    '',                   'hours.judging',       noEntry],
    ...takesNews('overtaken'),
    ['overtaken',          'LOOKED_AGAIN',    '',                   'puttingAway',         '',                           'putAway'],
    ...takesNews('rejected'),
    ['rejected',           'CONFIRMED',       '',                   'confirming.saving',   reading,                      'enqueue'],
    ['rejected',           'CANCELLED',       '',                   'puttingAway',         '',                           'putAway'],
    ...takesNews('puttingAway'),
    ['puttingAway',        'putAway',         '',                   'beginning',           noEntry],
    ['frozen',             'NOTE_CHANGED',    (_, now) => now.note.state === 'open', ''],
    ['frozen',             'NOTE_CHANGED',    '',                   'frozen.judging',      note],
    ['frozen.judging',     'always',          c => c.note.amended,  'frozen.amended'],
    ['frozen.judging',     'always',          frozenAs('signed'),   'frozen.signed'],
    ['frozen.judging',     'always',          frozenAs('refused'),  'frozen.refused'],
    ['frozen.judging',     'always',          '',                   'frozen.unsigned'],
  ],
}
