import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { DocumentAbout } from '../../openapi/documents.shapes.ts'
import { isOffice } from '../access/principal.ts'
import type { Context } from '../context.ts'
import { isMeant, isOwn } from './own.ts'
import type { Listing } from '../list.ts'
import { type CaptionColumns, iso, isoOrNull } from '../wire.ts'

type Item = z.input<typeof DocumentAbout>
type Row = Omit<Item, 'type'> & { type: CaptionColumns }

const ofDocument = sql.raw('s.tenant_id = d.tenant_id and s.document_id = d.id')
const newest =
  sql.raw(`(select v.created_at from document_version v where v.tenant_id = d.tenant_id and v.document_id = d.id
  order by v.number desc limit 1)`)

/** As `document` of the scopes has it: the office reads every paper, others what they sign and what is meant for them. */
const readable = (ctx: Context) =>
  isOffice(ctx.who) && 'READ' in (ctx.who.rights.persons ?? {})
    ? sql`true`
    : sql`(${isMeant(ctx)} or exists (select from document_signatory s where ${ofDocument} and ${isOwn(ctx)}))`

/** Papers `d` of which something is so, the newest first. */
export const aboutListing = (ctx: Context, which: SQL): Listing<Row, Item> => ({
  among: sql`from document d where d.tenant_id = ${ctx.tenant.id} and ${which}
    and ${newest} is not null and ${readable(ctx)}`,
  order: [
    { by: newest, as: 'timestamptz', desc: true },
    { by: sql`d.id`, as: 'uuid', desc: true },
  ],
  rows: sql`select d.id, d.name, json_build_object('id', y.id, 'caption', y.caption, 'code', y.code) as type,
      v.pages, v.created_at as "madeAt", d.deleted_at is not null as deleted, signing.signatories, signing.signed,
      case when signing.signed = signing.signatories then signing.at end as "signedAt", mine.own
    from page join document d on d.tenant_id = ${ctx.tenant.id} and d.id = page.id
    join lookup y on y.tenant_id = d.tenant_id and y.id = d.type_id
    join lateral (select v.pages, v.created_at from document_version v
      where v.tenant_id = d.tenant_id and v.document_id = d.id order by v.number desc limit 1) v on true
    join lateral (select count(*)::int as signatories, count(*) filter (where s.status = 'Signed')::int as signed,
        max(s.signed_at) as at from document_signatory s where ${ofDocument}) signing on true
    left join lateral (select json_build_object('status', s.status, 'turn', d.deleted_at is null and s.status <> 'Signed'
          and not exists (select from document_signatory b where b.tenant_id = s.tenant_id and b.document_id = s.document_id
            and d.signatories_order = 'one by one' and b.place < s.place and b.status <> 'Signed')) as own
      from document_signatory s where ${ofDocument} and ${isOwn(ctx)}
      order by s.status = 'Signed', s.place limit 1) mine on true`,
  item: ({ madeAt, signedAt, ...row }) => ({ ...row, madeAt: iso(madeAt), signedAt: isoOrNull(signedAt) }),
})
