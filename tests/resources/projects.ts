import type { TenantWorld } from '../support/world.ts'
import type { UnderTest } from './under-test.ts'
import { planning, visitedProject, desks, ownDesks } from './verdicts.ts'

const newProject = (w: TenantWorld) => ({
  name: 'Autumn show',
  companyId: w.companies.client,
  locationId: w.locations.venue,
  beginDate: '2026-09-01',
  endDate: '2026-09-20',
})

/** What a project names. */
const chosen = {
  companyId: { main: (w: TenantWorld) => w.companies.client, other: (w: TenantWorld) => w.companies.other },
  contactId: { main: (w: TenantWorld) => w.contacts.client, other: (w: TenantWorld) => w.contacts.other },
  projectManagerId: { main: (w: TenantWorld) => w.persons.planner, other: (w: TenantWorld) => w.persons.office },
  locationId: { main: (w: TenantWorld) => w.locations.venue, other: (w: TenantWorld) => w.locations.elsewhere },
  ...Object.fromEntries(
    ['typeId', 'branchId', 'cateringId'].map(field => [
      field,
      { main: (w: TenantWorld) => w.functions.stagehand, other: (w: TenantWorld) => w.functions.rigger },
    ]),
  ),
}

export const underTest: UnderTest = {
  calls: w => ({
    readProject: { id: w.projects.main },
    readProjectsCalendar: { query: 'dateFrom=2026-06-01&dateTo=2026-06-28' },
    createProject: { body: newProject(w) },
    copyProject: { id: w.projects.main, body: { ...newProject(w), beginDate: '2026-09-09' } },
    changeProject: { id: w.projects.main, body: { name: 'Autumn show', comment: null } },
    readProjectClosing: { id: w.projects.main },
    closeProject: { id: w.projects.main },
    reopenProject: { id: w.projects.main },
    seeProject: { id: w.projects.main },
    listProjectCrews: { id: w.projects.main },
    listProjectItems: { id: w.projects.main },
    readProjectPassword: { id: w.projects.main },
    renewProjectPassword: { id: w.projects.main, body: {} },
  }),
  verdicts: {
    // Everybody at a desk has a list; a client's holds the own company's.
    listProjects: desks,
    readProjectsOverview: desks,
    // As the menu has it: the office looks into the list.
    readProjectsCalendar: [403, 403, 403, 403, 'yes', 'yes', 'yes', 403, 403, 403, 403, 401],
    readProject: visitedProject,
    listProjectCrews: visitedProject,
    listProjectItems: visitedProject,
    'readProject#byNumber': visitedProject,
    'readProject#other': [403, 403, 403, 403, 'yes', 404, 'yes', 'yes', 404, 403, 403, 401],
    // The client hands the link on, planning makes it; a visitor never reads it.
    readProjectPassword: [403, 403, 403, 403, 'yes', 'yes', 404, 403, 403, 403, 403, 401],
    renewProjectPassword: planning,
    listProjectManagers: planning,
    createProject: planning,
    copyProject: planning,
    // The office has no right to change projects, unless its agency gives it one.
    changeProject: planning,
    readProjectClosing: planning,
    closeProject: planning,
    reopenProject: planning,
    seeProject: ownDesks,
  },
  // Other prices, and everything that is chosen.
  heavier: w => ({
    changeProject: {
      id: w.projects.main,
      body: {
        rateCardId: w.rateCards.main,
        contactId: w.contacts.client,
        beginDate: '2018-01-01',
        endDate: '2040-01-01',
      },
    },
  }),
  about: w => ({
    // Of another project: renewing ends the visitor's session, who is asked about what follows.
    renewProjectPassword: { id: w.projects.other, body: {} },
    'readProject#byNumber': { id: '7001' },
    'readProject#other': { id: w.projects.other },
  }),
  // Planning chooses among all of the agency.
  bodies: Object.fromEntries(
    ['createProject', 'copyProject', 'changeProject'].flatMap(operation =>
      Object.entries(chosen).map(([field, place]) => [`${operation} ${field}`, place] as const),
    ),
  ),
  paths: {
    '/projects': { main: w => w.projects.main, other: w => w.projects.other },
  },
}
