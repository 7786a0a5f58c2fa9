import { z } from 'zod'
import { planning } from './access.ts'
import { shiftFields } from './positions.ts'
import { route } from './route.ts'
import { Caption, Day, Id, IdOrNumber, IdParam, Instant, WallTime, manyLines, named } from './schemas.ts'
import { row } from './scopes.ts'

export const about = 'Positions a client asks for beside what was ordered'

export const requestStates = ['asked', 'accepted', 'declined', 'withdrawn', 'lapsed', 'dropped'] as const

export const PositionRequest = named(
  'PositionRequest',
  z.object({
    id: Id.describe('once it is accepted, also of the position it became'),
    state: z
      .enum(requestStates)
      .describe(
        'asked: planning has not answered; lapsed: its hours are over and nobody answered; dropped: its crew was taken out of the plan',
      ),
    projectCrew: z.object({ id: Id, name: z.string() }).describe('as it was called then; it may be gone'),
    function: Caption,
    ...shiftFields,
    amountOfRows: z.number().int().describe('how many people the client asks for'),
    note: z.string().nullable().describe('a word of the client to planning'),
    requestedBy: z.string().nullable().describe('who asked for the client'),
    requestedAt: Instant.describe('when the client asked'),
    answeredBy: z.string().nullable().describe('who answered; null: nobody yet, and for clients'),
    answeredAt: Instant.nullable().describe('when it was answered or withdrawn; null: not yet'),
    reason: z.string().nullable().describe('why planning declined'),
    planned: z.boolean().describe('the position it became is still in the plan'),
  }),
)

export const PositionRequests = named(
  'PositionRequests',
  z.object({
    items: z.array(PositionRequest).describe('those that wait for an answer first, then newest first; 200 at most'),
    acceptedQuotation: z
      .string()
      .nullable()
      .describe(
        'number of the quotation the client accepted last, which holds none of them; null: none, and for clients',
      ),
  }),
)

export const NewPositionRequest = named(
  'NewPositionRequest',
  z.strictObject({
    functionId: Id.describe('one of `/functions`'),
    amountOfRows: z.number().int().min(1).max(500).describe('how many people the client asks for'),
    startDate: Day.optional().describe('absent: that of its crew'),
    endDate: Day.nullable().optional(),
    startTime: WallTime.optional().describe('absent: that of its crew'),
    endTime: WallTime.optional().describe('absent: that of its crew'),
    note: manyLines(2000).optional().describe('a word of the client to planning'),
  }),
)
export const RequestDeclining = named(
  'PositionRequestDeclining',
  z.strictObject({ reason: manyLines(2000).min(1).describe('why, as the client reads it') }),
)

const asking = {
  sessions: ['user'],
  loginTypes: ['clients'],
  right: 'projectCrewItems',
  permission: 'CREATE',
} as const
const closed = ['requestAccepted', 'requestDeclined', 'requestWithdrawn', 'requestLapsed', 'requestDropped'] as const
const timeProblems = ['notFound', 'timeInGap', 'timeIsDoubled'] as const

export const listPositionRequests = route({
  operationId: 'listPositionRequests',
  method: 'get',
  path: '/projects/{id}/positionRequests',
  summary: 'What the client asks for beside the plan, and what became of it',
  access: {
    sessions: ['user'],
    loginTypes: ['clients', 'planners', 'office'],
    right: 'projects',
    scope: row('project', 'handles'),
  },
  params: IdOrNumber,
  responses: { 200: PositionRequests },
  extension: true,
})

export const requestPosition = route({
  operationId: 'requestPosition',
  method: 'post',
  path: '/projectCrews/{id}/positionRequests',
  summary: 'Ask for more people on a crew; nobody is put there before planning accepts',
  access: { ...asking, scope: row('crew', 'orders') },
  params: IdParam,
  body: NewPositionRequest,
  problems: [...timeProblems, 'projectClosed', 'shiftOver'],
  responses: { 201: PositionRequest },
  extension: true,
})

export const withdrawPositionRequest = route({
  operationId: 'withdrawPositionRequest',
  method: 'post',
  path: '/positionRequests/{id}/withdraw',
  summary: 'Take back what planning has not answered yet',
  access: { ...asking, scope: row('positionRequest', 'owns') },
  params: IdParam,
  problems: closed,
  responses: { 200: PositionRequest },
  extension: true,
})

export const acceptPositionRequest = route({
  operationId: 'acceptPositionRequest',
  method: 'post',
  path: '/positionRequests/{id}/accept',
  summary: 'Make it a position of the plan, which keeps the mark that the client asked for it',
  access: { ...planning, scope: 'tenant' },
  params: IdParam,
  problems: [...timeProblems, 'projectClosed', ...closed],
  responses: { 200: PositionRequest },
  extension: true,
})

export const declinePositionRequest = route({
  operationId: 'declinePositionRequest',
  method: 'post',
  path: '/positionRequests/{id}/decline',
  summary: 'Say no to it, and why; the client reads that',
  access: { ...planning, scope: 'tenant' },
  params: IdParam,
  body: RequestDeclining,
  problems: closed,
  responses: { 200: PositionRequest },
  extension: true,
})
