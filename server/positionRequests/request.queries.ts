import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { type KeptState, stateAt } from '../../domain/positionRequests/request-state.ts'
import type { PositionRequest } from '../../openapi/positionRequests.ts'
import { isOffice, isPlanner } from '../access/principal.ts'
import type { Context } from '../context.ts'
import { functionJson } from '../projectCrewItems/fragments.ts'
import { type CaptionColumns, type ShiftColumns, iso, isoOrNull, millis, shift } from '../wire.ts'

export type RequestRow = ShiftColumns & {
  id: string
  projectId: string
  state: KeptState
  crew: { id: string; name: string }
  crewThere: boolean
  function: CaptionColumns
  amountOfRows: number
  note: string | null
  requestedBy: string | null
  requestedAt: string
  answeredBy: string | null
  /** Name of whoever asks for it now. */
  reader: string | null
  answeredAt: string | null
  reason: string | null
  planned: boolean
  projectClosed: boolean
  /** Break and catering of the crew's first position, which the one it becomes begins with. */
  like: { breakMinutes: number; cateringId: string | null } | null
}

/** An open request waits for an answer: its crew is there and its hours are not over. */
export const isOpen = (ctx: Pick<Context, 'now'>): SQL =>
  sql`(r.state = 'asked' and r.ends > ${ctx.now}::timestamptz and c.id is not null)`

/** Requests `r` that a condition names, with their crew `c` while it is there; those that are open first. */
export const requestRows = (ctx: Context, which: SQL): SQL => sql`
  select r.id, r.project_id as "projectId", r.state, json_build_object('id', r.crew_id, 'name', coalesce(c.name, r.crew_name)) as crew,
    c.id is not null as "crewThere", ${functionJson}, r.start_date as "startDate", r.end_date as "endDate",
    r.start_time as "startTime", r.end_time as "endTime", r.time_zone as "timeZone", r.starts, r.ends,
    r.amount_of_rows as "amountOfRows", r.note, a.first_name || ' ' || a.last_name as "requestedBy", r.created_at as "requestedAt",
    b.first_name || ' ' || b.last_name as "answeredBy", r.answered_at as "answeredAt", r.reason,
    (select w.first_name || ' ' || w.last_name from person w where w.tenant_id = r.tenant_id and w.id = ${ctx.who.personId}) as reader,
    exists (select from project_crew_item i where i.tenant_id = r.tenant_id and i.id = r.id) as planned,
    p.closed_at is not null as "projectClosed",
    (select json_build_object('breakMinutes', i.break_minutes, 'cateringId', i.catering_id) from project_crew_item i
      where i.tenant_id = r.tenant_id and i.crew_id = r.crew_id order by i.starts, i.id limit 1) as like
  from position_request r
  join project p on p.tenant_id = r.tenant_id and p.id = r.project_id
  join lookup f on f.tenant_id = r.tenant_id and f.id = r.function_id
  left join project_crew c on c.tenant_id = r.tenant_id and c.id = r.crew_id
  left join person a on a.tenant_id = r.tenant_id and a.id = r.requested_by_id
  left join person b on b.tenant_id = r.tenant_id and b.id = r.answered_by_id
  where r.tenant_id = ${ctx.tenant.id} and ${which}
  order by ${isOpen(ctx)} desc, r.created_at desc, r.id`

export const stateOf = (ctx: Context, row: RequestRow) => stateAt({ ...row, ends: millis(row.ends) }, ctx.now.getTime())

export const requestWire = (ctx: Context, row: RequestRow): z.input<typeof PositionRequest> => ({
  id: row.id,
  state: stateOf(ctx, row),
  projectCrew: row.crew,
  function: row.function,
  ...shift(row),
  amountOfRows: row.amountOfRows,
  note: row.note,
  requestedBy: row.requestedBy,
  requestedAt: iso(row.requestedAt),
  answeredBy: isPlanner(ctx.who) || isOffice(ctx.who) ? row.answeredBy : null,
  answeredAt: isoOrNull(row.answeredAt),
  reason: row.reason,
  planned: row.planned,
})
