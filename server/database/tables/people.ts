import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ErasureCount, KeptRecords } from '../../../domain/privacy/erasure.ts'
import type { crewInfoIcons, crewInfoKinds } from '../../../openapi/crewInfo.ts'
import { bytes, createdAt, instant, tenantId, tenantTable, within } from './columns.ts'

export const company = tenantTable(
  'company',
  {
    number: text().notNull(),
    name: text().notNull(),
    city: text().notNull(),
    /** The agency's own company, not a client's. */
    own: boolean().notNull(),
    /** Where its delivery notes are sent. */
    deliveryNoteEmail: text(),
    /** Of its mails; absent: the agency's. */
    language: text(),
    street: text(),
    zipcode: text(),
    /** ISO 3166, two letters. */
    country: text().notNull().default('DE'),
    vatId: text(),
    /** Where its invoices are sent; absent: where its delivery notes are. */
    invoiceEmail: text(),
    /** After how many days its invoices are due. */
    paymentDays: integer().notNull().default(14),
    /** What invoice numbers of an own company begin with; another than of every other own one. */
    invoicePrefix: text().notNull().default(''),
    /** What the tax office knows it by at home. */
    taxNumber: text(),
    /** Whom accounting asks there. */
    contactName: text(),
    contactPhone: text(),
    /** What a client wants to read on its invoices: the Leitweg-ID of a public one. */
    buyerReference: text(),
    /** Of a client in the books; absent: among the others. */
    debtorAccount: integer(),
    /** Bare, with right check digits. */
    iban: text(),
    bic: text(),
  },
  t => [unique('company_number').on(t.tenantId, t.number)],
)

export const person = tenantTable(
  'person',
  {
    number: text().notNull(),
    /** What the payroll office knows them by; null: nothing of its own. */
    payrollNumber: text(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: text(),
    phone: text(),
    language: text().notNull(),
    timeZone: text().notNull(),
    /** Salted and keyed hash of the four digits typed at a kiosk. */
    kioskPin: text(),
    /** Where they live; for themselves and the office. */
    street: text(),
    zipcode: text(),
    city: text(),
    /** ISO 3166, two letters. */
    country: text(),
    birthday: date(),
    /** Where they set out from. */
    homeCity: text(),
    homeLatitude: doublePrecision(),
    homeLongitude: doublePrecision(),
    /** They let everybody read their public profile. */
    publicProfile: boolean().notNull().default(false),
    createdAt: createdAt(),
    /** When the office had all of them erased that no law keeps. */
    erasedAt: instant(),
    /** Last day until which records keep the name of whoever was erased; null: none does. */
    nameKeptUntil: date({ mode: 'string' }),
    /** When the name of whoever was erased went as well. */
    nameGoneAt: instant(),
  },
  t => [
    index('person_name_kept')
      .on(t.tenantId, t.nameKeptUntil)
      .where(sql`erased_at is not null and name_gone_at is null`),
    unique('person_number').on(t.tenantId, t.number),
    uniqueIndex('person_payroll_number')
      .on(t.tenantId, t.payrollNumber)
      .where(sql`payroll_number is not null`),
  ],
)

/** What was erased of somebody, and what stays until when; it outlives their name. */
export const personErasure = tenantTable(
  'person_erasure',
  {
    personId: uuid().notNull(),
    reason: text().notNull(),
    goes: jsonb().$type<ErasureCount[]>().notNull(),
    stays: jsonb().$type<KeptRecords[]>().notNull(),
    erasedAt: instant().notNull(),
    erasedById: uuid(),
  },
  t => [
    unique('person_erasure_once').on(t.tenantId, t.personId),
    within('person_erasure_person', t.tenantId, t.personId, person),
    within('person_erasure_by', t.tenantId, t.erasedById, person),
  ],
)

/** Where somebody's money goes. */
export const bankAccount = tenantTable(
  'bank_account',
  {
    personId: uuid().notNull(),
    /** Null: the person's own. */
    holder: text(),
    /** Bare, with right check digits. */
    iban: text(),
    bic: text(),
    changedAt: instant().notNull(),
    changedById: uuid(),
  },
  t => [
    unique('bank_account_person').on(t.tenantId, t.personId),
    within('bank_account_person_key', t.tenantId, t.personId, person),
    within('bank_account_changed_by', t.tenantId, t.changedById, person),
  ],
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
    within('person_picture_person', t.tenantId, t.personId, person),
  ],
)

/** Sent by a person of themselves; what is approved becomes what others see, and whatever counts no longer loses its bytes. */
export const profilePicture = tenantTable(
  'profile_picture',
  {
    personId: uuid().notNull(),
    state: text().$type<'inReview' | 'approved' | 'declined' | 'withdrawn'>().notNull(),
    bytes: bytes(),
    uploadedAt: instant().notNull(),
    uploadedById: uuid(),
    decidedAt: instant(),
    decidedById: uuid(),
    reason: text(),
  },
  t => [
    uniqueIndex('profile_picture_in_review')
      .on(t.tenantId, t.personId)
      .where(sql`state = 'inReview'`),
    index('profile_picture_person').on(t.tenantId, t.personId, t.uploadedAt),
    index('profile_picture_waiting')
      .on(t.tenantId, t.uploadedAt)
      .where(sql`state = 'inReview'`),
    index('profile_picture_decided')
      .on(t.tenantId, t.decidedAt)
      .where(sql`state in ('approved', 'declined')`),
    within('profile_picture_person_key', t.tenantId, t.personId, person),
    within('profile_picture_uploaded_by', t.tenantId, t.uploadedById, person),
    within('profile_picture_decided_by', t.tenantId, t.decidedById, person),
  ],
)

/** People at clients, and on site. */
export const contact = tenantTable(
  'contact',
  {
    number: text().notNull(),
    companyId: uuid().notNull(),
    name: text().notNull(),
    role: text().notNull(),
    phone: text(),
    email: text(),
  },
  t => [
    unique('contact_number').on(t.tenantId, t.number),
    index('contact_company').on(t.tenantId, t.companyId, t.name),
    within('contact_company_key', t.tenantId, t.companyId, company),
  ],
)

export const crewInfo = tenantTable(
  'crew_info',
  {
    kind: text().$type<(typeof crewInfoKinds)[number]>().notNull().default('notice'),
    title: text().notNull(),
    body: text().notNull(),
    icon: text().$type<(typeof crewInfoIcons)[number]>(),
    phone: text(),
    /** Among those of its kind; those with the same stand by their day. */
    place: integer().notNull().default(0),
    important: boolean().notNull(),
    publishedAt: instant().notNull(),
  },
  t => [index('crew_info_order').on(t.tenantId, t.kind, t.place, t.publishedAt)],
)
