import { sql } from 'drizzle-orm'
import { timestamp, uuid } from 'drizzle-orm/pg-core'

/** The tenant leads every key and every index: row-level security filters by it first. */
export const tenantId = () => uuid().notNull()
export const instant = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 })
export const createdAt = () =>
  instant()
    .notNull()
    .default(sql`now()`)
