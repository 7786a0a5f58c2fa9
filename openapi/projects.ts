import { z } from 'zod'
import { desks, planning } from './access.ts'
import { CrewItem } from './positions.ts'
import {
  NewProject,
  Project,
  ProjectChange,
  ProjectChanged,
  ProjectClosing,
  ProjectCopy,
  ProjectCrewSummary,
  ProjectSummary,
  ProjectsCalendar,
  ProjectsOverview,
  VisitorLogin,
  earliestProject,
  projectTabs,
} from './projects.shapes.ts'
import { resource } from './resource.ts'
import { route } from './route.ts'
import { AnyId, Day, IdOrNumber, Paging, listOf, searching, PersonRef } from './schemas.ts'
import { list, row } from './scopes.ts'

export const about = 'Projects, and the link for their visitors'

const projects = resource({ one: 'Project', many: 'Projects', path: '/projects', item: Project, ids: AnyId })
const managers = resource({ one: 'ProjectManager', many: 'ProjectManagers', path: '/projectManagers', item: PersonRef })
const readers = { sessions: ['user', 'projectVisitor'], right: 'projects', scope: row('project', 'reads') } as const

/** What narrows the list of projects, and what stands above it, alike. */
const narrowing = {
  tab: z
    .enum(projectTabs)
    .optional()
    .describe('requested: asked for by a client, not taken on yet; absent: all, newest first'),
  whose: z.enum(['all', 'my']).default('all').describe('my: managed by the caller'),
  closed: z.enum(['true', 'false']).optional().describe('absent: both'),
  ...searching,
  today: Day.optional().describe(
    'the caller’s calendar day, by which projects run, come this week or next; absent: UTC',
  ),
  dateFrom: Day.default(earliestProject).describe('projects that begin earlier are left out'),
  excludeTypes: z
    .string()
    .regex(/^(\w{1,40}(,\w{1,40}){0,19})?$/, 'codes of project types, with commas between')
    .default('internalSickness,internalVacation')
    .describe('codes of project types that are left out, with commas between'),
}
const listers = {
  sessions: ['user'],
  loginTypes: ['clients', 'planners', 'office'],
  right: 'projects',
  scope: list('projects'),
} as const

export const listProjects = route({
  ...projects.list(
    {
      summary: 'Projects: ongoing ones by what comes next, requests soonest first, past ones newest first',
      access: listers,
    },
    narrowing,
  ),
  responses: { 200: listOf('ProjectList', ProjectSummary) },
})

export const readProjectsOverview = route({
  operationId: 'readProjectsOverview',
  method: 'get',
  path: '/projectsOverview',
  summary: 'How many projects each tab lists, and how many each week and month of one',
  access: listers,
  query: z.strictObject(narrowing),
  responses: { 200: ProjectsOverview },
  extension: true,
})

export const readProjectsCalendar = route({
  operationId: 'readProjectsCalendar',
  method: 'get',
  path: '/projectsCalendar',
  summary: 'Projects with days between two, and what each of those days needs; 100 days at most',
  access: { ...listers, loginTypes: ['clients', 'planners'] },
  query: z.strictObject({ dateFrom: Day.describe('the first day'), dateTo: Day.describe('the last day') }),
  responses: { 200: ProjectsCalendar },
  extension: true,
})

export const listProjectManagers = route(
  managers.list({
    summary: 'Who can manage a project: planning and the office, by name',
    access: { ...planning, loginTypes: ['planners', 'office'], scope: 'tenant' },
    extension: true,
  }),
)

export const createProject = route(
  projects.create({
    summary: 'Add a project, and its place where that is new',
    access: { ...planning, scope: 'tenant' },
    body: NewProject,
    problems: ['notFound'],
  }),
)

export const copyProject = route({
  operationId: 'copyProject',
  method: 'post',
  path: '/projects/{id}/copy',
  summary: 'Add a project like another one, with its shifts on other days; nobody is asked to come',
  access: { ...planning, scope: row('project', 'handles') },
  params: IdOrNumber,
  body: ProjectCopy,
  problems: ['notFound', 'timeInGap', 'timeIsDoubled'],
  responses: { 201: Project },
})

export const changeProject = route({
  ...projects.change({
    summary: 'Change what a project says of itself; its crews and positions are changed by its plan',
    access: { ...planning, loginTypes: ['planners', 'office'], scope: row('project', 'handles') },
    body: ProjectChange,
    problems: ['notFound', 'changedMeanwhile', 'positionsOutside', 'clientHasPapers'],
    extension: true,
  }),
  responses: { 200: ProjectChanged },
})

export const readProjectClosing = route({
  operationId: 'readProjectClosing',
  method: 'get',
  path: '/projects/{id}/closing',
  summary: 'What of a project is not done yet; it can be closed all the same',
  access: { ...planning, scope: row('project', 'handles') },
  params: IdOrNumber,
  responses: { 200: ProjectClosing },
  extension: true,
})

export const closeProject = route({
  operationId: 'closeProject',
  method: 'post',
  path: '/projects/{id}/close',
  summary: 'Planning is done with it',
  access: { ...planning, scope: row('project', 'handles') },
  params: IdOrNumber,
  responses: { 200: Project },
  extension: true,
})

export const reopenProject = route({
  operationId: 'reopenProject',
  method: 'post',
  path: '/projects/{id}/reopen',
  summary: 'There is more to plan after all',
  access: { ...planning, scope: row('project', 'handles') },
  params: IdOrNumber,
  responses: { 200: Project },
  extension: true,
})

export const readProject = route(projects.read({ summary: 'One project, by id or number', access: readers }))

export const seeProject = route({
  operationId: 'seeProject',
  method: 'post',
  path: '/projects/{id}/seen',
  summary: 'The caller has opened it: what was changed until now is no news any more',
  access: { ...desks, right: 'projects', scope: row('project', 'handles') },
  params: IdOrNumber,
  responses: { 204: null },
  extension: true,
})

export const listProjectCrews = route({
  operationId: 'listProjectCrews',
  method: 'get',
  path: '/projects/{id}/projectCrews',
  summary: 'Crews of a project, soonest first',
  access: readers,
  params: IdOrNumber,
  query: Paging,
  responses: { 200: listOf('ProjectCrewSummaryList', ProjectCrewSummary) },
})

export const listProjectItems = route({
  operationId: 'listProjectItems',
  method: 'get',
  path: '/projects/{id}/projectCrewItems',
  summary: 'Positions of a project, soonest first',
  access: readers,
  params: IdOrNumber,
  query: Paging,
  responses: { 200: listOf('ProjectCrewItemList', CrewItem) },
})

export const readProjectPassword = route({
  operationId: 'readProjectPassword',
  method: 'get',
  path: '/projects/{id}/password',
  summary: 'Login and password of the project’s visitors, to hand the link on',
  access: {
    sessions: ['user'],
    loginTypes: ['clients', 'planners'],
    right: 'projects',
    scope: row('project', 'handles'),
  },
  params: IdOrNumber,
  responses: { 200: VisitorLogin },
})

export const renewProjectPassword = route({
  operationId: 'renewProjectPassword',
  method: 'post',
  path: '/projects/{id}/password',
  summary: 'Make the visitors’ link, or a new one: the old one ends, with every session it opened',
  access: {
    sessions: ['user'],
    loginTypes: ['planners'],
    right: 'projects',
    permission: 'EDIT',
    scope: row('project', 'handles'),
  },
  params: IdOrNumber,
  responses: { 200: VisitorLogin },
  extension: true,
  ownTransactions: true,
})
