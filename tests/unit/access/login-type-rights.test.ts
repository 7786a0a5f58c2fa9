import { describe, expect, it } from 'vitest'
import { type Grantable, changedRights, hasRight, withRight } from '../../../domain/auth/login-type-rights.ts'
import { type Access, type LoginType, type Rights, defaultRights, loginTypes } from '../../../openapi/access.ts'
import { type RightCode, grantable, rightCodes } from '../../../openapi/loginTypeRights.ts'
import { operations } from '../../../openapi/operations.ts'

const able = (type: LoginType): Grantable => ({
  codes: grantable(type),
  byDefault: defaultRights[type],
  of: type === 'planners' ? 'ALL' : 'OWN',
})

describe('one right given or taken', () => {
  const planners = defaultRights.planners
  it.each<[what: string, from: Rights, type: LoginType, code: RightCode, given: boolean, to: Rights]>([
    ['of all for a desk', {}, 'planners', 'rateCards.READ', true, { rateCards: { READ: ['ALL'] } }],
    [
      'seeing comes with changing',
      {},
      'planners',
      'rateCards.EDIT',
      true,
      { rateCards: { READ: ['ALL'], EDIT: ['ALL'] } },
    ],
    ['of their own as by default', {}, 'clients', 'invoices.READ', true, { invoices: { READ: ['OWN'] } }],
    [
      'nothing is seen with it',
      {},
      'clients',
      'crewMemberships.CREATE',
      true,
      { crewMemberships: { CREATE: ['OWN'] } },
    ],
    ['what is given already stays', { faq: { READ: ['ALL'] } }, 'crew', 'faq.READ', true, { faq: { READ: ['ALL'] } }],
    [
      'changing goes, seeing stays',
      { faq: { READ: ['ALL'], EDIT: ['ALL'] } },
      'office',
      'faq.EDIT',
      false,
      { faq: { READ: ['ALL'] } },
    ],
    [
      'with seeing all else goes',
      { faq: { READ: ['ALL'], EDIT: ['ALL'] }, x: { Y: ['ALL'] } },
      'office',
      'faq.READ',
      false,
      { x: { Y: ['ALL'] } },
    ],
    ['the last goes with its name', { crewProfile: { CONTACT: ['OWN'] } }, 'clients', 'crewProfile.CONTACT', false, {}],
    [
      'what is not given cannot be taken',
      { faq: { READ: ['ALL'] } },
      'crew',
      'payrolls.READ',
      false,
      { faq: { READ: ['ALL'] } },
    ],
  ])('%s', (_, from, type, code, given, to) => {
    const before = structuredClone(from)
    expect(withRight(from, able(type), code, given)).toEqual(to)
    expect(from).toEqual(before)
  })

  it('says what has become another', () => {
    const without = withRight(planners, able('planners'), 'projects.READ', false)
    expect(changedRights(able('planners'), planners, without)).toEqual(
      ['projects.READ', 'projects.EDIT', 'projects.EDIT_PROJECT_LOGO'].map(code => ({ code, given: false })),
    )
    expect(changedRights(able('planners'), planners, planners)).toEqual([])
  })
})

describe.each(loginTypes)('what may be given to %s', type => {
  it('is all they have by default', () => {
    const all = Object.entries(defaultRights[type]).flatMap(([right, permissions]) =>
      Object.keys(permissions).map(permission => `${right}.${permission}`),
    )
    expect(grantable(type)).toEqual(expect.arrayContaining(all))
  })

  it('opens an operation that lets them in, where it is more than that', () => {
    const opens = (access: Access, code: string) =>
      access.sessions !== 'public' &&
      access.sessions.includes('user') &&
      (access.loginTypes === undefined || access.loginTypes.includes(type)) &&
      code === `${access.right ?? ''}.${access.permission ?? 'READ'}`
    for (const code of grantable(type).filter(one => !hasRight(defaultRights[type], one)))
      expect(
        operations.some(({ access }) => opens(access, code)),
        code,
      ).toBe(true)
  })
})

it('every right is given to somebody', () => {
  expect(rightCodes.filter(code => !loginTypes.some(type => grantable(type).includes(code)))).toEqual([])
})
