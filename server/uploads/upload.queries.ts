import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Upload } from '../../openapi/uploads.ts'
import type { Context } from '../context.ts'
import type { Piece } from '../database/tables/uploads.ts'
import { one } from '../one.ts'
import { iso } from '../wire.ts'

export type UploadRow = {
  id: string
  name: string
  size: number
  received: number
  pieces: Piece[]
  expiresAt: string
}

export const uploadColumns = sql`u.id, u.name, u.size, u.received, u.pieces, u.expires_at as "expiresAt"`

export const uploadRow = (ctx: Context<'notFound'>, id: string): Promise<UploadRow> =>
  one<UploadRow>(ctx, sql`select ${uploadColumns} from upload u where u.tenant_id = ${ctx.tenant.id} and u.id = ${id}`)

export const uploadWire = ({ id, name, size, received, expiresAt }: UploadRow): z.input<typeof Upload> => ({
  ...{ id, name, size, received },
  expiresAt: iso(expiresAt),
})

/** What the protocol says in headers. */
export const tusHeaders = ({ size, received, expiresAt }: UploadRow): Record<string, string> => ({
  'tus-resumable': '1.0.0',
  'upload-offset': String(received),
  'upload-length': String(size),
  'upload-expires': new Date(expiresAt).toUTCString(),
})
