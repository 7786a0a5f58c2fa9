import { z } from 'zod'
import { Person } from './crewMembers.shapes.ts'
import { PCrew, PlannerCrewItem } from './plannerCrews.shapes.ts'
import { ProjectSummary } from './projects.shapes.ts'
import { route } from './route.ts'
import { Caption, Day, Id, IdParam, Paging, listOf, named, paging, searching, daysAsked } from './schemas.ts'
import { row } from './scopes.ts'

export const about = 'What there is of somebody at a client: projects, positions, people and crews'

const readers = { sessions: ['user'], loginTypes: ['clients', 'planners', 'office'] } as const
const scope = row('contact', 'reads')
const get = { method: 'get', params: IdParam } as const

export const ValuePerson = named(
  'ValuePerson',
  z.object({
    id: Id,
    name: z.string(),
    pictureUrl: z.string().nullable(),
    functions: z.array(Caption).describe('what they have done there, by the order of the agency'),
    shifts: z.number().int().describe('shifts they have worked for that company'),
    rating: z.number().nullable().describe('mean of what the client gave the positions they worked on; null: none yet'),
    ratings: z.number().int().describe('how many there are'),
    lastDay: Day.describe('when they worked there last'),
  }),
)

export const listContactPlannerPlanningItems = route({
  ...get,
  operationId: 'listContactPlannerPlanningItems',
  path: '/contacts/{id}/plannerPlanningItems',
  summary:
    'Positions of the projects a contact is named for that begin on some days, soonest first; 100 days at most, a week from today on unless said otherwise',
  access: { ...readers, right: 'planningCalendar', scope },
  query: z.strictObject({ ...daysAsked, ...paging }),
  responses: { 200: listOf('PlannerPlanningItemList', PlannerCrewItem) },
})
export const listContactProjects = route({
  ...get,
  operationId: 'listContactProjects',
  path: '/contacts/{id}/projects',
  summary: 'Projects a contact is named for, newest first',
  access: { ...readers, right: 'projects', scope },
  query: Paging,
  responses: { 200: listOf('ContactProjectList', ProjectSummary) },
})
export const listContactPersons = route({
  ...get,
  operationId: 'listContactPersons',
  path: '/contacts/{id}/persons',
  summary: 'People of the crew who have worked for the contact’s company, by name',
  access: { ...readers, right: 'personProfiles', scope },
  query: z.strictObject({
    ...searching,
    functionId: Id.optional().describe('those of one function'),
    ...paging,
  }),
  responses: { 200: listOf('ContactPersonList', Person) },
})
export const listContactValueStaff = route({
  ...get,
  operationId: 'listContactValueStaff',
  path: '/contacts/{id}/valueStaff',
  summary: 'Who has worked most for the contact’s company and was rated best there: shifts times mean rating',
  access: { ...readers, right: 'personProfiles', scope },
  query: Paging,
  responses: { 200: listOf('ValueStaffList', ValuePerson) },
})
export const listContactPCrews = route({
  ...get,
  operationId: 'listContactPCrews',
  path: '/contacts/{id}/pCrews',
  summary: 'Membership crews kept for the contact’s company, by name',
  access: { ...readers, loginTypes: ['clients', 'planners'], right: 'membershipCrews', scope },
  query: Paging,
  responses: { 200: listOf('ContactPCrewList', PCrew) },
})
