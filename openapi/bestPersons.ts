import { z } from 'zod'
import { planning } from './access.ts'
import { PositionStatus, Venue, shiftFields } from './positions.ts'
import { route } from './route.ts'
import { Caption, Day, Id, IdParam, Instant, manyLines, named, oneLine } from './schemas.ts'
import { row } from './scopes.ts'

export const about = 'Who fits a position best, and inviting them'

/** Ways to rank, as the codes of `/findBestMethods`. */
export const bestMethods = ['bestMatch', 'nearest', 'experience', 'fewestHours', 'clientFavourite'] as const
/** What is weighed. The first two are musts: whoever fails them stands below. */
export const bestCriteria = ['qualified', 'free', 'wish', 'venue', 'travel', 'hours', 'rating', 'cost'] as const
/** What stands in the way of somebody; planning may still choose them after being asked. */
export const hardReasons = ['function', 'expired', 'doubleBooking', 'absence', 'rest', 'day', 'blocked'] as const

const TrackEntry = z.object({
  kind: z
    .enum(['job', 'asked', 'absence', 'available'])
    .describe('a place that is held, an open question, time kept free, time offered'),
  status: PositionStatus.nullable().describe('of a place or question; null: it is none'),
  starts: Instant,
  ends: Instant,
  venue: z.string().nullable().describe('where; null: not at a venue'),
})

export const BestPerson = named(
  'BestPerson',
  z.object({
    id: Id,
    rank: z.number().int().describe('counted from 1, over those in whose way nothing stands first'),
    name: z.string(),
    pictureUrl: z.string().nullable(),
    functions: z.array(Caption).describe('what they can do, by the order of the agency'),
    hardReasons: z.array(z.enum(hardReasons)).describe('what stands in the way; empty: nothing'),
    qualified: z
      .object({
        validUntil: Day.nullable().describe('last day of the proof; null: without an end'),
        proof: z.string().nullable(),
      })
      .nullable()
      .describe('for the function of the position; null: they do not do it'),
    entries: z.array(TrackEntry).describe('what they have around the shift, soonest first'),
    rest: z
      .object({ minutes: z.number().int(), limit: z.number().int() })
      .nullable()
      .describe('rest that would be too short, in minutes, and how much it has to be'),
    longDay: z
      .object({ minutes: z.number().int(), limit: z.number().int() })
      .nullable()
      .describe('a day that would be too long, in minutes, and how long it may be'),
    blocked: z
      .object({ client: z.boolean().describe('by the client; else by the agency'), reason: z.string() })
      .nullable()
      .describe('who does not want them sent, and why'),
    favourite: z.enum(['client', 'agency']).nullable().describe('whose favourite they are; null: nobody’s'),
    timesHere: z.number().int().describe('shifts worked at this venue'),
    timesForClient: z.number().int().describe('shifts worked for this client'),
    rating: z.number().nullable().describe('mean of all ratings, 1 to 5; null: none yet'),
    ratings: z.number().int().describe('how many there are'),
    weekMinutes: z.number().int().describe('in the week of the shift, with this one'),
    quotaMinutes: z.number().int().nullable().describe('agreed for a week; null: as they come'),
    distance: z
      .number()
      .int()
      .nullable()
      .describe('from home to the venue as the crow flies, in metres; null: unknown'),
    hourlyRate: z
      .number()
      .int()
      .nullable()
      .describe('what an hour is paid, in hundredths of the currency; null: not agreed'),
    currency: z.string().nullable().describe('of the hourly rate, ISO 4217'),
  }),
)

/** A position somebody is sought for, and whose it is. */
export const placeFields = {
  function: Caption,
  task: z.string().nullable(),
  projectCrew: z.object({ id: Id, name: z.string() }),
  project: z.object({ id: Id, number: z.string(), name: z.string() }),
  company: z.object({ id: Id, name: z.string() }),
  location: Venue,
  ...shiftFields,
}

export const BestPersons = named(
  'BestPersons',
  z.object({
    position: z.object({
      id: Id,
      ...placeFields,
      amountOfRows: z.number().int(),
      filled: z.number().int(),
    }),
    method: z.enum(bestMethods).describe('by which it is ranked'),
    weights: z
      .array(
        z.object({
          criterion: z.enum(bestCriteria).describe('what is weighed'),
          weight: z.number().int().describe('0 to 5'),
          must: z.boolean().describe('whoever fails it stands below'),
        }),
      )
      .describe('how much each thing counts where the method leaves two alike'),
    items: z.array(BestPerson),
    total: z.number().int().describe('all who could be asked'),
    hard: z.number().int().describe('of these, in whose way something stands'),
  }),
)

export const NewInvitations = named(
  'NewInvitations',
  z.strictObject({
    personIds: z.array(Id).min(1).max(50).describe('whom to invite, each once'),
    answerBy: Instant.nullable()
      .optional()
      .describe('until when they may say yes; then the invitation lapses; absent: until the shift begins'),
    note: manyLines(500).nullable().optional().describe('a word to all of them'),
  }),
)
export const Invitations = named(
  'Invitations',
  z.object({
    jobIds: z.array(Id).describe('of the invitations, in the order of the people'),
    told: z.number().int().describe('people who were invited'),
  }),
)

export const findBestPersons = route({
  operationId: 'findBestPersons',
  method: 'get',
  path: '/projectCrewItems/{id}/bestPersons',
  summary: 'Everybody who could be put on a position, best first, with what speaks for and against them',
  access: { ...planning, scope: row('position', 'leads') },
  params: IdParam,
  query: z.strictObject({
    method: z.enum(bestMethods).optional().describe('one of the codes of `/findBestMethods`; absent: bestMatch'),
    q: oneLine(100).optional().describe('only people whose names begin like this, whatever they can do'),
    most: z.coerce.number().int().min(1).max(500).default(100).describe('how many people at most'),
  }),
  responses: { 200: BestPersons },
  extension: true,
})

export const invitePersons = route({
  operationId: 'invitePersons',
  method: 'post',
  path: '/projectCrewItems/{id}/invitations',
  summary: 'Invite several people to a position: all of them or none; the first to say yes get the places',
  access: { ...planning, scope: row('position', 'leads') },
  params: IdParam,
  body: NewInvitations,
  responses: { 201: Invitations },
  problems: ['personErased', 'notFound', 'alreadyOnPosition', 'positionFull', 'jobAlreadyStarted'],
  extension: true,
})
