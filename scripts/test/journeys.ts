/** Journeys through a group of screens, by the name of its folder: what the path of a journey's file contains. */
export const journeys: Record<string, readonly string[]> = {
  activities: ['planning/todos'],
  auth: ['access/login.spec', 'access/password', 'one-time-codes', 'passkeys', 'sign-on'],
  costs: ['project-costs'],
  crewInfo: ['device/week'],
  crewMembers: ['crew-profile'],
  dataExports: ['access/privacy'],
  deliveryNotes: ['crewDay/sign-off', 'device/print'],
  documentTypes: ['document-types', 'document-desk'],
  documents: ['documents/documents', 'documents/inbox', 'long-paper', 'document-desk'],
  emailMessages: ['agencies/mailbox'],
  faq: ['crewDay/help'],
  forms: ['documents/forms', 'form-photo', 'trainings'],
  home: ['crewDay/crew-day', 'home-planner'],
  imports: ['agencies/imports'],
  invoices: ['money/invoices', 'money/bookkeeping', 'money/payments'],
  jobs: ['crewDay/crew-day', 'planning/vacancies'],
  kiosks: ['crewDay/kiosk', 'open-kiosks'],
  locations: ['crewDay/crew-day'],
  loginTypeRights: ['access/rights'],
  logins: ['access/logins', 'access/privacy'],
  membershipCrews: ['membership-crews'],
  mobileDocuments: ['documents/uploads', 'documents/inbox'],
  oneXOneTree: ['planning/tree'],
  payrolls: ['money/payrolls', 'payroll-office', 'payslips', 'money/payments'],
  personalCalendar: ['personal-calendar', 'calendar-subscriptions', 'vacation-answer'],
  plannerCrews: ['planner-crew'],
  planningCalendar: ['planning-calendar', 'date-questions'],
  plusCrews: ['plusCrews/plus-crew'],
  profile: ['people/profile', 'public-profile', 'agencies/push'],
  projectCrews: ['crewDay/crew-day', 'device/offline', 'attendance.walk', 'crew-messages', 'documents/photos'],
  projects: ['planning/projects', 'planning/plan.spec', 'planning/best-person', 'planning/templates', 'quotation'],
  questionnaires: ['documents/questionnaires'],
  rateCards: ['access/rights'],
  receipts: ['money/receipts'],
  search: ['agencies/search'],
  securityChecks: ['people/security-check'],
  settings: ['agencies/settings'],
  staffContracts: ['documents/contracts'],
  unsentEmails: ['agencies/unsent-emails'],
  vacancies: ['planning/vacancies'],
  version: ['device/not-loaded'],
}

/** Screens that all use it are looked at in one tour, and by whom logs in. */
const tour = ['device/reach', 'access/login.spec']
/** So many groups have their journeys in a few minutes. */
const few = 3

/** What is passed to Playwright for changed files and all that use them; empty where no screen does. */
export function journeysFor(changed: readonly string[], used: ReadonlySet<string>): string[] {
  const specs = changed.filter(file => /^tests\/e2e\/.+\.spec\.ts$/.test(file))
  const groups = new Set([...used].flatMap(file => /^src\/screens\/([^/]+)\//.exec(file)?.[1] ?? []))
  groups.delete('shared')
  const isAbove = [...used].some(file => /^src\/(app|main)\b/.test(file)) && groups.size === 0
  const named = groups.size > few || isAbove ? tour : [...groups].flatMap(group => journeys[group] ?? tour)
  return [...new Set([...specs, ...named])]
}
