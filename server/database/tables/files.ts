import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, text, uuid } from 'drizzle-orm/pg-core'
import type { MailCause } from '../../../openapi/emailMessages.ts'
import { createdAt, instant, tenantTable } from './columns.ts'

/** A file in the store; its bytes lie there under tenant and id, and never change. */
export const storedFile = tenantTable('stored_file', {
  name: text().notNull(),
  contentType: text().notNull(),
  size: integer().notNull(),
  /** Hex. */
  sha256: text().notNull(),
  createdAt: createdAt(),
})

/**
 * A file that nothing holds any more: its row is gone, its bytes still lie in the store, for a backup that was begun before
 * reads them yet.
 */
export const discardedFile = tenantTable('discarded_file', { discardedAt: instant().notNull() }, t => [
  index('discarded_file_due').on(t.tenantId, t.discardedAt),
])

/**
 * A mail to be sent, and what became of it. What it says is rendered when it is sent, from `kind` and `data`, so that no
 * secret of a link lies here. `unclear`: its text was handed over but nobody knows whether it was taken; `stopped`: its
 * recipient has unsubscribed from mails like it.
 */
export const mail = tenantTable(
  'mail',
  {
    kind: text().notNull(),
    data: jsonb().$type<Record<string, string>>().notNull(),
    recipient: text().notNull(),
    language: text().notNull(),
    /** The crew whose paper it carries. */
    crewId: uuid(),
    state: text().notNull().default('queued'),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant().notNull(),
    sendingSince: instant(),
    sentAt: instant(),
    /** It left as a text message: no mail was sent. */
    bySms: boolean().notNull().default(false),
    lastError: text(),
    /** Why it did not go out, of `MailCause`; absent: of one from before it was told. */
    cause: text().$type<MailCause>(),
    /** When the office had it sent again: how long it may be tried counts from then. */
    againAt: instant(),
    /** When the office let it go: it is not sent any more. */
    letGoAt: instant(),
    letGoById: uuid(),
    createdById: uuid(),
    createdAt: createdAt(),
  },
  t => [
    index('mail_waiting').on(t.tenantId, t.state, t.nextAttemptAt),
    index('mail_crew').on(t.tenantId, t.crewId, t.createdAt),
    index('mail_newest').on(t.tenantId, t.createdAt, t.id),
    index('mail_unsent')
      .on(t.tenantId, t.createdAt, t.id)
      .where(sql`state in ('queued','unclear','failed') and let_go_at is null`),
  ],
)
