import { z } from 'zod'
import { desks } from './access.ts'
import { checkedFiles } from './documentUploads.ts'
import { route } from './route.ts'
import { Id, IdOrNumber, IdParam, Instant, Paging, listOf, manyLines, named, oneLine } from './schemas.ts'
import { row } from './scopes.ts'

export const about = 'Files of projects: photos of the work, plans, and papers about it'

export const projectDocumentKinds = ['photo', 'file', 'paper'] as const
export const projectDocumentStates = ['inReview', 'approved', 'declined', 'waits', 'signed', 'toRead'] as const

export const ProjectDocument = named(
  'ProjectDocument',
  z.object({
    id: Id,
    kind: z
      .enum(projectDocumentKinds)
      .describe('photo: of the work; file: whatever else was sent; paper: a document, by `/documents/{id}`'),
    name: z.string(),
    crew: z
      .object({ id: Id, name: z.string(), starts: Instant, timeZone: z.string() })
      .nullable()
      .describe('at whose work it was taken; null: it is about the project as a whole'),
    format: z.enum(['picture', 'pdf']).describe('what the file is'),
    size: z.number().int().describe('bytes'),
    state: z
      .enum(projectDocumentStates)
      .describe('inReview: the client does not see it yet; waits: for signatures; toRead: of papers nobody signs'),
    reason: z.string().nullable().describe('why it was declined; null: it was not'),
    takenAt: Instant.describe('when it was taken, by the device; of others when it was sent'),
    sentBy: z.object({ id: Id, name: z.string() }).nullable().describe('null: somebody who is not known any more'),
    own: z.boolean().describe('whoever asks has sent it'),
    signatories: z.number().int().describe('how many sign'),
    signed: z.number().int().describe('how many of them have'),
  }),
)

export const NewProjectDocument = named(
  'NewProjectDocument',
  z.strictObject({
    uploadId: Id.describe('a finished upload of whoever sends it'),
    kind: z.enum(['photo', 'file']).describe('photo: of the work'),
    crewId: Id.optional().describe('the crew at whose work it was taken; absent: the project as a whole'),
    name: oneLine(200).min(1).optional().describe('absent: as the device called it'),
    takenAt: Instant.optional().describe('when it was taken, by the device; absent: now'),
  }),
)

export const ProjectDocumentRefusal = named(
  'ProjectDocumentRefusal',
  z.strictObject({ reason: manyLines(1000).min(1).describe('why it is not shown; whoever sent it reads it') }),
)

const ofProject = { path: '/projects/{id}/documents', params: IdOrNumber } as const
const deciding = { ...desks, right: 'projects', permission: 'READ', scope: row('projectDocument', 'owns') } as const
const own = { sessions: ['user'], loginTypes: ['crew', 'planners', 'office'] } as const
const one = { params: IdParam, extension: true } as const

export const listProjectDocuments = route({
  ...ofProject,
  operationId: 'listProjectDocuments',
  method: 'get',
  summary:
    'Files and papers of a project, the newest first: those of the own crews, for a client those that were approved',
  access: { sessions: ['user'], scope: row('project', 'shares') },
  query: Paging.extend({
    kind: z.enum(projectDocumentKinds).optional().describe('only these'),
    crewId: Id.optional().describe('only of this crew'),
  }),
  responses: { 200: listOf('ProjectDocumentList', ProjectDocument) },
})

export const createProjectDocument = route({
  ...ofProject,
  operationId: 'createProjectDocument',
  method: 'post',
  summary: 'Add a file that was uploaded; of the crew it is looked at before the client sees it',
  access: { ...own, scope: row('project', 'shares') },
  body: NewProjectDocument,
  problems: checkedFiles,
  responses: { 201: ProjectDocument },
  ownTransactions: true,
})

export const readProjectDocumentFile = route({
  ...one,
  operationId: 'readProjectDocumentFile',
  method: 'get',
  path: '/projectDocuments/{id}/file',
  summary: 'The picture, or the PDF as it was sent',
  access: { sessions: ['user'], scope: row('projectDocument', 'reads') },
  query: z.strictObject({
    small: z.literal('true').optional().describe('640 pixels at most; of a PDF the whole file'),
  }),
  responses: { 200: { contentType: 'image/webp', or: 'application/pdf' } },
  ownTransactions: true,
})

export const deleteProjectDocument = route({
  ...one,
  operationId: 'deleteProjectDocument',
  method: 'delete',
  path: '/projectDocuments/{id}',
  summary: 'Take a file away; nobody finds it any more',
  access: { ...own, scope: row('projectDocument', 'owns') },
  problems: ['notFound'],
  responses: { 204: null },
})

export const restoreProjectDocument = route({
  ...one,
  operationId: 'restoreProjectDocument',
  method: 'post',
  path: '/projectDocuments/{id}/restore',
  summary: 'Bring back a file that was taken away, by whoever took it away or a desk',
  access: { ...own, scope: row('projectDocument', 'owns') },
  responses: { 204: null },
})

export const approveProjectDocument = route({
  ...one,
  operationId: 'approveProjectDocument',
  method: 'post',
  path: '/projectDocuments/{id}/approve',
  summary: 'The client sees it from now on',
  access: deciding,
  problems: ['notFound', 'uploadDecided'],
  responses: { 204: null },
})

export const declineProjectDocument = route({
  ...one,
  operationId: 'declineProjectDocument',
  method: 'post',
  path: '/projectDocuments/{id}/decline',
  summary: 'The client never sees it; whoever sent it reads why',
  access: deciding,
  body: ProjectDocumentRefusal,
  problems: ['notFound', 'uploadDecided'],
  responses: { 204: null },
})
