import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { ValuePerson } from '../../openapi/contacts.ts'
import type { Context } from '../context.ts'
import type { Listing } from '../list.ts'
import { nameOf, pictured } from '../people/person-columns.ts'
import { personRef } from '../people/person-ref.ts'
import type { CaptionColumns } from '../wire.ts'

/** The company of a contact. */
export const companyOf = (ctx: Context, id: string): SQL =>
  sql`(select k.company_id from contact k where k.tenant_id = ${ctx.tenant.id} and k.id = ${id})`

/** Shifts `s` on positions `i` that somebody has worked for the company of a contact. */
const worked = (ctx: Context, id: string) => sql`from project p
  join project_crew c on c.tenant_id = p.tenant_id and c.project_id = p.id
  join project_crew_item_status s on s.tenant_id = c.tenant_id and s.crew_id = c.id
  join project_crew_item i on i.tenant_id = s.tenant_id and i.id = s.item_id
  where p.tenant_id = ${ctx.tenant.id} and p.company_id = ${companyOf(ctx, id)}
    and s.status in ('checkedIn','checkedOut','signedOff')`

/** A person `r` who has worked for the company of a contact. */
export const hasWorkedThere = (ctx: Context, id: string): SQL => sql`r.id in (select s.person_id ${worked(ctx, id)})`

type Row = {
  id: string
  name: string
  pictured: boolean
  functions: CaptionColumns[]
  shifts: number
  rating: number | null
  ratings: number
  lastDay: string
}

/** Where nothing was rated, neither the best nor the worst is taken for granted: the middle of 1 to 5, in hundredths. */
const unrated = 300

/** Who has worked for the company of a contact, by shifts times the mean of what its positions were rated. */
export const valueListing = (ctx: Context, id: string): Listing<Row, z.input<typeof ValuePerson>> => ({
  among: sql`from (
    select r.id, r.first_name, r.last_name, count(*)::int as shifts,
      avg(m.rating) as rating
    from (select s.id, s.person_id ${worked(ctx, id)}) s
    join person r on r.tenant_id = ${ctx.tenant.id} and r.id = s.person_id
    left join lateral (select avg(v.rating) as rating from item_rating v
      where v.tenant_id = ${ctx.tenant.id} and v.status_id = s.id) m on true
    group by r.id, r.first_name, r.last_name) v`,
  order: [
    { by: sql`(v.shifts * coalesce(round(v.rating * 100), ${unrated}))::int`, as: 'int', desc: true },
    { by: sql`v.last_name`, as: 'text' },
    { by: sql`v.first_name`, as: 'text' },
    { by: sql`v.id`, as: 'uuid' },
  ],
  rows: sql`select r.id, ${nameOf},
      ${pictured},
      (select coalesce(json_agg(json_build_object('id', f.id, 'caption', f.caption, 'code', f.code) order by f.sort, f.caption, f.id), '[]')
        from lookup f where f.tenant_id = r.tenant_id
          and f.id in (select i.function_id ${worked(ctx, id)} and s.person_id = r.id)) as functions, w.*
    from page join person r on r.tenant_id = ${ctx.tenant.id} and r.id = page.id
    cross join lateral (
      select count(*)::int as shifts, avg(m.rating)::float8 as rating, coalesce(sum(m.ratings), 0)::int as ratings,
        max(n.day)::text as "lastDay"
      from (select s.id as status_id, i.start_date as day ${worked(ctx, id)} and s.person_id = r.id) n
      left join lateral (select avg(v.rating) as rating, count(*) as ratings from item_rating v
        where v.tenant_id = r.tenant_id and v.status_id = n.status_id) m on true) w`,
  item: ({ pictured, ...row }) => ({
    ...row,
    pictureUrl: personRef(ctx, { id: row.id, name: row.name, pictured, phone: null }).pictureUrl,
  }),
})
