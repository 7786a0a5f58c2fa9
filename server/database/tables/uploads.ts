import { sql } from 'drizzle-orm'
import { date, index, integer, jsonb, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant, tenantTable, within } from './columns.ts'
import { document } from './documents.ts'
import { person } from './people.ts'
import { project, projectCrew } from './projects.ts'
import { lookup } from './tenants.ts'

/** A part of a file, in the store under tenant and id. */
export interface Piece {
  id: string
  size: number
}

/** A file on its way, in pieces; once something uses it, or it is too old, pieces and row are taken away. */
export const upload = tenantTable(
  'upload',
  {
    personId: uuid().notNull(),
    name: text().notNull(),
    size: integer().notNull(),
    received: integer().notNull().default(0),
    /** In their order, one behind the other. */
    pieces: jsonb().$type<Piece[]>().notNull().default([]),
    createdAt: createdAt(),
    usedAt: instant(),
    expiresAt: instant().notNull(),
  },
  t => [
    index('upload_person').on(t.tenantId, t.personId),
    index('upload_expires').on(t.tenantId, t.expiresAt),
    within('upload_person_key', t.tenantId, t.personId, person),
  ],
)

/** A file of an upload, in the store. */
export interface UploadedFile {
  id: string
  contentType: 'image/webp' | 'application/pdf'
  size: number
}

/** A paper as somebody sent it; each is decided once, and the one approved last counts. */
export const documentUpload = tenantTable(
  'document_upload',
  {
    documentId: uuid().notNull(),
    /** Counted from 1. */
    number: integer().notNull(),
    state: text().$type<'inReview' | 'approved' | 'declined' | 'withdrawn'>().notNull(),
    /** Front first. */
    files: jsonb().$type<UploadedFile[]>().notNull(),
    paperNumber: text(),
    issuedBy: text(),
    validFrom: date({ mode: 'string' }),
    /** Last day it counts; null: without an end. */
    validUntil: date({ mode: 'string' }),
    uploadedAt: instant().notNull(),
    uploadedById: uuid(),
    decidedAt: instant(),
    decidedById: uuid(),
    reason: text(),
  },
  t => [
    unique('document_upload_number').on(t.tenantId, t.documentId, t.number),
    uniqueIndex('document_upload_in_review')
      .on(t.tenantId, t.documentId)
      .where(sql`state = 'inReview'`),
    index('document_upload_waiting')
      .on(t.tenantId, t.uploadedAt)
      .where(sql`state = 'inReview'`),
    index('document_upload_decided')
      .on(t.tenantId, t.decidedAt)
      .where(sql`state in ('approved', 'declined')`),
    within('document_upload_document', t.tenantId, t.documentId, document),
    within('document_upload_uploaded_by', t.tenantId, t.uploadedById, person),
    within('document_upload_decided_by', t.tenantId, t.decidedById, person),
  ],
)

/** Papers of this type prove that somebody can do this. */
export const documentProof = tenantTable(
  'document_proof',
  { typeId: uuid().notNull(), functionId: uuid().notNull() },
  t => [
    unique('document_proof_once').on(t.tenantId, t.typeId, t.functionId),
    within('document_proof_type', t.tenantId, t.typeId, lookup),
    within('document_proof_function', t.tenantId, t.functionId, lookup),
  ],
)

/** A file of a project; what the crew sends is looked at before the client sees it. */
export const projectDocument = tenantTable(
  'project_document',
  {
    projectId: uuid().notNull(),
    crewId: uuid(),
    kind: text().$type<'photo' | 'file'>().notNull(),
    name: text().notNull(),
    file: jsonb().$type<UploadedFile>().notNull(),
    /** The picture for a tile, in the store; null: there is none of a PDF. */
    smallId: uuid(),
    takenAt: instant().notNull(),
    sentAt: instant().notNull(),
    sentById: uuid(),
    state: text().$type<'inReview' | 'approved' | 'declined'>().notNull(),
    decidedAt: instant(),
    decidedById: uuid(),
    reason: text(),
    deletedAt: instant(),
    deletedById: uuid(),
  },
  t => [
    index('project_document_project').on(t.tenantId, t.projectId, t.takenAt),
    index('project_document_waiting')
      .on(t.tenantId, t.sentAt)
      .where(sql`state = 'inReview' and deleted_at is null`),
    index('project_document_decided')
      .on(t.tenantId, t.decidedAt)
      .where(sql`state in ('approved', 'declined') and deleted_at is null`),
    within('project_document_project_key', t.tenantId, t.projectId, project),
    within('project_document_crew', t.tenantId, t.crewId, projectCrew),
    within('project_document_sent_by', t.tenantId, t.sentById, person),
    within('project_document_decided_by', t.tenantId, t.decidedById, person),
    within('project_document_deleted_by', t.tenantId, t.deletedById, person),
  ],
)
