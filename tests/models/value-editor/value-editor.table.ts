import { backOff } from '../../../domain/retry.ts'
import type { valueEditorMachine } from '../../../src/machines/value-editor/value-editor.machine.ts'
import {
  edit,
  giveUp,
  keepMine,
  pick,
  renew,
  settle,
  takeTheirs,
  travel,
  tryAgain,
  underWay,
} from '../../../src/machines/value-editor/value-editor.queue.ts'
import type { Came, ContextOf, Row, Table } from '../table.ts'

type Machine = typeof valueEditorMachine
type Context = ContextOf<Machine>
type Now = Came<Machine>

const hasQueued = ({ wants }: Context) => Object.values(wants).some(({ state }) => state === 'queued')
const isHeldUp = (_: Context, { answers }: Now) => answers.some(({ kind }) => kind === 'notYet')

/** What a person can say about figures, in whatever state. */
// prettier-ignore
const said = (state: string, to: string): Row<Machine>[] => [
  [state, 'EDITED',      '', to, (c, { edits, key, source }) => edit(c, edits, key, source)],
  [state, 'UNDONE',      '', to, (c, { key }) => travel(c, 'back', key)],
  [state, 'REDONE',      '', to, (c, { key }) => travel(c, 'forth', key)],
  [state, 'KEPT_MINE',   '', to, (c, { cell }) => keepMine(c, cell)],
  [state, 'TOOK_THEIRS', '', to, (c, { cell }) => takeTheirs(c, cell)],
  [state, 'TRIED_AGAIN', '', to, (c, { cell }) => tryAgain(c, cell)],
  [state, 'GIVEN_UP',    '', to, (c, { cell }) => giveUp(c, cell)],
]

// prettier-ignore
export const valueEditorTable: Table<Machine> = {
  waits: { untilNextTry: ({ attempt, jitter }) => backOff(attempt - 1, jitter) },
  inputs: { send: context => underWay(context), load: ({ plusCrewId, dateFrom, dateTo }) => ({ plusCrewId, dateFrom, dateTo }) },
  rows: [
    // state,       event,                when,      to,           changes,                         asks
    ['',            'start',              '',        'idle',       (_, { plusCrewId, dateFrom, dateTo, rows, hours }) => ({ plusCrewId, dateFrom, dateTo, rows, hours, wants: {}, done: [], past: [], future: [], attempt: 0, jitter: 0 })],
    ...said('idle', 'resting'),
    ...said('refreshing', 'resting'),
    ...said('sending', ''),
    ...said('offline', ''),
    ['resting',     'always',             hasQueued, 'sending',    c => pick(c),                    'send'],
    ['resting',     'always',             '',        'idle'],
    ['idle',        'REFRESH_ASKED',      '',        'refreshing', '',                              'load'],
    ['refreshing',  'load',               'null',    'idle'],
    ['refreshing',  'load',               '',        'idle',       (c, loaded) => renew(c, loaded as never)],
    ['sending',     'send',               isHeldUp,  'offline',    (c, answer) => settle(c, answer as never), 'untilNextTry'],
    ['sending',     'send',               '',        'resting',    (c, answer) => settle(c, answer as never)],
    ['offline',     'CAME_ONLINE',        '',        'resting'],
    ['offline',     'TRY_NOW',            '',        'resting'],
    ['offline',     'after untilNextTry', '',        'resting'],
  ],
}
