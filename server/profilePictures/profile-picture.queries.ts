import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { ProfilePicture } from '../../openapi/profilePictures.ts'
import type { Context } from '../context.ts'
import type { Listing } from '../list.ts'
import { iso, isoOrNull } from '../wire.ts'

type Wire = z.input<typeof ProfilePicture>
export type PictureRow = Pick<Wire, 'id' | 'state' | 'uploadedAt' | 'decidedAt' | 'reason' | 'current'>

/** Of a picture `f`: only the one others see keeps its bytes once it is decided about. */
export const pictureColumns =
  sql.raw(`f.id, f.state, f.uploaded_at as "uploadedAt", f.decided_at as "decidedAt", f.reason,
  f.state = 'approved' and f.bytes is not null as current`)

export const pictureWire = (row: PictureRow): Wire => ({
  ...row,
  uploadedAt: iso(row.uploadedAt),
  decidedAt: isoOrNull(row.decidedAt),
})

export const pictureListing = (ctx: Context, personId: string): Listing<PictureRow, Wire> => ({
  among: sql`from profile_picture f where f.tenant_id = ${ctx.tenant.id} and f.person_id = ${personId}`,
  order: [
    { by: sql`f.uploaded_at`, as: 'timestamptz', desc: true },
    { by: sql`f.id`, as: 'uuid' },
  ],
  rows: sql`select ${pictureColumns} from page join profile_picture f on f.tenant_id = ${ctx.tenant.id} and f.id = page.id`,
  item: pictureWire,
})
