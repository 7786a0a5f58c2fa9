import { text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant, tenantTable } from './columns.ts'

/** A host an agency would be reached by: served by nobody before its record was found. Several agencies may wait for one. */
export const hostClaim = tenantTable(
  'host_claim',
  { host: text().notNull(), token: text().notNull(), createdAt: instant().notNull() },
  t => [uniqueIndex('host_claim_host').on(t.tenantId, t.host)],
)
