import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { ListedDocument } from '../../openapi/mobileDocuments.ts'
import { isOffice, isPlanner } from '../access/principal.ts'
import type { Context } from '../context.ts'
import { isMeant, isOwn } from '../documents/own.ts'
import type { Listing } from '../list.ts'
import { type CaptionColumns, iso } from '../wire.ts'

type Row = {
  id: string
  name: string
  type: CaptionColumns
  wants: z.input<typeof ListedDocument>['wants']
  madeAt: string
  version: { id: string; number: number; pages: number; size: number; madeAt: string } | null
  signed: number
  of: number
  place: number | null
  turn: boolean
}

const hasFile = sql.raw(
  'exists (select from document_version v where v.tenant_id = d.tenant_id and v.document_id = d.id)',
)

/** Signed by whoever asks, or meant to be read by them; the desks read what they know people by. */
const readable = (ctx: Context): SQL => {
  const { who } = ctx
  if ((isPlanner(who) || isOffice(who)) && 'READ' in (who.rights.persons ?? {})) return sql`true`
  return sql`(${isMeant(ctx)} or exists (select from document_signatory s
    where s.tenant_id = d.tenant_id and s.document_id = d.id and ${isOwn(ctx)}))`
}

/** Documents `d` of a type `y` a condition names, the newest first; what was put away, or has no file yet, is left out. */
export const documentListing = (ctx: Context, which: SQL): Listing<Row, z.input<typeof ListedDocument>> => ({
  among: sql`from document d join lookup y on y.tenant_id = d.tenant_id and y.id = d.type_id
    where d.tenant_id = ${ctx.tenant.id} and d.deleted_at is null and ${hasFile} and ${which}`,
  order: [
    { by: sql`d.created_at`, as: 'timestamptz', desc: true },
    { by: sql`d.id`, as: 'uuid' },
  ],
  rows: sql`select d.id, d.name, json_build_object('id', y.id, 'caption', y.caption, 'code', y.code) as type, d.wants,
      d.created_at as "madeAt", n.version, a.signed, a.of, o.place,
      coalesce(o.place is not null and (d.signatories_order <> 'one by one' or o.place = a.first), false) as turn
    from document d join lookup y on y.tenant_id = d.tenant_id and y.id = d.type_id
    left join lateral (select json_build_object('id', v.id, 'number', v.number, 'pages', v.pages, 'size', v.size,
        'madeAt', v.created_at) as version from document_version v
      where v.tenant_id = d.tenant_id and v.document_id = d.id order by v.number desc limit 1) n on true
    cross join lateral (select count(*) filter (where s.status = 'Signed')::int as signed, count(*)::int as of,
        min(s.place) filter (where s.status <> 'Signed') as first from document_signatory s
      where s.tenant_id = d.tenant_id and s.document_id = d.id) a
    left join lateral (select min(s.place) as place from document_signatory s
      where s.tenant_id = d.tenant_id and s.document_id = d.id and s.status <> 'Signed' and ${isOwn(ctx)}) o on true
    where d.tenant_id = ${ctx.tenant.id} and d.id in (select id from page)`,
  item: ({ madeAt, version, ...row }) => ({
    ...row,
    madeAt: iso(madeAt),
    version: version && { ...version, madeAt: iso(version.madeAt) },
  }),
})

/** The same among those whoever asks may read. */
export const readableListing = (ctx: Context, which: SQL) => documentListing(ctx, sql`${which} and ${readable(ctx)}`)
