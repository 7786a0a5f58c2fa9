import type { passwordRecoveryMachine } from '../../../src/machines/password-recovery/password-recovery.machine.ts'
import type { Came, ContextOf, Table } from '../table.ts'

type Machine = typeof passwordRecoveryMachine
type Context = ContextOf<Machine>
type Now = Came<Machine>

const namesSomebody = (_: Context, { login }: Now) => login.trim() !== ''
const namesAnother = (context: Context, { login }: Now) =>
  login.trim() !== '' && login.trim().toLowerCase() !== context.login.toLowerCase()
/** Of the model's three passwords one is against no rule. */
const isGood = (_: Context, { password }: Now) => password === 'behind the scenes'
const isUnanswered = ({ unanswered }: Context) => unanswered

const asked = { login: (_: Context, { login }: Now) => login.trim(), notice: null }
const limited = {
  waitMs: (_: Context, { waitMs }: Now) => waitMs,
  until: (_: Context, { until }: Now) => until,
  notice: 'limited',
} as const
const first = { linked: null, password: '', notice: null, waitMs: 0, until: 0, unanswered: false, others: null }
const sent = { password: '' }

// prettier-ignore
export const passwordRecoveryTable: Table<Machine> = {
  waits: { serverSaysWait: ({ waitMs }) => waitMs },
  inputs: {
    requestLink: ({ login, asking }) => ({ login, asking }),
    readLink: ({ token }) => ({ token }),
    setPassword: ({ token, password }) => ({ token, password }),
    goToLogin: ({ login }) => ({ login }),
  },
  rows: [
    // state,                     event,                  when,                       to,                          changes,                              asks
    ['',                          'start',                (_, input) => input.asking !== undefined, 'entering',    (_, { asking, login }) => ({ ...first, asking, login, token: '' })],
    ['',                          'start',                '',                         'entering',                  (_, { token }) => ({ ...first, asking: null, login: '', token })],
    ['entering',                  'always',               c => c.asking !== null,     'asking.editing'],
    ['entering',                  'always',               '',                         'linked.reading',            '',                                   'readLink'],
    ['asking.editing',            'ASKED',                namesSomebody,              'asking.submitting',         asked,                                'requestLink'],
    ['asking.editing',            'ASKED',                '',                         '',                          { notice: 'loginMissing' }],
    ['asking.submitting',         'requestLink',          'taken',                    'asking.asked'],
    ['asking.submitting',         'requestLink',          'limited',                  'asking.tooMany',            limited,                              'serverSaysWait'],
    ['asking.submitting',         'requestLink',          'unreachable',              'asking.failed',             { notice: 'unreachable' }],
    ['asking.asked',              'ANEW',                 '',                         'asking.editing'],
    ['asking.tooMany',            'after serverSaysWait', '',                         'asking.editing',            { notice: null }],
    ['asking.tooMany',            'ASKED',                namesAnother,               'asking.submitting',         asked,                                'requestLink'],
    ['asking.tooMany',            'ASKED',                '',                         '',                          { notice: 'mustWait' }],
    ['asking.failed',             'ASKED',                namesSomebody,              'asking.submitting',         asked,                                'requestLink'],
    ['asking.failed',             'ASKED',                '',                         'asking.editing',            { notice: 'loginMissing' }],
    ['linked.reading',            'readLink',             'valid',                    'linked.setting.editing',    { linked: (_, { linked }) => linked, login: (_, { linked }) => linked?.login ?? '' }],
    ['linked.reading',            'readLink',             'notValid',                 'linked.invalid'],
    ['linked.reading',            'readLink',             'limited',                  'linked.failed',             limited],
    ['linked.reading',            'readLink',             'unreachable',              'linked.failed',             { notice: 'unreachable' }],
    ['linked.failed',             'RETRIED',              '',                         'linked.reading',            { notice: null },                     'readLink'],
    ['linked.setting.editing',    'CHOSEN',               isGood,                     'linked.setting.submitting', { password: (_, { password }) => password, notice: null }, 'setPassword'],
    ['linked.setting.editing',    'CHOSEN',               '',                         '',                          { notice: 'rules' }],
    ['linked.setting.submitting', 'setPassword',          'set',                      'done.lookingAround',        { login: (_, { login }) => login, token: '', ...sent }, 'lookAround'],
    ['linked.setting.submitting', 'setPassword',          ['notValid', isUnanswered], 'linked.perhapsSet',         sent],
    ['linked.setting.submitting', 'setPassword',          'notValid',                 'linked.invalid',            sent],
    ['linked.setting.submitting', 'setPassword',          'refused',                  'linked.setting.editing',    { ...sent, notice: 'refused' }],
    ['linked.setting.submitting', 'setPassword',          'limited',                  'linked.setting.editing',    { ...sent, ...limited }],
    ['linked.setting.submitting', 'setPassword',          'unreachable',              'linked.setting.editing',    { ...sent, notice: 'unreachable', unanswered: true }],
    ['done.lookingAround',        'lookAround',           'others',                   'done.othersSession',        { others: (_, { name }) => name }],
    ['done.lookingAround',        'lookAround',           'none',                     'done.leaving',              '',                                   'goToLogin'],
    ['done.leaving',              'goToLogin',            '',                         'over'],
  ],
}
