import { z } from 'zod'
import { projectStatuses } from './projects.shapes.ts'
import { route } from './route.ts'
import { Caption, Day, Id, named, oneLine } from './schemas.ts'
import { list } from './scopes.ts'

export const about = 'Projects, people, places and companies, found at once'

/** Of each kind. */
export const mostFound = 6

export const Found = named(
  'Found',
  z.object({
    projects: z
      .array(
        z.object({
          id: Id,
          number: z.string(),
          name: z.string(),
          company: z.object({ id: Id, name: z.string() }),
          clientMark: z.string().nullable(),
          beginDate: Day,
          endDate: Day,
          status: z.enum(projectStatuses),
          closed: z.boolean().describe('planning is done with it'),
        }),
      )
      .describe('those that run or come, soonest first, then those that are over, latest first'),
    people: z
      .array(
        z.object({
          id: Id,
          name: z.string(),
          pictureUrl: z.string().nullable(),
          homeCity: z.string().nullable(),
          functions: z.array(Caption).describe('what they can do, by the order of the agency'),
        }),
      )
      .describe('of the crew, by name; empty for whoever may not list them'),
    locations: z.array(z.object({ id: Id, name: z.string(), city: z.string() })).describe('places, by name'),
    companies: z
      .array(z.object({ id: Id, name: z.string(), city: z.string(), projects: z.number().int() }))
      .describe('by name'),
  }),
)

export const search = route({
  operationId: 'search',
  method: 'get',
  path: '/search',
  summary: `The first ${mostFound} projects, people, places and companies that are found by the beginnings of words`,
  access: {
    sessions: ['user'],
    loginTypes: ['clients', 'planners', 'office'],
    right: 'projects',
    scope: list('projects'),
  },
  query: z.strictObject({ q: oneLine(100) }),
  responses: { 200: Found },
  extension: true,
})
