import { integer, jsonb, unique, uuid } from 'drizzle-orm/pg-core'
import type { Accounts } from '../../../domain/bookkeeping/booking.ts'
import { tenantTable, within } from './columns.ts'
import { company } from './people.ts'

/** Where an own company keeps its books, and which accounts its sales go to. */
export const bookkeeping = tenantTable(
  'bookkeeping',
  {
    companyId: uuid().notNull(),
    /** Of the tax consultant, and the company there. */
    consultant: integer(),
    client: integer(),
    /** Month, 1 to 12. */
    yearBegins: integer().notNull(),
    accountDigits: integer().notNull(),
    debtors: integer(),
    bank: integer(),
    sales: jsonb().$type<Accounts['sales']>().notNull(),
  },
  t => [
    unique('bookkeeping_once').on(t.tenantId, t.companyId),
    within('bookkeeping_company', t.tenantId, t.companyId, company),
  ],
)
