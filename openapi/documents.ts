import { z } from 'zod'
import { desks } from './access.ts'
import {
  DeskDocuments,
  deskDocumentStates,
  Document,
  DocumentChange,
  DocumentPuttingAway,
  DocumentSigning,
  DocumentsToSign,
  DocumentTrail,
  NewDocument,
} from './documents.shapes.ts'
import { resource } from './resource.ts'
import { route } from './route.ts'
import { Id, IdParam, Paging, paging, searching } from './schemas.ts'
import { list, row } from './scopes.ts'

export const about = 'Papers that several people sign, one after the other or as they like'

/** Bytes of a file. */
export const mostPdfBytes = 25 * 1024 * 1024

const documents = resource({ one: 'Document', many: 'Documents', path: '/documents', item: Document })
const making = {
  sessions: ['user'],
  loginTypes: ['office'],
  right: 'persons',
  permission: 'EDIT',
  scope: 'tenant',
} as const
const reading = { sessions: ['user'], scope: row('document', 'reads') } as const
const signing = {
  body: DocumentSigning,
  responses: { 200: Document },
  problems: [
    'notYourTurn',
    'alreadySigned',
    'documentDeleted',
    'documentChanged',
    'ratingMissing',
    'fieldMissing',
    'signatureEmpty',
    'notFound',
  ],
} as const

export const listDocumentsToSign = route({
  operationId: 'listDocumentsToSign',
  method: 'get',
  path: '/documentsToSign',
  summary: 'What one has to sign: what waits for oneself first, then what waits for others before',
  access: { sessions: ['user'], scope: list('documentsToSign') },
  query: Paging,
  responses: { 200: DocumentsToSign },
})

export const listDocuments = route({
  operationId: 'listDocuments',
  method: 'get',
  path: '/documents',
  summary: 'Papers of the agency with what they still want, the newest first; without those that were put away',
  access: { ...desks, right: 'persons', permission: 'READ', scope: 'tenant' },
  query: z.strictObject({
    state: z.enum(deskDocumentStates).optional().describe('only these; absent: all that were not put away'),
    typeId: Id.optional().describe('of this kind; absent: of any'),
    ...searching,
    ...paging,
  }),
  responses: { 200: DeskDocuments },
  extension: true,
})

export const createDocument = route(
  documents.create({
    summary: 'Make a document and say who signs it; nobody sees it before it has a file',
    access: making,
    body: NewDocument,
    problems: ['personErased', 'notFound', 'notDrawn'],
    extension: true,
  }),
)

export const uploadDocumentFile = route({
  operationId: 'uploadDocumentFile',
  method: 'post',
  path: '/documents/{id}/file',
  summary: 'The paper as a PDF: a further one is a new version, until somebody has signed',
  access: making,
  params: IdParam,
  takes: { contentType: 'application/pdf', most: mostPdfBytes },
  problems: [
    'alreadySigned',
    'documentDeleted',
    'notPdf',
    'pdfEncrypted',
    'pdfBroken',
    'pdfHasScripts',
    'fileInfected',
    'scannerAway',
  ],
  responses: { 200: Document },
  ownTransactions: true,
})

export const readDocument = route(
  documents.read({ summary: 'A document, who signs it and how far it is', access: reading }),
)

export const readDocumentFile = route({
  operationId: 'readDocumentFile',
  method: 'get',
  path: '/documents/{id}/file',
  summary: 'The PDF as it was stored, or finished with all signatures and its certificate',
  access: reading,
  params: IdParam,
  query: z.strictObject({
    versionId: Id.optional().describe('the version that is shown; absent: the newest'),
    finished: z.literal('true').optional().describe('the finished paper; before there is one it is not found'),
  }),
  responses: { 200: { contentType: 'application/pdf' } },
  ownTransactions: true,
})

export const readDocumentTrail = route({
  operationId: 'readDocumentTrail',
  method: 'get',
  path: '/documents/{id}/trail',
  summary: 'Its versions and what happened to it; whether the chain is whole is checked each time',
  access: { ...desks, right: 'persons', permission: 'READ', scope: 'tenant' },
  params: IdParam,
  responses: { 200: DocumentTrail },
  extension: true,
})

export const streamDocument = route({
  operationId: 'streamDocument',
  method: 'get',
  path: '/documents/{id}/events',
  summary: 'Tells that somebody opened or signed it, or that there is a new version; never what',
  access: reading,
  params: IdParam,
  responses: { 200: { contentType: 'text/event-stream' } },
  ownTransactions: true,
  extension: true,
})

export const changeDocument = route(
  documents.change({
    summary:
      'What it is called, its last day, in which order it is signed and whether it asks for stars: until somebody has signed; the day until everybody has',
    access: making,
    body: DocumentChange,
    problems: ['alreadySigned', 'documentDeleted'],
  }),
)

export const readDocumentDraft = route({
  operationId: 'readDocumentDraft',
  method: 'get',
  path: '/documents/{id}/draft',
  summary: 'The PDF as it stands now, each page marked as a draft; not found once there is a finished one',
  access: { ...making, permission: 'READ' },
  params: IdParam,
  responses: { 200: { contentType: 'application/pdf' } },
  ownTransactions: true,
  extension: true,
})

export const putDocumentAway = route({
  operationId: 'putDocumentAway',
  method: 'post',
  path: '/documents/{id}/putAway',
  summary: 'Nobody signs it any more; whoever could read it still does',
  access: making,
  params: IdParam,
  body: DocumentPuttingAway,
  problems: ['documentDeleted'],
  responses: { 200: Document },
  extension: true,
})

export const openDocumentSignatory = route({
  operationId: 'openDocumentSignatory',
  method: 'post',
  path: '/documentSignatories/{id}/open',
  summary: 'Say that the one whose turn it is has opened it: it is On Going; saying it twice is the same as once',
  access: { sessions: ['user'], scope: row('documentSignatory', 'owns') },
  params: IdParam,
  problems: ['notYourTurn', 'documentDeleted'],
  responses: { 200: Document },
  extension: true,
})

export const remindDocumentSignatory = route({
  operationId: 'remindDocumentSignatory',
  method: 'post',
  path: '/documentSignatories/{id}/remind',
  summary: 'A mail to the one whose turn it is, at most once a day for each; it stands in the trail',
  access: { ...desks, right: 'persons', permission: 'READ', scope: 'tenant' },
  params: IdParam,
  problems: ['notFound', 'notYourTurn', 'alreadySigned', 'documentDeleted', 'remindedAlready', 'recipientMissing'],
  responses: { 200: Document },
  extension: true,
})

export const signDocumentSignatory = route({
  ...signing,
  operationId: 'signDocumentSignatory',
  method: 'post',
  path: '/documentSignatories/{id}/sign',
  summary: 'Sign, as the signatory of that id',
  access: { sessions: ['user'], scope: row('documentSignatory', 'owns') },
  params: IdParam,
})

export const signDocument = route({
  ...signing,
  operationId: 'signDocument',
  method: 'post',
  path: '/documents/{id}/sign/{n}',
  summary: 'The same by the place in the list of signatories',
  access: { sessions: ['user'], scope: row('document', 'signs') },
  params: z.strictObject({
    id: Id,
    n: z.coerce.number().int().min(1).max(20).describe('which of the signatories, counted from 1'),
  }),
})
