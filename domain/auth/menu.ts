import type { LoginType, SessionKind } from '../../openapi/access.ts'
import { landingAfterLogin } from './login-redirect.ts'
import { type AccessRule, type CurrentUser, features, hasLoginType, passes } from './rights.ts'
import { pathFits } from './visitor-scope.ts'

interface SidebarEntry {
  entry: string
  path: string
  rule: AccessRule
}

const forTypes = (loginTypes: readonly LoginType[], rule: AccessRule = {}): AccessRule => ({ ...rule, loginTypes })
const hiring: readonly LoginType[] = ['clients', 'planners']

/** The sidebar, top to bottom; logout follows as a button. Spec §2 (order) and §6 (who sees what, A-MENU-AND). */
export const sidebar = [
  { entry: 'home', path: '/', rule: {} },
  { entry: 'planningCalendar', path: '/planning-calendar', rule: forTypes(hiring, features.planningCalendar) },
  { entry: 'projects', path: '/projects', rule: forTypes(hiring, features.projects) },
  { entry: 'crewPlanner', path: '/planner-crew', rule: forTypes(hiring, features.crewPlanner) },
  { entry: 'membershipCrews', path: '/membership-crews', rule: forTypes(hiring, features.membershipCrews) },
  {
    entry: 'planningCrewItemList',
    path: '/planning-crew-item-list',
    rule: forTypes(['clients'], features.planningCrewItemList),
  },
  { entry: 'invoices', path: '/invoices', rule: features.invoices },
  { entry: 'jobs', path: '/jobs', rule: forTypes(['crew']) },
  { entry: 'personalCalendar', path: '/personal-calendar', rule: forTypes(['crew']) },
  { entry: 'trainings', path: '/trainings', rule: {} },
  { entry: 'mobileDocuments', path: '/mobileDocuments', rule: features.mobileDocuments },
  { entry: 'payrolls', path: '/payrolls', rule: forTypes(['crew'], features.payrolls) },
  { entry: 'contracts', path: '/contracts', rule: forTypes(['crew'], features.contracts) },
  { entry: 'crewInfo', path: '/crew-info', rule: forTypes(['crew'], features.crewInfo) },
  { entry: 'plusCrews', path: '/plus-crews', rule: features.plusCrews },
  { entry: 'receipts', path: '/receipts', rule: features.receipts },
  { entry: 'rateCards', path: '/rate-cards', rule: forTypes(['office'], features.rateCards) },
  { entry: 'projectsCalendar', path: '/projects-calendar', rule: forTypes(hiring, features.projects) },
  { entry: 'mailbox', path: '/mailbox', rule: forTypes(['clients', 'office'], features.mailbox) },
  { entry: 'todoCalendar', path: '/todo-calendar', rule: forTypes(['planners'], features.todoCalendar) },
  { entry: 'projectsVacancy', path: '/projects-vacancy', rule: features.projectsVacancy },
  { entry: 'vacancies', path: '/vacancies', rule: features.vacancies },
  {
    entry: 'papers',
    path: '/documents',
    rule: forTypes(['planners', 'office'], { allOf: [{ right: 'persons', permission: 'READ' }] }),
  },
  { entry: 'settings', path: '/settings', rule: forTypes(['office']) },
  { entry: 'profile', path: '/profile', rule: {} },
  { entry: 'oneCrewOneTree', path: '/oneXOneTree', rule: features.oneCrewOneTree },
  { entry: 'help', path: '/help', rule: features.help },
  { entry: 'version', path: '/version', rule: {} },
] as const satisfies readonly SidebarEntry[]

export type SidebarKey = (typeof sidebar)[number]['entry']
/** `ownPage`: a visitor's project or plus crew, a kiosk's crew. */
export type MenuKey = SidebarKey | 'ownPage' | 'logout'
/** `path` is null for the logout button. */
export interface MenuItem {
  entry: MenuKey
  path: string | null
}

const logout: MenuItem = { entry: 'logout', path: null }
const itemsFor = (user: CurrentUser, exist: ReadonlySet<SidebarKey>): MenuItem[] =>
  sidebar
    .filter(({ entry, rule }) => exist.has(entry) && passes(user, rule))
    .map(({ entry, path }) => ({ entry, path }))

/**
 * The sidebar of a session. `exist` names the entries whose screens are built; `number` is a visitor's own project, plus
 * crew or crew. Without a valid session there is no menu. A-MENU-REST: visitors see their page, version and logout.
 */
export function visibleMenu(
  user: CurrentUser,
  exist: ReadonlySet<SidebarKey>,
  number: string | null = null,
): MenuItem[] {
  if (!user.valid) return []
  if (user.kind === 'user') return [...itemsFor(user, exist), logout]
  const own = number === null ? [] : [{ entry: 'ownPage', path: landingAfterLogin(user.kind, number, '/') } as const]
  const version = exist.has('version') ? [{ entry: 'version', path: '/version' } as const] : []
  return [...own, ...version, logout]
}

const bottomBarKeys: readonly MenuKey[] = ['jobs', 'projects', 'home', 'personalCalendar', 'projectsCalendar']
const bottomBarMost = 5

/** The bottom bar: at most five items in the specification's order, each by its sidebar rule. A-BOTTOMBAR. */
export function bottomBar(user: CurrentUser, exist: ReadonlySet<SidebarKey>): MenuItem[] {
  if (user.kind !== 'user') return []
  const shown = itemsFor(user, exist)
  return bottomBarKeys.flatMap(key => shown.filter(({ entry }) => entry === key)).slice(0, bottomBarMost)
}

const topBarKeys: readonly MenuKey[] = [
  'home',
  'jobs',
  'projects',
  'personalCalendar',
  'vacancies',
  'projectsCalendar',
  'planningCalendar',
  'invoices',
  'receipts',
  'mobileDocuments',
  'mailbox',
  'plusCrews',
]
/** Worked with daily by some, by others looked into. */
const dailyFor: Partial<Record<MenuKey, readonly LoginType[]>> = {
  vacancies: ['crew'],
  invoices: ['clients', 'office'],
  receipts: ['office'],
  mobileDocuments: ['office'],
  mailbox: ['office'],
}

/** The line of links at a desk: what the bottom bar has, and what is worked with there; each by its sidebar rule. */
export function topBarLinks(user: CurrentUser, exist: ReadonlySet<SidebarKey>): MenuItem[] {
  if (user.kind !== 'user') return []
  const shown = itemsFor(user, exist).filter(({ entry }) => {
    const types = dailyFor[entry]
    return !types || hasLoginType(user, types)
  })
  return topBarKeys.flatMap(key => shown.filter(({ entry }) => entry === key))
}

const productKeys: readonly MenuKey[] = ['home', 'planningCalendar', 'payrolls', 'contracts', 'crewInfo']

/**
 * The top-wrapped menu of an embedded or themed page: the default theme shows home and version unfiltered, the product
 * theme filters by right only, not by login type (A-THEME-PLANCAL). `exist` names the entries whose screens are built.
 */
export function embeddedMenu(
  user: CurrentUser,
  exist: ReadonlySet<SidebarKey>,
  theme: string,
  productTheme: string,
): { entry: SidebarKey; path: string }[] {
  const keys: readonly MenuKey[] = theme === productTheme ? productKeys : ['home', 'version']
  const items = sidebar.filter(({ entry, rule }: SidebarEntry & { entry: SidebarKey }) => {
    const allOf = rule.allOf ?? []
    return exist.has(entry) && keys.includes(entry) && (allOf.length === 0 || passes(user, { allOf }))
  })
  return items.map(({ entry, path }) => ({ entry, path }))
}

/** Rows of an embedded page with that many menu items. A-PADDING. */
export const rowsFor = (items: number): number => Math.floor(items / 10) + 1
/** Pixels above it: 65 for each. */
export const paddingFor = (items: number): number => 65 * rowsFor(items)

/** Whether the top bar has no back button. Spec §2; a kiosk has no way out (decision 24). */
export const backHidden = (kind: SessionKind, path: string): boolean =>
  pathFits('/', path) ||
  kind === 'plusCrewVisitor' ||
  kind === 'kiosk' ||
  (kind === 'projectVisitor' && pathFits('/projects/:number', path))
