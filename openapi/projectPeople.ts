import { z } from 'zod'
import { route } from './route.ts'
import { Caption, Day, Id, IdOrNumber, PersonRef, named } from './schemas.ts'
import { row } from './scopes.ts'

export const about = 'Who comes to a project, and what is known of them'

export const ProjectPerson = named(
  'ProjectPerson',
  z.object({
    person: PersonRef,
    function: Caption,
    days: z
      .array(
        z.object({
          date: Day.describe('the day the shift begins on'),
          state: z.enum(['confirmed', 'requested']).describe('the place is theirs; they were asked, or asked for it'),
          crew: z.object({ id: Id, name: z.string() }),
        }),
      )
      .describe('their shifts in this function, soonest first'),
    timesHere: z.number().int().describe('shifts worked at this venue before'),
    timesForClient: z.number().int().describe('shifts worked for this client before'),
    favourite: z
      .enum(['client', 'agency'])
      .nullable()
      .describe('whose favourite they are; null: nobody’s, and for clients and visitors where it is not the client’s'),
    qualified: z
      .object({
        state: z
          .enum(['holds', 'endsSoon', 'ended'])
          .describe('through their last shift here and a month more; less than a month more; not even so long'),
        validUntil: Day.nullable().describe('last day of the proof; null: without an end'),
      })
      .nullable()
      .describe('that they can do this; null: they are not entered for it, or it is not the caller’s matter'),
    rating: z.number().nullable().describe('mean of all ratings, 1 to 5; null: none yet, or not the caller’s matter'),
    ratings: z.number().int().describe('how many there are; 0 for clients and visitors'),
    late: z.number().int().describe('shifts of the last 60 days they came late to; 0 for clients and visitors'),
    absent: z.number().int().describe('shifts of the last 60 days they did not come to; 0 for clients and visitors'),
    blocked: z
      .object({ client: z.boolean().describe('by the client; else by the agency'), reason: z.string() })
      .nullable()
      .describe('who does not want them sent, and why; null for clients and visitors'),
  }),
)

export const ProjectPeople = named(
  'ProjectPeople',
  z.object({
    items: z
      .array(ProjectPerson)
      .describe(
        'by function and name; somebody who does two things stands here twice. Clients and visitors are told of places that are held alone',
      ),
  }),
)

export const readProjectPeople = route({
  operationId: 'readProjectPeople',
  method: 'get',
  path: '/projects/{id}/people',
  summary: 'Who comes to a project on which days, and what speaks for and against each',
  access: { sessions: ['user', 'projectVisitor'], right: 'projects', scope: row('project', 'reads') },
  params: IdOrNumber,
  responses: { 200: ProjectPeople },
  extension: true,
})
