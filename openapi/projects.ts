import { z } from 'zod'
import { deliveryNoteStates } from './deliveryNotes.ts'
import { CrewItem, Venue } from './positions.ts'
import { NewLocation } from './locations.ts'
import { ContactRef } from './projectCrews.ts'
import { route } from './route.ts'
import {
  Caption,
  Day,
  Id,
  IdOrNumber,
  Instant,
  Paging,
  PersonRef,
  listOf,
  named,
  paging,
  searching,
} from './schemas.ts'
import { list, row } from './scopes.ts'

export const about = 'Projects, and the link for their visitors'

export const projectStatuses = ['requested', 'quoted', 'confirmed'] as const

const Places = named(
  'Places',
  z.object({
    amount: z.number().int(),
    filled: z.number().int(),
    requested: z
      .number()
      .int()
      .describe('free places an invitation or application waits for; 0 for clients and visitors'),
  }),
)

export const Project = named(
  'Project',
  z.object({
    id: Id,
    number: z.string(),
    name: z.string(),
    company: z.object({ id: Id, number: z.string(), name: z.string() }),
    clientMark: z.string().nullable(),
    reference: z.string().nullable(),
    beginDate: Day,
    endDate: Day,
    type: Caption.nullable(),
    status: z.enum(projectStatuses),
    closed: z.boolean().describe('planning is done with it'),
    comment: z.string().nullable().describe('null for clients and visitors: it is the agency’s own'),
    location: Venue,
    projectManager: PersonRef.extend({ email: z.string().nullable() }).nullable(),
    contact: ContactRef.nullable().describe('at the client; null for visitors'),
    places: Places,
  }),
)

export const ProjectSummary = named(
  'ProjectSummary',
  z.object({
    id: Id,
    number: z.string(),
    name: z.string(),
    company: z.object({ id: Id, name: z.string() }),
    clientMark: z.string().nullable(),
    beginDate: Day,
    endDate: Day,
    type: Caption.nullable(),
    location: z.object({ id: Id, name: z.string(), city: z.string() }),
    projectManager: PersonRef.nullable(),
    status: z.enum(projectStatuses),
    closed: z.boolean().describe('planning is done with it'),
    nextCrew: z
      .object({ id: Id, name: z.string(), starts: Instant, ends: Instant, timeZone: z.string() })
      .nullable()
      .describe('the crew that works now, else the one that comes next; null when none comes'),
    places: Places,
  }),
)

export const projectTabs = ['ongoing', 'past', 'requested'] as const

export const ProjectsOverview = named(
  'ProjectsOverview',
  z.object({
    tabs: z
      .object({
        ongoing: z.number().int().describe('projects that are on or come'),
        past: z.number().int().describe('projects that are over'),
        requested: z.number().int().describe('projects a client has asked for'),
      })
      .describe('how many projects each tab lists'),
    groups: z
      .array(
        z.object({
          group: z.string().describe('running, thisWeek, nextWeek, or a month as YYYY-MM'),
          total: z.number().int(),
          missing: z
            .number()
            .int()
            .nullable()
            .describe('places nobody was asked for; null where it is not counted: in months'),
        }),
      )
      .describe('of the list that was asked for, in its order'),
  }),
)

const text = (max: number) => z.string().trim().max(max)
const newProject = {
  name: text(200).min(1),
  companyId: Id.describe('the client'),
  contactId: Id.optional().describe('at the client; absent: nobody yet'),
  clientMark: text(10).optional(),
  reference: text(100).optional(),
  beginDate: Day.describe('first day it is announced for'),
  endDate: Day.describe('last day it is announced for'),
  projectManagerId: Id.optional().describe('absent: nobody yet'),
  typeId: Id.optional().describe('one of `/projectTypes`'),
  branchId: Id.optional().describe('one of `/branches`'),
  cateringId: Id.optional().describe('one of `/cateringAgreementTypes`, where a position says nothing else'),
  locationId: Id.optional().describe('a place that is known; else `location`'),
  location: NewLocation.optional().describe('a place that is added with the project'),
  comment: text(4000).optional().describe('the agency’s own'),
}
export const NewProject = named('NewProject', z.strictObject(newProject))
export const ProjectCopy = named(
  'ProjectCopy',
  z.strictObject({
    ...newProject,
    shifts: z
      .boolean()
      .default(true)
      .describe('its crews and positions come along, as many days later as the first day is'),
    comments: z.boolean().default(true).describe('comments on positions come along'),
  }),
)

export const ProjectCrewSummary = named(
  'ProjectCrewSummary',
  z.object({
    id: Id,
    name: z.string(),
    starts: Instant,
    ends: Instant,
    location: Venue,
    meetingPoint: z.string().nullable(),
    crewChief: PersonRef.nullable(),
    places: Places,
    deliveryNote: z.enum(deliveryNoteStates).nullable().describe('null where the caller does not read it'),
  }),
)

export const VisitorLogin = named(
  'VisitorLogin',
  z.object({
    login: z.string().nullable().describe('null: there is no link yet'),
    password: z.string().nullable(),
    link: z.string().nullable().describe('address that logs in by itself'),
  }),
)

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
  dateFrom: Day.default('2018-01-01').describe('projects that begin earlier are left out'),
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
  operationId: 'listProjects',
  method: 'get',
  path: '/projects',
  summary: 'Projects: ongoing ones by what comes next, requests soonest first, past ones newest first',
  access: listers,
  query: z.strictObject({ ...narrowing, ...paging }),
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

const planning = {
  sessions: ['user'],
  loginTypes: ['planners'],
  right: 'projects',
  permission: 'EDIT',
} as const

export const createProject = route({
  operationId: 'createProject',
  method: 'post',
  path: '/projects',
  summary: 'Add a project, and its place where that is new',
  access: { ...planning, scope: 'tenant' },
  body: NewProject,
  problems: ['notFound'],
  responses: { 201: Project },
})

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

export const readProject = route({
  operationId: 'readProject',
  method: 'get',
  path: '/projects/{id}',
  summary: 'One project, by id or number',
  access: readers,
  params: IdOrNumber,
  responses: { 200: Project },
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
