import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { CrewItemRating, NewRatings } from '../../openapi/deliveryNotes.ts'
import { isPlanner } from '../access/principal.ts'
import type { Context } from '../context.ts'
import type { Listing } from '../list.ts'
import { type CaptionColumns, iso } from '../wire.ts'

type Row = {
  id: string
  itemId: string
  function: CaptionColumns
  rating: number
  remark: string | null
  rater: string
  createdAt: string
}

const ratingWire = (row: Row): z.input<typeof CrewItemRating> => ({
  id: row.id,
  projectCrewItem: { id: row.itemId, function: row.function },
  rating: row.rating,
  remark: row.remark,
  rater: row.rater,
  createdAt: iso(row.createdAt),
})

/** What clients thought of a crew, newest first. */
export const ratingListing = (ctx: Context, crewId: string): Listing<Row, z.input<typeof CrewItemRating>> => {
  const withFunction = sql`join project_crew_item i on i.tenant_id = r.tenant_id and i.id = r.item_id
    join lookup f on f.tenant_id = i.tenant_id and f.id = i.function_id`
  return {
    among: sql`from item_rating r ${withFunction} where r.tenant_id = ${ctx.tenant.id} and r.crew_id = ${crewId}`,
    order: [
      { by: sql`r.created_at`, as: 'timestamptz', desc: true },
      { by: sql`f.sort`, as: 'int' },
      { by: sql`r.id`, as: 'uuid' },
    ],
    rows: sql`
      select r.id, r.item_id as "itemId", json_build_object('id', f.id, 'caption', f.caption, 'code', f.code) as function, r.rating,
        r.remark, r.rater_name as rater, r.created_at as "createdAt"
      from item_rating r ${withFunction} where r.tenant_id = ${ctx.tenant.id} and r.id in (select id from page)`,
    item: ratingWire,
  }
}

type Standing = { chiefId: string | null; confirmed: boolean; own: number; rated: number }

/**
 * Keeps what the client thought of the people, by position of this crew, each once. Throws `hoursNotSigned` before the
 * sign-off, `notFound` for a position of another crew, `crewChiefOnly` for whoever only reads, `outOfTurn` for a
 * position that was rated before.
 */
export async function rate(
  ctx: Context<'notFound' | 'crewChiefOnly' | 'hoursNotSigned' | 'outOfTurn'>,
  crewId: string,
  body: z.output<typeof NewRatings>,
): Promise<void> {
  const given = body.ratings.map(({ projectCrewItemId, rating, remark }) => ({
    id: crypto.randomUUID(),
    item: projectCrewItemId,
    rating,
    remark: remark || null,
  }))
  const items = new Set(given.map(({ item }) => item))
  // Before it is looked at: who rates at the same moment waits, and finds what was kept.
  await ctx.tx.execute(
    sql`select from project_crew where tenant_id = ${ctx.tenant.id} and id = ${crewId} for no key update`,
  )
  const { rows } = await ctx.tx.execute<Standing>(sql`
    with crew as (select c.id, c.chief_id as "chiefId", n.confirmed_at is not null as confirmed from project_crew c
      left join delivery_note n on n.tenant_id = c.tenant_id and n.crew_id = c.id
      where c.tenant_id = ${ctx.tenant.id} and c.id = ${crewId}),
    own as (select g.*, exists (select from item_rating r where r.tenant_id = i.tenant_id and r.item_id = i.id) as rated
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g(id uuid, item uuid, rating int, remark text)
      join project_crew_item i on i.tenant_id = ${ctx.tenant.id} and i.id = g.item and i.crew_id = ${crewId}),
    stored as (insert into item_rating (tenant_id, id, item_id, crew_id, rating, remark, rater_name, created_at)
      select ${ctx.tenant.id}::uuid, o.id, o.item, crew.id, o.rating, o.remark, ${body.rater}, ${ctx.now}::timestamptz
      from own o, crew where crew.confirmed)
    select "chiefId", confirmed, (select count(*)::int from own) as own,
      (select count(*)::int from own where own.rated) as rated from crew`)
  const [crew] = rows
  if (!crew) throw ctx.refuse('notFound')
  const leads = isPlanner(ctx.who) || crew.chiefId === ctx.who.personId
  if (!leads && !ctx.who.loginTypes.has('clients')) throw ctx.refuse('crewChiefOnly')
  if (!crew.confirmed) throw ctx.refuse('hoursNotSigned')
  if (crew.own !== given.length) throw ctx.refuse('notFound')
  if (crew.rated > 0 || items.size < given.length) throw ctx.refuse('outOfTurn', { state: 'rated' })
}
