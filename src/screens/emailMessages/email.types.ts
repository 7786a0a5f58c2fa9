import type { components } from '../../client/schema.d.ts'

type Schemas = components['schemas']
export type EmailMessage = Schemas['EmailMessage']
export type EmailDetails = Schemas['EmailMessageDetails']
export type EmailAttachment = Schemas['EmailMessageAttachment']
export type Mailbox = Schemas['Mailbox']
export type MailboxCode = Mailbox['id']
export type EmailState = EmailMessage['state']

export const emailStates = ['queued', 'sent', 'unclear', 'failed', 'stopped'] as const satisfies readonly EmailState[]
