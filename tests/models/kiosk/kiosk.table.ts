import {
  askedOf,
  overlaid,
  punchesLeft,
  receivedOf,
  takenBack,
  tapHint,
  withoutEntry,
} from '../../../domain/kiosks/kiosk-roster.ts'
import type { kioskMachine } from '../../../src/machines/kiosk/kiosk.machine.ts'
import type { Came, ContextOf, Table } from '../table.ts'

type Machine = typeof kioskMachine
type Context = ContextOf<Machine>
type Now = Came<Machine>

const lineOf = ({ roster, punches }: Context, id: string | null | undefined) =>
  overlaid(roster?.lines ?? [], punches).find(line => line.id === id)
const hint = (context: Context, { line, now }: Now) => {
  const tapped = lineOf(context, line)
  return tapped ? tapHint(tapped, context.task, context.roster?.checkInOpensMinutes ?? 0, now) : null
}
const isHinted = (context: Context, now: Now) => hint(context, now) !== null
const asksPin = (context: Context, { line }: Now) =>
  context.roster?.pinRequired === true && lineOf(context, line)?.person.pin === true
const isListed = (context: Context, { line }: Now) => lineOf(context, line) !== undefined
const isServed = (context: Context, { entry }: Now) => entry === context.entry
const isOtherTask = (context: Context, { task }: Now) => task !== context.task
const isToldAtOnce = ({ digits, online }: Context) => digits !== '' && online
const hasDrained = (context: Context, { waiting, online }: Now) => context.waiting > 0 && waiting === 0 && online
const hasEmptied = (_: Context, { waiting }: Now) => waiting === 0

const nobody = { line: null, at: null, reading: null, digits: '', entry: null, hint: null, left: null, chosen: null }
const served = {
  ...nobody,
  line: (_: Context, { line }: Now) => line,
  at: (_: Context, { now }: Now) => now,
  reading: (_: Context, { reading }: Now) => reading,
}
const outbox = { online: (_: Context, { online }: Now) => online, waiting: (_: Context, { waiting }: Now) => waiting }
const received = { punches: ({ punches }: Context, { entry }: Now) => receivedOf(punches, entry) }
const dropped = { punches: ({ punches }: Context, { entry }: Now) => withoutEntry(punches, entry) }
const asked = { punches: ({ punches }: Context) => askedOf(punches) }
const typed = { digits: ({ digits }: Context, { digit }: Now) => digits + digit, left: null }
const oneLess = { digits: ({ digits }: Context) => digits.slice(0, -1) }
const noUndo = { last: null, undone: null }
const stored = { roster: (_: Context, { roster }: Now) => roster, punches: (_: Context, { punches }: Now) => punches }
const loaded = {
  roster: (_: Context, { roster }: Now) => roster,
  punches: ({ punches }: Context, { roster }: Now) => punchesLeft(roster?.lines ?? [], punches),
}
const punched = ({ punches, line, task, at }: Context, { entry }: Now): Partial<Context> => ({
  digits: '',
  entry,
  punches: [...punches, { entry, line: line ?? '', caption: task, at: at ?? 0, received: false }],
})
const confirmed = ({ entry, line, task, at, reading }: Context) =>
  ({ entry, line, caption: task, at, reading }) as Context['last']
const undone = {
  punches: ({ punches, last }: Context, { entry }: Now) => (last ? takenBack(punches, last, entry) : punches),
}
const waiting = { waiting: (_: Context, { entries }: Now) => entries }

const openCurrent = 'open.desk.faces open.undo.nothing open.roster.current'
const openRefreshing = 'open.desk.faces open.undo.nothing open.roster.refreshing'

// prettier-ignore
export const kioskTable: Table<Machine> = {
  waits: { lockPatience: 1_000, untilRetry: 5_000, idleReset: 60_000, pinPatience: 15_000, checkPatience: 1_500, doneFor: 2_000, saidFor: 5_000 },
  inputs: {
    punch: context => ({ roster: context.roster, line: lineOf(context, context.line), caption: context.task, pin: context.digits || null, reading: context.reading, retracts: null }),
    undo: context => ({ roster: context.roster, line: lineOf(context, context.last?.line), caption: context.last?.caption, pin: null, reading: context.undone, retracts: context.last?.entry }),
    undoable: ({ last }) => ({ since: last?.reading, ms: 4_800 }),
    lateTouch: ({ last }) => ({ since: last?.reading, ms: 5_300 }),
    undoneSaid: context => ({ since: context.undone, ms: 3_000 }),
    failedSaid: context => ({ since: context.undone, ms: 3_000 }),
    checkExit: ({ digits }) => ({ digits }),
  },
  rows: [
    // state,                    event,                when,                    to,                        changes,                                        asks,                 tells
    ['',                         'start',              '',                      'claiming',                (_, { task }) => ({ ...nobody, ...noUndo, task, roster: null, punches: [], letters: null, page: 0, online: true, waiting: 0, pausedUntil: null }), 'lock lockPatience'],
    ['',                         'OUTBOX_CHANGED',     '',                      '',                        outbox],
    ['',                         'ENTRY_RECEIVED',     '',                      '',                        received],
    ['',                         'ENTRY_DROPPED',      '',                      '',                        dropped],
    ['claiming',                 'after lockPatience', '',                      'elsewhere'],
    ['claiming',                 'LOCK_HELD',          '',                      'reading',                 '',                                             'readStored'],
    ['elsewhere',                'LOCK_HELD',          '',                      'reading',                 '',                                             'readStored'],
    ['reading',                  'readStored',         (_, now) => now.roster !== null, openRefreshing,   { ...stored, punches: (_, { punches }) => askedOf(punches), ...noUndo }, 'idleReset loadRoster'],
    ['reading',                  'readStored',         '',                      'loading',                 stored,                                         'loadFirst'],
    ['loading',                  'loadFirst',          'loaded',                openCurrent,               { ...loaded, ...noUndo },                       'idleReset minutes'],
    ['loading',                  'loadFirst',          'revoked',               'closing.draining',        nobody,                                         'drain'],
    ['loading',                  'loadFirst',          'ended',                 'ended',                   nobody],
    ['loading',                  'loadFirst',          'unreachable',           'unreached',               '',                                             'untilRetry'],
    ['unreached',                'after untilRetry',   '',                      'loading',                 '',                                             'loadFirst'],
    ['unreached',                'RETRY',              '',                      'loading',                 '',                                             'loadFirst'],
    ['open.roster.current',      'ROSTER_DUE',         '',                      'open.roster.refreshing',  asked,                                          'loadRoster'],
    ['open.roster.current',      'OUTBOX_CHANGED',     hasDrained,              'open.roster.refreshing',  { ...outbox, ...asked },                        'loadRoster'],
    ['open.roster.current',      'OUTBOX_CHANGED',     '',                      '',                        outbox],
    ['open.roster.refreshing',   'loadRoster',         'loaded',                'open.roster.current',     loaded,                                         'minutes'],
    ['open.roster.refreshing',   'loadRoster',         'revoked',               'closing.draining',        nobody,                                         'drain'],
    ['open.roster.refreshing',   'loadRoster',         'ended',                 'ended',                   nobody],
    ['open.roster.refreshing',   'loadRoster',         'unreachable',           'open.roster.current',     '',                                             'minutes'],
    ['open.desk.faces',          'after idleReset',    '',                      'open.desk.faces',         { letters: null, page: 0 },                     'idleReset'],
    ['open.desk.faces',          'TAPPED',             isHinted,                'open.desk.told',          { ...served, hint },                            'saidFor'],
    ['open.desk.faces',          'TAPPED',             asksPin,                 'open.desk.pin.typing',    served,                                         'pinPatience'],
    ['open.desk.faces',          'TAPPED',             isListed,                'open.desk.saving',        served,                                         'punch'],
    ['open.desk.faces',          'TAPPED',             '',                      ''],
    ['open.desk.faces',          'LETTER_CHOSEN',      '',                      'open.desk.faces',         { letters: (_, { letters }) => letters, page: 0 }, 'idleReset'],
    ['open.desk.faces',          'PAGE_TURNED',        '',                      'open.desk.faces',         { page: (_, { page }) => page },                'idleReset'],
    ['open.desk.faces',          'TOUCHED',            '',                      'open.desk.faces',         '',                                             'idleReset'],
    ['open.desk.faces',          'MENU_OPENED',        '',                      'open.desk.menu',          '',                                             'idleReset'],
    ['open.desk.told',           'after saidFor',      '',                      'open.desk.faces',         nobody,                                         'idleReset'],
    ['open.desk.told',           'TOUCHED',            '',                      'open.desk.faces',         nobody,                                         'idleReset'],
    ['open.desk.told',           'BACK',               '',                      'open.desk.faces',         nobody,                                         'idleReset'],
    ['open.desk.pin',            'after pinPatience',  '',                      'open.desk.faces',         nobody,                                         'idleReset'],
    ['open.desk.pin',            'BACK',               '',                      'open.desk.faces',         nobody,                                         'idleReset'],
    ['open.desk.pin',            'DIGIT',              c => c.digits.length === 3, 'open.desk.saving',     { ...typed, at: (_, { now }) => now, reading: (_, { reading }) => reading }, 'punch'],
    ['open.desk.pin',            'DIGIT',              '',                      'open.desk.pin.typing',    typed,                                          'pinPatience'],
    ['open.desk.pin',            'DELETED',            '',                      'open.desk.pin.typing',    oneLess,                                        'pinPatience'],
    ['open.desk.pin',            'FORGOT',             '',                      'open.desk.pin.forgot',    { digits: '' },                                 'pinPatience'],
    ['open.desk.saving',         'punch',              ['saved', isToldAtOnce], 'open.desk.checking',      punched,                                        'checkPatience'],
    ['open.desk.saving',         'punch',              'saved',                 'open.desk.done',          punched,                                        'doneFor'],
    ['open.desk.saving',         'punch',              'failed',                'open.desk.told',          { digits: '', hint: 'notSaved' },               'saidFor'],
    ['open.desk.checking',       'after checkPatience', '',                     'open.desk.done',          '',                                             'doneFor'],
    ['open.desk.checking',       'PIN_WRONG',          isServed,                'open.desk.pin.wrong',     { ...dropped, entry: null, left: (_, { left }) => left }, 'pinPatience', (_, { entry }) => [{ type: 'disproved', entry }]],
    ['open.desk.checking',       'PIN_WRONG',          '',                      ''],
    ['open.desk.checking',       'ENTRY_RECEIVED',     isServed,                'open.desk.done',          received,                                       'doneFor'],
    ['open.desk.checking',       'ENTRY_RECEIVED',     '',                      '',                        received],
    ['open.desk.checking',       'ENTRY_DROPPED',      isServed,                'open.desk.told',          { ...dropped, hint: 'refused' },                'saidFor'],
    ['open.desk.checking',       'ENTRY_DROPPED',      '',                      '',                        dropped],
    ['open.desk.checking',       'OUTBOX_CHANGED',     (_, { online }) => !online, 'open.desk.done',       outbox,                                         'doneFor'],
    ['open.desk.checking',       'OUTBOX_CHANGED',     '',                      '',                        outbox],
    ['open.desk.done',           'after doneFor',      '',                      'open.desk.faces',         nobody,                                         'idleReset'],
    ['open.desk.done',           'TOUCHED',            '',                      'open.desk.faces',         nobody,                                         'idleReset'],
    ['open.desk.done',           'UNDONE',             '',                      'open.desk.faces',         nobody,                                         'idleReset'],
    ['open.desk.menu',           'after idleReset',    '',                      'open.desk.faces',         nobody,                                         'idleReset'],
    ['open.desk.menu',           'BACK',               '',                      'open.desk.faces',         nobody,                                         'idleReset'],
    ['open.desk.menu',           'TASK_CHOSEN',        isOtherTask,             'open.desk.exit.typing',   { chosen: (_, { task }) => task },              'idleReset'],
    ['open.desk.menu',           'TASK_CHOSEN',        '',                      'open.desk.faces',         nobody,                                         'idleReset'],
    ['open.desk.menu',           'EXIT_ASKED',         '',                      'open.desk.exit.typing',   '',                                             'idleReset'],
    ['open.desk.exit',           'after idleReset',    '',                      'open.desk.faces',         nobody,                                         'idleReset'],
    ['open.desk.exit',           'BACK',               '',                      'open.desk.faces',         nobody,                                         'idleReset'],
    ['open.desk.exit.typing',    'DIGIT',              c => c.digits.length < 8, 'open.desk.exit.typing',  typed,                                          'idleReset'],
    ['open.desk.exit.typing',    'DIGIT',              '',                      ''],
    ['open.desk.exit.typing',    'DELETED',            '',                      'open.desk.exit.typing',   oneLess,                                        'idleReset'],
    ['open.desk.exit.typing',    'EXIT_SUBMITTED',     c => c.digits.length >= 4, 'open.desk.exit.checking', '',                                           'checkExit'],
    ['open.desk.exit.typing',    'EXIT_SUBMITTED',     '',                      ''],
    ['open.desk.exit.checking',  'checkExit',          ['right', c => c.chosen !== null], 'open.desk.faces', { ...nobody, task: c => c.chosen ?? c.task, letters: null, page: 0 }, 'idleReset'],
    ['open.desk.exit.checking',  'checkExit',          'right',                 'leaving.sending',         nobody,                                         'leave'],
    ['open.desk.exit.checking',  'checkExit',          'paused',                'open.desk.exit.paused',   { digits: '', pausedUntil: (_, { until }) => until }],
    ['open.desk.exit.checking',  'checkExit',          'wrong',                 'open.desk.exit.typing',   { digits: '', left: (_, { left }) => left }],
    ['open.undo',                'CONFIRMED',          '',                      'open.undo.offered',       { last: confirmed },                            'undoable'],
    ['open.undo.offered',        'UNDO_ASKED',         '',                      'open.undo.saving',        { undone: (_, { reading }) => reading },        'undo'],
    ['open.undo.offered',        'undoable',           '',                      'open.undo.past',          '',                                             'lateTouch'],
    ['open.undo.past',           'lateTouch',          '',                      'open.undo.nothing',       noUndo],
    ['open.undo.saving',         'undo',               'saved',                 'open.undo.undone',        undone,                                         'undoneSaid'],
    ['open.undo.saving',         'undo',               'failed',                'open.undo.failed',        '',                                             'failedSaid'],
    ['open.undo.undone',         'undoneSaid',         '',                      'open.undo.nothing',       noUndo],
    ['open.undo.failed',         'failedSaid',         '',                      'open.undo.nothing',       noUndo],
    ['leaving.sending',          'leave',              'empty',                 'wiping',                  '',                                             'wipe'],
    ['leaving.sending',          'leave',              'waiting',               'leaving.asking',          waiting],
    ['leaving.asking',           'BACK',               '',                      openCurrent,               noUndo,                                         'idleReset minutes'],
    ['leaving.asking',           'LEFT',               '',                      'wiping',                  '',                                             'wipe'],
    ['leaving.asking',           'OUTBOX_CHANGED',     hasEmptied,              'leaving.sending',         outbox,                                         'leave'],
    ['leaving.asking',           'OUTBOX_CHANGED',     '',                      '',                        outbox],
    ['closing.draining',         'drain',              'empty',                 'closing.closed',          { waiting: 0 }],
    ['closing.draining',         'drain',              'waiting',               'closing.waiting',         waiting,                                        'untilRetry'],
    ['closing.waiting',          'after untilRetry',   '',                      'closing.draining',        '',                                             'drain'],
    ['closing.waiting',          'LEFT',               '',                      'wiping',                  '',                                             'wipe'],
    ['closing.waiting',          'OUTBOX_CHANGED',     hasEmptied,              'closing.closed',          outbox],
    ['closing.waiting',          'OUTBOX_CHANGED',     '',                      '',                        outbox],
    ['closing.closed',           'LEFT',               '',                      'wiping',                  '',                                             'wipe'],
    ['closing.closed',           'OUTBOX_CHANGED',     hasEmptied,              '',                        outbox],
    ['closing.closed',           'OUTBOX_CHANGED',     '',                      'closing.draining',        outbox,                                         'drain'],
    ['ended',                    'LEFT',               '',                      'wiping',                  '',                                             'wipe'],
    ['wiping',                   'wipe',               '',                      'over'],
  ],
}
