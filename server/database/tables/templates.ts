import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant, tenantTable, within } from './columns.ts'
import { company } from './people.ts'
import { lookup } from './tenants.ts'

/** Positions that are planned again and again, for projects of one client or, without one, of all. */
export const template = tenantTable(
  'template',
  {
    name: text().notNull(),
    companyId: uuid(),
    /** What it makes. */
    type: text().notNull(),
    /** Counts its changes. */
    revision: integer().notNull().default(0),
    timesUsed: integer().notNull().default(0),
    lastUsedAt: instant(),
    /** What the project was called that it was used for last. */
    lastProject: text(),
    createdAt: createdAt(),
  },
  t => [
    // Nobody could tell two of one name apart.
    uniqueIndex('template_name').on(t.tenantId, sql`coalesce(company_id::text, '')`, sql`lower(name)`),
    within('template_company', t.tenantId, t.companyId, company),
  ],
)

/** One position of a template, by the clock of wherever it is planned. */
export const templatePosition = tenantTable(
  'template_position',
  {
    templateId: uuid().notNull(),
    sort: integer().notNull(),
    functionId: uuid().notNull(),
    cateringId: uuid(),
    task: text(),
    /** Days after its crew's first, and after it begins; no last day: the same, or the next. */
    startDay: integer().notNull(),
    startTime: text().notNull(),
    endTime: text().notNull(),
    endDay: integer(),
    breakMinutes: integer().notNull(),
    crewChiefOnly: boolean().notNull(),
    /** How many people on which day after the first, and in which crew. */
    places: jsonb().$type<{ day: number; crewName: string; amountOfRows: number }[]>().notNull(),
  },
  t => [
    index('template_position_of').on(t.tenantId, t.templateId),
    within('template_position_template', t.tenantId, t.templateId, template),
    within('template_position_function', t.tenantId, t.functionId, lookup),
    within('template_position_catering', t.tenantId, t.cateringId, lookup),
  ],
)
