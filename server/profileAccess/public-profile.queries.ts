import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { PublicProfile } from '../../openapi/profileAccess.ts'
import { ofCrew } from '../chosen.ts'
import type { Context } from '../context.ts'
import { one } from '../one.ts'
import { pictured } from '../people/person-columns.ts'
import { personRef } from '../people/person-ref.ts'
import type { CaptionColumns } from '../wire.ts'
import { marksOf } from '../crewMembers/marks.ts'

type ProfileRow = {
  id: string
  name: string
  pictured: boolean
  functions: (CaptionColumns & { proven: boolean })[]
  languages: string[]
  sinceYear: number
  shifts: number
  rating: number | null
  ratings: number
}

/** Of fewer the mean would say what one of them was. */
const fewest = 3

/**
 * What somebody of the crew lets everybody read. Nothing is read of those who do not, so that nothing of them can slip
 * out. Throws `notFound`.
 */
export async function publicProfile(ctx: Context<'notFound'>, id: string): Promise<z.input<typeof PublicProfile>> {
  const row = await one<ProfileRow>(
    ctx,
    sql`select r.id, case when r.last_name = '' then r.first_name else r.first_name || ' ' || left(r.last_name, 1) || '.' end as name,
        ${pictured},
        (select coalesce(json_agg(json_build_object('id', f.id, 'caption', f.caption, 'code', f.code,
            'proven', pf.proof is not null) order by f.sort, f.caption, f.id), '[]')
          from person_function pf join lookup f on f.tenant_id = pf.tenant_id and f.id = pf.function_id
          where pf.tenant_id = r.tenant_id and pf.person_id = r.id
            and (pf.valid_until is null or pf.valid_until >= (${ctx.now}::timestamptz at time zone r.time_zone)::date)) as functions,
        array[r.language] as languages,
        extract(year from r.created_at at time zone r.time_zone)::int as "sinceYear",
        (select count(*)::int from project_crew_item_status s where s.tenant_id = r.tenant_id and s.person_id = r.id
          and s.status in ('checkedOut','signedOff')) as shifts,
        case when m.ratings >= ${fewest} then m.rating end as rating, m.ratings
      from person r cross join lateral (select round(avg(v.rating), 1)::float8 as rating, count(*)::int as ratings
        from (${sql.raw(marksOf('r'))}) v) m
      where r.tenant_id = ${ctx.tenant.id} and r.id = ${id} and r.public_profile and ${ofCrew}`,
  )
  const { pictured: _, ...said } = row
  return { ...said, pictureUrl: personRef(ctx, { ...row, phone: null }).pictureUrl }
}
