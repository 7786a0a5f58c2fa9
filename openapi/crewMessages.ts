import { z } from 'zod'
import { route } from './route.ts'
import { Id, IdParam, Instant, Paging, listOf, manyLines, named, paging } from './schemas.ts'
import { list, row } from './scopes.ts'

export const about = 'A word from whoever leads a crew to its people, and who has read it'

export const messageAudiences = ['all', 'late', 'onSite'] as const
const audience = z
  .enum(messageAudiences)
  .describe(
    'to whom; all: everybody who is invited, confirmed or there, late: who should be there and is not, onSite: who is checked in',
  )
const said = {
  id: Id,
  text: z.string().describe('as it was written'),
  sentAt: Instant.describe('when it was written'),
  sentBy: z.object({ id: Id, name: z.string() }).nullable().describe('null: no longer known'),
}
const crew = z.object({ id: Id, name: z.string() })

export const SentMessage = named(
  'SentMessage',
  z.object({
    ...said,
    audience,
    recipients: z
      .array(
        z.object({
          person: z.object({ id: Id, name: z.string() }),
          device: z.boolean().describe('their devices were told; else a mail was written, where there is an address'),
          readAt: Instant.nullable().describe('when they read it; null: not yet'),
        }),
      )
      .describe('who has not read it first, then by name'),
  }),
)
export const CrewMessage = named(
  'CrewMessage',
  z.object({
    ...said,
    crew,
    jobId: Id.describe('their own job there'),
    readAt: Instant.nullable().describe('when one read it; null: not yet'),
  }),
)
export const NewCrewMessage = named(
  'NewCrewMessage',
  z.strictObject({ text: manyLines(1000).min(1).describe('what they read'), audience }),
)

const leading = {
  sessions: ['user'],
  loginTypes: ['crew', 'planners'],
  scope: row('crew', 'leads'),
} as const

export const listSentMessages = route({
  operationId: 'listSentMessages',
  method: 'get',
  path: '/projectCrews/{id}/messages',
  summary: 'What was written to a crew, the newest first, and who has read it',
  access: leading,
  params: IdParam,
  query: Paging,
  responses: { 200: listOf('SentMessageList', SentMessage) },
  extension: true,
})

export const sendCrewMessage = route({
  operationId: 'sendCrewMessage',
  method: 'post',
  path: '/projectCrews/{id}/messages',
  summary: 'Write to a crew: their devices are told at once, and who has none is written a mail',
  access: leading,
  params: IdParam,
  body: NewCrewMessage,
  problems: ['nobodyToTell'],
  responses: { 201: SentMessage },
  extension: true,
})

export const listCrewMessages = route({
  operationId: 'listCrewMessages',
  method: 'get',
  path: '/crewMessages',
  summary: 'What was written to oneself by whoever leads a crew, the newest first',
  access: { sessions: ['user'], scope: list('crewMessages') },
  query: z.strictObject({
    jobId: Id.optional().describe('only of this job; absent: of any'),
    unread: z.literal('true').optional().describe('only what one has not read; absent: all'),
    ...paging,
  }),
  responses: { 200: listOf('CrewMessageList', CrewMessage) },
  extension: true,
})

export const markMessageRead = route({
  operationId: 'markMessageRead',
  method: 'post',
  path: '/crewMessages/{id}/read',
  summary: 'One has read it; whoever wrote it sees so',
  access: { sessions: ['user'], scope: row('crewMessage', 'receives') },
  params: IdParam,
  responses: { 204: null },
  extension: true,
})
