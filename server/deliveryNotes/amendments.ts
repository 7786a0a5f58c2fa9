import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { HoursAmendment } from '../../openapi/deliveryNotes.ts'
import { type Context, personOf } from '../context.ts'
import type { Listing } from '../list.ts'
import { type Draft, draftOf, reckonAnew } from '../invoices/create.ts'
import { iso } from '../wire.ts'
import { renderSoonOf } from './render-soon.ts'

type Row = {
  id: string
  statusId: string
  personName: string
  previous: number
  chargeable: number
  reason: string
  author: string
  createdAt: string
}

const rowsOf = (source: SQL) => sql`
  ${source}
  select a.id, a.status_id as "statusId", h.person_name as "personName", a.previous_minutes as previous,
    a.chargeable_minutes as chargeable, a.reason, w.first_name || ' ' || w.last_name as author, a.created_at as "createdAt"
  from found a
  join signed_hours h on h.tenant_id = a.tenant_id and h.status_id = a.status_id
  join person w on w.tenant_id = a.tenant_id and w.id = a.author_id`

const amendmentWire = (row: Row): z.input<typeof HoursAmendment> => ({
  id: row.id,
  projectCrewItemStatusId: row.statusId,
  personName: row.personName,
  previous: row.previous,
  chargeable: row.chargeable,
  reason: row.reason,
  author: row.author,
  createdAt: iso(row.createdAt),
})

/** Corrections of a crew's signed hours, newest first. */
export const amendmentListing = (ctx: Context, crewId: string): Listing<Row, z.input<typeof HoursAmendment>> => ({
  among: sql`from project_crew_item_status s join hours_amendment a on a.tenant_id = s.tenant_id and a.status_id = s.id
    where s.tenant_id = ${ctx.tenant.id} and s.crew_id = ${crewId}`,
  order: [
    { by: sql`a.created_at`, as: 'timestamptz', desc: true },
    { by: sql`a.id`, as: 'uuid', desc: true },
  ],
  rows: rowsOf(sql`with found as (select * from hours_amendment
    where tenant_id = ${ctx.tenant.id} and id in (select id from page))`),
  item: amendmentWire,
})

/** Corrects signed hours beside what was signed. */
export async function amend(
  ctx: Context<'notFound' | 'hoursNotSigned'>,
  statusId: string,
  to: { chargeable: number; reason: string },
) {
  // Locked first: of two corrections at once the second must know the first one's minutes.
  const { rows: locked } = await ctx.tx.execute<{ crewId: string }>(sql`
    select crew_id as "crewId" from project_crew_item_status where tenant_id = ${ctx.tenant.id} and id = ${statusId} for no key update`)
  const [line] = locked
  if (!line) throw ctx.refuse('notFound')
  const { rows } = await ctx.tx.execute<Row>(
    rowsOf(sql`with found as (
      insert into hours_amendment (tenant_id, id, status_id, previous_minutes, chargeable_minutes, reason, author_id, created_at)
      select h.tenant_id, ${crypto.randomUUID()}::uuid, h.status_id,
        coalesce((select a.chargeable_minutes from hours_amendment a where a.tenant_id = h.tenant_id and a.status_id = h.status_id
          order by a.created_at desc, a.id desc limit 1), h.chargeable_minutes),
        ${to.chargeable}, ${to.reason}, ${personOf(ctx)}::uuid, greatest(${ctx.now}::timestamptz,
          (select max(a.created_at) + interval '1 millisecond' from hours_amendment a
            where a.tenant_id = h.tenant_id and a.status_id = h.status_id))
      from signed_hours h where h.tenant_id = ${ctx.tenant.id} and h.status_id = ${statusId} returning *)`),
  )
  const [row] = rows
  if (!row) throw ctx.refuse('hoursNotSigned')
  const draft = await renderAnew(ctx, statusId, line.crewId)
  if (draft) await reckonAnew(ctx, draft)
  return amendmentWire(row)
}

/**
 * The stored file is one without this correction: another is made, and the one before stays stored under its own hash.
 * Answers the invoice in design the hours are on.
 */
async function renderAnew(ctx: Context, statusId: string, crewId: string): Promise<Draft | null> {
  const { rows } = await ctx.tx.execute<{ draft: Draft | null; jobs: string }>(sql`
    with outdated as (
      update delivery_note n set file_id = null from signed_hours h
      where h.tenant_id = ${ctx.tenant.id} and h.status_id = ${statusId} and n.tenant_id = h.tenant_id and n.id = h.note_id
        and n.released_at is not null returning n.crew_id),
    draft as (${draftOf(ctx, crewId)})
    select (select row_to_json(d) from draft d) as draft, (select count(${renderSoonOf(sql`crew_id`)}) from outdated) as jobs`)
  return rows[0]?.draft ?? null
}
