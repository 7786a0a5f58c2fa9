import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { CrewMember, Person } from '../../openapi/crewMembers.shapes.ts'
import { turnsToPeople } from '../access/principal.ts'
import { wasCrew } from '../chosen.ts'
import type { Context } from '../context.ts'
import type { Listing } from '../list.ts'
import { one } from '../one.ts'
import { functionsOf, nameOf, pictured } from '../people/person-columns.ts'
import { personRef } from '../people/person-ref.ts'
import { foundBy } from '../search/words.ts'
import { type CaptionColumns, isoOrNull } from '../wire.ts'
import { marksOf } from './marks.ts'

type PersonRow = {
  id: string
  number: string
  name: string
  pictured: boolean
  homeCity: string | null
  functions: CaptionColumns[]
}

/** People of the crew whom a condition on `r` names, by name. */
export const personListing = (
  ctx: Context,
  { q, functionId }: { q?: string | undefined; functionId?: string | undefined },
  which: SQL,
): Listing<PersonRow, z.input<typeof Person>> => ({
  among: sql`from person r where r.tenant_id = ${ctx.tenant.id} and ${which} and ${foundBy(ctx, q, { person: sql`r.id` })}
    and ${
      functionId
        ? sql`r.id in (select pf.person_id from person_function pf where pf.tenant_id = ${ctx.tenant.id}
            and pf.function_id = ${functionId})`
        : sql`true`
    }`,
  order: [
    { by: sql`r.last_name`, as: 'text' },
    { by: sql`r.first_name`, as: 'text' },
    { by: sql`r.id`, as: 'uuid' },
  ],
  rows: sql`select r.id, r.number, ${nameOf}, ${pictured}, r.home_city as "homeCity",
      ${functionsOf}
    from person r where r.tenant_id = ${ctx.tenant.id} and r.id in (select id from page)`,
  item: row => ({
    id: row.id,
    number: row.number,
    name: row.name,
    pictureUrl: personRef(ctx, { ...row, phone: null }).pictureUrl,
    homeCity: row.homeCity,
    functions: row.functions,
  }),
})

/** Whoever has worked on a project the caller may see. */
export const hasWorkedFor = (ctx: Context) => sql`r.id in (
  select s.person_id from project p join project_crew c on c.tenant_id = p.tenant_id and c.project_id = p.id
  join project_crew_item_status s on s.tenant_id = c.tenant_id and s.crew_id = c.id
  where p.tenant_id = ${ctx.tenant.id} and ${ctx.visible} and s.status in ('checkedIn','checkedOut','signedOff'))`

type MemberRow = {
  id: string
  number: string
  name: string
  pictured: boolean
  phone: string | null
  email: string | null
  homeCity: string | null
  latitude: number | null
  longitude: number | null
  since: string
  rating: number | null
  ratings: number
  shifts: number
  erasedAt: string | null
}

/** Throws `notFound` for whoever is none of the crew. */
export async function crewMember(ctx: Context<'notFound'>, id: string): Promise<z.input<typeof CrewMember>> {
  const row = await one<MemberRow>(
    ctx,
    sql`select r.id, r.number, ${nameOf}, ${pictured}, r.phone, r.email, r.home_city as "homeCity",
      r.home_latitude as latitude, r.home_longitude as longitude, (r.created_at at time zone r.time_zone)::date::text as since,
      r.erased_at as "erasedAt", m.rating, m.ratings, (select count(*)::int from project_crew_item_status s where s.tenant_id = r.tenant_id
        and s.person_id = r.id and s.status in ('checkedOut','signedOff')) as shifts
    from person r cross join lateral (select avg(v.rating)::float8 as rating, count(*)::int as ratings
      from (${sql.raw(marksOf('r'))}) v) m
    where r.tenant_id = ${ctx.tenant.id} and r.id = ${id} and ${wasCrew}`,
  )
  const contact = turnsToPeople(ctx.who)
  return {
    id: row.id,
    number: row.number,
    name: row.name,
    pictureUrl: personRef(ctx, row).pictureUrl,
    phone: contact ? row.phone : null,
    email: contact ? row.email : null,
    homeCity: row.homeCity,
    home: row.latitude === null || row.longitude === null ? null : { latitude: row.latitude, longitude: row.longitude },
    since: row.since,
    rating: row.rating,
    ratings: row.ratings,
    shifts: row.shifts,
    erasedAt: isoOrNull(row.erasedAt),
  }
}

/** Throws `notFound` for whoever is none of the crew, and keeps two changes of one person after one another. */
export async function mustBeCrew(ctx: Context<'notFound'>, id: string): Promise<void> {
  await one(
    ctx,
    sql`select r.id from person r where r.tenant_id = ${ctx.tenant.id} and r.id = ${id} and ${wasCrew}
      ${ctx.readOnly ? sql`` : sql`for no key update of r`}`,
  )
}
