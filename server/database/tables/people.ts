import { boolean, customType, foreignKey, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant, tenantId } from './columns.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const company = pgTable(
  'company',
  {
    tenantId: tenantId(),
    id: uuid().notNull(),
    number: text().notNull(),
    name: text().notNull(),
    city: text().notNull(),
    /** The agency's own company, not a client's. */
    own: boolean().notNull(),
    /** Where its delivery notes are sent. */
    deliveryNoteEmail: text(),
    /** Of its mails; absent: the agency's. */
    language: text(),
  },
  t => [primaryKey({ columns: [t.tenantId, t.id] }), unique('company_number').on(t.tenantId, t.number)],
)

export const person = pgTable(
  'person',
  {
    tenantId: tenantId(),
    id: uuid().notNull(),
    number: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: text(),
    phone: text(),
    language: text().notNull(),
    timeZone: text().notNull(),
    /** Salted and keyed hash of the four digits typed at a kiosk. */
    kioskPin: text(),
    createdAt: createdAt(),
  },
  t => [primaryKey({ columns: [t.tenantId, t.id] }), unique('person_number').on(t.tenantId, t.number)],
)

export const personPicture = pgTable(
  'person_picture',
  {
    tenantId: tenantId(),
    personId: uuid().notNull(),
    contentType: text().notNull(),
    bytes: bytes().notNull(),
  },
  t => [
    primaryKey({ columns: [t.tenantId, t.personId] }),
    foreignKey({
      name: 'person_picture_person',
      columns: [t.tenantId, t.personId],
      foreignColumns: [person.tenantId, person.id],
    }),
  ],
)

/** People at clients, and on site. */
export const contact = pgTable(
  'contact',
  {
    tenantId: tenantId(),
    id: uuid().notNull(),
    number: text().notNull(),
    companyId: uuid().notNull(),
    name: text().notNull(),
    role: text().notNull(),
    phone: text(),
    email: text(),
  },
  t => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique('contact_number').on(t.tenantId, t.number),
    index('contact_company').on(t.tenantId, t.companyId, t.name),
    foreignKey({
      name: 'contact_company_key',
      columns: [t.tenantId, t.companyId],
      foreignColumns: [company.tenantId, company.id],
    }),
  ],
)

export const crewInfo = pgTable(
  'crew_info',
  {
    tenantId: tenantId(),
    id: uuid().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    important: boolean().notNull(),
    publishedAt: instant().notNull(),
  },
  t => [primaryKey({ columns: [t.tenantId, t.id] }), index('crew_info_newest').on(t.tenantId, t.publishedAt)],
)
