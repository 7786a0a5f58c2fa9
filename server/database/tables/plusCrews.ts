import { foreignKey, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, tenantId } from './columns.ts'
import { company } from './people.ts'

/** A standing team whose turnover and bonus a screen on the wall shows. */
export const plusCrew = pgTable(
  'plus_crew',
  {
    tenantId: tenantId(),
    id: uuid().notNull(),
    number: text().notNull(),
    name: text().notNull(),
    /** The client it works for. */
    companyId: uuid(),
    createdAt: createdAt(),
  },
  t => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique('plus_crew_number').on(t.tenantId, t.number),
    foreignKey({
      name: 'plus_crew_company',
      columns: [t.tenantId, t.companyId],
      foreignColumns: [company.tenantId, company.id],
    }),
  ],
)
