import type { LoginType, Rights, SessionKind } from '../../openapi/access.ts'

export type { Rights }

/** Who is asking, with what the server said about them. Rights: right → permission → permission types. */
export interface CurrentUser {
  kind: SessionKind
  /** A stored token whose exp is in the future. Without it every check is false. */
  valid: boolean
  loginTypes: readonly LoginType[]
  userRights: Rights
  mailboxUserRights: Rights
}

export interface RightCheck {
  /** Default `userRights`. */
  store?: 'userRights' | 'mailboxUserRights'
  right: string
  /** Absent: the presence of the right is enough. */
  permission?: string
  /** The permission's types must include it. */
  permissionType?: string
}

/** All given parts must hold; an empty rule holds for every valid user. */
export interface AccessRule {
  loginTypes?: readonly LoginType[]
  allOf?: readonly RightCheck[]
}

const presence = (right: string): AccessRule => ({ allOf: [{ right }] })
const permission = (right: string, name: string): AccessRule => ({ allOf: [{ right, permission: name }] })

/** Every feature the specification ties to a right (§6). */
export const features = {
  payrolls: presence('payrolls'),
  contracts: presence('staffContracts'),
  planningCalendar: presence('planningCalendar'),
  faq: presence('faq'),
  projects: presence('projects'),
  receipts: presence('receipts'),
  invoices: presence('invoices'),
  crewInfo: presence('crewInfo'),
  vacancies: presence('vacancies'),
  trainings: presence('training'),
  personProfiles: presence('personProfiles'),
  projectAttachments: presence('projectAttachments'),
  todoCalendar: presence('toDoCalendar'),
  membershipCrews: presence('membershipCrews'),
  planningCrewItemList: presence('planningCrewItemList'),
  crewPlanner: presence('crews'),
  plusCrews: presence('plusCrews'),
  clientInvoices: { loginTypes: ['clients'], allOf: [{ right: 'invoices' }] },
  payments: { allOf: [{ right: 'bankTransfers', permission: 'READ', permissionType: 'OWN' }] },
  createReceipt: permission('receipts', 'CREATE'),
  deleteReceipt: permission('receipts', 'DELETE'),
  editInvoice: permission('invoices', 'EDIT'),
  createInvoice: permission('invoices', 'CREATE'),
  spareFunctions: permission('planningCalendar', 'READSPAREFUNCTION'),
  // Named by the specification, and nothing to be seen of it anywhere.
  temporaryPerson: permission('persons', 'READ'),
  mobileDocuments: permission('mobileDocuments', 'READ'),
  rateCards: permission('rateCards', 'READ'),
  contactFromProfile: permission('crewProfile', 'CONTACT'),
  addToMembershipCrew: permission('crewMemberships', 'CREATE'),
  removeFromMembershipCrew: permission('crewMemberships', 'DELETE'),
  editPlusCrews: permission('plusCrews', 'EDIT'),
  projectsVacancy: permission('mobileProjectVacancies', 'READ'),
  editProjectLogo: permission('projects', 'EDIT_PROJECT_LOGO'),
  oneCrewOneTree: permission('oneXOneTree', 'READ'),
  help: permission('faq', 'READ'),
  mailbox: { allOf: [{ right: 'mailboxes' }, { store: 'mailboxUserRights', right: 'emailMessages' }] },
} as const satisfies Record<string, AccessRule>
export type Feature = keyof typeof features

/** Sessions that are no user for rights: every check is false for them. Spec §4; kiosk: decision 10. */
const nonUsers: readonly SessionKind[] = ['plusCrewVisitor', 'kiosk']

/** A valid token of somebody rights can belong to; a project visitor has only the rights its server returns. */
const isCurrentUser = (user: CurrentUser): boolean => user.valid && !nonUsers.includes(user.kind)

/** Whether one right is held. Names are compared exactly, permission types by inclusion. Spec §6. */
export function hasRight(user: CurrentUser, check: RightCheck): boolean {
  if (!isCurrentUser(user)) return false
  const rights = user[check.store ?? 'userRights']
  const held = Object.hasOwn(rights, check.right) ? rights[check.right] : undefined
  if (held === undefined) return false
  if (check.permission === undefined) return true
  const types = Object.hasOwn(held, check.permission) ? held[check.permission] : undefined
  if (types === undefined) return false
  return check.permissionType === undefined || types.includes(check.permissionType)
}

/** Whether any of the login types is held by a valid user. Captions were compared when the token was read. */
export const hasLoginType = (user: CurrentUser, loginTypes: readonly LoginType[]): boolean =>
  isCurrentUser(user) && loginTypes.some(type => user.loginTypes.includes(type))

/** Whether a rule lets this user through. */
export const passes = (user: CurrentUser, rule: AccessRule): boolean =>
  isCurrentUser(user) &&
  (rule.loginTypes === undefined || hasLoginType(user, rule.loginTypes)) &&
  (rule.allOf ?? []).every(check => hasRight(user, check))

/** Whether this user may use a feature of the table above. */
export const mayUse = (user: CurrentUser, feature: Feature): boolean => passes(user, features[feature])
