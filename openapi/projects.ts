import { z } from 'zod'
import { deliveryNoteStates } from './deliveryNotes.ts'
import { CrewItem, Venue } from './positions.ts'
import { ContactRef } from './projectCrews.ts'
import { route } from './route.ts'
import { Caption, Day, Id, Instant, Paging, PersonRef, listOf, named, paging, IdOrNumber } from './schemas.ts'
import { list, row } from './scopes.ts'

export const about = 'Projects, and the link for their visitors'

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
    places: Places,
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

export const listProjects = route({
  operationId: 'listProjects',
  method: 'get',
  path: '/projects',
  summary: 'Projects: ongoing ones and requests soonest first, past ones newest first',
  access: {
    sessions: ['user'],
    loginTypes: ['clients', 'planners', 'office'],
    right: 'projects',
    scope: list('projects'),
  },
  query: z.strictObject({
    tab: z
      .enum(['ongoing', 'past', 'requested'])
      .optional()
      .describe('requested: asked for by a client, not taken on yet; absent: all, newest first'),
    dateFrom: Day.default('2018-01-01').describe('projects that begin earlier are left out'),
    excludeTypes: z
      .string()
      .regex(/^(\w{1,40}(,\w{1,40}){0,19})?$/, 'codes of project types, with commas between')
      .default('internalSickness,internalVacation')
      .describe('codes of project types that are left out, with commas between'),
    ...paging,
  }),
  responses: { 200: listOf('ProjectList', ProjectSummary) },
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
