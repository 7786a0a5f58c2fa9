import { backOff } from '../../../domain/retry.ts'
import type { receiptCaptureMachine } from '../../../src/machines/receipt-capture/receipt-capture.machine.ts'
import type { Came, ContextOf, Table } from '../table.ts'

type Machine = typeof receiptCaptureMachine
type Context = ContextOf<Machine>
type Now = Came<Machine>

const hasPhoto = ({ photo }: Context) => photo !== null
const restored = { photo: (_: Context, { photo }: Now) => photo }
const chosen = { taking: (_: Context, { blob }: Now) => blob, problem: null }
const kept = { photo: (_: Context, { photo }: Now) => photo, taking: null }
const untaken = { problem: (_: Context, { code }: Now) => code, taking: null }
const made = { receipt: (_: Context, { receipt }: Now) => receipt }
const failed = {
  failures: ({ failures }: Context) => failures + 1,
  jitter: (_: Context, { jitter }: Now) => jitter,
}
const refused = { problem: (_: Context, { code }: Now) => code }

// prettier-ignore
export const receiptCaptureTable: Table<Machine> = {
  waits: { backOff: ({ failures, jitter }) => backOff(failures - 1, jitter) },
  inputs: { restore: () => null, take: ({ taking }) => taking, create: ({ photo }) => photo, drop: ({ photo }) => photo },
  rows: [
    // state,     event,           when,      to,          changes,                        asks
    ['',          'start',         '',        'restoring', { taking: null, photo: null, receipt: null, failures: 0, jitter: 0, problem: null }, 'restore'],
    ['restoring', 'restore',       'kept',    'resting',   restored],
    ['resting',   'always',        hasPhoto,  'creating',  '',                             'create'],
    ['resting',   'always',        '',        'idle'],
    ['idle',      'CHOSEN',        '',        'taking',    chosen,                         'take'],
    ['idle',      'CLOSED',        '',        '',          { problem: null }],
    ['taking',    'take',          'kept',    'creating',  kept,                           'create'],
    ['taking',    'take',          'refused', 'idle',      untaken],
    ['creating',  'create',        'created', 'created',   made],
    ['creating',  'create',        'unreachable', 'waiting', failed,                       'backOff'],
    ['creating',  'create',        'refused', 'refused',   refused],
    ['waiting',   'after backOff', '',        'creating',  '',                             'create'],
    ['waiting',   'ONLINE',        '',        'creating',  '',                             'create'],
    ['waiting',   'AGAIN',         '',        'creating',  '',                             'create'],
    ['waiting',   'DROPPED',       '',        'dropping',  '',                             'drop'],
    ['refused',   'AGAIN',         '',        'creating',  { problem: null },              'create'],
    ['refused',   'DROPPED',       '',        'dropping',  { problem: null },              'drop'],
    ['dropping',  'drop',          'dropped', 'idle',      { photo: null, failures: 0 }],
  ],
}
