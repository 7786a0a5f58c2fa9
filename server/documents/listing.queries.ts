import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { ListedDocument } from '../../openapi/documents.shapes.ts'
import type { Context } from '../context.ts'
import type { Listing } from '../list.ts'
import { type CaptionColumns, iso, isoOrNull } from '../wire.ts'
import { hasFile, isOwn, isReadable } from './own.ts'

type Item = z.input<typeof ListedDocument>
type Row = Omit<Item, 'type'> & { type: CaptionColumns }

/** What was put away is left out. */
export const isThere = sql`d.deleted_at is null`

/** Documents `d` of a type `y` that have a file and of which something is so, the newest first. */
export const documentListing = (ctx: Context, which: SQL): Listing<Row, Item> => ({
  among: sql`from document d join lookup y on y.tenant_id = d.tenant_id and y.id = d.type_id
    where d.tenant_id = ${ctx.tenant.id} and ${hasFile} and ${which}`,
  order: [
    { by: sql`d.created_at`, as: 'timestamptz', desc: true },
    { by: sql`d.id`, as: 'uuid' },
  ],
  rows: sql`select d.id, d.name, json_build_object('id', y.id, 'caption', y.caption, 'code', y.code) as type, d.wants,
      d.created_at as "madeAt", d.deleted_at is not null as deleted, n.version, a.signed, a.signatories,
      case when a.signed = a.signatories then a.at end as "signedAt", o.place,
      coalesce(o.place is not null and d.deleted_at is null
        and (d.signatories_order <> 'one by one' or o.place = a.first), false) as turn
    from document d join lookup y on y.tenant_id = d.tenant_id and y.id = d.type_id
    join lateral (select json_build_object('id', v.id, 'number', v.number, 'pages', v.pages, 'size', v.size,
        'madeAt', v.created_at) as version from document_version v
      where v.tenant_id = d.tenant_id and v.document_id = d.id order by v.number desc limit 1) n on true
    cross join lateral (select count(*) filter (where s.status = 'Signed')::int as signed, count(*)::int as signatories,
        min(s.place) filter (where s.status <> 'Signed') as first, max(s.signed_at) as at from document_signatory s
      where s.tenant_id = d.tenant_id and s.document_id = d.id) a
    left join lateral (select min(s.place) as place from document_signatory s
      where s.tenant_id = d.tenant_id and s.document_id = d.id and s.status <> 'Signed' and ${isOwn(ctx)}) o on true
    where d.tenant_id = ${ctx.tenant.id} and d.id in (select id from page)`,
  item: ({ madeAt, signedAt, version, ...row }) => ({
    ...row,
    madeAt: iso(madeAt),
    signedAt: isoOrNull(signedAt),
    version: { ...version, madeAt: iso(version.madeAt) },
  }),
})

/** The same among those whoever asks may read. */
export const readableListing = (ctx: Context, which: SQL) => documentListing(ctx, sql`${which} and ${isReadable(ctx)}`)
