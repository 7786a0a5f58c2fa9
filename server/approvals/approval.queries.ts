import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Approval, approvalKinds, approvalOutcomes } from '../../openapi/approvals.ts'
import { isOffice, turnsToPeople } from '../access/principal.ts'
import type { Context } from '../context.ts'
import type { Listing } from '../list.ts'
import { crewColumns } from '../projectDocuments/project-document.queries.ts'
import { seesFiles } from '../projectDocuments/shared.ts'
import { personRef } from '../people/person-ref.ts'
import { type CaptionColumns, type PersonColumns, iso } from '../wire.ts'

type Decision = {
  outcome: (typeof approvalOutcomes)[number]
  at: string
  decidedBy: string | null
  reason: string | null
}
type Wire = z.input<typeof Approval>
type Row = {
  id: string
  kind: (typeof approvalKinds)[number]
  documentId: string | null
  name: string | null
  type: CaptionColumns | null
  person: PersonColumns & { since: string; functions: CaptionColumns[] }
  project: Wire['project']
  crew: Wire['crew']
  since: string
  files: number
  validUntil: string | null
  decision: Decision | null
}

/** What waits for a decision, the oldest first; or what was decided, the newest first. */
export const approvalListing = (ctx: Context, state: 'open' | 'decided'): Listing<Row, Wire> => {
  const which = state === 'open' ? sql`u.state = 'inReview'` : sql`u.state in ('approved', 'declined')`
  // What a desk sent was never looked at.
  const photos = sql`u.tenant_id = ${ctx.tenant.id} and u.deleted_at is null and u.sent_by_id is not null
    and ${'READ' in (ctx.who.rights.projects ?? {}) && seesFiles(ctx.who)}::boolean and u.decided_by_id is distinct from u.sent_by_id
    and (u.state = 'inReview' or u.decided_at is not null)`
  const keepsBooks = isOffice(ctx.who) && ctx.who.rights.receipts !== undefined
  const slips = sql`u.tenant_id = ${ctx.tenant.id} and ${keepsBooks}::boolean
    and ${state === 'open' ? sql`u.state = 'inReview'` : sql`u.decided_at is not null`}`
  const at = state === 'open' ? sql`u.uploaded_at` : sql`u.decided_at`
  const sentAt = state === 'open' ? sql`u.sent_at` : sql`u.decided_at`
  return {
    among: sql`from (
        select u.id, ${at} as at from document_upload u
          join document d on d.tenant_id = u.tenant_id and d.id = u.document_id
          where u.tenant_id = ${ctx.tenant.id} and d.deleted_at is null and ${which}
        union all
        select u.id, ${at} as at from profile_picture u where u.tenant_id = ${ctx.tenant.id} and ${which}
        union all
        select u.id, ${sentAt} as at from project_document u where ${photos} and ${which}
        union all
        select u.id, ${state === 'open' ? sql`u.handed_in_at` : sql`u.decided_at`} as at from receipt u where ${slips}) q`,
    order: [
      { by: sql`q.at`, as: 'timestamptz', ...(state === 'decided' && { desc: true }) },
      { by: sql`q.id`, as: 'uuid' },
    ],
    rows: sql`select u.id, u.kind, d.id as "documentId", coalesce(d.name, u.name) as name, u.uploaded_at as since, u.files,
        case when p.id is not null then json_build_object('id', p.id, 'number', p.number, 'name', p.name) end as project,
        ${crewColumns},
        case when y.id is not null then json_build_object('id', y.id, 'caption', y.caption, 'code', y.code) end as type,
        json_build_object('id', w.id, 'name', w.first_name || ' ' || w.last_name, 'phone', w.phone,
          'since', (w.created_at at time zone w.time_zone)::date,
          'functions', (select coalesce(json_agg(json_build_object('id', f.id, 'caption', f.caption, 'code', f.code)
              order by f.sort, f.caption), '[]') from person_function pf
            join lookup f on f.tenant_id = pf.tenant_id and f.id = pf.function_id
            where pf.tenant_id = w.tenant_id and pf.person_id = w.id),
          'pictured', exists (select from person_picture f where f.tenant_id = w.tenant_id and f.person_id = w.id)) as person,
        (select c.valid_until from document_upload c where c.tenant_id = d.tenant_id and c.document_id = d.id
          and c.state = 'approved' order by c.number desc limit 1) as "validUntil",
        case when u.state in ('approved', 'declined') then json_build_object('outcome', u.state, 'at', u.decided_at,
          'decidedBy', x.first_name || ' ' || x.last_name, 'reason', u.reason) end as decision
      from page join (
        select u.tenant_id, u.id, 'upload' as kind, u.document_id, null as name, null::uuid as project_id,
          null::uuid as crew_id, d.person_id, u.uploaded_at, u.state, u.decided_at,
          u.decided_by_id, u.reason, jsonb_array_length(u.files) as files
          from document_upload u join document d on d.tenant_id = u.tenant_id and d.id = u.document_id
          where u.tenant_id = ${ctx.tenant.id} and u.id in (select id from page)
        union all
        select f.tenant_id, f.id, 'picture', null, null, null, null, f.person_id, f.uploaded_at, f.state, f.decided_at, f.decided_by_id,
          f.reason, 1 from profile_picture f where f.tenant_id = ${ctx.tenant.id} and f.id in (select id from page)
        union all
        select f.tenant_id, f.id, 'photo', null, case when f.kind = 'file' then f.name end, f.project_id, f.crew_id, f.sent_by_id, f.sent_at, f.state,
          f.decided_at, f.decided_by_id, f.reason, 1
          from project_document f where f.tenant_id = ${ctx.tenant.id} and f.id in (select id from page)
        union all
        select r.tenant_id, r.id, 'receipt', null, coalesce(r.shop, r.number), r.project_id, null, r.person_id,
          coalesce(r.handed_in_at, r.decided_at), case when r.state = 'draft' then 'declined' else r.state end, r.decided_at,
          r.decided_by_id, r.reason, (select count(*)::int from receipt_document k where k.tenant_id = r.tenant_id and k.receipt_id = r.id)
          from receipt r where r.tenant_id = ${ctx.tenant.id} and r.id in (select id from page)) u
        on u.id = page.id
      join person w on w.tenant_id = u.tenant_id and w.id = u.person_id
      left join document d on d.tenant_id = u.tenant_id and d.id = u.document_id
      left join lookup y on y.tenant_id = d.tenant_id and y.id = d.type_id
      left join project p on p.tenant_id = u.tenant_id and p.id = u.project_id
      left join project_crew c on c.tenant_id = u.tenant_id and c.id = u.crew_id
      left join location l on l.tenant_id = c.tenant_id and l.id = c.location_id
      left join person x on x.tenant_id = u.tenant_id and x.id = u.decided_by_id`,
    item: ({ person, since, crew, decision, ...row }) => ({
      ...row,
      person: { ...personRef(ctx, person, turnsToPeople(ctx.who)), since: person.since, functions: person.functions },
      crew: crew && { ...crew, starts: iso(crew.starts) },
      since: iso(since),
      decision: decision && { ...decision, at: iso(decision.at) },
    }),
  }
}
