import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { PCrewCandidate, PCrewContact, PCrewMember } from '../../openapi/membershipCrews.ts'
import { isPlanner, turnsToPeople } from '../access/principal.ts'
import { knownTo, ofCrew } from '../chosen.ts'
import type { Context } from '../context.ts'
import type { Listing } from '../list.ts'
import { one } from '../one.ts'
import { type FaceColumns, faceOf } from '../people/face.ts'
import { functionsOf, nameOf, pictured } from '../people/person-columns.ts'
import { membershipJson, membershipWire } from '../plannerCrews/members.queries.ts'
import { isMember } from '../plannerCrews/planner-crew.queries.ts'
import { foundBy } from '../search/words.ts'
import type { CaptionColumns } from '../wire.ts'

type Somebody = FaceColumns & {
  functions: CaptionColumns[]
  shifts: number
  lastDay: string | null
  rating: number | null
  ratings: number
}
type MemberRow = Somebody & {
  phone: string | null
  membership: Parameters<typeof membershipWire>[0]
  invited: boolean
  nextShift: { date: string; startTime: string; name: string } | null
}

/** A person `r`, and how they did for the client of a crew `g`. */
const somebody = sql`r.id, ${nameOf}, ${pictured}, ${functionsOf}, w.*`
/** Shifts `s` of a person `r` on positions `i` for the client of a crew `g`. */
const there = `project_crew_item_status s
  join project_crew_item i on i.tenant_id = s.tenant_id and i.id = s.item_id
  join project_crew c on c.tenant_id = s.tenant_id and c.id = s.crew_id
  join project p on p.tenant_id = c.tenant_id and p.id = c.project_id
  where s.tenant_id = r.tenant_id and s.person_id = r.id and (g.company_id is null or p.company_id = g.company_id)`
const worked = sql.raw(`cross join lateral (
  select count(*)::int as shifts, avg(m.rating)::float8 as rating, coalesce(sum(m.ratings), 0)::int as ratings,
    max(n.day)::text as "lastDay"
  from (select s.id as status_id, i.start_date as day from ${there}
      and s.status in ('checkedIn','checkedOut','signedOff')) n
  left join lateral (select avg(v.rating) as rating, count(*) as ratings from item_rating v
    where v.tenant_id = r.tenant_id and v.status_id = n.status_id) m on true) w`)

const somebodyWire = (ctx: Context, row: Somebody) => ({
  ...faceOf(ctx, row),
  functions: row.functions,
  shifts: row.shifts,
  lastDay: row.lastDay,
  rating: row.rating,
  ratings: row.ratings,
})

/** Who belongs to a crew or is blocked there, as they did for its client. */
export function pCrewMembers(ctx: Context, id: string): Listing<MemberRow, z.input<typeof PCrewMember>> {
  const reaches = turnsToPeople(ctx.who)
  return {
    among: sql`from crew_preference x join person r on r.tenant_id = x.tenant_id and r.id = x.person_id
      where x.tenant_id = ${ctx.tenant.id} and x.planner_crew_id = ${id} and ${isMember(ctx)}`,
    order: [
      { by: sql`x.kind`, as: 'text', desc: true },
      { by: sql`r.first_name`, as: 'text' },
      { by: sql`r.last_name`, as: 'text' },
      { by: sql`r.id`, as: 'uuid' },
    ],
    rows: sql`select ${somebody}, ${reaches ? sql`r.phone` : sql`null::text`} as phone, ${membershipJson} as membership,
        ${
          isPlanner(ctx.who)
            ? sql`exists (select from login l where l.tenant_id = r.tenant_id and l.person_id = r.id
          and l.ended_at is null and l.invited_at is not null)`
            : sql`false`
        } as invited,
        (select json_build_object('date', i.start_date, 'startTime', i.start_time, 'name', c.name) from ${sql.raw(there)}
          and s.status in ('confirmed','checkedIn') and s.ends > ${ctx.now} order by s.starts, s.id limit 1) as "nextShift"
      from page join person r on r.tenant_id = ${ctx.tenant.id} and r.id = page.id
      join crew_preference x on x.tenant_id = r.tenant_id and x.person_id = r.id and x.planner_crew_id = ${id}
        and x.ended_at is null
      join planner_crew g on g.tenant_id = x.tenant_id and g.id = x.planner_crew_id ${worked}`,
    item: row => ({
      ...somebodyWire(ctx, row),
      phone: row.phone,
      membership: membershipWire(row.membership),
      invited: row.invited,
      nextShift: row.nextShift,
    }),
  }
}

/** Shifts of everybody for the client of a crew; a crew of the agency itself goes by name alone. */
const shiftsThere = (ctx: Context, id: string): SQL => sql`(select s.person_id, count(*)::int as shifts
  from planner_crew g join project p on p.tenant_id = g.tenant_id and p.company_id = g.company_id
  join project_crew c on c.tenant_id = p.tenant_id and c.project_id = p.id
  join project_crew_item_status s on s.tenant_id = c.tenant_id and s.crew_id = c.id
  where g.tenant_id = ${ctx.tenant.id} and g.id = ${id} and s.status in ('checkedIn','checkedOut','signedOff')
  group by s.person_id)`

/** Who of the crew is neither in a membership crew nor blocked there, who has worked most for its client first. */
export const pCrewCandidates = (
  ctx: Context,
  id: string,
  q: string | undefined,
): Listing<Somebody, z.input<typeof PCrewCandidate>> => ({
  among: sql`from person r left join ${shiftsThere(ctx, id)} n on n.person_id = r.id
    where r.tenant_id = ${ctx.tenant.id} and ${ofCrew} and ${isPlanner(ctx.who) ? sql`true` : knownTo(ctx)}
      and ${foundBy(ctx, q, { person: sql`r.id` })}
      and not exists (select from crew_preference x where x.tenant_id = r.tenant_id and x.person_id = r.id
        and x.planner_crew_id = ${id} and ${isMember(ctx)})`,
  order: [
    { by: sql`coalesce(n.shifts, 0)`, as: 'int', desc: true },
    { by: sql`r.first_name`, as: 'text' },
    { by: sql`r.last_name`, as: 'text' },
    { by: sql`r.id`, as: 'uuid' },
  ],
  rows: sql`select ${somebody} from page join person r on r.tenant_id = ${ctx.tenant.id} and r.id = page.id
    join planner_crew g on g.tenant_id = ${ctx.tenant.id} and g.id = ${id} ${worked}`,
  item: row => somebodyWire(ctx, row),
})

type ContactRow = FaceColumns & {
  functions: CaptionColumns[]
  phone: string | null
  email: string | null
  crewName: string
}

/** Throws `notFound` for whoever does not belong to the crew. */
export async function pCrewContact(
  ctx: Context<'notFound'>,
  id: string,
  personId: string,
): Promise<z.input<typeof PCrewContact>> {
  const row = await one<ContactRow>(
    ctx,
    sql`select r.id, ${nameOf}, ${pictured}, ${functionsOf}, r.phone, r.email, g.name as "crewName"
      from crew_preference x join person r on r.tenant_id = x.tenant_id and r.id = x.person_id
      join planner_crew g on g.tenant_id = x.tenant_id and g.id = x.planner_crew_id
      where x.tenant_id = ${ctx.tenant.id} and x.planner_crew_id = ${id} and x.person_id = ${personId} and ${isMember(ctx)}`,
  )
  const { functions: can, phone, email, crewName } = row
  return { ...faceOf(ctx, row), functions: can, phone, email, crewName }
}
