import type { TenantWorld } from '../support/world.ts'
import type { UnderTest } from './under-test.ts'
import { type Verdicts, everyUser, everybody } from './verdicts.ts'

/** Clients and the office have a mailbox. */
const readers: Verdicts = [403, 403, 403, 403, 403, 'yes', 'yes', 'yes', 403, 403, 403, 401]
/** What was sent to the client. */
const clients: Verdicts = [403, 403, 403, 403, 403, 'yes', 404, 'yes', 403, 403, 403, 401]

export const underTest: UnderTest = {
  calls: (w: TenantWorld) => ({
    listEmailMessages: { query: 'q=quotation' },
    readEmailMessage: { id: w.emails.main },
    listEmailMessageAttachments: { id: w.emails.main },
    downloadEmailMessageAttachment: { id: w.emails.attachment },
    unsubscribeEmails: { body: { token: w.emails.token } },
    subscribeEmails: { body: { token: w.emails.token } },
    changeEmailNotices: { body: { on: true } },
  }),
  verdicts: {
    listEmailMessages: readers,
    listMailboxes: readers,
    readEmailMessage: clients,
    listEmailMessageAttachments: clients,
    downloadEmailMessageAttachment: clients,
    // Whoever holds a mailed link may use it, logged in or not.
    unsubscribeEmails: everybody,
    subscribeEmails: everybody,
    readEmailNotices: everyUser,
    changeEmailNotices: everyUser,
  },
  paths: {
    '/emailMessages': { main: w => w.emails.main, other: w => w.emails.other },
    '/emailMessageAttachments': { main: w => w.emails.attachment, other: w => w.emails.otherAttachment },
  },
}
