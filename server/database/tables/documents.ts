import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, text, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant, tenantTable, within } from './columns.ts'
import type { Drawn } from './deliveryNotes.ts'
import { storedFile } from './files.ts'
import type { documentWants } from '../../../openapi/documents.shapes.ts'
import type { documentSubjects, signatoryWhos, signedBys } from '../../../openapi/documentTypes.ts'
import { staffContract } from './crewMembers.ts'
import { questionnaire } from './forms.ts'
import { company, contact, person } from './people.ts'
import { project } from './projects.ts'
import { rateCard } from './rateCards.ts'
import { lookup } from './tenants.ts'

/** A field or a place for a signature, found in the file. `place`: which signatory it belongs to, counted from 1. */
export interface FieldOnPaper {
  id: string
  page: number
  x: number
  y: number
  width: number
  height: number
  kind: 'text' | 'date' | 'number' | 'tick' | 'signature'
  label: string
  /** What the profile may know of it: `name`, `phone`, `email`; empty: nothing. */
  profile: string
  required: boolean
  place: number
}
export interface Filled {
  id: string
  value: string
}

export const document = tenantTable(
  'document',
  {
    name: text().notNull(),
    typeId: uuid().notNull(),
    wants: text().$type<(typeof documentWants)[number]>().notNull().default('signatures'),
    /** Last day for what it wants; null: any. */
    dueDate: date({ mode: 'string' }),
    /** What it is about. */
    personId: uuid(),
    companyId: uuid(),
    contactId: uuid(),
    projectId: uuid(),
    rateCardId: uuid(),
    staffContractId: uuid(),
    questionnaireId: uuid(),
    /** Everybody of the crew reads it. */
    forCrew: boolean().notNull().default(false),
    signatoriesOrder: text().notNull(),
    asksRating: boolean().notNull(),
    createdAt: createdAt(),
    createdById: uuid(),
    deletedAt: instant(),
    deletedById: uuid(),
    deleteReason: text(),
    /** The paper with all signatures and its certificate; what is still missing is found by its absence. */
    finishedFileId: uuid(),
    finishedAt: instant(),
  },
  t => [
    index('document_person').on(t.tenantId, t.personId, t.createdAt),
    index('document_of_type').on(t.tenantId, t.typeId),
    index('document_newest').on(t.tenantId, t.createdAt, t.id),
    within('document_type', t.tenantId, t.typeId, lookup),
    within('document_person_key', t.tenantId, t.personId, person),
    within('document_company_key', t.tenantId, t.companyId, company),
    within('document_contact_key', t.tenantId, t.contactId, contact),
    within('document_project_key', t.tenantId, t.projectId, project),
    within('document_rate_card_key', t.tenantId, t.rateCardId, rateCard),
    within('document_staff_contract_key', t.tenantId, t.staffContractId, staffContract),
    within('document_questionnaire_key', t.tenantId, t.questionnaireId, questionnaire),
    index('document_company')
      .on(t.tenantId, t.companyId)
      .where(sql`company_id is not null`),
    index('document_contact')
      .on(t.tenantId, t.contactId)
      .where(sql`contact_id is not null`),
    index('document_project')
      .on(t.tenantId, t.projectId)
      .where(sql`project_id is not null`),
    index('document_rate_card')
      .on(t.tenantId, t.rateCardId)
      .where(sql`rate_card_id is not null`),
    index('document_staff_contract')
      .on(t.tenantId, t.staffContractId)
      .where(sql`staff_contract_id is not null`),
    index('document_for_crew')
      .on(t.tenantId)
      .where(sql`for_crew`),
    within('document_created_by', t.tenantId, t.createdById, person),
    within('document_deleted_by', t.tenantId, t.deletedById, person),
    within('document_finished_file', t.tenantId, t.finishedFileId, storedFile),
    index('document_unfinished')
      .on(t.tenantId)
      .where(sql`finished_at is null and deleted_at is null`),
  ],
)

/** What papers of a type want from the day they are made; one without a row is uploaded by the person it is about. */
export const documentType = tenantTable(
  'document_type',
  {
    typeId: uuid().notNull(),
    wants: text().$type<(typeof documentWants)[number]>().notNull(),
    subject: text().$type<(typeof documentSubjects)[number]>().notNull(),
    signedBy: text().$type<(typeof signedBys)[number]>(),
    signatoriesOrder: text().notNull(),
    asksRating: boolean().notNull(),
    dueDays: integer(),
    revision: integer().notNull().default(0),
  },
  t => [
    unique('document_type_once').on(t.tenantId, t.typeId),
    within('document_type_kind', t.tenantId, t.typeId, lookup),
  ],
)

/** Who signs papers of a type, in their order. */
export const documentTypeSignatory = tenantTable(
  'document_type_signatory',
  {
    typeId: uuid().notNull(),
    /** Counted from 1. */
    place: integer().notNull(),
    role: text().notNull(),
    who: text().$type<(typeof signatoryWhos)[number]>().notNull(),
    /** Who of the agency; null: chosen for each paper. */
    personId: uuid(),
  },
  t => [
    unique('document_type_signatory_place').on(t.tenantId, t.typeId, t.place),
    within('document_type_signatory_type', t.tenantId, t.typeId, lookup),
    within('document_type_signatory_person', t.tenantId, t.personId, person),
  ],
)

export const documentVersion = tenantTable(
  'document_version',
  {
    documentId: uuid().notNull(),
    number: integer().notNull(),
    fileId: uuid().notNull(),
    sha256: text().notNull(),
    size: integer().notNull(),
    pages: integer().notNull(),
    fields: jsonb().$type<FieldOnPaper[]>().notNull(),
    createdAt: createdAt(),
    createdById: uuid(),
  },
  t => [
    unique('document_version_number').on(t.tenantId, t.documentId, t.number),
    within('document_version_document', t.tenantId, t.documentId, document),
    within('document_version_file', t.tenantId, t.fileId, storedFile),
    within('document_version_created_by', t.tenantId, t.createdById, person),
  ],
)

export const documentSignatory = tenantTable(
  'document_signatory',
  {
    documentId: uuid().notNull(),
    /** In their order, counted from 1. */
    place: integer().notNull(),
    role: text().notNull(),
    personId: uuid(),
    contactId: uuid(),
    status: text().notNull().default('Ready to sign'),
    openedAt: instant(),
    toldAt: instant(),
    signedAt: instant(),
  },
  t => [
    unique('document_signatory_place').on(t.tenantId, t.documentId, t.place),
    index('document_signatory_person')
      .on(t.tenantId, t.personId)
      .where(sql`status <> 'Signed'`),
    index('document_signatory_contact')
      .on(t.tenantId, t.contactId)
      .where(sql`status <> 'Signed'`),
    within('document_signatory_document', t.tenantId, t.documentId, document),
    within('document_signatory_person_key', t.tenantId, t.personId, person),
    within('document_signatory_contact_key', t.tenantId, t.contactId, contact),
  ],
)

/** One signature, with what was filled in by it. */
export const documentSignature = tenantTable(
  'document_signature',
  {
    documentId: uuid().notNull(),
    signatoryId: uuid().notNull(),
    versionId: uuid().notNull(),
    signature: jsonb().$type<Drawn>().notNull(),
    rating: integer(),
    filled: jsonb().$type<Filled[]>().notNull(),
    signedAt: instant().notNull(),
    signedById: uuid(),
  },
  t => [
    unique('document_signature_once').on(t.tenantId, t.signatoryId),
    index('document_signature_document').on(t.tenantId, t.documentId),
    within('document_signature_document_key', t.tenantId, t.documentId, document),
    within('document_signature_signatory', t.tenantId, t.signatoryId, documentSignatory),
    within('document_signature_version', t.tenantId, t.versionId, documentVersion),
    within('document_signature_signed_by', t.tenantId, t.signedById, person),
  ],
)

/** What happened to a document, one chain each: only added to. */
export const documentTrail = tenantTable(
  'document_trail',
  {
    documentId: uuid().notNull(),
    number: integer().notNull(),
    event: text().notNull(),
    /** As it was hashed. */
    at: text().notNull(),
    byId: text().notNull(),
    byName: text().notNull(),
    fileHash: text().notNull(),
    address: text().notNull(),
    agent: text().notNull(),
    details: jsonb().$type<Record<string, unknown>>().notNull(),
    before: text().notNull(),
    hash: text().notNull(),
    createdAt: createdAt(),
  },
  t => [
    unique('document_trail_number').on(t.tenantId, t.documentId, t.number),
    within('document_trail_document', t.tenantId, t.documentId, document),
  ],
)
