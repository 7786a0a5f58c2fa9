import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { PlannerCrewMember, PlannerCrewMembers } from '../../openapi/plannerCrews.shapes.ts'
import type { Context } from '../context.ts'
import { type Listing, type Paged, listOf } from '../list.ts'
import { personRef } from '../people/person-ref.ts'
import {
  type Days,
  type PlanningRow,
  type Reader,
  planningColumns,
  planningPerson,
  readerOf,
} from '../planningCalendar/planning-people.queries.ts'
import { positionsWhere } from '../planningCalendar/positions.queries.ts'
import { iso } from '../wire.ts'
import { isMember } from './planner-crew.queries.ts'

type Member = z.input<typeof PlannerCrewMember>

type MembershipColumns = {
  id: string
  kind: 'favourite' | 'blocked'
  assignmentType: 'regular' | 'substitute' | null
  reason: string
  endDate: string | null
  author: string
  createdAt: string
}
export type MemberRow = PlanningRow & {
  pictured: boolean
  weeklyMinutes: number | null
  membership: MembershipColumns | null
}

/** A membership `x` as JSON. */
export const membershipJson =
  sql.raw(`json_build_object('id', x.id, 'kind', x.kind, 'assignmentType', x.assignment_type,
  'reason', x.reason, 'endDate', x.end_date, 'createdAt', x.created_at,
  'author', (select a.first_name || ' ' || a.last_name from person a where a.tenant_id = x.tenant_id and a.id = x.author_id))`)

export const membershipWire = ({ reason, createdAt, ...row }: MembershipColumns) => ({
  ...row,
  reason: reason === '' ? null : reason,
  createdAt: iso(createdAt),
})

/** Columns of a person `w`, with the membership an expression gives. */
export const memberColumns = (ctx: Context, days: Days, reader: Reader, membership: SQL) => sql`
  ${planningColumns(ctx, days, reader)},
  exists (select from person_picture pp where pp.tenant_id = w.tenant_id and pp.person_id = w.id) as pictured,
  ${
    reader.inside
      ? sql`(select k.weekly_minutes from staff_contract k where k.tenant_id = w.tenant_id and k.person_id = w.id
          and k.begin_date <= ${days.dateTo}::date and (k.end_date is null or k.end_date >= ${days.dateFrom}::date)
          order by k.begin_date desc, k.id limit 1)`
      : sql`null::int`
  } as "weeklyMinutes", ${membership} as membership`

export const memberWire = (ctx: Context, reader: Reader, row: MemberRow): Member => ({
  ...planningPerson(row, reader),
  pictureUrl: personRef(ctx, { ...row, phone: null }).pictureUrl,
  weeklyMinutes: row.weeklyMinutes,
  membership: row.membership && membershipWire(row.membership),
})

const memberListing = (ctx: Context, id: string, days: Days, reader: Reader): Listing<MemberRow, Member> => ({
  among: sql`from crew_preference x join person r on r.tenant_id = x.tenant_id and r.id = x.person_id
    where x.tenant_id = ${ctx.tenant.id} and x.planner_crew_id = ${id} and ${isMember(ctx)}`,
  order: [
    { by: sql`x.kind`, as: 'text', desc: true },
    { by: sql`r.first_name`, as: 'text' },
    { by: sql`r.last_name`, as: 'text' },
    { by: sql`r.id`, as: 'uuid' },
  ],
  rows: sql`select ${memberColumns(ctx, days, reader, membershipJson)}
    from page join person w on w.tenant_id = ${ctx.tenant.id} and w.id = page.id
    join crew_preference x on x.tenant_id = w.tenant_id and x.person_id = w.id and x.planner_crew_id = ${id}
      and x.ended_at is null`,
  item: row => memberWire(ctx, reader, row),
})

/** Who belongs to a crew, with the positions of what they have on some days. */
export async function crewMembers(
  ctx: Context<'invalidInput'>,
  id: string,
  days: Days,
  query: Paged,
): Promise<z.input<typeof PlannerCrewMembers>> {
  const reader = readerOf(ctx)
  const members = await listOf(ctx, query, memberListing(ctx, id, days, reader))
  return { ...members, positions: await positionsWhere(ctx, reader, onTheirs(members.items)) }
}

/** Positions `i` that jobs of these people are on. */
export const onTheirs = (people: readonly Member[]): SQL => {
  const ids = [...new Set(people.flatMap(({ jobs }) => jobs.map(({ projectCrewItemId }) => projectCrewItemId)))]
  return sql`i.id = any(${sql.param(ids)}::uuid[])`
}
