import type * as contract from '../../openapi/uploads.ts'
import type { Handlers } from '../context.ts'
import { beginUpload } from './begin.ts'
import { addPiece, throwAway } from './pieces.ts'
import { tusHeaders, uploadRow, uploadWire } from './upload.queries.ts'

export const handlers: Handlers<typeof contract> = {
  createUpload: async (_, ctx) => {
    const row = await beginUpload(ctx)
    const headers = { ...tusHeaders(row), location: `/api/v1/uploads/${row.id}` }
    return { status: 201, body: uploadWire(row), headers }
  },
  readUpload: async ({ params }, ctx) => {
    const row = await uploadRow(ctx, params.id)
    return { status: 200, body: uploadWire(row), headers: tusHeaders(row) }
  },
  sendUploadPiece: async ({ params, file }, ctx) => ({
    status: 204,
    headers: tusHeaders(await addPiece(ctx, params.id, file)),
  }),
  deleteUpload: async ({ params }, ctx) => {
    await throwAway(ctx, params.id)
    return { status: 204, headers: { 'tus-resumable': '1.0.0' } }
  },
}
