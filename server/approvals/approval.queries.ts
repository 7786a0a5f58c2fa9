import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Approval } from '../../openapi/approvals.ts'
import type { Context } from '../context.ts'
import type { Listing } from '../list.ts'
import { type FaceColumns, faceOf } from '../people/face.ts'
import { type CaptionColumns, iso } from '../wire.ts'

type Row = {
  id: string
  documentId: string
  name: string
  type: CaptionColumns
  person: FaceColumns
  since: string
  validUntil: string | null
}

/** What waits for a decision, the oldest first. */
export const approvalListing = (ctx: Context): Listing<Row, z.input<typeof Approval>> => ({
  among: sql`from document_upload u join document d on d.tenant_id = u.tenant_id and d.id = u.document_id
    where u.tenant_id = ${ctx.tenant.id} and u.state = 'inReview' and d.deleted_at is null`,
  order: [
    { by: sql`u.uploaded_at`, as: 'timestamptz' },
    { by: sql`u.id`, as: 'uuid' },
  ],
  rows: sql`select u.id, d.id as "documentId", d.name,
      json_build_object('id', y.id, 'caption', y.caption, 'code', y.code) as type,
      json_build_object('id', w.id, 'name', w.first_name || ' ' || w.last_name, 'pictured',
        exists (select from person_picture f where f.tenant_id = w.tenant_id and f.person_id = w.id)) as person,
      u.uploaded_at as since,
      (select c.valid_until from document_upload c where c.tenant_id = u.tenant_id and c.document_id = u.document_id
        and c.state = 'approved' order by c.number desc limit 1) as "validUntil"
    from page join document_upload u on u.tenant_id = ${ctx.tenant.id} and u.id = page.id
    join document d on d.tenant_id = u.tenant_id and d.id = u.document_id
    join lookup y on y.tenant_id = d.tenant_id and y.id = d.type_id
    join person w on w.tenant_id = d.tenant_id and w.id = d.person_id`,
  item: ({ id, documentId, name, type, person, since, validUntil }) => ({
    ...{ id, kind: 'upload' as const, documentId, name, type, validUntil },
    person: faceOf(ctx, person),
    since: iso(since),
  }),
})
