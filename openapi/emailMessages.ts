import { z } from 'zod'
import { resource } from './resource.ts'
import { route } from './route.ts'
import { Id, IdParam, Instant, Paging, listOf, named, searching } from './schemas.ts'
import { list, row } from './scopes.ts'

export const about = 'E-mails the agency has sent, and who wants no more of them'

export const mailboxCodes = ['planning', 'documents', 'deliveryNotes', 'invoices', 'quotations', 'accounts'] as const
export type MailboxCode = (typeof mailboxCodes)[number]
export const emailStates = ['queued', 'sent', 'unclear', 'failed', 'stopped'] as const
export type EmailState = (typeof emailStates)[number]

/** Why an e-mail did not go out. */
export const mailCauses = [
  'recipientRefused',
  'senderRefused',
  'mailRefused',
  'loginRefused',
  'unreachable',
  'insecure',
  'unconfirmed',
  'unmade',
  'gone',
  'installation',
  'smsAway',
] as const
export type MailCause = (typeof mailCauses)[number]

const MailboxName = z.enum(mailboxCodes)
const State = z
  .enum(emailStates)
  .describe('queued: on its way; unclear: nobody knows whether it arrived; stopped: the recipient has unsubscribed')

export const emailAddressee = z
  .object({
    name: z.string().nullable().describe('of the person or contact of that address; null: nobody known'),
    address: z.string().describe('where it was sent'),
    company: z.string().nullable().describe('name of the company it was sent to; null: to nobody’s'),
  })
  .describe('whom it was sent to')

const said = {
  id: Id,
  mailbox: MailboxName.describe('what it stands among'),
  state: State,
  cause: z
    .enum(mailCauses)
    .nullable()
    .describe('why it did not go out, or not yet; null: nothing stands in its way, or it is not known'),
  addressee: emailAddressee,
  subject: z.string().nullable().describe('null: not written yet'),
  excerpt: z.string().nullable().describe('how it begins; null: not written yet'),
  attachments: z.number().int().describe('how many files it carries'),
  queuedAt: Instant.describe('when it was to be sent'),
  sentAt: Instant.nullable().describe('when the mail server took it; null: not yet'),
}

export const EmailMessage = named('EmailMessage', z.object(said))
export const EmailMessageDetails = named(
  'EmailMessageDetails',
  z.object({
    ...said,
    bySms: z.boolean().describe('it left as a text message about a near call; no e-mail was sent'),
    reason: z
      .string()
      .nullable()
      .describe('why it is not sent, as the mail server said; null: nothing stood in its way'),
    sender: z
      .object({
        name: z.string(),
        address: z.string().nullable().describe('what it was sent from; null: not written yet'),
      })
      .describe('whom it is from'),
    hadSentBy: z.string().nullable().describe('name of who had it sent; null: it was sent by itself'),
    html: z
      .string()
      .nullable()
      .describe(
        'what it says, without anything that runs or is loaded, links that open something taken out; null: not written yet',
      ),
    text: z.string().nullable().describe('the same as plain text'),
    about: z
      .object({
        kind: z.enum(['project', 'invoice', 'document']),
        key: z.string().describe('number of the project or invoice, id of the document'),
        label: z.string().describe('what it is called'),
      })
      .nullable()
      .describe('what it is about; null: nothing with a page of its own'),
  }),
)
export const Mailbox = named(
  'Mailbox',
  z.object({
    id: MailboxName,
    total: z.number().int().describe('how many e-mails stand in it'),
    states: z
      .object({
        queued: z.number().int().describe('on their way'),
        sent: z.number().int().describe('taken by the mail server'),
        unclear: z.number().int().describe('of which nobody knows'),
        failed: z.number().int().describe('that could not be sent'),
        stopped: z.number().int().describe('to people who have unsubscribed'),
      })
      .describe('how many of each state'),
  }),
)
export const EmailMessageAttachment = named(
  'EmailMessageAttachment',
  z.object({
    id: Id,
    name: z.string(),
    contentType: z.string().describe('what kind of file it is'),
    size: z.number().int().describe('bytes'),
  }),
)
export const EmailToken = named(
  'EmailToken',
  z.strictObject({ token: z.string().min(1).max(200).describe('of the link in an e-mail') }),
)
export const EmailSubscription = named(
  'EmailSubscription',
  z.object({
    on: z.boolean().describe('e-mails that are not necessary are sent'),
    changed: z.boolean().describe('it was otherwise before'),
    address: z.string().describe('whose, made unreadable for others'),
  }),
)
export const EmailNotices = named(
  'EmailNotices',
  z.object({
    address: z.string().nullable().describe('where they go; null: there is none'),
    on: z.boolean().describe('e-mails that are not necessary are sent'),
  }),
)
export const EmailNoticesChange = named(
  'EmailNoticesChange',
  z.strictObject({ on: z.boolean().describe('e-mails that are not necessary are sent') }),
)

const messages = resource({
  ...{ one: 'EmailMessage', many: 'EmailMessages', path: '/emailMessages' },
  item: EmailMessage,
  details: EmailMessageDetails,
})
const reads = {
  sessions: ['user'],
  loginTypes: ['clients', 'office'],
  right: 'mailboxes',
  mailboxRight: 'emailMessages',
} as const

export const listEmailMessages = route(
  messages.list(
    {
      summary: 'E-mails that were sent, the newest first: to oneself and the own company; the office reads all',
      access: { ...reads, scope: list('emailMessages') },
    },
    {
      ...searching,
      mailbox: MailboxName.optional().describe('absent: all'),
      state: State.optional().describe('absent: any'),
    },
  ),
)
export const listMailboxes = route({
  operationId: 'listMailboxes',
  method: 'get',
  path: '/emailMessages/mailboxes',
  summary: 'What e-mails are kept by, and how many there are of each',
  access: { ...reads, scope: list('emailMessages') },
  query: Paging,
  responses: { 200: listOf('MailboxList', Mailbox) },
})
export const readEmailMessage = route(
  messages.read({ summary: 'An e-mail as it was sent', access: { ...reads, scope: row('emailMessage', 'reads') } }),
)
export const listEmailMessageAttachments = route({
  operationId: 'listEmailMessageAttachments',
  method: 'get',
  path: '/emailMessages/{id}/emailMessageAttachments',
  summary: 'Files an e-mail carries, in their order',
  access: { ...reads, scope: row('emailMessage', 'reads') },
  params: IdParam,
  query: Paging,
  responses: { 200: listOf('EmailMessageAttachmentList', EmailMessageAttachment) },
})
export const downloadEmailMessageAttachment = route({
  operationId: 'downloadEmailMessageAttachment',
  method: 'get',
  path: '/emailMessageAttachments/{id}/download',
  summary: 'A file that was sent with an e-mail',
  access: { ...reads, scope: row('emailMessageAttachment', 'reads') },
  params: IdParam,
  responses: { 200: { contentType: 'application/pdf', or: 'image/webp' } },
  ownTransactions: true,
})
export const unsubscribeEmails = route({
  operationId: 'unsubscribeEmails',
  method: 'post',
  path: '/emailMessages/unsubscribe',
  summary: 'Have no more e-mails sent to an address that are not necessary; asking twice is the same as once',
  access: { sessions: 'public', scope: 'none' },
  body: EmailToken,
  responses: { 200: EmailSubscription },
  problems: ['linkNotValid'],
})
export const subscribeEmails = route({
  operationId: 'subscribeEmails',
  method: 'post',
  path: '/emailMessages/subscribe',
  summary: 'Have them sent again, by the same link',
  access: { sessions: 'public', scope: 'none' },
  body: EmailToken,
  responses: { 200: EmailSubscription },
  problems: ['linkNotValid'],
  extension: true,
})
export const readEmailNotices = route({
  operationId: 'readEmailNotices',
  method: 'get',
  path: '/emailMessages/notices',
  summary: 'Whether e-mails that are not necessary are sent to the person who is logged in',
  access: { sessions: ['user'], scope: 'own' },
  responses: { 200: EmailNotices },
  extension: true,
})
export const changeEmailNotices = route({
  operationId: 'changeEmailNotices',
  method: 'post',
  path: '/emailMessages/notices',
  summary: 'Have them sent, or not; links of e-mails sent before they were turned on again no longer turn them off',
  access: { sessions: ['user'], scope: 'own' },
  body: EmailNoticesChange,
  responses: { 200: EmailNotices },
  extension: true,
})
