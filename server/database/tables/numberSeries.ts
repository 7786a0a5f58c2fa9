import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { tenantId } from './columns.ts'

/** Numbers an agency gives, by the table they are given in: what stands before the figure, and the figure that comes next. */
export const numberSeries = pgTable(
  'number_series',
  { tenantId: tenantId(), kind: text().notNull(), prefix: text().notNull(), next: integer().notNull() },
  t => [primaryKey({ columns: [t.tenantId, t.kind] })],
)
