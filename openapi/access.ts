/** Who may do what, as data. Server, menus and tests read the same tables. */

import type { Scope } from './scopes.ts'

export const sessionKinds = ['user', 'projectVisitor', 'plusCrewVisitor', 'kiosk'] as const
export type SessionKind = (typeof sessionKinds)[number]

export const loginTypes = ['clients', 'crew', 'planners', 'office'] as const
export type LoginType = (typeof loginTypes)[number]

export interface Access {
  /** `public` answers without a session. */
  sessions: 'public' | readonly SessionKind[]
  /** Absent: every login type. Only users have login types. */
  loginTypes?: readonly LoginType[]
  /** Name of a right that must be present. */
  right?: string
  /** Permission the right must carry. */
  permission?: string
  /** Name of a mailbox right that must be present as well. */
  mailboxRight?: string
  scope: Scope
  /** The address may carry a short-lived signature instead of a bearer token. */
  signedAddress?: true
}

/** Planning and the office. */
export const desks = { sessions: ['user'], loginTypes: ['planners', 'office'] } as const
/** Whoever plans projects; which of them, the operation says. */
export const planning = {
  sessions: ['user'],
  loginTypes: ['planners'],
  right: 'projects',
  permission: 'EDIT',
} as const

/** The books of everybody's pay. */
export const payrollBooks = { sessions: ['user'], loginTypes: ['office'], right: 'payrolls', scope: 'tenant' } as const

/** right → permission → permission types */
export type Rights = Record<string, Record<string, readonly string[]>>

const all = ['ALL'] as const
const own = ['OWN'] as const

/** What a login type may do unless its tenant says otherwise. */
export const defaultRights: Record<LoginType, Rights> = {
  clients: {
    projects: { READ: own },
    projectCrewItems: { CREATE: own },
    planningCalendar: { READ: own },
    planningCrewItemList: { READ: own },
    projectAttachments: { READ: own },
    invoices: { READ: own },
    membershipCrews: { READ: own },
    crewMemberships: { CREATE: own, DELETE: own },
    crews: { READ: own },
    personProfiles: { READ: own },
    crewProfile: { CONTACT: own },
    mobileDocuments: { READ: own },
    rateCards: { READ: own },
    mailboxes: { READ: own },
    plusCrews: { READ: own },
    faq: { READ: all },
  },
  crew: {
    payrolls: { READ: own },
    receipts: { READ: own, CREATE: own, DELETE: own },
    staffContracts: { READ: own },
    bankTransfers: { READ: own },
    crewInfo: { READ: all },
    mobileDocuments: { READ: own },
    training: { READ: own },
    vacancies: { READ: all },
    mobileProjectVacancies: { READ: all },
    oneXOneTree: { READ: all },
    faq: { READ: all },
  },
  planners: {
    projects: { READ: all, EDIT: all, EDIT_PROJECT_LOGO: all },
    planningCalendar: { READ: all, READSPAREFUNCTION: all },
    planningCrewItemList: { READ: all },
    projectAttachments: { READ: all },
    toDoCalendar: { READ: all },
    membershipCrews: { READ: all },
    crewMemberships: { CREATE: all, DELETE: all },
    crews: { READ: all },
    persons: { READ: all },
    personProfiles: { READ: all },
    crewProfile: { CONTACT: all },
    rateCards: { READ: all },
    crewInfo: { READ: all, EDIT: all },
    mobileDocuments: { READ: all },
    mobileProjectVacancies: { READ: all },
    vacancies: { READ: all },
    training: { READ: all, EDIT: all },
    plusCrews: { READ: all, EDIT: all },
    oneXOneTree: { READ: all },
    faq: { READ: all, EDIT: all },
  },
  office: {
    planningCrewItemList: { READ: all },
    invoices: { READ: all, EDIT: all, CREATE: all },
    receipts: { READ: all, CREATE: all, DELETE: all },
    payrolls: { READ: all },
    staffContracts: { READ: all },
    bankTransfers: { READ: all },
    persons: { READ: all, EDIT: all },
    personProfiles: { READ: all },
    projects: { READ: all },
    planningCalendar: { READ: all },
    mobileDocuments: { READ: all },
    rateCards: { READ: all, EDIT: all },
    toDoCalendar: { READ: all },
    mailboxes: { READ: all },
    training: { READ: all, EDIT: all },
    plusCrews: { READ: all },
    faq: { READ: all, EDIT: all },
  },
}

export const defaultMailboxRights: Record<LoginType, Rights> = {
  clients: { emailMessages: { READ: own } },
  crew: {},
  planners: {},
  office: { emailMessages: { READ: all } },
}
