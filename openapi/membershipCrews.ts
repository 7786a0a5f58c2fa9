import { z } from 'zod'
import { PlannerCrewMembership, membership } from './plannerCrews.shapes.ts'
import { route } from './route.ts'
import { Caption, Day, Id, IdParam, Paging, WallTime, listOf, named, oneLine, paging, searching } from './schemas.ts'
import { row } from './scopes.ts'

export const about = 'Who belongs to a membership crew, who might, and whom it brings to the agency'

const somebody = {
  id: Id,
  name: z.string(),
  pictureUrl: z.string().nullable(),
  functions: z.array(Caption).describe('what they can do, by the order of the agency'),
  shifts: z.number().int().describe('shifts they have worked for the client of the crew, or for any where it has none'),
  lastDay: Day.nullable().describe('when they worked there last; null: never'),
  rating: z.number().nullable().describe('mean of what their positions there were rated; null: none yet'),
  ratings: z.number().int().describe('how many there are'),
}
export const PCrewMember = named(
  'PCrewMember',
  z.object({
    ...somebody,
    phone: z.string().nullable().describe('null without the right to turn to people from their profile'),
    membership: z.object(membership).describe('how they belong to the crew'),
    invited: z.boolean().describe('they were invited to the agency and have not logged in yet; false for clients'),
    nextShift: z
      .object({
        date: Day.describe('the day it begins'),
        startTime: WallTime,
        name: z.string().describe('what the shift is called'),
      })
      .nullable()
      .describe('the next shift they are confirmed for there; null: none'),
  }),
)
export const PCrewCandidate = named('PCrewCandidate', z.object(somebody))
export const PCrewContact = named(
  'PCrewContact',
  z.object({
    id: Id,
    name: z.string(),
    pictureUrl: z.string().nullable(),
    functions: z.array(Caption).describe('what they can do, by the order of the agency'),
    phone: z.string().nullable().describe('null: none is known'),
    email: z.string().nullable().describe('null: none is known'),
    crewName: z.string().describe('what the crew is called'),
  }),
)
export const NewPCrewInvitation = named(
  'NewPCrewInvitation',
  z.strictObject({
    firstName: oneLine(100).min(1),
    lastName: oneLine(100).min(1),
    email: z.email().max(200).describe('where the invitation is sent, and what they log in with'),
  }),
)

const membershipCrews = { sessions: ['user'], loginTypes: ['clients', 'planners'], right: 'membershipCrews' } as const
const ofCrew = { access: { ...membershipCrews, scope: row('plannerCrew', 'reads') }, params: IdParam } as const

export const listPCrewMembers = route({
  ...ofCrew,
  operationId: 'listPCrewMembers',
  method: 'get',
  path: '/pCrews/{id}/members',
  summary: 'Who belongs to a membership crew or is blocked there, favourites first, by name',
  query: Paging,
  responses: { 200: listOf('PCrewMemberList', PCrewMember) },
  extension: true,
})
export const listPCrewCandidates = route({
  ...ofCrew,
  operationId: 'listPCrewCandidates',
  method: 'get',
  path: '/pCrews/{id}/candidates',
  summary:
    'Who could be added to a membership crew: who has worked most for its client first, then by name; for a client whom the own company knows',
  query: z.strictObject({ ...searching, ...paging }),
  responses: { 200: listOf('PCrewCandidateList', PCrewCandidate) },
  extension: true,
})
export const readPCrewContact = route({
  operationId: 'readPCrewContact',
  method: 'get',
  path: '/pCrews/{id}/members/{personId}',
  summary: 'How to reach somebody of a membership crew',
  access: {
    ...membershipCrews,
    right: 'crewProfile',
    permission: 'CONTACT',
    scope: row('plannerCrew', 'reads'),
  },
  params: z.strictObject({ id: Id, personId: Id }),
  responses: { 200: PCrewContact },
  problems: ['notFound'],
  extension: true,
})
export const invitePCrewMember = route({
  operationId: 'invitePCrewMember',
  method: 'post',
  path: '/pCrews/{id}/invitations',
  summary: 'Enter somebody who is new to the agency as a member of the crew, and invite them by mail',
  access: {
    sessions: ['user'],
    loginTypes: ['planners'],
    right: 'crewMemberships',
    permission: 'CREATE',
    scope: row('plannerCrew', 'reads'),
  },
  params: IdParam,
  body: NewPCrewInvitation,
  responses: { 201: PlannerCrewMembership },
  problems: ['personErased', 'notFound', 'loginActive', 'accessEnded', 'recipientMissing'],
  extension: true,
})
