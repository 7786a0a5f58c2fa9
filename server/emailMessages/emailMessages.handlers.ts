import type * as contract from '../../openapi/emailMessages.ts'
import { type Handlers, readApart } from '../context.ts'
import { storedFile } from '../files/stored-file.ts'
import { listOf } from '../list.ts'
import { attachedFile, attachmentListing, emailDetails, emailListing, mailboxListing } from './email-message.queries.ts'
import { ownNotices, subscribeByLink, turnNotices } from './subscription.ts'

export const handlers: Handlers<typeof contract> = {
  listEmailMessages: async ({ query }, ctx) => ({
    status: 200,
    body: await listOf(ctx, query, emailListing(ctx, query)),
  }),
  listMailboxes: async ({ query }, ctx) => ({ status: 200, body: await listOf(ctx, query, await mailboxListing(ctx)) }),
  readEmailMessage: async ({ params }, ctx) => ({ status: 200, body: await emailDetails(ctx, params.id) }),
  listEmailMessageAttachments: async ({ params, query }, ctx) => ({
    status: 200,
    body: await listOf(ctx, query, attachmentListing(ctx, params.id)),
  }),
  downloadEmailMessageAttachment: async ({ params }, ctx) => {
    const { fileId } = await readApart(ctx, inner => attachedFile(inner, params.id))
    return { status: 200, raw: await storedFile(ctx, fileId) }
  },
  unsubscribeEmails: async ({ body }, ctx) => ({ status: 200, body: await subscribeByLink(ctx, body.token, false) }),
  subscribeEmails: async ({ body }, ctx) => ({ status: 200, body: await subscribeByLink(ctx, body.token, true) }),
  readEmailNotices: async (_, ctx) => ({ status: 200, body: await ownNotices(ctx) }),
  changeEmailNotices: async ({ body }, ctx) => ({ status: 200, body: await turnNotices(ctx, body.on) }),
}
