import type { passkeyMachine } from '../../../src/machines/passkey/passkey.machine.ts'
import type { Came, ContextOf, Table } from '../table.ts'

type Machine = typeof passkeyMachine
type Context = ContextOf<Machine>
type Now = Came<Machine>

const nothing = { typed: null, asked: null, unlocked: null }
const begun = { typed: (_: Context, { typed }: Now) => typed, notice: null, token: null } as const
const failed = { ...nothing, notice: (_: Context, { notice }: Now) => notice } as const

// prettier-ignore
export const passkeyTable: Table<Machine> = {
  waits: {},
  inputs: {
    ask: ({ typed }) => typed,
    unlock: ({ asked }) => asked,
    handIn: ({ unlocked, typed }) => ({ unlocked, typed }),
  },
  rows: [
    // state,      event,    when,       to,          changes,                                          asks
    ['',           'start',  '',         'idle',      { ...nothing, notice: null, token: null }],
    ['idle',       'ASKED',  '',         'asking',    begun,                                            'ask'],
    ['asking',     'ask',    'asked',    'unlocking', { asked: (_, { asked }) => asked },               'unlock'],
    ['asking',     'ask',    'failed',   'idle',      failed],
    ['unlocking',  'unlock', 'unlocked', 'handingIn', { unlocked: (_, { unlocked }) => unlocked },      'handIn'],
    ['unlocking',  'unlock', 'failed',   'idle',      failed],
    ['handingIn',  'handIn', 'done',     'done',      { ...nothing, token: (_, { token }) => token }],
    ['handingIn',  'handIn', 'failed',   'idle',      failed],
    ['done',       'ASKED',  '',         'asking',    begun,                                            'ask'],
  ],
}
