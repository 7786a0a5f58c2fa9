import { z } from 'zod'
import { desks } from './access.ts'
import { documentWants } from './documents.shapes.ts'
import { route } from './route.ts'
import { Caption, Day, Id, IdParam, Instant, Paging, listOf, manyLines, named, oneLine } from './schemas.ts'
import { row } from './scopes.ts'

export const about = 'Papers of people that are uploaded, looked at, and count until they end'

export const uploadStates = ['inReview', 'approved', 'declined', 'withdrawn'] as const
export const certificateStates = ['toUpload', 'inReview', 'declined', 'expired', 'ending', 'valid'] as const
const paperStates = ['toSign', 'waits', 'signed', 'toRead', ...certificateStates] as const
const certificateState = z
  .enum(certificateStates)
  .describe('ending: within six weeks; inReview: what was approved before still counts')

const paperNumber = oneLine(60).describe('as it stands on the paper')
const issuedBy = oneLine(120).describe('who gave it out')

export const DocumentUpload = named(
  'DocumentUpload',
  z.object({
    id: Id,
    number: z.number().int().describe('counted from 1'),
    state: z.enum(uploadStates).describe('each is approved or declined once, or withdrawn before'),
    files: z
      .array(
        z.object({
          kind: z.enum(['picture', 'pdf']),
          url: z.string().describe('where it is read, below the API'),
          size: z.number().int().describe('bytes'),
        }),
      )
      .describe('front first'),
    paperNumber: z.string().nullable().describe('as it stands on the paper; null: not said'),
    issuedBy: z.string().nullable().describe('who gave it out; null: not said'),
    validFrom: Day.nullable().describe('first day it counts; null: not said'),
    validUntil: Day.nullable().describe('last day it counts; null: without an end'),
    uploadedAt: Instant.describe('when it was sent'),
    uploadedBy: z.string().describe('name of who sent it'),
    decidedAt: Instant.nullable().describe('when it was approved, declined or withdrawn; null: not yet'),
    decidedBy: z.string().nullable().describe('name of who did; null: nobody yet'),
    reason: z.string().nullable().describe('why it was declined; null: it was not'),
  }),
)

export const DocumentUploads = named(
  'DocumentUploads',
  z.object({
    state: certificateState,
    validUntil: Day.nullable().describe('last day of what counts now; null: nothing counts, or without an end'),
    items: z.array(DocumentUpload).describe('the newest first'),
    scanned: z.boolean().describe('a scanner looks through files before they are taken; else nobody does'),
    needing: z
      .object({
        count: z.number().int().describe('how many'),
        items: z
          .array(
            z.object({
              name: z.string().describe('of the function'),
              place: z.string(),
              startDate: Day,
              startTime: z.string(),
            }),
          )
          .describe('the first three'),
      })
      .describe('jobs of the person that need it and begin after it has ended'),
  }),
)

export const PersonDocument = named(
  'PersonDocument',
  z.object({
    id: Id,
    name: z.string(),
    type: Caption,
    wants: z.enum(documentWants).describe('what is done with it'),
    state: z
      .enum(paperStates)
      .describe('how it stands for the person today; waits: for others to sign; ending: within six weeks'),
    dueDate: Day.nullable().describe('the last day to do it; null: any day'),
    validUntil: Day.nullable().describe('last day of what counts now; null: nothing counts, or without an end'),
    uploadedAt: Instant.nullable().describe('when the last upload was sent; null: there is none'),
    place: z.number().int().nullable().describe('which of the signatories the person is, counted from 1; null: none'),
    signatories: z.number().int().describe('how many sign'),
    waitsFor: z.string().nullable().describe('name of the one it waits for; null: nobody else'),
  }),
)

const entered = {
  paperNumber: paperNumber.optional(),
  issuedBy: issuedBy.optional(),
  validFrom: Day.nullable().optional().describe('first day it counts'),
  validUntil: Day.nullable().optional().describe('last day it counts; null: without an end'),
}
type Days = { validFrom?: string | null | undefined; validUntil?: string | null | undefined }
const inOrder = ({ validFrom, validUntil }: Days) => !validFrom || !validUntil || validFrom <= validUntil
const wrongOrder = { message: 'it ends before it begins', path: ['validUntil'] }
const files = z.array(Id).max(6).describe('finished uploads of whoever sends them, front first')

export const NewPersonDocument = named(
  'NewPersonDocument',
  z
    .strictObject({
      typeId: Id.describe('one of `/documentTypes`'),
      name: oneLine(200).optional().describe('absent: that of the type'),
      dueDate: Day.optional().describe('the last day to upload it; absent: any day'),
      uploadIds: files
        .default([])
        .describe('finished uploads of whoever sends them, front first; none: only asked for, by the office'),
      ...entered,
    })
    .refine(inOrder, wrongOrder),
)
export const NewDocumentUpload = named(
  'NewDocumentUpload',
  z
    .strictObject({
      uploadIds: files.min(1),
      replaces: z
        .boolean()
        .optional()
        .describe('what waits to be looked at is withdrawn with it; absent: while something waits there is no other'),
      ...entered,
    })
    .refine(inOrder, wrongOrder),
)
export const DocumentUploadApproval = named(
  'DocumentUploadApproval',
  z.strictObject(entered).refine(inOrder, wrongOrder),
)
export const DocumentUploadRefusal = named(
  'DocumentUploadRefusal',
  z.strictObject({ reason: manyLines(1000).min(1).describe('why it does not count; the person reads it') }),
)

const deciding = { ...desks, right: 'persons', permission: 'READ', scope: 'tenant' } as const
/** Why an upload may not be taken for what it holds. */
export const checkedFiles = [
  'notFound',
  'uploadUnfinished',
  'fileKindWrong',
  'heicNotRead',
  'pictureBroken',
  'pictureTooLarge',
  'notPdf',
  'pdfEncrypted',
  'pdfBroken',
  'pdfHasScripts',
  'fileInfected',
  'scannerAway',
] as const

export const listPersonDocuments = route({
  operationId: 'listPersonDocuments',
  method: 'get',
  path: '/persons/{id}/documents',
  summary: 'Every paper of a person, the newest first: to sign, to read, to upload, and what was uploaded',
  access: { sessions: ['user'], scope: row('person', 'owns') },
  params: IdParam,
  query: Paging,
  responses: { 200: listOf('PersonDocumentList', PersonDocument) },
})

export const createPersonDocument = route({
  operationId: 'createPersonDocument',
  method: 'post',
  path: '/persons/{id}/documents',
  summary: 'Upload a paper of a person, which is looked at before it counts; the office may as well only ask for it',
  access: { sessions: ['user'], loginTypes: ['crew', 'planners', 'office'], scope: row('person', 'owns') },
  params: IdParam,
  body: NewPersonDocument,
  problems: ['personErased', ...checkedFiles, 'uploadMissing'],
  responses: { 201: PersonDocument },
  ownTransactions: true,
})

export const readDocumentUploads = route({
  operationId: 'readDocumentUploads',
  method: 'get',
  path: '/documents/{id}/uploads',
  summary: 'What was uploaded of a paper, how it stands today, and which jobs need it',
  access: { sessions: ['user'], scope: row('document', 'reads') },
  params: IdParam,
  responses: { 200: DocumentUploads },
  extension: true,
})

export const createDocumentUpload = route({
  operationId: 'createDocumentUpload',
  method: 'post',
  path: '/documents/{id}/uploads',
  summary:
    'Upload a paper that is asked for, a newer one, or one in place of what waits: what was approved before counts until this one is',
  access: { sessions: ['user'], loginTypes: ['crew', 'planners', 'office'], scope: row('document', 'owns') },
  params: IdParam,
  body: NewDocumentUpload,
  problems: [...checkedFiles, 'uploadInReview', 'documentDeleted'],
  responses: { 201: DocumentUpload },
  ownTransactions: true,
  extension: true,
})

export const withdrawDocumentUpload = route({
  operationId: 'withdrawDocumentUpload',
  method: 'post',
  path: '/documentUploads/{id}/withdraw',
  summary: 'Take an upload back that nobody has decided about',
  access: { sessions: ['user'], scope: row('documentUpload', 'owns') },
  params: IdParam,
  problems: ['uploadDecided'],
  responses: { 200: DocumentUpload },
  extension: true,
})

export const approveDocumentUpload = route({
  operationId: 'approveDocumentUpload',
  method: 'post',
  path: '/documentUploads/{id}/approve',
  summary:
    'It counts from now on, with what was entered or is corrected here; functions it proves hold as long as it does',
  access: deciding,
  params: IdParam,
  body: DocumentUploadApproval,
  problems: ['personErased', 'uploadDecided'],
  responses: { 200: DocumentUpload },
  extension: true,
})

export const declineDocumentUpload = route({
  operationId: 'declineDocumentUpload',
  method: 'post',
  path: '/documentUploads/{id}/decline',
  summary: 'It does not count; the person is told why',
  access: deciding,
  params: IdParam,
  body: DocumentUploadRefusal,
  problems: ['uploadDecided'],
  responses: { 200: DocumentUpload },
  extension: true,
})

export const readDocumentUploadFile = route({
  operationId: 'readDocumentUploadFile',
  method: 'get',
  path: '/documentUploads/{id}/files/{n}',
  summary: 'A picture, or the PDF as it was sent',
  access: { sessions: ['user'], scope: row('documentUpload', 'reads') },
  params: z.strictObject({
    id: Id,
    n: z.coerce.number().int().min(1).max(6).describe('which of its files, counted from 1'),
  }),
  responses: { 200: { contentType: 'image/webp', or: 'application/pdf' } },
  ownTransactions: true,
  extension: true,
})
