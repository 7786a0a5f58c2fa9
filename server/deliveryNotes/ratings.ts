import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { ChangedRating, CrewItemRating, NewRatings } from '../../openapi/deliveryNotes.ts'
import { isPlanner } from '../access/principal.ts'
import type { Context } from '../context.ts'
import type { Listing } from '../list.ts'
import { one } from '../one.ts'
import { type FaceColumns, faceOf } from '../people/face.ts'
import { nameOf, pictured } from '../people/person-columns.ts'
import { type CaptionColumns, iso, isoOrNull } from '../wire.ts'

type Row = {
  id: string
  statusId: string
  person: FaceColumns
  itemId: string
  function: CaptionColumns
  rating: number
  remark: string | null
  rater: string
  createdAt: string
  changedAt: string | null
}

const ratingWire = (ctx: Context, row: Row): z.input<typeof CrewItemRating> => ({
  id: row.id,
  projectCrewItemStatusId: row.statusId,
  person: faceOf(ctx, row.person),
  projectCrewItem: { id: row.itemId, function: row.function },
  rating: row.rating,
  remark: row.remark,
  rater: row.rater,
  createdAt: iso(row.createdAt),
  changedAt: isoOrNull(row.changedAt),
})

/** Ratings `v` with whom they are of, `r`, and as what, `f`. */
const withPerson = sql`join person r on r.tenant_id = v.tenant_id and r.id = v.person_id
  join project_crew_item i on i.tenant_id = v.tenant_id and i.id = v.item_id
  join lookup f on f.tenant_id = i.tenant_id and f.id = i.function_id`
const ratingRows = (from: SQL) => sql`
  select v.id, v.status_id as "statusId", (select to_json(who) from (select r.id, ${nameOf}, ${pictured}) who) as person,
    v.item_id as "itemId", json_build_object('id', f.id, 'caption', f.caption, 'code', f.code) as function,
    v.rating, v.remark, v.rater_name as rater, v.created_at as "createdAt", v.changed_at as "changedAt"
  from ${from} ${withPerson}`

/** What the client thought of the people of a crew, by what they did, then by name. */
export const ratingListing = (ctx: Context, crewId: string): Listing<Row, z.input<typeof CrewItemRating>> => ({
  among: sql`from item_rating v ${withPerson} where v.tenant_id = ${ctx.tenant.id} and v.crew_id = ${crewId}`,
  order: [
    { by: sql`f.sort`, as: 'int' },
    { by: sql`r.first_name`, as: 'text' },
    { by: sql`r.last_name`, as: 'text' },
    { by: sql`v.id`, as: 'uuid' },
  ],
  rows: sql`${ratingRows(sql`item_rating v`)} where v.tenant_id = ${ctx.tenant.id} and v.id in (select id from page)`,
  item: row => ratingWire(ctx, row),
})

type Standing = {
  chiefId: string | null
  confirmed: boolean
  own: number
  /** How somebody stands who did not work. */
  away: string | null
  rated: number
}

/**
 * Keeps what the client thought of people who worked on this crew, each once. Throws `hoursNotSigned` before the
 * sign-off, `notFound` for somebody of another crew, `crewChiefOnly` for whoever only reads, `outOfTurn` for whoever did
 * not work or was rated before.
 */
export async function rate(
  ctx: Context<'notFound' | 'crewChiefOnly' | 'hoursNotSigned' | 'outOfTurn'>,
  crewId: string,
  body: z.output<typeof NewRatings>,
): Promise<void> {
  const given = body.ratings.map(({ projectCrewItemStatusId, rating, remark }) => ({
    id: crypto.randomUUID(),
    status: projectCrewItemStatusId,
    rating,
    remark: remark || null,
  }))
  const people = new Set(given.map(({ status }) => status))
  // Before it is looked at: who rates at the same moment waits, and finds what was kept.
  await ctx.tx.execute(
    sql`select from project_crew where tenant_id = ${ctx.tenant.id} and id = ${crewId} for no key update`,
  )
  const { rows } = await ctx.tx.execute<Standing>(sql`
    with crew as (select c.id, c.chief_id as "chiefId", n.confirmed_at is not null as confirmed from project_crew c
      left join delivery_note n on n.tenant_id = c.tenant_id and n.crew_id = c.id
      where c.tenant_id = ${ctx.tenant.id} and c.id = ${crewId}),
    own as (select g.*, s.item_id, s.person_id, s.status as stands, s.status in ('checkedIn','checkedOut','signedOff') as worked,
        exists (select from item_rating r where r.tenant_id = s.tenant_id and r.status_id = s.id) as rated
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g(id uuid, status uuid, rating int, remark text)
      join project_crew_item_status s on s.tenant_id = ${ctx.tenant.id} and s.id = g.status and s.crew_id = ${crewId}),
    stored as (insert into item_rating (tenant_id, id, item_id, crew_id, status_id, person_id, rating, remark, rater_name, author_id, created_at)
      select ${ctx.tenant.id}::uuid, o.id, o.item_id, crew.id, o.status, o.person_id, o.rating, o.remark, ${body.rater},
        ${ctx.who.personId}::uuid, ${ctx.now}::timestamptz
      from own o, crew where crew.confirmed and o.worked
      on conflict on constraint item_rating_once do nothing)
    select "chiefId", confirmed, (select count(*)::int from own) as own,
      (select min(own.stands) from own where not own.worked) as away,
      (select count(*)::int from own where own.rated) as rated from crew`)
  const [crew] = rows
  if (!crew) throw ctx.refuse('notFound')
  const leads = isPlanner(ctx.who) || crew.chiefId === ctx.who.personId
  if (!leads && !ctx.who.loginTypes.has('clients')) throw ctx.refuse('crewChiefOnly')
  if (!crew.confirmed) throw ctx.refuse('hoursNotSigned')
  if (crew.own !== given.length) throw ctx.refuse('notFound')
  if (crew.away !== null) throw ctx.refuse('outOfTurn', { state: crew.away })
  if (crew.rated > 0 || people.size < given.length) throw ctx.refuse('outOfTurn', { state: 'rated' })
}

/** Another word of the client's on somebody; the first one's time stays. Throws `notFound`. */
export async function changeRating(
  ctx: Context<'notFound'>,
  id: string,
  { rating, remark, rater }: z.output<typeof ChangedRating>,
): Promise<z.input<typeof CrewItemRating>> {
  const row = await one<Row>(
    ctx,
    sql`with changed as (
        update item_rating set rating = ${rating}, remark = ${remark || null}, rater_name = ${rater},
          author_id = ${ctx.who.personId}, changed_at = ${ctx.now}
        where tenant_id = ${ctx.tenant.id} and id = ${id} returning *)
      ${ratingRows(sql`changed v`)}`,
  )
  return ratingWire(ctx, row)
}
