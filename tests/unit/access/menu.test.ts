import { describe, expect, it } from 'vitest'
import { embeddedTheme } from '../../../domain/auth/embedding.ts'
import type { LoginType, Rights } from '../../../openapi/access.ts'
import {
  backHidden,
  bottomBar,
  embeddedMenu,
  paddingFor,
  sidebar,
  topBarLinks,
  visibleMenu,
} from '../../../domain/auth/menu.ts'
import { type AccessRule, type CurrentUser, passes } from '../../../domain/auth/rights.ts'

const keys = sidebar.map(({ entry }) => entry)
const every = new Set(keys)
/** Every right the sidebar asks for. */
const allRights: Rights = {
  planningCalendar: {},
  projects: {},
  crews: {},
  membershipCrews: {},
  planningCrewItemList: {},
  invoices: {},
  mobileDocuments: { READ: [] },
  payrolls: {},
  staffContracts: {},
  crewInfo: {},
  plusCrews: {},
  receipts: {},
  rateCards: { READ: [] },
  mailboxes: {},
  toDoCalendar: {},
  mobileProjectVacancies: { READ: [] },
  vacancies: {},
  oneXOneTree: { READ: [] },
  faq: { READ: [] },
  persons: { READ: [] },
}
const user = (loginTypes: LoginType[], userRights: Rights = allRights): CurrentUser => ({
  kind: 'user',
  valid: true,
  loginTypes,
  userRights,
  mailboxUserRights: userRights === allRights ? { emailMessages: {} } : {},
})
const shown = (who: CurrentUser) => visibleMenu(who, every).map(({ entry }) => entry)

// The whole table again, by hand: order, path, login types, rights (store:right:permission).
const expected: [string, string, LoginType[] | 'all', string[]][] = [
  ['home', '/', 'all', []],
  ['planningCalendar', '/planning-calendar', ['clients', 'planners'], ['planningCalendar']],
  ['projects', '/projects', ['clients', 'planners'], ['projects']],
  ['crewPlanner', '/planner-crew', ['clients', 'planners'], ['crews']],
  ['membershipCrews', '/membership-crews', ['clients', 'planners'], ['membershipCrews']],
  ['planningCrewItemList', '/planning-crew-item-list', ['clients'], ['planningCrewItemList']],
  ['invoices', '/invoices', 'all', ['invoices']],
  ['jobs', '/jobs', ['crew'], []],
  ['personalCalendar', '/personal-calendar', ['crew'], []],
  ['trainings', '/trainings', 'all', []],
  ['mobileDocuments', '/mobileDocuments', 'all', ['mobileDocuments:READ']],
  ['payrolls', '/payrolls', ['crew'], ['payrolls']],
  ['contracts', '/contracts', ['crew'], ['staffContracts']],
  ['crewInfo', '/crew-info', ['crew'], ['crewInfo']],
  ['plusCrews', '/plus-crews', 'all', ['plusCrews']],
  ['receipts', '/receipts', 'all', ['receipts']],
  ['rateCards', '/rate-cards', ['office'], ['rateCards:READ']],
  ['projectsCalendar', '/projects-calendar', ['clients', 'planners'], ['projects']],
  ['mailbox', '/mailbox', ['clients', 'office'], ['mailboxes', 'mailboxUserRights/emailMessages']],
  ['todoCalendar', '/todo-calendar', ['planners'], ['toDoCalendar']],
  ['projectsVacancy', '/projects-vacancy', 'all', ['mobileProjectVacancies:READ']],
  ['vacancies', '/vacancies', 'all', ['vacancies']],
  ['papers', '/documents', ['planners', 'office'], ['persons:READ']],
  ['settings', '/settings', ['office'], []],
  ['profile', '/profile', 'all', []],
  ['oneCrewOneTree', '/oneXOneTree', 'all', ['oneXOneTree:READ']],
  ['help', '/help', 'all', ['faq:READ']],
  ['version', '/version', 'all', []],
]

const written = (rule: AccessRule) =>
  (rule.allOf ?? []).map(
    check => `${check.store ? `${check.store}/` : ''}${check.right}${check.permission ? `:${check.permission}` : ''}`,
  )

describe('the sidebar', () => {
  it('has its entries in order, each with path, login types and right', () => {
    const table = sidebar.map(({ entry, path, rule }: { entry: string; path: string; rule: AccessRule }) => [
      entry,
      path,
      rule.loginTypes ?? 'all',
      written(rule),
    ])
    expect(table).toEqual(expected)
  })
  const types: LoginType[] = ['clients', 'crew', 'planners', 'office']
  it.each(types)('%s with every right sees its entries and logout', type => {
    const wanted = expected.filter(([, , who]) => who === 'all' || who.includes(type)).map(([entry]) => entry)
    expect(shown(user([type]))).toEqual([...wanted, 'logout'])
  })
  it.each(types)('%s without rights sees only what needs none', type => {
    const wanted = expected
      .filter(([, , who, rights]) => rights.length === 0 && (who === 'all' || who.includes(type)))
      .map(([entry]) => entry)
    expect(shown(user([type], {}))).toEqual([...wanted, 'logout'])
  })
  it('an entry without a screen is left out', () => {
    const exist = new Set(['home', 'jobs', 'projects'] as const)
    expect(visibleMenu(user(['crew']), exist).map(({ entry }) => entry)).toEqual(['home', 'jobs', 'logout'])
  })
  it('leads where the table says', () => {
    const items = visibleMenu(user(['crew', 'clients', 'planners', 'office']), every)
    expect(items).toEqual([...expected.map(([entry, path]) => ({ entry, path })), { entry: 'logout', path: null }])
  })
  it('of a visitor has no version where there is no screen of it', () => {
    expect(visibleMenu({ ...user([]), kind: 'kiosk' }, new Set())).toEqual([{ entry: 'logout', path: null }])
  })
  it('nobody valid, no menu', () => {
    expect(visibleMenu({ ...user(['crew']), valid: false }, every)).toEqual([])
  })
  it.each([
    ['projectVisitor', '4711', '/projects/4711'],
    ['plusCrewVisitor', '7', '/plus-crews/7'],
    ['kiosk', '9', '/crews/9/check-in'],
  ] as const)('%s sees its own page, version and logout, whatever its rights', (kind, number, path) => {
    const visitor = { ...user([]), kind }
    const rest = [
      { entry: 'version', path: '/version' },
      { entry: 'logout', path: null },
    ]
    expect(visibleMenu(visitor, every, number)).toEqual([{ entry: 'ownPage', path }, ...rest])
    expect(visibleMenu(visitor, every)).toEqual(rest)
  })
})

describe('the bottom bar', () => {
  it.each([
    [['crew'], ['jobs', 'home', 'personalCalendar']],
    [['clients'], ['projects', 'home', 'projectsCalendar']],
    [['planners'], ['projects', 'home', 'projectsCalendar']],
    [['office'], ['home']],
    [
      ['crew', 'planners'],
      ['jobs', 'projects', 'home', 'personalCalendar', 'projectsCalendar'],
    ],
  ] as [LoginType[], string[]][])('%j: %j', (loginTypes, items) => {
    expect(bottomBar(user(loginTypes, { projects: {} }), every).map(({ entry }) => entry)).toEqual(items)
  })
  it('each item follows its sidebar rule', () => {
    expect(bottomBar(user(['planners'], {}), every).map(({ entry }) => entry)).toEqual(['home'])
  })
  it('never more than five', () => {
    expect(bottomBar(user(['clients', 'crew', 'planners', 'office']), every)).toHaveLength(5)
  })
  it.each(['projectVisitor', 'plusCrewVisitor', 'kiosk'] as const)('none for %s', kind => {
    expect(bottomBar({ ...user(['crew']), kind }, every)).toEqual([])
  })
})

describe('the links of the top bar', () => {
  const rights = {
    ...{ projects: {}, plusCrews: {}, planningCalendar: {}, vacancies: {}, invoices: {} },
    ...{ receipts: {}, mobileDocuments: { READ: [] }, mailboxes: {} },
  }
  it.each([
    [['crew'], ['home', 'jobs', 'personalCalendar', 'vacancies', 'plusCrews']],
    [['planners'], ['home', 'projects', 'projectsCalendar', 'planningCalendar', 'plusCrews']],
    [['clients'], ['home', 'projects', 'projectsCalendar', 'planningCalendar', 'invoices', 'plusCrews']],
    [['office'], ['home', 'invoices', 'receipts', 'mobileDocuments', 'mailbox', 'plusCrews']],
  ] as [LoginType[], string[]][])('%j: %j', (loginTypes, items) => {
    const who = { ...user(loginTypes, rights), mailboxUserRights: { emailMessages: {} } }
    expect(topBarLinks(who, every).map(({ entry }) => entry)).toEqual(items)
  })
  it('leave out what there is no right to', () => {
    expect(topBarLinks(user(['office'], {}), every).map(({ entry }) => entry)).toEqual(['home'])
    expect(topBarLinks({ ...user(['crew']), kind: 'projectVisitor' }, every)).toEqual([])
  })
})

describe('embedded and themed', () => {
  const entries = (who: CurrentUser, theme: string, exist = every) =>
    embeddedMenu(who, exist, theme, 'calltime').map(({ entry }) => entry)
  it('the default theme shows home and version, unfiltered', () => {
    expect(entries({ ...user([], {}), valid: false }, 'default')).toEqual(['home', 'version'])
    expect(entries(user(['crew']), 'unknown')).toEqual(['home', 'version'])
  })
  it('the product theme filters by right, not by login type', () => {
    expect(entries(user(['office']), 'calltime')).toEqual([
      'home',
      'planningCalendar',
      'payrolls',
      'contracts',
      'crewInfo',
    ])
    expect(entries(user(['crew'], { payrolls: {} }), 'calltime')).toEqual(['home', 'payrolls'])
    expect(entries({ ...user(['crew']), valid: false }, 'calltime')).toEqual(['home'])
  })
  it('leads to home and version by default', () => {
    expect(embeddedMenu(user([]), every, 'default', 'calltime')).toEqual([
      { entry: 'home', path: '/' },
      { entry: 'version', path: '/version' },
    ])
  })
  it('an entry without a screen is left out', () => {
    expect(entries(user(['crew']), 'calltime', new Set(['home', 'contracts']))).toEqual(['home', 'contracts'])
    expect(entries(user(['crew']), 'default', new Set(['home']))).toEqual(['home'])
  })
  it.each([
    [false, null, null, null],
    [true, null, null, 'default'],
    [false, 'calltime', null, 'calltime'],
    [true, 'calltime', null, 'calltime'],
    [false, '', null, 'default'],
    [false, 'unknown', null, 'default'],
    [false, 'Calltime', null, 'default'],
    [false, null, 'calltime', 'calltime'],
    [true, null, 'calltime', 'calltime'],
    [false, null, 'broken', 'default'],
    [false, 'default', 'calltime', 'default'],
  ])('framed %j, asked for %j, kept %j: %j', (framed, asked, kept, theme) => {
    expect(embeddedTheme({ framed, asked, kept }, 'calltime')).toBe(theme)
  })
  it.each([
    [0, 65],
    [2, 65],
    [5, 65],
    [9, 65],
    [10, 130],
    [11, 130],
    [19, 130],
    [20, 195],
  ])('%d items: %d px', (items, px) => {
    expect(paddingFor(items)).toBe(px)
  })
})

it.each([
  ['user', '/', true],
  ['projectVisitor', '/', true],
  ['user', '/projects/4711', false],
  ['projectVisitor', '/projects/4711', true],
  ['projectVisitor', '/projects/4711/contact-project-manager', false],
  ['projectVisitor', '/crews/9', false],
  ['plusCrewVisitor', '/plus-crews/7', true],
  ['plusCrewVisitor', '/plus-crews/7/data', true],
  ['kiosk', '/crews/9/check-in', true],
  ['user', '/jobs', false],
] as const)('%s on %s: back hidden %j', (kind, path, hidden) => {
  expect(backHidden(kind, path)).toBe(hidden)
})

it('a rule without parts holds for every valid user only', () => {
  expect(passes(user([], {}), {})).toBe(true)
  expect(passes({ ...user([], {}), valid: false }, {})).toBe(false)
})
