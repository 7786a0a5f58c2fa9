import { z } from 'zod'
import { route } from './route.ts'
import { Id, named } from './schemas.ts'

export const PlusCrew = named(
  'PlusCrew',
  z.object({
    id: Id,
    number: z.string(),
    name: z.string(),
    company: z.object({ id: Id, name: z.string() }).nullable(),
  }),
)

export const readPlusCrew = route({
  operationId: 'readPlusCrew',
  method: 'get',
  path: '/plusCrews/{n}',
  tag: 'plusCrews',
  summary: 'One plus crew, by number or id',
  access: { sessions: ['user', 'plusCrewVisitor'], right: 'plusCrews', scope: 'readablePlusCrew' },
  params: z.strictObject({ n: z.string().trim().min(1).max(60) }),
  responses: { 200: PlusCrew },
})
