import { landingAfterLogin } from '../../../domain/auth/login-redirect.ts'
import { decodeToken, isValidAt } from '../../../domain/auth/session-token.ts'
import type { sessionMachine } from '../../../src/machines/session/session.machine.ts'
import type { SessionEnd } from '../../../src/machines/session/session.types.ts'
import type { Came, ContextOf, Table } from '../table.ts'

type Machine = typeof sessionMachine
type Context = ContextOf<Machine>
type Now = Came<Machine>

const whoIn = ({ token }: Now) => (token === null ? null : decodeToken(token))
const isValid = (_: Context, now: Now) => isValidAt(whoIn(now), now.now)
const isLink = ({ credentials }: Context) => credentials !== null
const isLinkOverUser = (context: Context, now: Now) =>
  isLink(context) && isValid(context, now) && whoIn(now)?.kind === 'user'
const isWall = (_: Context, now: Now) => whoIn(now)?.kind === 'plusCrewVisitor'
/** The link leads to the very plus crew of the stored session. */
const isOwnWall = (context: Context, now: Now) =>
  isWall(context, now) && isValid(context, now) && context.heading === `/plus-crews/${whoIn(now)?.number}`
const is =
  (kind: string) =>
  ({ who }: Context) =>
    who?.kind === kind
const stands = ({ who, end }: Pick<Context, 'who' | 'end'>) =>
  who?.kind === 'plusCrewVisitor' && (end === 'refused' || end === 'expired')

const nobody = { who: null, userRights: {}, mailboxUserRights: {}, token: null, landing: null }
const noPassword = { credentials: null }
const found = {
  who: (_: Context, now: Now) => whoIn(now),
  userRights: (_: Context, { userRights }: Now) => userRights ?? {},
  mailboxUserRights: (_: Context, { mailboxUserRights }: Now) => mailboxUserRights ?? {},
}
const given = {
  who: (_: Context, now: Now) => whoIn(now),
  token: (_: Context, { token }: Now) => token,
  byLink: false,
  notice: null,
} as const
const forgotten = (notice: 'expired' | 'linkEnded' | 'loadsFailed') => ({ ...nobody, ...noPassword, notice })
/** Somebody has to be there to type. */
const asked = { byLink: false, hasOwnWall: false }
const begun = { notice: null, unsent: 0 }
const told = (notice: 'refused' | 'loadsFailed' | 'limited' | 'unreachable') => ({ ...noPassword, notice })
const waitMs = (_: Context, { waitMs: ms }: Now) => ms ?? 0
const elsewhere = { ...nobody, ...noPassword, end: 'elsewhere' } as const
/** A project visitor's link was renewed or has ended; what a wall shows stays. */
function endedAs(found: SessionEnd | null) {
  return ({ who }: Context, now: Now): Partial<Context> => {
    const end = who?.kind === 'projectVisitor' ? 'linkOver' : (found ?? (String(now) as SessionEnd))
    return { ...noPassword, end, ...(stands({ who, end }) ? { token: null, landing: null } : nobody) }
  }
}
const landing = ({ who, heading }: Context) => (who === null ? null : landingAfterLogin(who.kind, who.number, heading))

const loads = 'login.loading.userRights.loading login.loading.mailboxRights.loading login.loading.tenant.loading'
const renewing = 'active.kind.deciding active.rights.renewing'
const current = 'active.kind.deciding active.rights.current'

// prettier-ignore
export const sessionTable: Table<Machine> = {
  waits: { serverSaysWait: c => c.waitMs, untilLinkIsTriedAgain: c => Math.max(15_000, c.waitMs) },
  inputs: {
    authenticate: ({ credentials }) => credentials,
    storeToken: ({ token }) => ({ token }),
    restart: ({ end }) => ({ end }),
  },
  rows: [
    // state,                                 event,               when,                                     to,                   changes,                                         asks
    ['',                                      'start',             '',                                       'reading',            (_, { heading, link }) => ({ ...nobody, ...begun, heading, login: link?.login ?? '', credentials: link?.password ? { login: link.login, password: link.password } : null, waitMs: 0, byLink: !!link?.password, hasOwnWall: false, end: null }), 'readStored'],
    ['reading',                               'readStored',        isLinkOverUser,                           'askingFirst',        found],
    ['reading',                               'readStored',        isLink,                                   'login.submitting',   { hasOwnWall: isOwnWall, notice: null },         'authenticate'],
    ['reading',                               'readStored',        isValid,                                  renewing,             { ...found, ...begun },                          'tokenRefresh renewRights'],
    ['reading',                               'readStored',        isWall,                                   'forgetting',         forgotten('linkEnded'),                          'clearStored'],
    ['reading',                               'readStored',        (_, { token }) => token !== null,         'forgetting',         forgotten('expired'),                            'clearStored'],
    ['reading',                               'readStored',        '',                                       'login.ready'],
    ['askingFirst',                           'LINK_ACCEPTED',     '',                                       'login.submitting',   { ...nobody, notice: null },                     'authenticate'],
    ['askingFirst',                           'LINK_DECLINED',     '',                                       renewing,             { ...noPassword, ...begun, byLink: false },      'tokenRefresh renewRights'],
    ['askingFirst',                           'CHANGED_ELSEWHERE', '',                                       'ended.restarting',   elsewhere,                                       'restart'],
    ['login',                                 'CHANGED_ELSEWHERE', '',                                       'ended.restarting',   elsewhere,                                       'restart'],
    ['login.ready',                           'SUBMITTED',         '',                                       'login.submitting',   { credentials: (_, { credentials }) => credentials, login: (_, { credentials }) => credentials.login, byLink: false, notice: null }, 'authenticate'],
    ['login.codeAsked',                       'SUBMITTED',         '',                                       'login.submitting',   { credentials: (_, { credentials }) => credentials, login: (_, { credentials }) => credentials.login, byLink: false, notice: null }, 'authenticate'],
    ['login.codeAsked',                       'CODE_DECLINED',     '',                                       'login.ready',        { ...noPassword, notice: null }],
    ['login.ready',                           'TOKEN_GIVEN',       isValid,                                  'login.storing',      given,                                           'storeToken'],
    ['login.ready',                           'TOKEN_GIVEN',       '',                                       '',                   { notice: 'loadsFailed' }],
    ['login.waiting',                         'TOKEN_GIVEN',       isValid,                                  'login.storing',      given,                                           'storeToken'],
    ['login.waiting',                         'TOKEN_GIVEN',       '',                                       '',                   { notice: 'loadsFailed' }],
    ['login.waiting',                         'after serverSaysWait', '',                                    'login.ready',        { notice: null }],
    ['login.waiting',                         'SUBMITTED',         '',                                       '',                   { notice: 'mustWait' }],
    ['login.retrying',                        'after untilLinkIsTriedAgain', '',                             'login.submitting',   { notice: null },                                'authenticate'],
    ['login.submitting',                      'authenticate',      ['token', isValid],                       'login.storing',      { ...noPassword, who: (_, now) => whoIn(now), token: (_, { token }) => token }, 'storeToken'],
    ['login.submitting',                      'authenticate',      'token',                                  'login.ready',        told('loadsFailed')],
    ['login.submitting',                      'authenticate',      'refused',                                'login.ready',        told('refused')],
    ['login.submitting',                      'authenticate',      'codeWanted',                             'login.codeAsked',    asked],
    ['login.submitting',                      'authenticate',      'codeRefused',                            'login.codeAsked',    { ...asked, notice: 'codeRefused' }],
    ['login.submitting',                      'authenticate',      ['limited', c => c.hasOwnWall],           'reading',            noPassword,                                      'readStored'],
    ['login.submitting',                      'authenticate',      ['limited', c => c.byLink],               'login.retrying',     { notice: 'unreachable', waitMs },               'untilLinkIsTriedAgain'],
    ['login.submitting',                      'authenticate',      ['limited', (_, now) => now.waitMs !== null], 'login.waiting',  { ...told('limited'), waitMs },                  'serverSaysWait'],
    ['login.submitting',                      'authenticate',      'limited',                                'login.ready',        told('limited')],
    ['login.submitting',                      'authenticate',      ['unreachable', c => c.credentials?.code !== undefined], 'login.codeAsked', { ...asked, notice: 'unreachable' }],
    ['login.submitting',                      'authenticate',      ['unreachable', c => c.hasOwnWall],       'reading',            noPassword,                                      'readStored'],
    ['login.submitting',                      'authenticate',      ['unreachable', c => c.byLink],           'login.retrying',     { notice: 'unreachable', waitMs: 0 },            'untilLinkIsTriedAgain'],
    ['login.submitting',                      'authenticate',      'unreachable',                            'login.ready',        told('unreachable')],
    ['login.storing',                         'storeToken',        'stored',                                 loads,                { token: null },                                 'loadUserRights loadMailboxRights loadTenant'],
    ['login.storing',                         'storeToken',        'failed',                                 'forgetting',         forgotten('loadsFailed'),                        'clearStored'],
    ['login.loading.userRights.loading',      'loadUserRights',    'loaded',                                 'login.loading.userRights.loaded', { userRights: (_, { rights }) => rights }],
    ['login.loading.userRights.loading',      'loadUserRights',    'failed',                                 'forgetting',         forgotten('loadsFailed'),                        'clearStored'],
    ['login.loading.mailboxRights.loading',   'loadMailboxRights', 'loaded',                                 'login.loading.mailboxRights.loaded', { mailboxUserRights: (_, { rights }) => rights }],
    ['login.loading.mailboxRights.loading',   'loadMailboxRights', 'failed',                                 'forgetting',         forgotten('loadsFailed'),                        'clearStored'],
    ['login.loading.tenant.loading',          'loadTenant',        'loaded',                                 'login.loading.tenant.loaded'],
    ['login.loading.tenant.loading',          'loadTenant',        'failed',                                 'forgetting',         forgotten('loadsFailed'),                        'clearStored'],
    ['login.loading',                         'done login.loading', '',                                      current,              { ...begun, landing },                           'tokenRefresh'],
    ['forgetting',                            'clearStored',       '',                                       'login.ready'],
    ['active.kind.deciding',                  'always',            is('user'),                               'active.kind.user'],
    ['active.kind.deciding',                  'always',            is('projectVisitor'),                     'active.kind.projectVisitor'],
    ['active.kind.deciding',                  'always',            is('plusCrewVisitor'),                    'active.kind.plusCrewVisitor'],
    ['active.kind.deciding',                  'always',            is('kiosk'),                              'active.kind.kiosk'],
    ['active',                                'tokenRefresh',      'elsewhere',                              'ended.restarting',   elsewhere,                                       'restart'],
    ['active',                                'tokenRefresh',      '',                                       'ended.clearing',     endedAs(null),                                   'clearStored'],
    ['active',                                'LOGOUT_ASKED',      '',                                       'leaving.flushing',   '',                                              'flushOutbox'],
    ['active',                                'CHANGED_ELSEWHERE', '',                                       'ended.restarting',   elsewhere,                                       'restart'],
    ['active.rights.renewing',                'renewRights',       'renewed',                                'active.rights.current', { userRights: found.userRights, mailboxUserRights: found.mailboxUserRights }],
    ['active.rights.renewing',                'renewRights',       'refused',                                'ended.clearing',     endedAs('refused'),                              'clearStored'],
    ['active.rights.renewing',                'renewRights',       'notYet',                                 'active.rights.stale'],
    ['active.rights.current',                 'RIGHTS_ASKED',      '',                                       'active.rights.renewing', '',                                          'renewRights'],
    ['active.rights.stale',                   'RIGHTS_ASKED',      '',                                       'active.rights.renewing', '',                                          'renewRights'],
    ['leaving',                               'CHANGED_ELSEWHERE', '',                                       'ended.restarting',   elsewhere,                                       'restart'],
    ['leaving.flushing',                      'STAYED',            '',                                       current,              begun,                                           'tokenRefresh'],
    ['leaving.flushing',                      'LEFT_ANYWAY',       '',                                       'leaving.telling',    '',                                              'tellServer'],
    ['leaving.flushing',                      'flushOutbox',       'empty',                                  'leaving.telling',    '',                                              'tellServer'],
    ['leaving.flushing',                      'flushOutbox',       'waiting',                                'leaving.asking',     { unsent: (_, { entries }) => entries }],
    ['leaving.asking',                        'STAYED',            '',                                       current,              begun,                                           'tokenRefresh'],
    ['leaving.asking',                        'LEFT_ANYWAY',       '',                                       'leaving.telling',    '',                                              'tellServer'],
    ['leaving.telling',                       'tellServer',        '',                                       'ended.clearing',     { ...nobody, ...noPassword, end: 'loggedOut' },  'clearStored'],
    ['ended.clearing',                        'clearStored',       stands,                                   'ended.standing'],
    ['ended.clearing',                        'clearStored',       '',                                       'ended.restarting',   nobody,                                          'restart'],
    ['ended.standing',                        'CHANGED_ELSEWHERE', '',                                       'ended.restarting',   { ...nobody, end: 'elsewhere' },                 'restart'],
    ['ended.restarting',                      'restart',           '',                                       'over'],
  ],
}
