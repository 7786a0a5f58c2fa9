import { sql } from 'drizzle-orm'
import { date, index, integer, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant, tenantTable, within } from './columns.ts'
import { company, person } from './people.ts'
import { plannerCrew } from './plannerCrews.ts'
import { lookup } from './tenants.ts'

/** What somebody can do, and until when that is proven. */
export const personFunction = tenantTable(
  'person_function',
  {
    personId: uuid().notNull(),
    functionId: uuid().notNull(),
    proof: text(),
    /** Last day; null: without an end. */
    validUntil: date({ mode: 'string' }),
    createdAt: createdAt(),
  },
  t => [
    unique('person_function_once').on(t.tenantId, t.personId, t.functionId),
    index('person_function_of').on(t.tenantId, t.functionId, t.personId),
    within('person_function_person', t.tenantId, t.personId, person),
    within('person_function_function', t.tenantId, t.functionId, lookup),
  ],
)

export const personTag = tenantTable(
  'person_tag',
  { personId: uuid().notNull(), tag: text().notNull(), createdAt: createdAt() },
  t => [
    unique('person_tag_once').on(t.tenantId, t.personId, t.tag),
    within('person_tag_person', t.tenantId, t.personId, person),
  ],
)

/** How planning found somebody, 1 to 5. What clients say of a position stands with its delivery note. */
export const crewRating = tenantTable(
  'crew_rating',
  {
    personId: uuid().notNull(),
    rating: integer().notNull(),
    remark: text(),
    authorId: uuid().notNull(),
    createdAt: createdAt(),
  },
  t => [
    index('crew_rating_of_person').on(t.tenantId, t.personId, t.createdAt),
    within('crew_rating_person', t.tenantId, t.personId, person),
    within('crew_rating_author', t.tenantId, t.authorId, person),
  ],
)

/**
 * Favourites and blocks, by a client or, without one, by the agency. One that names a crew is somebody's membership in it,
 * with the client of the crew. An ended one stays, so that it can be retold.
 */
export const crewPreference = tenantTable(
  'crew_preference',
  {
    personId: uuid().notNull(),
    kind: text().notNull(),
    companyId: uuid(),
    reason: text().notNull(),
    endDate: date({ mode: 'string' }),
    authorId: uuid().notNull(),
    createdAt: createdAt(),
    endedAt: instant(),
    endedById: uuid(),
    plannerCrewId: uuid(),
    /** As what they belong to the crew: `regular` or `substitute`; null for blocks, and outside crews. */
    assignmentType: text(),
  },
  t => [
    index('crew_preference_of_person').on(t.tenantId, t.personId, t.createdAt),
    uniqueIndex('crew_preference_member')
      .on(t.tenantId, t.plannerCrewId, t.personId)
      .where(sql`ended_at is null and planner_crew_id is not null`),
    within('crew_preference_crew', t.tenantId, t.plannerCrewId, plannerCrew),
    within('crew_preference_person', t.tenantId, t.personId, person),
    within('crew_preference_company', t.tenantId, t.companyId, company),
    within('crew_preference_author', t.tenantId, t.authorId, person),
    within('crew_preference_ended_by', t.tenantId, t.endedById, person),
  ],
)

export const staffContract = tenantTable(
  'staff_contract',
  {
    personId: uuid().notNull(),
    name: text(),
    number: text(),
    /** Whom they work for by it; null: the agency’s own company. */
    employer: text(),
    beginDate: date({ mode: 'string' }).notNull(),
    endDate: date({ mode: 'string' }),
    /** Agreed for a week; null: by the month, or as they come. */
    weeklyMinutes: integer(),
    /** Agreed for a month; null: by the week, or as they come. */
    monthlyMinutes: integer(),
    /** How far the time account may go either way; null: no limit agreed. */
    accountLimitMinutes: integer(),
    /** Days a whole year has; null: not agreed. */
    vacationDays: integer(),
    /** Hundredths of the currency. */
    hourlyRate: integer(),
    currency: text().notNull(),
    createdAt: createdAt(),
  },
  t => [
    index('staff_contract_of_person').on(t.tenantId, t.personId, t.beginDate),
    within('staff_contract_person', t.tenantId, t.personId, person),
  ],
)
