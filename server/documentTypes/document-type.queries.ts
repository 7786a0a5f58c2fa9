import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { DocumentType } from '../../openapi/documentTypes.ts'
import type { Context } from '../context.ts'
import type { Listing } from '../list.ts'
import { one } from '../one.ts'

type Wire = z.input<typeof DocumentType>

/** Types `y` of papers that are still chosen. */
export const isType = (ctx: Context): SQL =>
  sql`y.tenant_id = ${ctx.tenant.id} and y.kind = 'documentTypes' and y.removed_at is null`

/** Papers `d` of a type `y` that wait for a signature. */
const unsigned = sql.raw(`d.tenant_id = y.tenant_id and d.type_id = y.id and d.wants = 'signatures'
  and d.deleted_at is null and exists (select from document_signatory s
    where s.tenant_id = d.tenant_id and s.document_id = d.id and s.status <> 'Signed')`)

/** Types `y` of what is joined; one nobody has settled is uploaded by the person it is about. */
const typeRows = (of: SQL, which: SQL) => sql`
  select y.id, y.caption, y.code, coalesce(r.revision, 0) as revision, coalesce(r.wants, 'upload') as wants,
    coalesce(r.subject, 'person') as subject, r.signed_by as "signedBy",
    coalesce(r.signatories_order, 'one by one') as "signatoriesOrder", coalesce(r.asks_rating, false) as "asksRating",
    r.due_days as "dueDays",
    (select coalesce(json_agg(json_build_object('role', s.role, 'who', s.who, 'person',
        case when w.id is not null then json_build_object('id', w.id, 'name', w.first_name || ' ' || w.last_name) end)
        order by s.place), '[]')
      from document_type_signatory s left join person w on w.tenant_id = s.tenant_id and w.id = s.person_id
      where s.tenant_id = y.tenant_id and s.type_id = y.id) as signatories,
    (select coalesce(json_agg(json_build_object('id', k.id, 'caption', k.caption, 'code', k.code)
        order by k.sort, k.caption, k.id), '[]')
      from document_proof p join lookup k on k.tenant_id = p.tenant_id and k.id = p.function_id
      where p.tenant_id = y.tenant_id and p.type_id = y.id) as proves,
    (select count(*)::int from document d where d.tenant_id = y.tenant_id and d.type_id = y.id
      and d.deleted_at is null) as papers,
    (select count(*)::int from document d where ${unsigned}) as unsigned
  from ${of} left join document_type r on r.tenant_id = y.tenant_id and r.type_id = y.id where ${which}`

export const typeListing = (ctx: Context): Listing<Wire, Wire> => ({
  among: sql`from lookup y where ${isType(ctx)}`,
  order: [
    { by: sql`y.sort`, as: 'int' },
    { by: sql`y.caption`, as: 'text' },
    { by: sql`y.id`, as: 'uuid' },
  ],
  rows: typeRows(sql`page join lookup y on y.tenant_id = ${ctx.tenant.id} and y.id = page.id`, sql`true`),
  item: row => row,
})

/** Throws `notFound`, also where it was taken away. */
export const typeOf = (ctx: Context<'notFound'>, id: string): Promise<Wire> =>
  one<Wire>(ctx, typeRows(sql`lookup y`, sql`${isType(ctx)} and y.id = ${id}`))
