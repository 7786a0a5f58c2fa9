import { describe, expect, it } from 'vitest'
import type { Access, LoginType, Rights } from '../../../openapi/access.ts'
import { checkAccess } from '../../../server/access/check.ts'
import type { Principal } from '../../../server/access/principal.ts'
import { Problem } from '../../../server/problem.ts'

const principal = (kind: Principal['kind'], loginTypes: LoginType[] = [], rights: Rights = {}): Principal => ({
  kind,
  tenantId: 't',
  sessionId: 's',
  loginId: 'l',
  loginTypes: new Set(loginTypes),
  personId: null,
  name: null,
  companyId: null,
  contactNumber: null,
  subjectId: null,
  subjectNumber: null,
  language: 'en',
  rights,
  mailboxRights: {},
})
const user = (loginTypes: LoginType[], rights?: Rights) => principal('user', loginTypes, rights)

function said(access: Omit<Access, 'scope'>, who: Principal | null): unknown {
  try {
    checkAccess({ ...access, scope: 'none' }, who)
    return 'yes'
  } catch (error) {
    return error instanceof Problem ? { code: error.code, ...error.details } : error
  }
}

const reading: Rights = { invoices: { READ: ['ALL'] } }
const planning = { sessions: ['user'], loginTypes: ['planners', 'office'] } as const
const invoices = { sessions: ['user', 'projectVisitor'], right: 'invoices' } as const
const mailbox = { sessions: ['user'], right: 'mailboxes', mailboxRight: 'emailMessages' } as const
const editing = { ...invoices, permission: 'EDIT' } as const

describe('an operation', () => {
  it.each<[string, Omit<Access, 'scope'>, Principal | null, unknown]>([
    ['for everybody answers nobody', { sessions: 'public' }, null, 'yes'],
    ['for everybody answers a kiosk', { sessions: 'public' }, principal('kiosk'), 'yes'],
    ['with sessions refuses nobody', { sessions: ['user'] }, null, { code: 'sessionRequired' }],
    ['of users answers any', { sessions: ['user'] }, user([]), 'yes'],
    ['of users refuses a visitor', { sessions: ['user'] }, principal('projectVisitor'), { code: 'visitorNotAllowed' }],
    ['of visitors refuses a user', { sessions: ['kiosk'] }, user(['crew']), { code: 'visitorNotAllowed' }],
    ['of a login type answers it', planning, user(['office']), 'yes'],
    ['of a login type answers who has it among others', planning, user(['crew', 'planners']), 'yes'],
    [
      'of a login type refuses others, and says whose it is',
      planning,
      user(['crew', 'clients']),
      {
        code: 'loginTypeRequired',
        detail: 'This is for planners and office.',
        loginTypes: ['planners', 'office'],
      },
    ],
    ['of a right answers who has it', invoices, user([], reading), 'yes'],
    [
      'of a right refuses who has another',
      invoices,
      user([], { projects: {} }),
      { code: 'rightRequired', detail: 'This needs the right invoices.', right: 'invoices' },
    ],
    [
      'of a mailbox right answers who has it beside the right',
      mailbox,
      { ...user([], { mailboxes: {} }), mailboxRights: { emailMessages: {} } },
      'yes',
    ],
    [
      'of a mailbox right refuses who has only the right',
      mailbox,
      user([], { mailboxes: {}, emailMessages: {} }),
      {
        code: 'rightRequired',
        detail: 'This needs the mailbox right emailMessages.',
        right: 'emailMessages',
      },
    ],
    ['of a right asks no visitor for it', invoices, principal('projectVisitor'), 'yes'],
    ['of a login type asks no visitor for it', { ...planning, sessions: ['kiosk'] }, principal('kiosk'), 'yes'],
    ['of a permission answers who has it', editing, user([], { invoices: { EDIT: [] } }), 'yes'],
    [
      'of a permission refuses who has only another of that right',
      editing,
      user([], reading),
      { code: 'rightRequired', detail: 'This needs the right invoices EDIT.', right: 'invoices', permission: 'EDIT' },
    ],
    [
      'of a permission refuses who has none of that right',
      editing,
      user([]),
      { code: 'rightRequired', detail: 'This needs the right invoices EDIT.', right: 'invoices', permission: 'EDIT' },
    ],
  ])('%s', (_, access, who, expected) => {
    expect(said(access, who)).toEqual(expected)
  })
})
