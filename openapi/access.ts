/** Who may do what, as data. Server, menus and tests read the same tables. */

export const sessionKinds = ['user', 'projectVisitor', 'plusCrewVisitor', 'kiosk'] as const
export type SessionKind = (typeof sessionKinds)[number]

export const loginTypes = ['clients', 'crew', 'planners', 'office'] as const
export type LoginType = (typeof loginTypes)[number]

/**
 * Which rows an operation may touch, once session kind, login type and right have passed.
 * Whatever lies outside answers exactly what an absent id answers.
 */
export const rowScopes = {
  none: 'no row of a tenant is read',
  tenant: 'every row of the tenant',
  own: 'rows of the person who is logged in',
  ownJob: 'the job of the person who is logged in',
  readableCrew: 'a crew one is on, leads, plans, ordered or visits',
  memberCrew: 'a crew one is on or leads, or any for planning',
  ledCrew: 'a crew one leads, or any for planning',
  readablePosition: 'a position of a readable crew, or one that is open for applications',
  openPosition: 'a position that is open for applications, or one the person applied for',
  punchablePosition: 'a position one is on, or one of a led crew',
  ledPosition: 'a position of a led crew',
  plannedPosition: 'a position of the tenant, for planning',
  ledStatus: 'a person on a position of a led crew',
  deliveryNote: 'the delivery note of a crew one leads, plans or does the books for; a released one of the own company',
  projects: 'projects of the own company; all for planning and office',
  readableProject: 'a project one plans, ordered or visits',
  projectLink: 'the visitor link of a project one plans or ordered',
  readableCompany: 'the own company; all for planning and office',
  readablePlusCrew: 'a plus crew of the own company, or the one that is visited; all for planning and office',
  plusCrews: 'plus crews of the own company, or the one that is visited; all for planning and office',
  plusCrewOfBody: 'a plus crew of the own company; all for planning and office',
  plusCrewValue: 'a value of a plus crew of the own company; all for planning and office',
  plusCrewValueData: 'a figure of a plus crew of the own company; all for planning and office',
  crewOfBody: 'a crew one leads, or any for planning',
  ledKiosk: 'a kiosk of a led crew',
  kioskCrew: 'the crew a kiosk stands for',
  punchBatch: 'each entry: a position one is on, or one of a led crew; for a kiosk of its crew',
  readableLocation: 'a place of a readable crew, or any for planning and clients',
  readablePicture: 'a face on a readable crew, or any for planning and office',
  contacts: 'contacts of the own company; all for planning and office',
} as const
export type RowScope = keyof typeof rowScopes

export interface Access {
  /** `public` answers without a session. */
  sessions: 'public' | readonly SessionKind[]
  /** Absent: every login type. Only users have login types. */
  loginTypes?: readonly LoginType[]
  /** Name of a right that must be present. */
  right?: string
  /** Permission the right must carry. */
  permission?: string
  scope: RowScope
  /** The address may carry a short-lived signature instead of a bearer token. */
  signedAddress?: true
}

/** right → permission → permission types */
export type Rights = Record<string, Record<string, readonly string[]>>

const all = ['ALL'] as const
const own = ['OWN'] as const

/** What a login type may do unless its tenant says otherwise. */
export const defaultRights: Record<LoginType, Rights> = {
  clients: {
    projects: { READ: own },
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
    staffContracts: { READ: own },
    bankTransfers: { READ: own },
    crewInfo: { READ: all },
    training: { READ: own },
    vacancies: { READ: all },
    mobileProjectVacancies: { READ: all },
    oneXOneTree: { READ: all },
    faq: { READ: all },
  },
  planners: {
    projects: { READ: all, EDIT: all, EDIT_PROJECT_LOGO: all },
    planningCalendar: { READ: all, READSPAREFUNCTION: all },
    projectAttachments: { READ: all },
    toDoCalendar: { READ: all },
    membershipCrews: { READ: all },
    crewMemberships: { CREATE: all, DELETE: all },
    crews: { READ: all },
    persons: { READ: all },
    personProfiles: { READ: all },
    crewProfile: { CONTACT: all },
    crewInfo: { READ: all, EDIT: all },
    mobileDocuments: { READ: all },
    mobileProjectVacancies: { READ: all },
    vacancies: { READ: all },
    training: { READ: all },
    plusCrews: { READ: all, EDIT: all },
    oneXOneTree: { READ: all },
    faq: { READ: all, EDIT: all },
  },
  office: {
    invoices: { READ: all, EDIT: all, CREATE: all },
    receipts: { READ: all, CREATE: all, DELETE: all },
    payrolls: { READ: all },
    staffContracts: { READ: all },
    bankTransfers: { READ: all },
    persons: { READ: all, EDIT: all },
    personProfiles: { READ: all },
    projects: { READ: all },
    mobileDocuments: { READ: all },
    rateCards: { READ: all },
    mailboxes: { READ: all },
    training: { READ: all },
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
