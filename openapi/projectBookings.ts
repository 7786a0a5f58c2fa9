import { z } from 'zod'
import { PositionStatus, shiftFields } from './positions.ts'
import { route } from './route.ts'
import { Caption, Id, IdOrNumber, Paging, listOf, named } from './schemas.ts'
import { row } from './scopes.ts'

export const about = 'Who comes to a project'

const shown = {
  function: Caption,
  task: z.string().nullable(),
  projectCrew: z.object({ id: Id, name: z.string() }),
  status: PositionStatus,
  ...shiftFields,
}

export const CrewBooking = named(
  'CrewBooking',
  z.object({
    id: Id,
    person: z
      .object({ id: Id, name: z.string(), pictureUrl: z.string().nullable() })
      .describe('who is booked; without a phone'),
    projectCrewItemId: Id.describe('id of the position'),
    ...shown,
  }),
)

export const ProjectCrewProfile = named(
  'ProjectCrewProfile',
  z.object({
    id: Id,
    name: z.string(),
    pictureUrl: z.string().nullable(),
    functions: z.array(Caption).describe('what they do on the project, by the order of the agency'),
    timesHere: z.number().int().describe('shifts worked at the place of the project'),
    timesForClient: z.number().int().describe('shifts worked for the client of the project'),
    bookings: z
      .array(z.object({ id: Id, projectCrewItemId: Id.describe('id of the position'), ...shown }))
      .describe('their shifts on the project, soonest first'),
  }),
)

export const listCrewBookings = route({
  operationId: 'listCrewBookings',
  method: 'get',
  path: '/projects/{id}/crewBooking',
  summary: 'Who is booked on a project, by shift and name; to a client and visitors only what is certain',
  access: { sessions: ['user', 'projectVisitor'], right: 'projects', scope: row('project', 'reads') },
  params: IdOrNumber,
  query: Paging,
  responses: { 200: listOf('CrewBookingList', CrewBooking) },
})

export const readProjectCrewProfile = route({
  operationId: 'readProjectCrewProfile',
  method: 'get',
  path: '/projects/{id}/crewProfile/{crewProfileId}',
  summary: 'Somebody who comes to a project, as everybody who may see it sees them: no phone, no warnings, no reasons',
  access: {
    sessions: ['user', 'projectVisitor'],
    loginTypes: ['clients', 'planners', 'office'],
    right: 'personProfiles',
    scope: row('project', 'reads'),
  },
  params: IdOrNumber.extend({ crewProfileId: Id.describe('id of the person') }),
  responses: { 200: ProjectCrewProfile },
})
