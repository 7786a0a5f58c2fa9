import { backOff } from '../../../domain/retry.ts'
import type { tokenRefreshMachine } from '../../../src/machines/token-refresh/token-refresh.machine.ts'
import type { Came, ContextOf, Table } from '../table.ts'

type Machine = typeof tokenRefreshMachine
type Context = ContextOf<Machine>
type Now = Came<Machine>

const isOver = (_: Context, { exp, now }: Now) => exp * 1_000 <= now
const isYoung = (_: Context, { issuedAt, now }: Now) => issuedAt !== null && now - issuedAt * 1_000 < 270_000
const looked = {
  left: (_: Context, { exp, now }: Now) => exp * 1_000 - now,
  jitter: (_: Context, { jitter }: Now) => jitter,
}

// prettier-ignore
export const tokenRefreshTable: Table<Machine> = {
  waits: {
    refreshInterval: 300_000,
    lockPatience: 10_000,
    untilNextTry: ({ attempt, jitter, left }) => Math.min(backOff(attempt - 1, jitter), left),
  },
  rows: [
    // state,               event,                   when,              to,                    changes,                                       asks
    ['',                    'start',                 '',                'resting',             { attempt: 0, jitter: 0, left: 0, end: null }, 'refreshInterval'],
    ['resting',             'after refreshInterval', '',                'renewing.waiting',    '',                                            'lock lockPatience'],
    ['resting',             'WOKE_UP',               '',                'renewing.waiting',    '',                                            'lock lockPatience'],
    ['renewing.waiting',    'LOCK_HELD',             '',                'renewing.looking',    '',                                            'readToken'],
    ['renewing.waiting',    'after lockPatience',    '',                'renewing.looking',    '',                                            'readToken'],
    ['renewing.looking',    'readToken',             'none',            'elsewhere',           { end: 'elsewhere' }],
    ['renewing.looking',    'readToken',             ['found', isOver], 'expired',             { end: 'expired' }],
    ['renewing.looking',    'readToken',             ['found', isYoung], 'resting',            { attempt: 0 },                                'refreshInterval'],
    ['renewing.looking',    'readToken',             'found',           'renewing.refreshing', looked,                                        'refresh'],
    ['renewing.refreshing', 'refresh',               'renewed',         'resting',             { attempt: 0 },                                'refreshInterval'],
    ['renewing.refreshing', 'refresh',               'refused',         'refused',             { end: 'refused' }],
    ['renewing.refreshing', 'refresh',               'notYet',          'backingOff',          { attempt: c => c.attempt + 1 },               'untilNextTry'],
    ['backingOff',          'after untilNextTry',    '',                'renewing.waiting',    '',                                            'lock lockPatience'],
    ['backingOff',          'WOKE_UP',               '',                'renewing.waiting',    '',                                            'lock lockPatience'],
    ['backingOff',          'CAME_ONLINE',           '',                'renewing.waiting',    '',                                            'lock lockPatience'],
  ],
}
