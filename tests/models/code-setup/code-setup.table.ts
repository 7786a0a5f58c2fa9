import type { codeSetupMachine } from '../../../src/machines/code-setup/code-setup.machine.ts'
import type { Came, ContextOf, Table } from '../table.ts'

type Machine = typeof codeSetupMachine
type Context = ContextOf<Machine>
type Now = Came<Machine>

const typed = { password: '', code: '' }
const notice = (_: Context, now: Now) => now.notice

// prettier-ignore
export const codeSetupTable: Table<Machine> = {
  waits: {},
  inputs: {
    begin: ({ password }) => password,
    start: ({ code }) => code,
  },
  rows: [
    // state,      event,   when,      to,          changes,                                                                asks
    ['',           'start', '',        'idle',      { ...typed, given: null, notice: null }],
    ['idle',       'ASKED', '',        'beginning', { password: (_: Context, { password }: Now) => password, notice: null }, 'begin'],
    ['beginning',  'begin', 'begun',   'showing',   { given: (_: Context, { given }: Now) => given, password: '' }],
    ['beginning',  'begin', 'failed',  'idle',      { ...typed, notice }],
    ['showing',    'TYPED', '',        'starting',  { code: (_: Context, { code }: Now) => code, notice: null },            'start'],
    ['starting',   'start', 'started', 'started',   { code: '' }],
    ['starting',   'start', 'again',   'showing',   { ...typed, notice }],
    ['starting',   'start', 'failed',  'idle',      { ...typed, notice, given: null }],
  ],
}
