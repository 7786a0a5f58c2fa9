import { bigint, date, doublePrecision, integer, text, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, tenantTable, within } from './columns.ts'
import { company, person } from './people.ts'

export const plusCrewType = tenantTable('plus_crew_type', { caption: text().notNull(), sort: integer().notNull() })

/** A standing team whose turnover and bonus a screen on the wall shows. */
export const plusCrew = tenantTable(
  'plus_crew',
  {
    number: text().notNull(),
    name: text().notNull(),
    /** The client it works for. */
    companyId: uuid(),
    typeId: uuid(),
    /** IANA zone its days and months begin in. */
    timeZone: text().notNull().default('Europe/Berlin'),
    currency: text().notNull().default('EUR'),
    createdAt: createdAt(),
  },
  t => [
    unique('plus_crew_number').on(t.tenantId, t.number),
    within('plus_crew_company', t.tenantId, t.companyId, company),
    within('plus_crew_type_key', t.tenantId, t.typeId, plusCrewType),
  ],
)

/** What is counted of plus crews; `unit` is amount, hours or bonus. */
export const plusCrewValueType = tenantTable(
  'plus_crew_value_type',
  {
    caption: text().notNull(),
    unit: text().notNull(),
    sort: integer().notNull(),
  },
  t => [unique('plus_crew_value_type_caption').on(t.tenantId, t.caption)],
)

/** Where figures come from. */
export const plusCrewSourceType = tenantTable('plus_crew_source_type', {
  caption: text().notNull(),
  sort: integer().notNull(),
})

/** What is counted of one plus crew, and how. */
export const plusCrewValue = tenantTable(
  'plus_crew_value',
  {
    plusCrewId: uuid().notNull(),
    typeId: uuid().notNull(),
    /** Hundredths of a currency unit or hour: what a day gets when the rest of a month is filled in one go. */
    perDay: bigint({ mode: 'number' }),
    /** Percent; both or none. */
    bonusOfTurnover: doublePrecision(),
    bonusAboveTarget: doublePrecision(),
  },
  t => [
    unique('plus_crew_value_once').on(t.tenantId, t.plusCrewId, t.typeId),
    within('plus_crew_value_crew', t.tenantId, t.plusCrewId, plusCrew),
    within('plus_crew_value_type_key', t.tenantId, t.typeId, plusCrewValueType),
  ],
)

/** Figures of a day; a day may have several of one type, and counts their sum. */
export const plusCrewValueData = tenantTable(
  'plus_crew_value_data',
  {
    plusCrewId: uuid().notNull(),
    typeId: uuid().notNull(),
    day: date({ mode: 'string' }).notNull(),
    /** Hundredths of a currency unit or hour. */
    hundredths: bigint({ mode: 'number' }).notNull(),
    sourceId: uuid().notNull(),
    version: integer().notNull().default(1),
    changedAt: createdAt(),
    changedById: uuid(),
  },
  t => [
    unique('plus_crew_value_data_day').on(t.tenantId, t.plusCrewId, t.typeId, t.day, t.id),
    within('plus_crew_value_data_crew', t.tenantId, t.plusCrewId, plusCrew),
    within('plus_crew_value_data_type', t.tenantId, t.typeId, plusCrewValueType),
    within('plus_crew_value_data_source', t.tenantId, t.sourceId, plusCrewSourceType),
    within('plus_crew_value_data_changed_by', t.tenantId, t.changedById, person),
  ],
)
