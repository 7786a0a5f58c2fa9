import { planning } from './access.ts'
import {
  NewPCrew,
  NewPlannerCrewMembership,
  PCrew,
  PlannerCrew,
  PlannerCrewDays,
  PlannerCrewItem,
  PlannerCrewMembers,
  PlannerCrewMembership,
} from './plannerCrews.shapes.ts'
import { resource } from './resource.ts'
import { route } from './route.ts'
import { IdParam, Paging, listOf, paging, searching, daysAsked } from './schemas.ts'
import { list, row } from './scopes.ts'
import { z } from 'zod'

export const about = 'Crews planning keeps: who belongs to them, and what they fill'

const crews = resource({ one: 'PlannerCrew', many: 'PlannerCrews', path: '/plannerCrews', item: PlannerCrew })
const ownCrews = resource({ one: 'PCrew', many: 'PCrews', path: '/pCrews', item: PCrew })
const memberships = resource({
  one: 'PlannerCrewMembership',
  many: 'PlannerCrewMemberships',
  path: '/plannerCrewMemberships',
  item: PlannerCrewMembership,
})
const crewPlanner = { sessions: ['user'], loginTypes: ['clients', 'planners'], right: 'crews' } as const
const membershipCrews = { sessions: ['user'], loginTypes: ['clients', 'planners'], right: 'membershipCrews' } as const
const ofCrew = { access: { ...crewPlanner, scope: row('plannerCrew', 'reads') }, params: IdParam } as const
const OnDays = z.strictObject({ ...daysAsked, ...paging })

export const listPlannerCrews = route(
  crews.list(
    {
      summary:
        'Crews that fill positions, by name, with what their positions still need on some days, a week from today on unless said otherwise',
      access: { ...crewPlanner, scope: list('plannerCrews') },
    },
    { ...searching, ...daysAsked },
  ),
)
export const readPlannerCrew = route(
  crews.read({
    summary: 'One crew, with what its positions still need on some days, a week from today on unless said otherwise',
    access: ofCrew.access,
    query: PlannerCrewDays,
    problems: ['notFound'],
  }),
)
export const listPlannerCrewItems = route({
  ...ofCrew,
  operationId: 'listPlannerCrewItems',
  method: 'get',
  path: '/plannerCrews/{id}/items',
  summary:
    'The positions a crew fills that begin on some days, soonest first; 100 days at most, a week from today on unless said otherwise',
  query: OnDays,
  responses: { 200: listOf('PlannerCrewItemList', PlannerCrewItem) },
})
export const listPlannerCrewMembers = route({
  ...ofCrew,
  operationId: 'listPlannerCrewMembers',
  method: 'get',
  path: '/plannerCrews/{id}/crewMembers',
  summary:
    'Who belongs to a crew, favourites first, by name, with what they have on some days; 100 days at most, a week from today on unless said otherwise',
  query: OnDays,
  responses: { 200: PlannerCrewMembers },
})
export const findPlannerCrewBestPersons = route({
  operationId: 'findPlannerCrewBestPersons',
  method: 'get',
  path: '/plannerCrews/{id}/bestPersons',
  summary:
    'People outside a crew who fit its open positions of some days best, a week from today on unless said otherwise; nobody in whose way something stands',
  access: { ...planning, scope: 'tenant' },
  params: IdParam,
  query: z.strictObject({
    ...daysAsked,
    most: z.coerce.number().int().min(1).max(50).default(10).describe('how many people at most'),
  }),
  responses: { 200: PlannerCrewMembers },
  extension: true,
})

export const listPCrews = route(
  ownCrews.list(
    {
      summary: 'Membership crews, by name, with how many are favourites and how many are blocked',
      access: { ...membershipCrews, scope: list('plannerCrews') },
    },
    searching,
  ),
)
export const createPCrew = route(
  ownCrews.create({
    summary: 'Make a membership crew; whoever makes it plans it',
    access: { sessions: ['user'], loginTypes: ['planners'], right: 'membershipCrews', scope: 'tenant' },
    body: NewPCrew,
    problems: ['notFound'],
  }),
)

export const createPlannerCrewMembership = route(
  memberships.create({
    summary: 'Add somebody to a crew, or block them there; what it or its client said otherwise before is ended',
    access: {
      ...membershipCrews,
      right: 'crewMemberships',
      permission: 'CREATE',
      scope: row('plannerCrew', 'reads', 'body.plannerCrewId'),
    },
    body: NewPlannerCrewMembership,
    problems: ['personErased', 'notFound'],
  }),
)
export const deletePlannerCrewMembership = route(
  memberships.remove({
    summary: 'Somebody no longer belongs to a crew, or is no longer blocked there',
    access: {
      ...membershipCrews,
      right: 'crewMemberships',
      permission: 'DELETE',
      scope: row('plannerCrewMembership', 'reads'),
    },
  }),
)

export const listPersonPlannerCrewMemberships = route({
  operationId: 'listPersonPlannerCrewMemberships',
  method: 'get',
  path: '/persons/{id}/plannerCrewMemberships',
  summary: 'Crews somebody belongs to or is blocked in, newest first; for a client those of the own company',
  access: { ...membershipCrews, scope: row('person', 'isKnown') },
  params: IdParam,
  query: Paging,
  responses: { 200: listOf('PlannerCrewMembershipList', PlannerCrewMembership) },
})
