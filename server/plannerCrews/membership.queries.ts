import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { NewPlannerCrewMembership, PlannerCrewMembership } from '../../openapi/plannerCrews.shapes.ts'
import { isPlanner } from '../access/principal.ts'
import { visibleRows } from '../access/visible.ts'
import { knownTo, ofCrew } from '../chosen.ts'
import { type Context, personOf } from '../context.ts'
import { endingPreferences } from '../crewMembers/change-member.ts'
import type { Listing } from '../list.ts'
import { one } from '../one.ts'
import { faceOf } from '../people/face.ts'
import { iso } from '../wire.ts'
import { isMember } from './planner-crew.queries.ts'

type Row = {
  id: string
  kind: 'favourite' | 'blocked'
  assignmentType: 'regular' | 'substitute' | null
  reason: string
  endDate: string | null
  author: string
  createdAt: string
  plannerCrew: { id: string; name: string }
  company: { id: string; name: string } | null
  person: { id: string; name: string; pictured: boolean }
}

/** Memberships `x` of a table or of what a change has returned. */
const rows = (from: SQL) => sql`select x.id, x.kind, x.assignment_type as "assignmentType", x.reason,
    x.end_date::text as "endDate", x.created_at as "createdAt", a.first_name || ' ' || a.last_name as author,
    json_build_object('id', g.id, 'name', g.name) as "plannerCrew",
    case when y.id is null then null else json_build_object('id', y.id, 'name', y.name) end as company,
    json_build_object('id', r.id, 'name', r.first_name || ' ' || r.last_name, 'pictured',
      exists (select from person_picture pp where pp.tenant_id = r.tenant_id and pp.person_id = r.id)) as person
  from ${from} x join planner_crew g on g.tenant_id = x.tenant_id and g.id = x.planner_crew_id
  join person r on r.tenant_id = x.tenant_id and r.id = x.person_id
  join person a on a.tenant_id = x.tenant_id and a.id = x.author_id
  left join company y on y.tenant_id = g.tenant_id and y.id = g.company_id`

const wire = (ctx: Context, { reason, createdAt, person, ...row }: Row): z.input<typeof PlannerCrewMembership> => ({
  ...row,
  reason: reason === '' ? null : reason,
  createdAt: iso(createdAt),
  person: faceOf(ctx, person),
})

export const membershipListing = (
  ctx: Context,
  personId: string,
): Listing<Row, z.input<typeof PlannerCrewMembership>> => ({
  among: sql`from crew_preference x join person r on r.tenant_id = x.tenant_id and r.id = x.person_id
    join planner_crew g on g.tenant_id = x.tenant_id and g.id = x.planner_crew_id
    where x.tenant_id = ${ctx.tenant.id} and x.person_id = ${personId} and ${isMember(ctx)}
      and ${visibleRows('plannerCrews', ctx)}`,
  order: [
    { by: sql`x.created_at`, as: 'timestamptz', desc: true },
    { by: sql`x.id`, as: 'uuid', desc: true },
  ],
  rows: sql`${rows(sql`crew_preference`)} where x.tenant_id = ${ctx.tenant.id} and x.id in (select id from page)`,
  item: row => wire(ctx, row),
})

/** What a crew keeps of somebody now: that they are a member, or blocked; null: nothing. */
export async function presentMembership(
  ctx: Context,
  plannerCrewId: string,
  personId: string,
): Promise<z.input<typeof PlannerCrewMembership> | null> {
  const { rows: found } = await ctx.tx.execute<Row>(sql`${rows(sql`crew_preference`)}
    where x.tenant_id = ${ctx.tenant.id} and x.planner_crew_id = ${plannerCrewId} and x.person_id = ${personId}
      and ${isMember(ctx)} order by x.created_at desc limit 1`)
  return found[0] ? wire(ctx, found[0] as Row) : null
}

/**
 * Somebody is a member from now on, or blocked; it counts as the crew's client wanting them again or not. Throws
 * `notFound` for somebody who is none of the crew, and for a client whoever the own company does not know.
 */
export async function addMembership(
  ctx: Context<'notFound'>,
  entered: z.output<typeof NewPlannerCrewMembership>,
): Promise<z.input<typeof PlannerCrewMembership>> {
  const { plannerCrewId, personId, kind } = entered
  const known = isPlanner(ctx.who) ? sql`true` : knownTo(ctx)
  // Has others who say something of the same person wait.
  const { company } = await one<{ company: string | null }>(
    ctx,
    sql`select g.company_id as company from person r
      join planner_crew g on g.tenant_id = r.tenant_id and g.id = ${plannerCrewId}
      where r.tenant_id = ${ctx.tenant.id} and r.id = ${personId} and ${ofCrew} and ${known} for no key update of r`,
  )
  const before = endingPreferences(ctx, { personId, companyId: company, kind, plannerCrewId })
  return wire(
    ctx,
    await one<Row>(
      ctx,
      sql`with ended as (${before} returning 1),
      entered as (
        insert into crew_preference (tenant_id, id, person_id, kind, company_id, planner_crew_id, assignment_type, reason,
          end_date, author_id, created_at)
        select ${ctx.tenant.id}::uuid, gen_random_uuid(), ${personId}::uuid, ${kind}, ${company}::uuid, ${plannerCrewId}::uuid,
          ${kind === 'favourite' ? (entered.assignmentType ?? 'regular') : null}, ${entered.reason ?? ''},
          ${entered.endDate ?? null}::date, ${personOf(ctx)}::uuid, ${ctx.now}::timestamptz
        from (select count(*) from ended) before returning *)
      ${rows(sql`entered`)}`,
    ),
  )
}
