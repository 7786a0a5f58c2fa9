import { z } from 'zod'
import { planning } from './access.ts'
import { route } from './route.ts'
import { Id, Instant, named } from './schemas.ts'
import { list } from './scopes.ts'

export const about = 'What planning has to mend before crews are called'

export const warningKinds = [
  'requested',
  'lacking',
  'unanswered',
  'noChief',
  'ended',
  'blocked',
  'unconfirmed',
] as const

export const Warning = named(
  'Warning',
  z.object({
    kind: z
      .enum(warningKinds)
      .describe(
        'places the client asks for beside the plan; places nobody was asked for; places that wait for an answer; nobody leads it; a proof ends before the shift does; somebody is not wanted there; the client has not confirmed the project',
      ),
    crew: z.object({ id: Id, name: z.string() }),
    project: z.object({ id: Id, number: z.string(), name: z.string() }),
    starts: Instant,
    timeZone: z.string(),
    count: z.number().int().describe('of places, or of people'),
    names: z.array(z.string()).describe('of the people it is about; none where it is about places'),
  }),
)

export const Warnings = named(
  'Warnings',
  z.object({
    items: z.array(Warning).describe('what clients ask for first, each soonest first, 100 at most'),
    total: z.number().int().describe('how many there are'),
  }),
)

export const listWarnings = route({
  operationId: 'listWarnings',
  method: 'get',
  path: '/warnings',
  summary: 'What planning has to mend before crews are called in the next seven days',
  access: { ...planning, scope: list('projects') },
  responses: { 200: Warnings },
  extension: true,
})
