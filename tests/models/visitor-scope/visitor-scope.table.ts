import type { visitorScopeMachine } from '../../../src/machines/visitor-scope/visitor-scope.machine.ts'
import type { Came, ContextOf, Table } from '../table.ts'

type Machine = typeof visitorScopeMachine
type Context = ContextOf<Machine>
type Now = Came<Machine>

export const places = [
  { requested: '/jobs?tab=past', access: 'protected' },
  { requested: '/projects/4711', access: 'protected' },
  { requested: '/plus-crews/7/data', access: 'protected' },
  { requested: '/crews/9/check-in', access: 'protected' },
  { requested: '/projects/4711?project-id=AB12&password=x', access: 'protected' },
  { requested: '/HelpCenter', access: 'public' },
  { requested: '/does-not-exist', access: 'unknown' },
] as const

// What each session may see of these places.
const open: Record<string, readonly string[]> = {
  nobody: ['/HelpCenter', '/does-not-exist'],
  user: places.map(({ requested }) => requested),
  projectVisitor: ['/projects/4711', '/projects/4711?project-id=AB12&password=x', '/HelpCenter', '/does-not-exist'],
  plusCrewVisitor: ['/plus-crews/7/data', '/HelpCenter', '/does-not-exist'],
  kiosk: ['/crews/9/check-in', '/HelpCenter', '/does-not-exist'],
}
const logins: Record<string, string> = {
  '/jobs?tab=past': '/login?redirect=%2Fjobs%3Ftab%3Dpast',
  '/projects/4711': '/login?redirect=%2Fprojects%2F4711',
  '/plus-crews/7/data': '/login?redirect=%2Fplus-crews%2F7%2Fdata',
  '/crews/9/check-in': '/login?redirect=%2Fcrews%2F9%2Fcheck-in',
  '/projects/4711?project-id=AB12&password=x': '/login?login=AB12&password=x',
}
const ownPages: Record<string, string> = {
  projectVisitor: '/projects/4711',
  plusCrewVisitor: '/plus-crews/7',
  kiosk: '/crews/9/check-in',
}
const isOpen = ({ session, requested }: Context) => (open[session?.kind ?? 'nobody'] ?? []).includes(requested)
const isNobodys = (context: Context) => context.session === null && !isOpen(context)
const nothing = { redirect: null, ownPage: null }
const navigated = {
  requested: (_: Context, { requested }: Now) => requested,
  access: (_: Context, { access }: Now) => access,
}

// prettier-ignore
export const visitorScopeTable: Table<Machine> = {
  rows: [
    // state,    event,             when,             to,           changes
    ['',         'start',           '',               'deciding',   (_, input) => ({ ...input, ...nothing })],
    ['',         'NAVIGATED',       '',               'deciding',   { ...navigated, ...nothing }],
    ['',         'SESSION_CHANGED', '',               'deciding',   { session: (_, { session }) => session, ...nothing }],
    ['deciding', 'always',          isNobodys,        'redirected', { redirect: c => logins[c.requested] ?? '' }],
    ['deciding', 'always',          c => !isOpen(c),  'refused',    { ownPage: c => ownPages[c.session?.kind ?? ''] ?? '' }],
    ['deciding', 'always',          '',               'allowed'],
  ],
}
