import { z } from 'zod'
import { CrewItem, CrewItemStatus, Venue } from './positions.ts'
import { resource } from './resource.ts'
import { route } from './route.ts'
import { Caption, Id, IdParam, Instant, Latitude, Longitude, Paging, PersonRef, listOf, named } from './schemas.ts'
import { list, row } from './scopes.ts'

export const about = 'Crews and where they are'

export const ContactRef = named(
  'ContactRef',
  z.object({ id: Id, name: z.string(), role: z.string(), phone: z.string().nullable(), email: z.string().nullable() }),
)

export const ProjectCrew = named(
  'ProjectCrew',
  z.object({
    id: Id,
    name: z.string(),
    project: z.object({ id: Id, number: z.string(), name: z.string(), clientMark: z.string().nullable() }),
    location: Venue,
    meetingPoint: z.string().nullable(),
    starts: Instant,
    ends: Instant,
    crewChief: PersonRef.nullable(),
    contactOnSite: ContactRef.nullable(),
    projectManager: PersonRef.nullable(),
    members: z.array(PersonRef.extend({ function: Caption })),
    mine: z
      .object({
        leads: z.boolean(),
        plans: z.boolean(),
        jobId: Id.nullable(),
        projectCrewItemId: Id.nullable(),
      })
      .describe('what the person who is logged in is to this crew'),
  }),
)

export const LiveLocation = named(
  'LiveLocation',
  z.object({
    person: PersonRef,
    latitude: z.number(),
    longitude: z.number(),
    accuracy: z.number().describe('metres'),
    timestamp: Instant,
  }),
)

export const NewLiveLocation = named(
  'NewLiveLocation',
  z.strictObject({
    latitude: Latitude,
    longitude: Longitude,
    accuracy: z.number().min(0).max(100_000),
    timestamp: Instant,
  }),
)

export const LatePerson = named(
  'LatePerson',
  z.object({
    id: Id.describe('of the line'),
    person: PersonRef,
    chief: PersonRef.nullable(),
    function: Caption,
    starts: Instant,
    timeZone: z.string(),
    crew: z.object({ id: Id, name: z.string() }),
    project: z.object({ id: Id, number: z.string(), name: z.string() }),
  }),
)

const crews = resource({ one: 'ProjectCrew', many: 'ProjectCrews', path: '/projectCrews', item: ProjectCrew })
const late = resource({ one: 'LatePerson', many: 'LatePeople', path: '/latePeople', item: LatePerson })
const readers = ['user', 'projectVisitor'] as const

export const readProjectCrew = route(
  crews.read({
    summary: 'One crew: place, chief, contact on site, members',
    access: { sessions: readers, scope: row('crew', 'reads') },
  }),
)

export const listCrewItems = route({
  operationId: 'listCrewItems',
  method: 'get',
  path: '/projectCrews/{id}/projectCrewItems',
  summary: 'Positions of a crew',
  access: { sessions: readers, scope: row('crew', 'reads') },
  params: IdParam,
  query: Paging,
  responses: { 200: listOf('ProjectCrewItemList', CrewItem) },
})

export const listCrewStatuses = route({
  operationId: 'listCrewStatuses',
  method: 'get',
  path: '/projectCrews/{id}/projectCrewItemStatus',
  summary: 'People on the positions of a crew; a member reads only the own line',
  access: { sessions: ['user'], scope: row('crew', 'works') },
  params: IdParam,
  query: Paging,
  responses: { 200: listOf('ProjectCrewItemStatusList', CrewItemStatus) },
})

export const listLatePeople = route(
  late.list({
    summary: 'Who should be at work now and is not, of what one plans or ordered; not who is known to be on the way',
    access: { sessions: ['user'], scope: list('latePeople') },
    extension: true,
  }),
)

export const listLiveLocations = route({
  operationId: 'listLiveLocations',
  method: 'get',
  path: '/projectCrews/{id}/liveLocations',
  summary: 'Newest place of each person who shares it',
  access: { sessions: ['user'], scope: row('crew', 'leads') },
  params: IdParam,
  query: Paging,
  responses: { 200: listOf('LiveLocationList', LiveLocation) },
})

export const shareLiveLocation = route({
  operationId: 'shareLiveLocation',
  method: 'post',
  path: '/projectCrews/{id}/liveLocations',
  summary: 'Share where one is; an older place than the known one is ignored',
  access: { sessions: ['user'], scope: row('crew', 'works') },
  params: IdParam,
  body: NewLiveLocation,
  responses: { 204: null },
})

export const streamLiveLocations = route({
  operationId: 'streamLiveLocations',
  method: 'get',
  path: '/projectCrews/{id}/liveLocations/stream',
  summary: 'Events `location` and `status` whenever somebody moves, punches or changes on this crew',
  access: { sessions: ['user'], scope: row('crew', 'works') },
  params: IdParam,
  responses: { 200: { contentType: 'text/event-stream' } },
  extension: true,
  ownTransactions: true,
})
