import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { DeskDocument } from '../../openapi/documents.shapes.ts'
import type { listDocuments } from '../../openapi/documents.ts'
import type { Context } from '../context.ts'
import type { Listing } from '../list.ts'
import { foundBy } from '../search/words.ts'
import { iso } from '../wire.ts'
import { hasFile, isReadable } from './own.ts'

type Item = z.input<typeof DeskDocument>
type Asked = z.output<(typeof listDocuments)['query']>

/** How far a document `d` is; what is uploaded needs no file of its own. */
const stateOf = sql`(case when d.deleted_at is not null then 'away'
  when d.wants = 'upload' then case when exists (select from document_upload u
    where u.tenant_id = d.tenant_id and u.document_id = d.id and u.state = 'approved') then 'done' else 'open' end
  when not ${hasFile} then 'draft'
  when d.wants = 'reading' then 'done'
  when exists (select from document_signatory s where s.tenant_id = d.tenant_id and s.document_id = d.id
    and s.status <> 'Signed') then 'open' else 'done' end)`

const fullName = (of: string): SQL => sql.raw(`${of}.first_name || ' ' || ${of}.last_name`)

/** Papers of the agency, the newest first. */
export const deskListing = (ctx: Context, { state, typeId, q }: Asked): Listing<Item, Item> => ({
  among: sql`from document d where d.tenant_id = ${ctx.tenant.id} and ${isReadable(ctx)}
    and ${state ? sql`${stateOf} = ${state}` : sql`d.deleted_at is null`}
    ${typeId ? sql`and d.type_id = ${typeId}` : sql``}
    and ${foundBy(ctx, q, { document: sql`d.id`, person: sql`d.person_id`, contact: sql`d.contact_id`, company: sql`d.company_id`, project: sql`d.project_id` })}`,
  order: [
    { by: sql`d.created_at`, as: 'timestamptz', desc: true },
    { by: sql`d.id`, as: 'uuid' },
  ],
  rows: sql`select d.id, d.name, json_build_object('id', y.id, 'caption', y.caption, 'code', y.code) as type, d.wants,
      f.state, d.due_date::text as "dueDate", d.created_at as "madeAt", a.signatories, a.signed,
      case when d.person_id is not null then json_build_object('kind', 'person', 'name', ${fullName('w')})
        when e.id is not null then json_build_object('kind', 'person', 'name', ${fullName('e')})
        when d.contact_id is not null then json_build_object('kind', 'contact', 'name', k.name)
        when d.project_id is not null then json_build_object('kind', 'project', 'name', p.name)
        when d.rate_card_id is not null then json_build_object('kind', 'rateCard', 'name', r.caption)
        when d.company_id is not null then json_build_object('kind', 'company', 'name', c.name)
        when d.for_crew then json_build_object('kind', 'crew', 'name', null) end as concerns,
      case when f.state <> 'open' then null when d.wants = 'upload' then case when not exists (select from document_upload u
          where u.tenant_id = d.tenant_id and u.document_id = d.id and u.state = 'inReview') then ${fullName('w')} end
        when d.signatories_order = 'one by one' then n.name
        when a.signatories - a.signed = 1 then n.name end as "waitsFor"
    from page join document d on d.tenant_id = ${ctx.tenant.id} and d.id = page.id
    join lookup y on y.tenant_id = d.tenant_id and y.id = d.type_id
    left join person w on w.tenant_id = d.tenant_id and w.id = d.person_id
    cross join lateral (select ${stateOf} as state) f
    left join staff_contract g on g.tenant_id = d.tenant_id and g.id = d.staff_contract_id
    left join person e on e.tenant_id = g.tenant_id and e.id = g.person_id
    left join contact k on k.tenant_id = d.tenant_id and k.id = d.contact_id
    left join project p on p.tenant_id = d.tenant_id and p.id = d.project_id
    left join rate_card r on r.tenant_id = d.tenant_id and r.id = d.rate_card_id
    left join company c on c.tenant_id = d.tenant_id and c.id = d.company_id
    cross join lateral (select count(*)::int as signatories, count(*) filter (where s.status = 'Signed')::int as signed
      from document_signatory s where s.tenant_id = d.tenant_id and s.document_id = d.id) a
    left join lateral (select coalesce(${fullName('x')}, z.name) as name from document_signatory s
      left join person x on x.tenant_id = s.tenant_id and x.id = s.person_id
      left join contact z on z.tenant_id = s.tenant_id and z.id = s.contact_id
      where s.tenant_id = d.tenant_id and s.document_id = d.id and s.status <> 'Signed' order by s.place limit 1) n on true`,
  item: row => ({ ...row, madeAt: iso(row.madeAt) }),
})
