import {
  bigint,
  date,
  doublePrecision,
  foreignKey,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, tenantId } from './columns.ts'
import { company, person } from './people.ts'

export const plusCrewType = pgTable(
  'plus_crew_type',
  { tenantId: tenantId(), id: uuid().notNull(), caption: text().notNull(), sort: integer().notNull() },
  t => [primaryKey({ columns: [t.tenantId, t.id] })],
)

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
    typeId: uuid(),
    /** IANA zone its days and months begin in. */
    timeZone: text().notNull().default('Europe/Berlin'),
    currency: text().notNull().default('EUR'),
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
    foreignKey({
      name: 'plus_crew_type_key',
      columns: [t.tenantId, t.typeId],
      foreignColumns: [plusCrewType.tenantId, plusCrewType.id],
    }),
  ],
)

/** What is counted of plus crews; `unit` is amount, hours or bonus. */
export const plusCrewValueType = pgTable(
  'plus_crew_value_type',
  {
    tenantId: tenantId(),
    id: uuid().notNull(),
    caption: text().notNull(),
    unit: text().notNull(),
    sort: integer().notNull(),
  },
  t => [primaryKey({ columns: [t.tenantId, t.id] }), unique('plus_crew_value_type_caption').on(t.tenantId, t.caption)],
)

/** Where figures come from. */
export const plusCrewSourceType = pgTable(
  'plus_crew_source_type',
  { tenantId: tenantId(), id: uuid().notNull(), caption: text().notNull(), sort: integer().notNull() },
  t => [primaryKey({ columns: [t.tenantId, t.id] })],
)

/** What is counted of one plus crew, and how. */
export const plusCrewValue = pgTable(
  'plus_crew_value',
  {
    tenantId: tenantId(),
    id: uuid().notNull(),
    plusCrewId: uuid().notNull(),
    typeId: uuid().notNull(),
    /** Hundredths of a currency unit or hour: what a day gets when the rest of a month is filled in one go. */
    perDay: bigint({ mode: 'number' }),
    /** Percent; both or none. */
    bonusOfTurnover: doublePrecision(),
    bonusAboveTarget: doublePrecision(),
  },
  t => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique('plus_crew_value_once').on(t.tenantId, t.plusCrewId, t.typeId),
    foreignKey({
      name: 'plus_crew_value_crew',
      columns: [t.tenantId, t.plusCrewId],
      foreignColumns: [plusCrew.tenantId, plusCrew.id],
    }),
    foreignKey({
      name: 'plus_crew_value_type_key',
      columns: [t.tenantId, t.typeId],
      foreignColumns: [plusCrewValueType.tenantId, plusCrewValueType.id],
    }),
  ],
)

/** Figures of a day; a day may have several of one type, and counts their sum. */
export const plusCrewValueData = pgTable(
  'plus_crew_value_data',
  {
    tenantId: tenantId(),
    id: uuid().notNull(),
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
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique('plus_crew_value_data_day').on(t.tenantId, t.plusCrewId, t.typeId, t.day, t.id),
    foreignKey({
      name: 'plus_crew_value_data_crew',
      columns: [t.tenantId, t.plusCrewId],
      foreignColumns: [plusCrew.tenantId, plusCrew.id],
    }),
    foreignKey({
      name: 'plus_crew_value_data_type',
      columns: [t.tenantId, t.typeId],
      foreignColumns: [plusCrewValueType.tenantId, plusCrewValueType.id],
    }),
    foreignKey({
      name: 'plus_crew_value_data_source',
      columns: [t.tenantId, t.sourceId],
      foreignColumns: [plusCrewSourceType.tenantId, plusCrewSourceType.id],
    }),
    foreignKey({
      name: 'plus_crew_value_data_changed_by',
      columns: [t.tenantId, t.changedById],
      foreignColumns: [person.tenantId, person.id],
    }),
  ],
)
