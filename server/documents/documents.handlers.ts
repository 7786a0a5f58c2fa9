import type * as contract from '../../openapi/documents.ts'
import type { Handlers } from '../context.ts'
import { listOf } from '../list.ts'
import { documentFile } from './document-file.ts'
import { documentRow, documentWire } from './document.queries.ts'
import { documentStream } from './document-stream.ts'
import { changeDocument } from './change.ts'
import { deskListing } from './desk.queries.ts'
import { documentDraft } from './finish/draft.ts'
import { makeDocument, newVersion, putAway } from './make.ts'
import { documentTrail } from './read-trail.ts'
import { remind } from './remind.ts'
import { openAs, signAs, signAt } from './sign.ts'
import { toSignListing } from './to-sign.queries.ts'

export const handlers: Handlers<typeof contract> = {
  listDocumentsToSign: async ({ query }, ctx) => ({ status: 200, body: await listOf(ctx, query, toSignListing(ctx)) }),
  readDocument: async ({ params }, ctx) => ({
    status: 200,
    body: documentWire(ctx, await documentRow(ctx, params.id)),
  }),
  readDocumentFile: async ({ params, query }, ctx) => ({
    status: 200,
    raw: await documentFile(ctx, params.id, query),
  }),
  readDocumentTrail: async ({ params }, ctx) => ({ status: 200, body: await documentTrail(ctx, params.id) }),
  streamDocument: async ({ params }, ctx) => ({ status: 200, raw: await documentStream(ctx, params.id) }),

  listDocuments: async ({ query }, ctx) => ({ status: 200, body: await listOf(ctx, query, deskListing(ctx, query)) }),
  createDocument: async ({ body }, ctx) => ({ status: 201, body: await makeDocument(ctx, body) }),
  uploadDocumentFile: async ({ params, file }, ctx) => ({ status: 200, body: await newVersion(ctx, params.id, file) }),
  changeDocument: async ({ params, body }, ctx) => ({ status: 200, body: await changeDocument(ctx, params.id, body) }),
  readDocumentDraft: async ({ params }, ctx) => ({ status: 200, raw: await documentDraft(ctx, params.id) }),
  putDocumentAway: async ({ params, body }, ctx) => ({ status: 200, body: await putAway(ctx, params.id, body.reason) }),

  openDocumentSignatory: async ({ params }, ctx) => ({ status: 200, body: await openAs(ctx, params.id) }),
  remindDocumentSignatory: async ({ params }, ctx) => ({ status: 200, body: await remind(ctx, params.id) }),
  signDocumentSignatory: async ({ params, body }, ctx) => ({ status: 200, body: await signAs(ctx, params.id, body) }),
  signDocument: async ({ params, body }, ctx) => ({ status: 200, body: await signAt(ctx, params.id, params.n, body) }),
}
