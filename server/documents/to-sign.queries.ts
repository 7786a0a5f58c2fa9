import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { DocumentToSign } from '../../openapi/documents.shapes.ts'
import type { Context } from '../context.ts'
import type { Listing } from '../list.ts'
import { type CaptionColumns, iso } from '../wire.ts'
import { hasFile } from './own.ts'

type Row = {
  /** Of the signatory. */
  id: string
  documentId: string
  name: string
  type: CaptionColumns
  place: number
  signatories: number
  waitsFor: string | null
  since: string
}

/** The first in line before the own signatory `s` of document `d`: whoever has not signed, where there is an order. */
const before = sql`(select b.id from document_signatory b where b.tenant_id = s.tenant_id and b.document_id = s.document_id
  and d.signatories_order = 'one by one' and b.place < s.place and b.status <> 'Signed' order by b.place limit 1)`
const waits = sql`(case when ${before} is null then 0 else 1 end)`
const among = (ctx: Context) => sql`from document_signatory s
  join document d on d.tenant_id = s.tenant_id and d.id = s.document_id
  where s.tenant_id = ${ctx.tenant.id} and s.status <> 'Signed' and ${ctx.visible} and d.deleted_at is null
    and ${hasFile}
    and not exists (select from document_signatory m where m.tenant_id = s.tenant_id and m.document_id = s.document_id
      and m.place < s.place and m.status <> 'Signed'
      and (m.person_id = s.person_id or m.contact_id = s.contact_id))`

/** What is still to be signed by whoever asks: what waits for them first, the oldest at the top. A document stands there once. */
export const toSignListing = (ctx: Context): Listing<Row, z.input<typeof DocumentToSign>> => ({
  among: among(ctx),
  order: [
    { by: waits, as: 'int' },
    { by: sql`d.created_at`, as: 'timestamptz' },
    { by: sql`s.id`, as: 'uuid' },
  ],
  rows: sql`select d.id as "documentId", s.id, d.name,
      json_build_object('id', y.id, 'caption', y.caption, 'code', y.code) as type, s.place,
      (select count(*)::int from document_signatory a where a.tenant_id = d.tenant_id and a.document_id = d.id) as signatories,
      (select coalesce(w.first_name || ' ' || w.last_name, k.name) from document_signatory b
        left join person w on w.tenant_id = b.tenant_id and w.id = b.person_id
        left join contact k on k.tenant_id = b.tenant_id and k.id = b.contact_id
        where b.tenant_id = s.tenant_id and b.id = ${before}) as "waitsFor",
      coalesce((select b.signed_at from document_signatory b where b.tenant_id = d.tenant_id and b.document_id = d.id
          and d.signatories_order = 'one by one'
          and b.place = coalesce((select x.place from document_signatory x where x.tenant_id = s.tenant_id and x.id = ${before}), s.place) - 1),
        (select max(v.created_at) from document_version v where v.tenant_id = d.tenant_id and v.document_id = d.id)) as since
    from page join document_signatory s on s.tenant_id = ${ctx.tenant.id} and s.id = page.id
    join document d on d.tenant_id = s.tenant_id and d.id = s.document_id
    join lookup y on y.tenant_id = d.tenant_id and y.id = d.type_id`,
  item: ({ documentId, waitsFor, since, ...row }) => ({
    id: documentId,
    name: row.name,
    type: row.type,
    turn: waitsFor === null,
    place: row.place,
    signatories: row.signatories,
    waitsFor,
    since: iso(since),
  }),
})
