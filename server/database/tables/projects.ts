import {
  boolean,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, instant, tenantId } from './columns.ts'
import { company, contact, person } from './people.ts'
import { lookup } from './tenants.ts'

export const location = pgTable(
  'location',
  {
    tenantId: tenantId(),
    id: uuid().notNull(),
    name: text().notNull(),
    street: text().notNull(),
    zipcode: text().notNull(),
    city: text().notNull(),
    country: text().notNull(),
    region: text().notNull(),
    link: text(),
    info: text(),
    map: text(),
    entrance: text(),
    timeZone: text().notNull(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    radius: integer(),
  },
  t => [primaryKey({ columns: [t.tenantId, t.id] }), index('location_name').on(t.tenantId, t.name)],
)

/** Words of a place, lower case, for search by beginnings under row-level security. */
export const locationWord = pgTable(
  'location_word',
  { tenantId: tenantId(), word: text().notNull(), locationId: uuid().notNull() },
  t => [
    primaryKey({ columns: [t.tenantId, t.word, t.locationId] }),
    foreignKey({
      name: 'location_word_location',
      columns: [t.tenantId, t.locationId],
      foreignColumns: [location.tenantId, location.id],
    }).onDelete('cascade'),
  ],
)

export const project = pgTable(
  'project',
  {
    tenantId: tenantId(),
    id: uuid().notNull(),
    number: text().notNull(),
    name: text().notNull(),
    companyId: uuid().notNull(),
    locationId: uuid().notNull(),
    managerId: uuid(),
    /** Whom at the client. */
    contactId: uuid(),
    clientMark: text(),
    reference: text(),
    beginDate: date({ mode: 'string' }).notNull(),
    endDate: date({ mode: 'string' }).notNull(),
    comment: text(),
    typeId: uuid(),
    /** When a client asked for it; null for planning's own, and once planning has taken it on. */
    requestedAt: instant(),
    createdAt: createdAt(),
  },
  t => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique('project_number').on(t.tenantId, t.number),
    index('project_begin').on(t.tenantId, t.beginDate),
    index('project_company').on(t.tenantId, t.companyId, t.beginDate),
    foreignKey({
      name: 'project_company_key',
      columns: [t.tenantId, t.companyId],
      foreignColumns: [company.tenantId, company.id],
    }),
    foreignKey({
      name: 'project_type',
      columns: [t.tenantId, t.typeId],
      foreignColumns: [lookup.tenantId, lookup.id],
    }),
    foreignKey({
      name: 'project_location',
      columns: [t.tenantId, t.locationId],
      foreignColumns: [location.tenantId, location.id],
    }),
    foreignKey({
      name: 'project_manager',
      columns: [t.tenantId, t.managerId],
      foreignColumns: [person.tenantId, person.id],
    }),
    foreignKey({
      name: 'project_contact',
      columns: [t.tenantId, t.contactId],
      foreignColumns: [contact.tenantId, contact.id],
    }),
  ],
)

export const projectCrew = pgTable(
  'project_crew',
  {
    tenantId: tenantId(),
    id: uuid().notNull(),
    projectId: uuid().notNull(),
    locationId: uuid().notNull(),
    name: text().notNull(),
    chiefId: uuid(),
    contactOnSiteId: uuid(),
    meetingPoint: text(),
    starts: instant().notNull(),
    ends: instant().notNull(),
  },
  t => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('project_crew_project').on(t.tenantId, t.projectId, t.starts),
    index('project_crew_chief').on(t.tenantId, t.chiefId, t.starts),
    index('project_crew_starts').on(t.tenantId, t.starts),
    foreignKey({
      name: 'project_crew_project_key',
      columns: [t.tenantId, t.projectId],
      foreignColumns: [project.tenantId, project.id],
    }),
    foreignKey({
      name: 'project_crew_location',
      columns: [t.tenantId, t.locationId],
      foreignColumns: [location.tenantId, location.id],
    }),
    foreignKey({
      name: 'project_crew_chief_key',
      columns: [t.tenantId, t.chiefId],
      foreignColumns: [person.tenantId, person.id],
    }),
    foreignKey({
      name: 'project_crew_contact',
      columns: [t.tenantId, t.contactOnSiteId],
      foreignColumns: [contact.tenantId, contact.id],
    }),
  ],
)

/** A position: so many places of one function, at one time. */
export const crewItem = pgTable(
  'project_crew_item',
  {
    tenantId: tenantId(),
    id: uuid().notNull(),
    crewId: uuid().notNull(),
    functionId: uuid().notNull(),
    cateringId: uuid(),
    task: text(),
    startDate: date({ mode: 'string' }).notNull(),
    endDate: date({ mode: 'string' }),
    startTime: text().notNull(),
    endTime: text().notNull(),
    timeZone: text().notNull(),
    /** Derived from the five columns above by the server, with the tz data it had then. */
    starts: instant().notNull(),
    ends: instant().notNull(),
    tzVersion: text().notNull(),
    breakMinutes: integer().notNull(),
    amountOfRows: integer().notNull(),
    /** Places taken; kept by a trigger, never above amountOfRows. */
    filled: integer().notNull().default(0),
    openForApplications: boolean().notNull().default(false),
    crewChiefOnly: boolean().notNull().default(false),
    confirmBy: instant(),
    commentExternal: text(),
    commentInternal: text(),
    commentCrew: text(),
    commentCrewChief: text(),
    clientAdded: boolean().notNull().default(false),
  },
  t => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('crew_item_crew').on(t.tenantId, t.crewId, t.starts),
    index('crew_item_open').on(t.tenantId, t.openForApplications, t.starts),
    foreignKey({
      name: 'crew_item_crew_key',
      columns: [t.tenantId, t.crewId],
      foreignColumns: [projectCrew.tenantId, projectCrew.id],
    }),
    foreignKey({
      name: 'crew_item_function',
      columns: [t.tenantId, t.functionId],
      foreignColumns: [lookup.tenantId, lookup.id],
    }),
    foreignKey({
      name: 'crew_item_catering',
      columns: [t.tenantId, t.cateringId],
      foreignColumns: [lookup.tenantId, lookup.id],
    }),
  ],
)
