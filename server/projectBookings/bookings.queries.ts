import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { PositionStatus } from '../../domain/projectCrewItems/position-status.ts'
import type { CrewBooking, ProjectCrewProfile } from '../../openapi/projectBookings.ts'
import { idOrNumber } from '../access/scopes/judge.ts'
import { isOffice, isPlanner } from '../access/principal.ts'
import type { Context } from '../context.ts'
import type { Listing } from '../list.ts'
import { one } from '../one.ts'
import { pictured } from '../people/person-columns.ts'
import { type FaceColumns, faceOf } from '../people/face.ts'
import { functionJson, joinCrew, joinItem, shiftColumns } from '../projectCrewItems/fragments.ts'
import { type CaptionColumns, type ShiftColumns, shift } from '../wire.ts'

type BookingColumns = ShiftColumns & {
  id: string
  projectCrewItemId: string
  function: CaptionColumns
  task: string | null
  projectCrew: { id: string; name: string }
  status: PositionStatus
}

/** The project an address names, by id or number. */
const projectOf = (ctx: Context, project: string) =>
  sql`(select id from project where tenant_id = ${ctx.tenant.id} and ${idOrNumber(project)})`

/** Lines `s` that count as booked. Whom the agency has asked is its own matter. */
const isBooked = ({ who }: Context): SQL =>
  isPlanner(who) || isOffice(who)
    ? sql`s.status in ('applied','invited','confirmed','checkedIn','checkedOut','signedOff')`
    : sql`s.status in ('confirmed','checkedIn','checkedOut','signedOff')`

const bookingColumns = sql`s.id, s.item_id as "projectCrewItemId", ${functionJson}, i.task,
  json_build_object('id', c.id, 'name', c.name) as "projectCrew", s.status, ${shiftColumns}, i.starts, i.ends`
const bookingWire = ({ startDate, endDate, startTime, endTime, timeZone, starts, ends, ...row }: BookingColumns) => ({
  ...row,
  ...shift({ startDate, endDate, startTime, endTime, timeZone, starts, ends }),
})
export const bookingListing = (
  ctx: Context,
  project: string,
): Listing<BookingColumns & { person: FaceColumns }, z.input<typeof CrewBooking>> => ({
  among: sql`from project_crew c join project_crew_item_status s on s.tenant_id = c.tenant_id and s.crew_id = c.id
    join person r on r.tenant_id = s.tenant_id and r.id = s.person_id
    where c.tenant_id = ${ctx.tenant.id} and c.project_id = ${projectOf(ctx, project)} and ${isBooked(ctx)}`,
  order: [
    { by: sql`s.starts`, as: 'timestamptz' },
    { by: sql`r.last_name`, as: 'text' },
    { by: sql`r.first_name`, as: 'text' },
    { by: sql`s.id`, as: 'uuid' },
  ],
  rows: sql`select ${bookingColumns}, json_build_object('id', r.id, 'name', r.first_name || ' ' || r.last_name, 'pictured',
      exists (select from person_picture pp where pp.tenant_id = r.tenant_id and pp.person_id = r.id)) as person
    from page join project_crew_item_status s on s.tenant_id = ${ctx.tenant.id} and s.id = page.id
    ${joinItem} ${joinCrew} join person r on r.tenant_id = s.tenant_id and r.id = s.person_id`,
  item: ({ person, ...row }) => ({ ...bookingWire(row), person: faceOf(ctx, person) }),
})

type ProfileRow = FaceColumns & {
  functions: CaptionColumns[]
  timesHere: number
  timesForClient: number
  bookings: BookingColumns[]
}

/** Somebody who is booked on a project. Throws `notFound` for everybody else. */
export async function projectCrewProfile(
  ctx: Context<'notFound'>,
  project: string,
  personId: string,
): Promise<z.input<typeof ProjectCrewProfile>> {
  const { bookings, functions, timesHere, timesForClient, ...person } = await one<ProfileRow>(
    ctx,
    sql`with booked as materialized (select ${bookingColumns}, f.sort from project_crew_item_status s ${joinItem} ${joinCrew}
        where s.tenant_id = ${ctx.tenant.id} and s.person_id = ${personId} and p.id = ${projectOf(ctx, project)}
          and ${isBooked(ctx)})
    select r.id, r.first_name || ' ' || r.last_name as name,
      ${pictured},
      (select json_agg(d.function order by d.sort, d.caption) from (select distinct on (b.function->>'id') b.function, b.sort,
        b.function->>'caption' as caption from booked b) d) as functions,
      (select json_agg(to_jsonb(b) - 'sort' order by b.starts, b.id) from booked b) as bookings, past."timesHere", past."timesForClient"
    from person r cross join lateral (
      select count(*) filter (where c.location_id = n.location_id)::int as "timesHere",
        count(*) filter (where p.company_id = n.company_id)::int as "timesForClient"
      from project n join project_crew_item_status s on s.tenant_id = n.tenant_id and s.person_id = r.id
        and s.status in ('checkedOut','signedOff')
      join project_crew c on c.tenant_id = s.tenant_id and c.id = s.crew_id
      join project p on p.tenant_id = c.tenant_id and p.id = c.project_id
      where n.tenant_id = ${ctx.tenant.id} and n.id = ${projectOf(ctx, project)}) past
    where r.tenant_id = ${ctx.tenant.id} and r.id = ${personId} and exists (select from booked)`,
  )
  return {
    ...faceOf(ctx, person),
    functions,
    timesHere,
    timesForClient,
    bookings: bookings.map(({ id, projectCrewItemId, function: does, task, projectCrew, status, ...times }) => ({
      id,
      projectCrewItemId,
      function: does,
      task,
      projectCrew,
      status,
      ...shift(times),
    })),
  }
}
