import { describe, expect, it } from 'vitest'
import type { CurrentUser } from '../../../domain/auth/rights.ts'
import { mayCall } from '../../../src/access/may-call.ts'

const user = (change: Partial<CurrentUser>): CurrentUser => ({
  kind: 'user',
  valid: true,
  loginTypes: [],
  userRights: {},
  mailboxUserRights: {},
  ...change,
})

describe('mayCall', () => {
  it.each([
    ['listJobs', user({ loginTypes: ['crew'] }), true],
    ['listJobs', user({ loginTypes: ['office'] }), false],
    ['listJobs', user({ loginTypes: ['crew'], valid: false }), false],
    ['listContacts', user({ loginTypes: ['office'] }), true],
    ['listContacts', user({ loginTypes: ['crew'] }), false],
    ['listCrewInfo', user({ loginTypes: ['crew'], userRights: { crewInfo: { READ: ['ALL'] } } }), true],
    ['listCrewInfo', user({ loginTypes: ['crew'] }), false],
    ['functions', user({ kind: 'projectVisitor' }), true],
    ['listContacts', user({ kind: 'projectVisitor' }), false],
    [
      'listEmailMessages',
      user({
        loginTypes: ['office'],
        userRights: { mailboxes: {} },
        mailboxUserRights: { emailMessages: {} },
      }),
      true,
    ],
    ['listEmailMessages', user({ loginTypes: ['office'], userRights: { mailboxes: {} } }), false],
    ['setPassword', user({ valid: false }), true],
  ] as const)('%s', (operation, who, expected) => {
    expect(mayCall(who, operation)).toBe(expected)
  })
})
