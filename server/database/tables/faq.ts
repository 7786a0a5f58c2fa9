import { boolean, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { LoginType } from '../../../openapi/access.ts'
import type { faqLanguages, faqScreens } from '../../../openapi/faq.ts'
import { createdAt, instant, tenantId, tenantTable, within } from './columns.ts'
import { company, person } from './people.ts'
import { lookup } from './tenants.ts'

/** What is asked often; what it says stands in `faqText`. */
export const faq = tenantTable(
  'faq',
  {
    companyId: uuid(),
    /** None: everybody. */
    loginTypes: text().array().$type<LoginType[]>().notNull(),
    tags: text().array().notNull(),
    screen: text().$type<(typeof faqScreens)[number]>(),
    createdAt: createdAt(),
    changedAt: instant().notNull(),
    /** Absent: it came with the agency. */
    changedById: uuid(),
  },
  t => [
    within('faq_company', t.tenantId, t.companyId, company),
    within('faq_changed_by', t.tenantId, t.changedById, person),
  ],
)

export const faqCategory = pgTable(
  'faq_category',
  { tenantId: tenantId(), faqId: uuid().notNull(), categoryId: uuid().notNull() },
  t => [
    primaryKey({ columns: [t.tenantId, t.faqId, t.categoryId] }),
    within('faq_category_faq', t.tenantId, t.faqId, faq),
    within('faq_category_category', t.tenantId, t.categoryId, lookup),
    index('faq_category_of').on(t.tenantId, t.categoryId),
  ],
)

/** Question and answer, a row for each language they are written in. */
export const faqText = pgTable(
  'faq_text',
  {
    tenantId: tenantId(),
    faqId: uuid().notNull(),
    language: text().$type<(typeof faqLanguages)[number]>().notNull(),
    question: text().notNull(),
    answer: text().notNull(),
  },
  t => [primaryKey({ columns: [t.tenantId, t.faqId, t.language] }), within('faq_text_faq', t.tenantId, t.faqId, faq)],
)

/** Whether an answer helped somebody: what they said last. */
export const faqVote = tenantTable(
  'faq_vote',
  { faqId: uuid().notNull(), personId: uuid().notNull(), helped: boolean().notNull(), votedAt: instant().notNull() },
  t => [
    unique('faq_vote_once').on(t.tenantId, t.faqId, t.personId),
    index('faq_vote_of').on(t.tenantId, t.personId),
    within('faq_vote_faq', t.tenantId, t.faqId, faq).onDelete('cascade'),
    within('faq_vote_person', t.tenantId, t.personId, person),
  ],
)
