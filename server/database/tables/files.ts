import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant, tenantId } from './columns.ts'

/** A file in the store; its bytes lie there under tenant and id, and never change. */
export const storedFile = pgTable(
  'stored_file',
  {
    tenantId: tenantId(),
    id: uuid().notNull(),
    name: text().notNull(),
    contentType: text().notNull(),
    size: integer().notNull(),
    /** Hex. */
    sha256: text().notNull(),
    createdAt: createdAt(),
  },
  t => [primaryKey({ columns: [t.tenantId, t.id] })],
)

/**
 * A mail to be sent, and what became of it. What it says is rendered when it is sent, from `kind` and `data`, so that no
 * secret of a link lies here. `unclear`: its text was handed over but nobody knows whether it was taken.
 */
export const mail = pgTable(
  'mail',
  {
    tenantId: tenantId(),
    id: uuid().notNull(),
    kind: text().notNull(),
    data: jsonb().$type<Record<string, string>>().notNull(),
    recipient: text().notNull(),
    language: text().notNull(),
    /** The crew whose delivery note it carries. */
    crewId: uuid(),
    state: text().notNull().default('queued'),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant().notNull(),
    sendingSince: instant(),
    sentAt: instant(),
    lastError: text(),
    createdById: uuid(),
    createdAt: createdAt(),
  },
  t => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('mail_waiting').on(t.tenantId, t.state, t.nextAttemptAt),
    index('mail_crew').on(t.tenantId, t.crewId, t.createdAt),
  ],
)
