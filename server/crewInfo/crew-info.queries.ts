import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { type CrewInfo, type CrewInfoEntry, crewInfoKinds } from '../../openapi/crewInfo.ts'
import type { Context } from '../context.ts'
import type { Listing } from '../list.ts'
import { one } from '../one.ts'
import { iso } from '../wire.ts'

type EntryRow = z.input<typeof CrewInfo>
type Entry = z.output<typeof CrewInfoEntry>

const item = (row: EntryRow): EntryRow => ({ ...row, publishedAt: iso(row.publishedAt) })
const columns = sql.raw(`n.id, n.kind, n.title, n.body, n.icon, n.phone, n.important, n.published_at as "publishedAt"`)
const rows = (ctx: Context, which: SQL) => sql`
  select ${columns} from crew_info n where n.tenant_id = ${ctx.tenant.id} and ${which}`
const rank = sql.join(
  [sql`case n.kind`, ...crewInfoKinds.map((kind, at) => sql`when ${kind} then ${at}::int`), sql`else 99 end`],
  sql` `,
)

/** Whom to call, topics in their order, notices by their day. What is published later is not told before. */
export const entryListing = (ctx: Context, kind: Entry['kind'] | undefined): Listing<EntryRow, EntryRow> => ({
  among: sql`from crew_info n where n.tenant_id = ${ctx.tenant.id} and n.published_at <= ${ctx.now}
    and ${kind === undefined ? sql`true` : sql`n.kind = ${kind}`}`,
  order: [
    { by: rank, as: 'int' },
    { by: sql`n.place`, as: 'int' },
    { by: sql`n.published_at`, as: 'timestamptz', desc: true },
    { by: sql`n.id`, as: 'uuid' },
  ],
  rows: rows(ctx, sql`n.id in (select id from page)`),
  item,
})

export const entryRow = async (ctx: Context<'notFound'>, id: string) =>
  item(await one<EntryRow>(ctx, rows(ctx, sql`n.id = ${id}`)))

/** Behind those of its kind; a notice has no place but its day. */
const lastPlace = (ctx: Context, kind: Entry['kind']) =>
  kind === 'notice'
    ? sql`0`
    : sql`(select coalesce(max(o.place), 0) + 1 from crew_info o where o.tenant_id = ${ctx.tenant.id} and o.kind = ${kind})`

/** What another kind would say of it is not kept. */
const fitting = ({ kind, icon, phone, important, ...said }: Entry): Entry => ({
  ...said,
  kind,
  icon: kind === 'topic' ? icon : null,
  phone: kind === 'emergency' ? phone : null,
  important: kind === 'notice' && important,
})

export async function addEntry(ctx: Context, given: Entry): Promise<EntryRow> {
  const entry = fitting(given)
  const { rows: added } = await ctx.tx.execute<EntryRow>(sql`
    insert into crew_info as n (tenant_id, id, kind, title, body, icon, phone, place, important, published_at)
    values (${ctx.tenant.id}, ${crypto.randomUUID()}, ${entry.kind}, ${entry.title}, ${entry.body}, ${entry.icon},
      ${entry.phone}, ${lastPlace(ctx, entry.kind)}, ${entry.important}, ${ctx.now}) returning ${columns}`)
  const [row] = added
  if (!row) throw new Error('an insert without its row')
  return item(row)
}

/** It keeps its place unless it becomes one of another kind. */
export async function changeEntry(ctx: Context<'notFound'>, id: string, given: Entry): Promise<void> {
  const entry = fitting(given)
  await one<{ id: string }>(
    ctx,
    sql`update crew_info set kind = ${entry.kind}, title = ${entry.title}, body = ${entry.body}, icon = ${entry.icon},
        phone = ${entry.phone}, important = ${entry.important},
        place = case when kind = ${entry.kind} then place else ${lastPlace(ctx, entry.kind)} end
      where tenant_id = ${ctx.tenant.id} and id = ${id} returning id`,
  )
}

/** Numbers those of its kind anew, with it before another. Throws `notFound` for a notice, and for another that is not of its kind. */
export async function placeEntry(ctx: Context<'notFound'>, id: string, beforeId: string | null): Promise<void> {
  await one<{ id: string }>(
    ctx,
    sql`with moved as (select id, kind from crew_info where tenant_id = ${ctx.tenant.id} and id = ${id} and kind <> 'notice'),
      among as (
        select n.id, row_number() over (order by n.place, n.published_at desc, n.id) as place
        from crew_info n join moved on moved.kind = n.kind where n.tenant_id = ${ctx.tenant.id} and n.id <> moved.id),
      target as (
        select case when ${beforeId}::uuid is null then (select count(*) + 1 from among)
          else (select place from among where id = ${beforeId}::uuid) end as place),
      numbered as (
        select a.id, a.place + case when a.place >= t.place then 1 else 0 end as place from among a, target t
        where t.place is not null
        union all select moved.id, t.place from moved, target t where t.place is not null)
      update crew_info n set place = numbered.place from numbered
      where n.tenant_id = ${ctx.tenant.id} and n.id = numbered.id returning n.id`,
  )
}

export const removeEntry = (ctx: Context<'notFound'>, id: string) =>
  one<{ id: string }>(ctx, sql`delete from crew_info where tenant_id = ${ctx.tenant.id} and id = ${id} returning id`)
