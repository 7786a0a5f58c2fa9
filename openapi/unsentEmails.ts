import { z } from 'zod'
import { emailAddressee, mailCauses, mailboxCodes } from './emailMessages.ts'
import { resource } from './resource.ts'
import { route } from './route.ts'
import { Id, IdParam, Instant, named, searching } from './schemas.ts'

export const about = 'E-mails that did not go out, and what waits to leave'

export const unsentStates = ['retrying', 'failed', 'unclear'] as const

export const UnsentEmail = named(
  'UnsentEmail',
  z.object({
    id: Id,
    mailbox: z.enum(mailboxCodes).describe('what it stands among'),
    state: z
      .enum(unsentStates)
      .describe('it is tried again by itself; it is not tried any more; nobody knows whether it arrived'),
    addressee: emailAddressee,
    subject: z.string().nullable().describe('null: not written yet'),
    cause: z.enum(mailCauses).nullable().describe('why it did not go out; null: only `reason` says'),
    reason: z
      .string()
      .nullable()
      .describe('the same as the mail server or this installation said; null: nothing was said'),
    attempts: z.number().int().describe('how often it was tried'),
    queuedAt: Instant.describe('when it was to be sent'),
    nextAttemptAt: Instant.nullable().describe('when it is tried again; null: not any more'),
  }),
)

const waiting = (what: string) =>
  z
    .object({
      count: z.number().int().describe('how many'),
      since: Instant.nullable().describe('since when the oldest waits; null: none does'),
    })
    .describe(what)
export const Outgoing = named(
  'Outgoing',
  z.object({
    mails: waiting('e-mails on their way, those that are tried again among them'),
    deviceMessages: waiting('messages to devices'),
    papers: waiting('papers that are being finished'),
  }),
)

const emails = resource({ one: 'UnsentEmail', many: 'UnsentEmails', path: '/unsentEmails', item: UnsentEmail })
const access = { sessions: ['user'], loginTypes: ['office'], scope: 'tenant' } as const

export const listUnsentEmails = route(
  emails.list(
    {
      summary: 'E-mails that did not go out and were not let go, the newest first',
      access,
      extension: true,
    },
    { ...searching, state: z.enum(unsentStates).optional().describe('only these') },
  ),
)

export const readOutgoing = route({
  operationId: 'readOutgoing',
  method: 'get',
  path: '/unsentEmails/outgoing',
  summary: 'How much waits to leave, and since when',
  access,
  responses: { 200: Outgoing },
  extension: true,
})

export const sendUnsentEmail = route({
  operationId: 'sendUnsentEmail',
  method: 'post',
  path: '/unsentEmails/{id}/send',
  summary: 'Have an e-mail sent again now; one that has left meanwhile is refused',
  access,
  params: IdParam,
  body: named(
    'UnsentEmailSending',
    z.strictObject({
      mayArriveTwice: z
        .boolean()
        .describe('also where nobody knows whether it arrived: its recipient may have it twice'),
    }),
  ),
  responses: { 200: UnsentEmail },
  problems: ['outOfTurn'],
  extension: true,
})

export const sendUnsentEmails = route({
  operationId: 'sendUnsentEmails',
  method: 'post',
  path: '/unsentEmails/send',
  summary: 'Have all of them sent again now that certainly did not arrive',
  access,
  responses: {
    200: named('UnsentEmailsSent', z.object({ count: z.number().int().describe('how many are sent again') })),
  },
  extension: true,
})

export const letUnsentEmailGo = route({
  operationId: 'letUnsentEmailGo',
  method: 'post',
  path: '/unsentEmails/{id}/letGo',
  summary: 'Send an e-mail no more, and leave it out of the list; one that has left meanwhile is refused',
  access,
  params: IdParam,
  responses: { 204: null },
  problems: ['outOfTurn'],
  extension: true,
})
