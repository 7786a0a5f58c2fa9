import { describe, expect, it } from 'vitest'
import type { Rights } from '../../../openapi/access.ts'
import { visibleMenu, sidebar } from '../../../domain/auth/menu.ts'
import {
  type CurrentUser,
  type Feature,
  features,
  hasLoginType,
  hasRight,
  mayUse,
} from '../../../domain/auth/rights.ts'
import { loginTypesOf } from '../../../domain/auth/session-token.ts'
import { operations } from '../../../openapi/operations.ts'

const user = (captions: string[], userRights: Rights = {}, mailboxUserRights: Rights = {}): CurrentUser => ({
  kind: 'user',
  valid: true,
  loginTypes: loginTypesOf(captions),
  userRights,
  mailboxUserRights,
})
const every = new Set(sidebar.map(({ entry }) => entry))
const menuShows = (who: CurrentUser, entry: string) => visibleMenu(who, every).some(item => item.entry === entry)

const read = { READ: ['ALL'] }
describe('worked cases', () => {
  it.each([
    ['RX-01 right present', mayUse(user(['Crew'], { payrolls: read }), 'payrolls'), true],
    ['RX-02 presence looks only at the name', mayUse(user(['Crew'], { payrolls: {} }), 'payrolls'), true],
    ['RX-03 right absent', mayUse(user(['Crew']), 'payrolls'), false],
    ['RX-04 no valid user', mayUse({ ...user(['Clients'], { payrolls: read }), valid: false }, 'payrolls'), false],
    ['RX-05 client invoices', mayUse(user(['CLIENTS'], { invoices: read }), 'clientInvoices'), true],
    ['RX-06 crew is no client', mayUse(user(['Crew'], { invoices: read }), 'clientInvoices'), false],
    ['RX-07 invoices right missing', mayUse(user(['CLIENTS']), 'clientInvoices'), false],
    ['RX-08 READ includes OWN', mayUse(user(['Crew'], { bankTransfers: { READ: ['OWN'] } }), 'payments'), true],
    ['RX-09 READ without OWN', mayUse(user(['Crew'], { bankTransfers: { READ: ['ALL'] } }), 'payments'), false],
    ['RX-10 include, not equal', mayUse(user(['Crew'], { bankTransfers: { READ: ['ALL', 'OWN'] } }), 'payments'), true],
    ['RX-11 READ missing', mayUse(user(['Crew'], { bankTransfers: { EDIT: ['OWN'] } }), 'payments'), false],
    ['RX-12 both present', mayUse(user(['CLIENTS'], { mailboxes: read }, { emailMessages: read }), 'mailbox'), true],
    ['RX-13 mailbox right missing', mayUse(user(['CLIENTS'], { mailboxes: read }), 'mailbox'), false],
    ['RX-14 wrong store', mayUse(user(['CLIENTS'], { emailMessages: read, mailboxes: read }), 'mailbox'), false],
    ['RX-15 operations is a planner', hasLoginType(user(['Operations']), ['planners']), true],
    ['RX-16 planning is a planner', hasLoginType(user(['planning']), ['planners']), true],
    ['RX-17 trainings for everyone', menuShows(user(['Crew']), 'trainings'), true],
    ['RX-18 office mailbox', menuShows(user(['office'], { mailboxes: {} }, { emailMessages: {} }), 'mailbox'), true],
    [
      'RX-19 planner mailbox',
      menuShows(user(['Operations'], { mailboxes: {} }, { emailMessages: {} }), 'mailbox'),
      false,
    ],
    ['RX-20 client only', menuShows(user(['Operations'], { planningCrewItemList: {} }), 'planningCrewItemList'), false],
    ['RX-21 EDIT missing', mayUse(user(['Crew'], { plusCrews: read }), 'editPlusCrews'), false],
    ['RX-22 no type demanded', mayUse(user(['Crew'], { plusCrews: { EDIT: [] } }), 'editPlusCrews'), true],
  ])('%s', (_name, actual, expected) => {
    expect(actual).toBe(expected)
  })
})

describe('who rights can belong to', () => {
  const rights = { plusCrews: { EDIT: ['ALL'] } }
  it.each([
    ['user', true],
    ['projectVisitor', true],
    ['plusCrewVisitor', false],
    ['kiosk', false],
  ] as const)('%s: %j', (kind, expected) => {
    expect(mayUse({ ...user([], rights), kind }, 'editPlusCrews')).toBe(expected)
  })
  it.each(['constructor', 'toString', '__proto__'])('%s is no right', right => {
    expect(hasRight(user(['crew'], {}), { right })).toBe(false)
    expect(hasRight(user(['crew'], { faq: {} }), { right: 'faq', permission: right })).toBe(false)
  })
  it('names are compared exactly', () => {
    expect(hasRight(user(['crew'], { payrolls: {} }), { right: 'Payrolls' })).toBe(false)
  })
})

// Every feature with the rights that just suffice: alone enough, and nothing without them.
const enough: Record<Feature, [captions: string[], rights: Rights, mailbox?: Rights]> = {
  payrolls: [[], { payrolls: {} }],
  contracts: [[], { staffContracts: {} }],
  planningCalendar: [[], { planningCalendar: {} }],
  faq: [[], { faq: {} }],
  projects: [[], { projects: {} }],
  receipts: [[], { receipts: {} }],
  invoices: [[], { invoices: {} }],
  crewInfo: [[], { crewInfo: {} }],
  vacancies: [[], { vacancies: {} }],
  trainings: [[], { training: {} }],
  personProfiles: [[], { personProfiles: {} }],
  projectAttachments: [[], { projectAttachments: {} }],
  todoCalendar: [[], { toDoCalendar: {} }],
  membershipCrews: [[], { membershipCrews: {} }],
  planningCrewItemList: [[], { planningCrewItemList: {} }],
  crewPlanner: [[], { crews: {} }],
  plusCrews: [[], { plusCrews: {} }],
  clientInvoices: [['clients'], { invoices: {} }],
  payments: [[], { bankTransfers: { READ: ['OWN'] } }],
  createReceipt: [[], { receipts: { CREATE: [] } }],
  deleteReceipt: [[], { receipts: { DELETE: [] } }],
  editInvoice: [[], { invoices: { EDIT: [] } }],
  createInvoice: [[], { invoices: { CREATE: [] } }],
  spareFunctions: [[], { planningCalendar: { READSPAREFUNCTION: [] } }],
  temporaryPerson: [[], { persons: { READ: [] } }],
  mobileDocuments: [[], { mobileDocuments: { READ: [] } }],
  rateCards: [[], { rateCards: { READ: [] } }],
  contactFromProfile: [[], { crewProfile: { CONTACT: [] } }],
  addToMembershipCrew: [[], { crewMemberships: { CREATE: [] } }],
  removeFromMembershipCrew: [[], { crewMemberships: { DELETE: [] } }],
  editPlusCrews: [[], { plusCrews: { EDIT: [] } }],
  projectsVacancy: [[], { mobileProjectVacancies: { READ: [] } }],
  editProjectLogo: [[], { projects: { EDIT_PROJECT_LOGO: [] } }],
  oneCrewOneTree: [[], { oneXOneTree: { READ: [] } }],
  help: [[], { faq: { READ: [] } }],
  mailbox: [[], { mailboxes: {} }, { emailMessages: {} }],
}
const rows = Object.entries(enough) as [Feature, (typeof enough)[Feature]][]
it.each(rows)('%s needs just that', (feature, [captions, rights, mailbox = {}]) => {
  expect(mayUse(user(captions, rights, mailbox), feature)).toBe(true)
  expect(mayUse(user(['clients', 'crew', 'planners', 'office']), feature)).toBe(false)
  for (const right of Object.keys(rights)) {
    const bare = Object.keys(rights[right] ?? {}).length > 0
    if (bare) expect(mayUse(user(captions, { [right]: {} }, mailbox), feature)).toBe(false)
  }
})
it('17 presence rights and 19 specific rules, none forgotten', () => {
  expect(Object.keys(features)).toHaveLength(36)
})

it('every right that presence is enough of stands before what the server answers', () => {
  const asked = new Set(operations.flatMap(({ access }) => ('right' in access && access.right) || []))
  const presences = rows.slice(0, 17).flatMap(([, [, rights]]) => Object.keys(rights))
  // What a right decides over row by row is tried on the files of a project.
  expect(presences.filter(right => !asked.has(right))).toEqual(['projectAttachments'])
})
