import { z } from 'zod'
import { route } from './route.ts'
import { Day, Instant, named } from './schemas.ts'

export const about = 'One tree for everybody who works with the agency'

export const OwnTree = named(
  'OwnTree',
  z.object({
    number: z.number().int().describe('counted from the first tree of the agency'),
    plantedAt: Instant.describe('when it was planted'),
  }),
)
export const OneCrewOneTree = named(
  'OneCrewOneTree',
  z.object({
    title: z.string().describe('what the agency calls the page'),
    count: z.number().int().describe('trees that stand'),
    since: Day.nullable().describe('day of the first tree'),
    partner: z.string().nullable().describe('with whom the agency plants'),
    place: z.string().nullable().describe('where the trees stand'),
    own: OwnTree.nullable().describe('the tree of whoever asks; null: none yet, or nobody is logged in'),
  }),
)

export const readOneCrewOneTree = route({
  operationId: 'readOneCrewOneTree',
  method: 'get',
  path: '/oneCrewOneTree',
  summary: 'How many trees stand, and which is one’s own',
  access: { sessions: 'public', scope: 'tenant' },
  responses: { 200: OneCrewOneTree },
  problems: ['notFound'],
})
export const assignOneXOneTree = route({
  operationId: 'assignOneXOneTree',
  method: 'post',
  path: '/oneXOneTree/assign',
  summary: 'Plant one’s own tree; whoever has one keeps it',
  access: { sessions: ['user'], right: 'oneXOneTree', permission: 'READ', scope: 'tenant' },
  responses: { 200: OneCrewOneTree },
  problems: ['notFound'],
})
