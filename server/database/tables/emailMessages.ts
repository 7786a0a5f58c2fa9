import { index, integer, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant, tenantTable, within } from './columns.ts'
import { mail, storedFile } from './files.ts'
import { company, person } from './people.ts'

/**
 * What a mail says and to whom, as it was sent; it has the id of its mail. Links that open something are not in it:
 * whoever reads the mailbox could otherwise take over an account.
 */
export const emailMessage = tenantTable(
  'email_message',
  {
    subject: text().notNull(),
    excerpt: text().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    sender: text().notNull(),
    recipient: text().notNull(),
    recipientName: text(),
    /** Whose own mail it is. */
    personId: uuid(),
    /** The client's company whose people it was sent to. */
    companyId: uuid(),
    companyName: text(),
    aboutKind: text().$type<'project' | 'invoice' | 'document'>(),
    aboutKey: text(),
    aboutLabel: text(),
    /** Of the token in its link to unsubscribe; absent: it has none. */
    unsubscribeHash: text(),
    keptAt: instant().notNull(),
  },
  t => [
    within('email_message_mail', t.tenantId, t.id, mail).onDelete('cascade'),
    within('email_message_person', t.tenantId, t.personId, person),
    within('email_message_company', t.tenantId, t.companyId, company),
    index('email_message_to_person').on(t.tenantId, t.personId),
    index('email_message_to_company').on(t.tenantId, t.companyId),
    uniqueIndex('email_message_unsubscribe').on(t.tenantId, t.unsubscribeHash),
  ],
)

export const emailMessageAttachment = tenantTable(
  'email_message_attachment',
  {
    messageId: uuid().notNull(),
    place: integer().notNull(),
    fileId: uuid().notNull(),
    name: text().notNull(),
  },
  t => [
    within('email_message_attachment_message', t.tenantId, t.messageId, emailMessage).onDelete('cascade'),
    within('email_message_attachment_file', t.tenantId, t.fileId, storedFile),
    index('email_message_attachment_of').on(t.tenantId, t.messageId, t.place),
    index('email_message_attachment_file_of').on(t.tenantId, t.fileId),
  ],
)

/** Whether an address is sent mails that are not necessary; without a row it is. */
export const emailSubscription = tenantTable(
  'email_subscription',
  {
    /** Lower case. */
    address: text().notNull(),
    /** Since when it is sent none. */
    stoppedAt: instant(),
    /** Links of mails sent before stop nothing any more: their owner has turned them on again. */
    linksFrom: instant(),
    changedAt: instant().notNull(),
  },
  t => [uniqueIndex('email_subscription_address').on(t.tenantId, t.address)],
)
