import { sql } from 'drizzle-orm'
import type * as contract from '../../openapi/documentUploads.ts'
import type { Handlers } from '../context.ts'
import { listOf } from '../list.ts'
import { one } from '../one.ts'
import { approveUpload, declineUpload, withdrawUpload } from './decide.ts'
import { newPersonDocument, newUpload } from './hand-in.ts'
import { personDocumentsListing } from './person-documents.queries.ts'
import { documentUploads } from './read-uploads.ts'
import { uploadFile } from './upload-file.ts'

export const handlers: Handlers<typeof contract> = {
  listPersonDocuments: async ({ params, query }, ctx) => {
    await one(ctx, sql`select 1 from person where tenant_id = ${ctx.tenant.id} and id = ${params.id}`)
    return { status: 200, body: await listOf(ctx, query, personDocumentsListing(ctx, params.id)) }
  },
  createPersonDocument: async ({ params, body }, ctx) => ({
    status: 201,
    body: await newPersonDocument(ctx, params.id, body),
  }),
  readDocumentUploads: async ({ params }, ctx) => ({ status: 200, body: await documentUploads(ctx, params.id) }),
  createDocumentUpload: async ({ params, body }, ctx) => ({ status: 201, body: await newUpload(ctx, params.id, body) }),
  withdrawDocumentUpload: async ({ params }, ctx) => ({ status: 200, body: await withdrawUpload(ctx, params.id) }),
  approveDocumentUpload: async ({ params, body }, ctx) => ({
    status: 200,
    body: await approveUpload(ctx, params.id, body),
  }),
  declineDocumentUpload: async ({ params, body }, ctx) => ({
    status: 200,
    body: await declineUpload(ctx, params.id, body.reason),
  }),
  readDocumentUploadFile: async ({ params }, ctx) => ({
    status: 200,
    raw: await uploadFile(ctx, params.id, params.n),
  }),
}
