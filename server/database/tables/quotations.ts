import { sql } from 'drizzle-orm'
import { bigint, date, integer, jsonb, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant, tenantTable, within } from './columns.ts'
import type { Drawn } from './deliveryNotes.ts'
import { person } from './people.ts'
import { project } from './projects.ts'

/** What a project was offered for, as the client was shown it: frozen when it is released. */
export const quotation = tenantTable(
  'quotation',
  {
    projectId: uuid().notNull(),
    number: text().notNull(),
    version: integer().notNull(),
    state: text().notNull().default('released'),
    validUntil: date({ mode: 'string' }).notNull(),
    message: text(),
    language: text().notNull(),
    lines: jsonb().$type<Record<string, unknown>[]>().notNull(),
    /** Minutes. */
    hours: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull(),
    /** In the smallest unit of the currency. */
    total: bigint({ mode: 'number' }).notNull(),
    /** Tells whether crews and positions are still what was offered. */
    fingerprint: text().notNull(),
    recipient: text().notNull(),
    releasedAt: instant().notNull(),
    releasedById: uuid(),
    /** What its project was before anything of it was open: that counts again once it is withdrawn. */
    requestedBefore: instant(),
    quotedBefore: instant(),
    answeredAt: instant(),
    answeredById: uuid(),
    signerName: text(),
    signature: jsonb().$type<Drawn>(),
    reason: text(),
    fileId: uuid(),
    createdAt: createdAt(),
  },
  t => [
    unique('quotation_version').on(t.tenantId, t.projectId, t.version),
    // The client is asked one thing at a time.
    uniqueIndex('quotation_asked')
      .on(t.tenantId, t.projectId)
      .where(sql`state = 'released'`),
    within('quotation_project', t.tenantId, t.projectId, project),
    within('quotation_released_by', t.tenantId, t.releasedById, person),
    within('quotation_answered_by', t.tenantId, t.answeredById, person),
  ],
)
