import type { ComponentType } from 'react'
import type { RouteAccess } from '../../domain/auth/login-redirect.ts'
import type { SidebarKey } from '../../domain/auth/menu.ts'
import { pathFits } from '../../domain/auth/visitor-scope.ts'
import type { LoginType } from '../../openapi/access.ts'
import type { Group, WordKey } from '../i18n/translate.ts'
import type { ScreenProps } from '../screens/screen.ts'

export interface AppRoute {
  /** Pattern as wouter reads it. */
  path: string
  access: RouteAccess
  title: WordKey
  /** Dictionaries the screen speaks from, besides `app`. */
  groups: readonly Group[]
  screen: () => Promise<{ default: ComponentType<ScreenProps> }>
  /** Entry of the menus that leads here; a menu shows entries whose route exists. */
  entry?: SidebarKey
  /** Who may open it, where a login type is needed; absent: every session the visitor scope lets through. */
  loginTypes?: readonly LoginType[]
  /** A task takes the place of the bottom bar by its own action bar. */
  task?: true
  /** Stands alone, without bars: only the screen's own dictionaries are loaded around it. */
  alone?: true
  /** Fills the window by itself for a screen on the wall. */
  presents?: true
  /** Where back leads when the page was opened by its address. */
  parent?: string
}

/** Every address of the application. What is not here is not found, for everybody. */
export const routes: readonly AppRoute[] = [
  {
    path: '/login',
    access: 'public',
    title: 'app.title.login',
    groups: [],
    screen: () => import('../screens/auth/LoginScreen.tsx'),
    alone: true,
  },
  {
    path: '/forgotten-password',
    access: 'public',
    title: 'password.title.forgotten',
    groups: ['password'],
    screen: () => import('../screens/auth/password/ForgottenPasswordScreen.tsx'),
    alone: true,
  },
  {
    path: '/renew-password',
    access: 'public',
    title: 'password.title.renew',
    groups: ['password'],
    screen: () => import('../screens/auth/password/RenewPasswordScreen.tsx'),
    alone: true,
  },
  {
    path: '/forgottenPassword/:token',
    access: 'public',
    title: 'password.title.link',
    groups: ['password'],
    screen: () => import('../screens/auth/password/PasswordLinkScreen.tsx'),
    alone: true,
  },
  {
    path: '/welcome/:token',
    access: 'public',
    title: 'password.title.welcome',
    groups: ['password'],
    screen: () => import('../screens/auth/password/WelcomeScreen.tsx'),
    alone: true,
  },
  {
    path: '/unsubscribe/:token',
    access: 'public',
    title: 'unsubscribe.title',
    groups: ['unsubscribe'],
    screen: () => import('../screens/auth/unsubscribe/UnsubscribeScreen.tsx'),
    alone: true,
  },
  {
    path: '/answer/:token',
    access: 'public',
    title: 'jobAnswer.title',
    groups: ['jobAnswer', 'jobs', 'shell'],
    screen: () => import('../screens/auth/answer/AnswerScreen.tsx'),
    alone: true,
  },
  {
    path: '/version',
    access: 'public',
    title: 'app.title.version',
    groups: [],
    screen: () => import('../screens/version/VersionScreen.tsx'),
    entry: 'version',
  },
  {
    path: '/',
    access: 'protected',
    title: 'app.title.home',
    groups: ['home', 'jobs', 'crews'],
    screen: () => import('../screens/home/HomeScreen.tsx'),
    entry: 'home',
  },
  {
    path: '/jobs',
    access: 'protected',
    title: 'app.title.jobs',
    groups: ['jobs'],
    screen: () => import('../screens/jobs/JobsScreen.tsx'),
    entry: 'jobs',
    loginTypes: ['crew'],
  },
  {
    path: '/personal-calendar',
    access: 'protected',
    title: 'shell.nav.personalCalendar',
    groups: ['personalCalendar'],
    screen: () => import('../screens/personalCalendar/PersonalCalendarScreen.tsx'),
    entry: 'personalCalendar',
    loginTypes: ['crew'],
  },
  {
    path: '/jobs/:id',
    access: 'protected',
    title: 'app.title.job',
    groups: ['jobs'],
    screen: () => import('../screens/jobs/reading/JobScreen.tsx'),
    loginTypes: ['crew'],
    parent: '/jobs',
  },
  {
    path: '/jobs/:id/contact-project-manager',
    access: 'protected',
    title: 'app.title.contactProjectManager',
    groups: ['jobs'],
    screen: () => import('../screens/jobs/ContactProjectManagerScreen.tsx'),
    loginTypes: ['crew'],
    parent: '/jobs/:id',
  },
  {
    path: '/jobs/:id/crew-chief-documents',
    access: 'protected',
    title: 'shell.title.crewChiefDocuments',
    groups: ['chiefDocuments', 'documents'],
    screen: () => import('../screens/jobs/handing/ChiefDocumentsScreen.tsx'),
    loginTypes: ['crew'],
    parent: '/jobs/:id',
  },
  {
    path: '/crews/:id',
    access: 'protected',
    title: 'app.title.crew',
    groups: ['crews'],
    screen: () => import('../screens/projectCrews/reading/CrewScreen.tsx'),
  },
  {
    path: '/crews/:id/crew-chief-job',
    access: 'protected',
    title: 'app.title.crewChiefJob',
    groups: ['crews', 'crewLead'],
    screen: () => import('../screens/projectCrews/leading/CrewChiefJobScreen.tsx'),
    parent: '/crews/:id',
  },
  {
    path: '/crews/:id/crew-chief-location',
    access: 'protected',
    title: 'shell.title.crewChiefLocation',
    groups: ['crews', 'crewLead'],
    screen: () => import('../screens/projectCrews/locating/CrewChiefLocationScreen.tsx'),
    parent: '/crews/:id',
  },
  {
    path: '/crews/:id/photos',
    access: 'protected',
    title: 'app.title.photos',
    groups: ['crews', 'photos'],
    screen: () => import('../screens/projectCrews/photos/CrewPhotosScreen.tsx'),
    task: true,
    parent: '/crews/:id',
  },
  {
    path: '/crews/:id/contact-crew-chief',
    access: 'protected',
    title: 'app.title.contactCrewChief',
    groups: ['crews'],
    screen: () => import('../screens/projectCrews/contacts/ContactCrewChiefScreen.tsx'),
    parent: '/crews/:id',
  },
  {
    path: '/crews/:id/contact-contact-on-site',
    access: 'protected',
    title: 'shell.title.contactOnSite',
    groups: ['crews'],
    screen: () => import('../screens/projectCrews/contacts/ContactOnSiteScreen.tsx'),
    parent: '/crews/:id',
  },
  {
    path: '/crews/:id/contact-crew-member/:contactId',
    access: 'protected',
    title: 'shell.title.contactCrewMember',
    groups: ['crews'],
    screen: () => import('../screens/projectCrews/contacts/ContactCrewMemberScreen.tsx'),
    parent: '/crews/:id',
  },
  {
    path: '/crews/:id/check-in',
    access: 'protected',
    title: 'app.title.checkIn',
    groups: ['crews'],
    screen: () => import('../screens/projectCrews/arriving/CheckInScreen.tsx'),
    task: true,
    parent: '/crews/:id',
  },
  {
    path: '/crews/:id/check-out',
    access: 'protected',
    title: 'app.title.checkOut',
    groups: ['crews'],
    screen: () => import('../screens/projectCrews/arriving/CheckOutScreen.tsx'),
    task: true,
    parent: '/crews/:id',
  },
  {
    path: '/crews/:id/security-check/:formId/:date/:shift',
    access: 'protected',
    title: 'shell.title.securityCheck',
    groups: ['securityChecks'],
    screen: () => import('../screens/securityChecks/SecurityCheckScreen.tsx'),
    task: true,
    parent: '/crews/:id',
  },
  {
    path: '/crews/:id/sign-off',
    access: 'protected',
    title: 'shell.title.signOff',
    groups: ['signOff'],
    screen: () => import('../screens/deliveryNotes/signing/SignOffScreen.tsx'),
    task: true,
    parent: '/crews/:id',
  },
  {
    path: '/crews/:id/delivery-note',
    access: 'protected',
    title: 'shell.title.deliveryNote',
    groups: ['signOff'],
    screen: () => import('../screens/deliveryNotes/reading/DeliveryNoteScreen.tsx'),
    parent: '/crews/:id',
  },
  {
    path: '/documents',
    access: 'protected',
    title: 'shell.nav.papers',
    groups: ['papers'],
    screen: () => import('../screens/documents/papers/PapersScreen.tsx'),
    entry: 'papers',
    loginTypes: ['planners', 'office'],
  },
  {
    path: '/document-types',
    access: 'protected',
    title: 'shell.title.documentTypes',
    groups: ['documentTypes'],
    screen: () => import('../screens/documentTypes/DocumentTypesScreen.tsx'),
    loginTypes: ['planners', 'office'],
    parent: '/documents',
  },
  {
    path: '/documents/:id',
    access: 'protected',
    title: 'shell.title.document',
    groups: ['documents', 'signOff'],
    screen: () => import('../screens/documents/DocumentScreen.tsx'),
    task: true,
    parent: '/',
  },
  {
    path: '/payrolls-documents',
    access: 'protected',
    title: 'shell.title.documents',
    groups: ['payrollsDocuments'],
    screen: () => import('../screens/documents/inbox/InboxScreen.tsx'),
    loginTypes: ['crew'],
    parent: '/',
  },
  {
    path: '/forms/:id/:name?/:questionId?',
    access: 'protected',
    title: 'shell.title.form',
    groups: ['forms', 'signOff'],
    screen: () => import('../screens/forms/FormScreen.tsx'),
    task: true,
    parent: '/',
  },
  {
    path: '/projects',
    access: 'protected',
    title: 'shell.nav.projects',
    groups: ['projectList'],
    screen: () => import('../screens/projects/finding/ProjectsScreen.tsx'),
    entry: 'projects',
    loginTypes: ['clients', 'planners', 'office'],
  },
  {
    path: '/projects-calendar',
    access: 'protected',
    title: 'shell.nav.projectsCalendar',
    groups: ['projectCalendar'],
    screen: () => import('../screens/projects/calendar/CalendarScreen.tsx'),
    entry: 'projectsCalendar',
    loginTypes: ['clients', 'planners'],
  },
  {
    path: '/planning-calendar',
    access: 'protected',
    title: 'shell.nav.planningCalendar',
    groups: ['planningCalendar'],
    screen: () => import('../screens/planningCalendar/PlanningCalendarScreen.tsx'),
    entry: 'planningCalendar',
    loginTypes: ['clients', 'planners', 'office'],
  },
  {
    path: '/planner-crew',
    access: 'protected',
    title: 'shell.nav.crewPlanner',
    groups: ['plannerCrew', 'planningCalendar'],
    screen: () => import('../screens/plannerCrews/PlannerCrewScreen.tsx'),
    entry: 'crewPlanner',
    loginTypes: ['clients', 'planners'],
  },
  {
    path: '/membership-crews',
    access: 'protected',
    title: 'shell.nav.membershipCrews',
    groups: ['membershipCrews', 'plannerCrew'],
    screen: () => import('../screens/membershipCrews/MembershipCrewsScreen.tsx'),
    entry: 'membershipCrews',
    loginTypes: ['clients', 'planners'],
  },
  {
    path: '/membership-crews/:id',
    access: 'protected',
    title: 'shell.nav.membershipCrews',
    groups: ['membershipCrews', 'plannerCrew'],
    screen: () => import('../screens/membershipCrews/MembershipCrewsScreen.tsx'),
    loginTypes: ['clients', 'planners'],
    parent: '/membership-crews',
  },
  {
    path: '/membership-crews/:id/contact/:personId',
    access: 'protected',
    title: 'shell.title.contactCrewMember',
    groups: ['membershipCrews'],
    screen: () => import('../screens/membershipCrews/ContactScreen.tsx'),
    loginTypes: ['clients', 'planners'],
    parent: '/membership-crews/:id',
  },
  {
    path: '/projects/:number',
    access: 'protected',
    title: 'app.title.project',
    groups: ['projects', 'log', 'todos'],
    screen: () => import('../screens/projects/ProjectScreen.tsx'),
    parent: '/projects',
  },
  {
    path: '/projects/:number/documents',
    access: 'protected',
    title: 'app.title.projectDocuments',
    groups: ['projects', 'photos', 'projectDocuments', 'proofs', 'documents'],
    screen: () => import('../screens/projects/documents/ProjectDocumentsScreen.tsx'),
    parent: '/projects/:number',
  },
  {
    path: '/projects/:number/contact-project-manager',
    access: 'protected',
    title: 'app.title.contactProjectManager',
    groups: ['projects'],
    screen: () => import('../screens/projects/ContactProjectManagerScreen.tsx'),
    parent: '/projects/:number',
  },
  {
    path: '/todo-calendar',
    access: 'protected',
    title: 'shell.nav.todoCalendar',
    groups: ['todos'],
    screen: () => import('../screens/activities/ToDosScreen.tsx'),
    entry: 'todoCalendar',
    loginTypes: ['planners', 'office'],
  },
  {
    path: '/plus-crews',
    access: 'protected',
    title: 'shell.title.plusCrews',
    groups: ['plusCrewValues'],
    screen: () => import('../screens/plusCrews/finding/ListScreen.tsx'),
    entry: 'plusCrews',
  },
  {
    path: '/plus-crews/:number',
    access: 'protected',
    title: 'app.title.plusCrew',
    groups: ['plusCrews'],
    screen: () => import('../screens/plusCrews/watching/PlusCrewScreen.tsx'),
    presents: true,
  },
  {
    path: '/plus-crews/:number/data',
    access: 'protected',
    title: 'shell.title.plusCrewData',
    groups: ['plusCrewValues'],
    screen: () => import('../screens/plusCrews/entering/DataScreen.tsx'),
    parent: '/plus-crews/:number',
  },
  {
    path: '/plus-crews/:number/settings',
    access: 'protected',
    title: 'shell.title.plusCrewSettings',
    groups: ['plusCrewValues'],
    screen: () => import('../screens/plusCrews/setting/SettingsScreen.tsx'),
    parent: '/plus-crews/:number',
  },
  {
    path: '/planning-crew-item-list',
    access: 'protected',
    title: 'shell.nav.planningCrewItemList',
    groups: ['costs'],
    screen: () => import('../screens/costs/ItemListScreen.tsx'),
    entry: 'planningCrewItemList',
    loginTypes: ['clients', 'planners', 'office'],
  },
  {
    path: '/trainings',
    access: 'protected',
    title: 'shell.nav.trainings',
    groups: ['trainings'],
    screen: () => import('../screens/forms/trainings/TrainingsScreen.tsx'),
    entry: 'trainings',
  },
  {
    path: '/questionnaires',
    access: 'protected',
    title: 'shell.title.questionnaires',
    groups: ['questionnaires'],
    screen: () => import('../screens/questionnaires/QuestionnairesScreen.tsx'),
    loginTypes: ['planners', 'office'],
    parent: '/trainings',
  },
  {
    path: '/questionnaires/:id/forms',
    access: 'protected',
    title: 'shell.title.questionnaireForms',
    groups: ['handedForms'],
    screen: () => import('../screens/questionnaires/HandedFormsScreen.tsx'),
    loginTypes: ['planners', 'office'],
    parent: '/questionnaires',
  },
  {
    path: '/contracts',
    access: 'protected',
    title: 'shell.nav.contracts',
    groups: ['staffContracts'],
    screen: () => import('../screens/staffContracts/ContractsScreen.tsx'),
    entry: 'contracts',
  },
  {
    path: '/contracts/:id',
    access: 'protected',
    title: 'shell.title.contract',
    groups: ['staffContracts'],
    screen: () => import('../screens/staffContracts/ContractsScreen.tsx'),
    parent: '/contracts',
  },
  {
    path: '/payrolls',
    access: 'protected',
    title: 'shell.nav.payrolls',
    groups: ['payrolls', 'payrollMonths', 'payrollPayments', 'accounting'],
    screen: () => import('../screens/payrolls/PayrollsHomeScreen.tsx'),
    entry: 'payrolls',
  },
  {
    path: '/payrolls/:number',
    access: 'protected',
    title: 'app.title.payroll',
    groups: ['payrolls'],
    screen: () => import('../screens/payrolls/PayrollsScreen.tsx'),
    parent: '/payrolls',
  },
  {
    path: '/payrolls/:number/download/:documentType',
    access: 'protected',
    title: 'shell.title.payrollDownload',
    groups: ['payrolls'],
    screen: () => import('../screens/payrolls/download/PayrollDownloadScreen.tsx'),
    parent: '/payrolls',
  },
  {
    path: '/public/payrolls',
    access: 'public',
    title: 'app.title.payrolls',
    groups: ['payrolls', 'shell'],
    screen: () => import('../screens/payrolls/PublicPayrollsScreen.tsx'),
    alone: true,
  },
  {
    path: '/public/payrolls/:number',
    access: 'public',
    title: 'app.title.payroll',
    groups: ['payrolls', 'shell'],
    screen: () => import('../screens/payrolls/PublicPayrollsScreen.tsx'),
    alone: true,
  },
  {
    path: '/payroll-items/:id',
    access: 'protected',
    title: 'shell.title.payrollItem',
    groups: ['payrolls'],
    screen: () => import('../screens/payrolls/item/PayrollItemScreen.tsx'),
    parent: '/payrolls',
  },
  {
    path: '/invoices',
    access: 'protected',
    title: 'shell.nav.invoices',
    groups: ['invoices'],
    screen: () => import('../screens/invoices/InvoicesScreen.tsx'),
    entry: 'invoices',
    loginTypes: ['clients', 'planners', 'office'],
  },
  {
    path: '/invoice/:number',
    access: 'protected',
    title: 'shell.title.invoice',
    groups: ['invoices', 'invoice', 'documents'],
    screen: () => import('../screens/invoices/reading/InvoiceScreen.tsx'),
    loginTypes: ['clients', 'planners', 'office'],
    parent: '/invoices',
  },
  {
    path: '/crew-info',
    access: 'protected',
    title: 'shell.nav.crewInfo',
    groups: ['crewInfo'],
    screen: () => import('../screens/crewInfo/CrewInfoScreen.tsx'),
    entry: 'crewInfo',
    loginTypes: ['crew', 'planners', 'office'],
  },
  {
    path: '/mobileDocuments',
    access: 'protected',
    title: 'shell.nav.mobileDocuments',
    groups: ['mobileDocuments', 'rateCards'],
    screen: () => import('../screens/mobileDocuments/MobileDocumentsScreen.tsx'),
    entry: 'mobileDocuments',
  },
  {
    path: '/mailbox',
    access: 'protected',
    title: 'shell.nav.mailbox',
    groups: ['mailbox'],
    screen: () => import('../screens/emailMessages/MailboxScreen.tsx'),
    entry: 'mailbox',
  },
  {
    path: '/email-messages/:id',
    access: 'protected',
    title: 'shell.title.emailMessage',
    groups: ['mailbox'],
    screen: () => import('../screens/emailMessages/EmailScreen.tsx'),
    parent: '/mailbox',
  },
  {
    path: '/receipts',
    access: 'protected',
    title: 'shell.nav.receipts',
    groups: ['receipts'],
    screen: () => import('../screens/receipts/ReceiptsScreen.tsx'),
    entry: 'receipts',
  },
  {
    path: '/receipt/:number',
    access: 'protected',
    title: 'shell.nav.receipts',
    groups: ['receipts', 'receipt'],
    screen: () => import('../screens/receipts/ReceiptScreen.tsx'),
    parent: '/receipts',
  },
  {
    path: '/rate-cards',
    access: 'protected',
    title: 'shell.nav.rateCards',
    groups: ['rateCards'],
    screen: () => import('../screens/rateCards/RateCardsScreen.tsx'),
    entry: 'rateCards',
    loginTypes: ['planners', 'office'],
  },
  {
    path: '/settings',
    access: 'protected',
    title: 'shell.nav.settings',
    groups: ['settings'],
    screen: () => import('../screens/settings/SettingsScreen.tsx'),
    entry: 'settings',
    loginTypes: ['office'],
    task: true,
  },
  {
    path: '/logins',
    access: 'protected',
    title: 'shell.title.logins',
    groups: ['logins'],
    screen: () => import('../screens/logins/LoginsScreen.tsx'),
    loginTypes: ['office'],
    parent: '/settings',
  },
  {
    path: '/unsent-emails',
    access: 'protected',
    title: 'shell.title.unsentEmails',
    groups: ['unsentEmails'],
    screen: () => import('../screens/unsentEmails/UnsentEmailsScreen.tsx'),
    loginTypes: ['office'],
    parent: '/settings',
  },
  {
    path: '/kiosks',
    access: 'protected',
    title: 'shell.title.kiosks',
    groups: ['openKiosks', 'kioskLead'],
    screen: () => import('../screens/kiosks/overseeing/OpenKiosksScreen.tsx'),
    loginTypes: ['office'],
    parent: '/settings',
  },
  {
    path: '/projects-vacancy',
    access: 'protected',
    title: 'shell.nav.projectsVacancy',
    groups: ['jobs', 'vacancies'],
    screen: () => import('../screens/vacancies/ProjectsVacancyScreen.tsx'),
    entry: 'projectsVacancy',
    loginTypes: ['crew', 'planners'],
  },
  {
    path: '/vacancies',
    access: 'protected',
    title: 'shell.nav.vacancies',
    groups: ['jobs', 'vacancies'],
    screen: () => import('../screens/vacancies/VacanciesScreen.tsx'),
    entry: 'vacancies',
    loginTypes: ['crew', 'planners'],
  },
  {
    path: '/HelpCenter',
    access: 'public',
    title: 'shell.nav.help',
    groups: ['faq', 'shell'],
    screen: () => import('../screens/faq/HelpCenterScreen.tsx'),
  },
  {
    path: '/help',
    access: 'protected',
    title: 'shell.nav.help',
    groups: ['faq'],
    screen: () => import('../screens/faq/HelpScreen.tsx'),
    entry: 'help',
  },
  {
    path: '/oneXOneTree',
    access: 'public',
    title: 'shell.nav.oneCrewOneTree',
    groups: ['oneXOneTree', 'shell'],
    screen: () => import('../screens/oneXOneTree/OneXOneTreeScreen.tsx'),
    entry: 'oneCrewOneTree',
  },
  {
    path: '/locations/:id',
    access: 'protected',
    title: 'shell.title.location',
    groups: ['places'],
    screen: () => import('../screens/locations/LocationScreen.tsx'),
  },
  {
    path: '/crew-profile/:personId',
    access: 'protected',
    title: 'app.title.crewProfile',
    groups: ['crewMembers', 'personDetails'],
    screen: () => import('../screens/crewMembers/CrewProfileScreen.tsx'),
    loginTypes: ['planners', 'office'],
  },
  {
    path: '/public/crew-profile/:personId',
    access: 'public',
    title: 'app.title.crewProfile',
    groups: ['publicProfile', 'crewMembers', 'shell'],
    screen: () => import('../screens/crewMembers/public/PublicCrewProfileScreen.tsx'),
    alone: true,
  },
  {
    path: '/profile',
    access: 'protected',
    title: 'shell.nav.profile',
    groups: ['profile', 'personDetails'],
    screen: () => import('../screens/profile/ProfileScreen.tsx'),
    entry: 'profile',
  },
]

export const notFoundRoute: AppRoute = {
  path: '*',
  access: 'unknown',
  title: 'app.title.notFound',
  groups: [],
  screen: () => import('../screens/auth/NotFoundScreen.tsx'),
}

/** The route of a path (case ignored, a slash at the end too) and its parameters; unknown ones are not found. */
export function routeOf(path: string): { route: AppRoute; params: Record<string, string> } {
  const route = routes.find(candidate => pathFits(candidate.path, path))
  return route ? { route, params: paramsOf(route.path, path) } : { route: notFoundRoute, params: {} }
}

/** An address with a broken escape is taken as it is: what it names is not found. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

function paramsOf(pattern: string, path: string): Record<string, string> {
  const values = path.split('/')
  const named = pattern.split('/').flatMap((part, i): [string, string][] => {
    if (!part.startsWith(':')) return []
    return [[part.slice(1).replace('?', ''), decoded(values[i] ?? '')]]
  })
  return Object.fromEntries(named)
}

/** Entries of the menus whose screens are built. */
export const builtEntries: ReadonlySet<SidebarKey> = new Set(
  routes.flatMap(route => (route.entry ? [route.entry] : [])),
)

const withShell: readonly Group[] = ['app', 'shell']
const around = new Map(routes.filter(({ alone }) => alone).map(route => [route, ['app', ...route.groups] as const]))
/** Dictionaries around a screen, its title among them; what stands alone does without those of the bars. */
export const groupsAround = (route: AppRoute): readonly Group[] => around.get(route) ?? withShell
