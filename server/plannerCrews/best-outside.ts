import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { worthOf } from '../../domain/bestPersons/rank.ts'
import { tenantRules } from '../../domain/tenant-rules.ts'
import type { PlannerCrewMembers } from '../../openapi/plannerCrews.shapes.ts'
import type { Context } from '../context.ts'
import { type OpenPlace, around, knownPeople, openPlaces } from '../fillProposals/facts.queries.ts'
import { judged } from '../fillProposals/propose.ts'
import { one } from '../one.ts'
import { type Days, readerOf } from '../planningCalendar/planning-people.queries.ts'
import { type PositionRow, positionRows, positionWire } from '../planningCalendar/positions.queries.ts'
import { statusOf } from '../projects/project-list.queries.ts'
import { type MemberRow, memberColumns, memberWire } from './members.queries.ts'
import { isFilledBy, onDays } from './planner-crew.queries.ts'

type Answer = z.input<typeof PlannerCrewMembers>

/**
 * People outside a crew for its open positions of some days: whoever could be at most of them and is worth most there
 * first, by the rules that rank and propose elsewhere. Nobody in whose way something stands. Throws `notFound`.
 */
export async function bestOutside(
  ctx: Context<'notFound'>,
  id: string,
  days: Days,
  most: number,
): Promise<z.input<typeof PlannerCrewMembers>> {
  const asked = { tenantId: ctx.tenant.id, now: ctx.now }
  const places = await openPlaces(
    ctx.tx,
    asked,
    sql`${onDays(days)} and ${statusOf} = 'confirmed' and exists (select from planner_crew g
      where g.tenant_id = ${ctx.tenant.id} and g.id = ${id} and ${isFilledBy})`,
  )
  if (!places.length) {
    await one(ctx, sql`select g.id from planner_crew g where g.tenant_id = ${ctx.tenant.id} and g.id = ${id}`)
    return answer([], [], most)
  }
  const people = await knownPeople(
    ctx.tx,
    asked,
    around(places),
    sql`not exists (select from crew_preference x where x.tenant_id = w.tenant_id and x.person_id = w.id
      and x.planner_crew_id = ${id} and x.ended_at is null)`,
  )
  const rules = tenantRules(ctx.tenant.settings)
  const worth = (person: (typeof people)[number], place: OpenPlace) => {
    const { fit, reasons } = judged(rules, place, person)
    return reasons.length || person.on.includes(place.id) ? 0 : worthOf(fit, 'bestMatch')
  }
  const best = people
    .map(person => ({
      id: person.id,
      worth: places.reduce((sum, place) => sum + worth(person, place), 0),
    }))
    .filter(person => person.worth > 0)
    .toSorted((a, b) => b.worth - a.worth || (a.id < b.id ? -1 : 1))
    .slice(0, most)
    .map(person => person.id)
  if (!best.length) return answer([], [], most)
  const reader = readerOf(ctx)
  const found = await one<{ people: MemberRow[]; positions: (PositionRow & { requested: number })[] }>(
    ctx,
    sql`with found as materialized (select ${memberColumns(ctx, days, reader, sql`null::json`)}
        from person w where w.tenant_id = ${ctx.tenant.id} and w.id = any(${sql.param(best)}::uuid[]))
    select (select coalesce(json_agg(found), '[]') from found) as people,
      (select coalesce(json_agg(r order by r.starts, r.id), '[]') from (${positionRows(
        ctx,
        reader,
        sql`i.id in (select (j.job->>'projectCrewItemId')::uuid from found cross join json_array_elements(found.jobs) j (job))`,
      )}) r) as positions`,
  )
  return answer(
    best.flatMap(one => found.people.filter(person => person.id === one)).map(row => memberWire(ctx, reader, row)),
    found.positions.map(({ requested: _, ...row }) => positionWire(row)),
    most,
  )
}

const answer = (items: Answer['items'], positions: Answer['positions'], limit: number): Answer => ({
  items,
  total: items.length,
  limit,
  page: 1,
  positions,
})
