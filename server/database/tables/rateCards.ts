import { date, index, integer, text, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, tenantTable, within } from './columns.ts'
import { company } from './people.ts'
import { lookup } from './tenants.ts'

/** What hours cost a client, from one day to another; without a client it is the agency's standard. */
export const rateCard = tenantTable(
  'rate_card',
  {
    caption: text().notNull(),
    companyId: uuid(),
    validFrom: date({ mode: 'string' }).notNull(),
    validTo: date({ mode: 'string' }),
    currency: text().notNull(),
    createdAt: createdAt(),
  },
  t => [
    index('rate_card_company').on(t.tenantId, t.companyId, t.validFrom),
    within('rate_card_company_key', t.tenantId, t.companyId, company),
  ],
)

/** What an hour of a function costs by a card. Money in the smallest unit of its currency. */
export const rateCardItem = tenantTable(
  'rate_card_item',
  {
    rateCardId: uuid().notNull(),
    functionId: uuid().notNull(),
    ratePerHour: integer().notNull(),
    /** What is charged at least for whoever came. */
    minimumMinutes: integer().notNull(),
    /** Wall times at the venue. */
    nightFrom: text(),
    nightTo: text(),
    nightPercent: integer(),
    sundayPercent: integer(),
    holidayPercent: integer(),
    overtimeAfterMinutes: integer(),
    overtimePercent: integer(),
  },
  t => [
    unique('rate_card_item_function').on(t.tenantId, t.rateCardId, t.functionId),
    within('rate_card_item_card', t.tenantId, t.rateCardId, rateCard),
    within('rate_card_item_function_key', t.tenantId, t.functionId, lookup),
  ],
)
