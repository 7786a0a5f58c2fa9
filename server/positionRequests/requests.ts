import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { changesOf } from '../../domain/activities/changes.ts'
import { type Closed, type RequestAct, afterAct } from '../../domain/positionRequests/request-state.ts'
import type { LogCode } from '../../openapi/activities.ts'
import type { NewPositionRequest, PositionRequest, PositionRequests } from '../../openapi/positionRequests.ts'
import { isPlanner } from '../access/principal.ts'
import { logging } from '../activities/log.ts'
import { type Context, personOf } from '../context.ts'
import { one } from '../one.ts'
import type { ShiftProblem } from '../projectCrewItems/derived-times.ts'
import { addedShift } from '../projectPlans/added-item.ts'
import { addPlanned } from '../projectPlans/change-plan.ts'
import { projectIdOf } from '../projects/project-crews.queries.ts'
import { type RequestRow, requestRows, requestWire, stateOf } from './request.queries.ts'

type Answer = z.input<typeof PositionRequest>

/** What the client asks for beside the plan of a project; planning is told which quotation holds none of it. */
export async function projectRequests(ctx: Context, id: string): Promise<z.input<typeof PositionRequests>> {
  const project = projectIdOf(ctx, id)
  const { rows } = await ctx.tx.execute<RequestRow>(requestRows(ctx, sql`r.project_id = ${project}`))
  const quotation = isPlanner(ctx.who) ? await acceptedQuotation(ctx, project) : null
  return { items: rows.map(row => requestWire(ctx, row)), acceptedQuotation: quotation }
}

async function acceptedQuotation(ctx: Context, project: SQL): Promise<string | null> {
  const { rows } = await ctx.tx.execute<{ number: string }>(sql`select q.number from quotation q
    where q.tenant_id = ${ctx.tenant.id} and q.project_id = ${project} and q.state = 'accepted'
    order by q.answered_at desc limit 1`)
  return rows[0]?.number ?? null
}

type Facts = {
  projectId: string
  closed: boolean
  name: string
  zone: string
  /** Its last day is over, at the venue. */
  over: boolean
  /** Of its first position that is not over. */
  hours: { startDate: string; endDate: string | null; startTime: string; endTime: string } | null
  function: { caption: string; code: string } | null
}

const factsOf = (ctx: Context<'notFound'>, crewId: string, functionId: string) =>
  one<Facts>(
    ctx,
    sql`select c.project_id as "projectId", p.closed_at is not null as closed, c.name, l.time_zone as zone,
      ((greatest(c.ends, c.starts) - interval '1 minute') at time zone l.time_zone)::date
        < (${ctx.now}::timestamptz at time zone l.time_zone)::date as over,
      (select json_build_object('startDate', i.start_date, 'endDate', i.end_date, 'startTime', i.start_time, 'endTime', i.end_time)
        from project_crew_item i where i.tenant_id = c.tenant_id and i.crew_id = c.id
        order by i.ends <= ${ctx.now}, i.starts, i.id limit 1) as hours,
      (select json_build_object('caption', f.caption, 'code', f.code) from lookup f
        where f.tenant_id = c.tenant_id and f.kind = 'functions' and f.id = ${functionId}) as function
    from project_crew c
    join project p on p.tenant_id = c.tenant_id and p.id = c.project_id
    join location l on l.tenant_id = c.tenant_id and l.id = c.location_id
    where c.tenant_id = ${ctx.tenant.id} and c.id = ${crewId}`,
  )

/** The client asks; planning finds it with its warnings and in the log. Throws `projectClosed`, `shiftOver`. */
export async function requestPosition(
  ctx: Context<ShiftProblem | 'notFound' | 'projectClosed' | 'shiftOver'>,
  crewId: string,
  body: z.output<typeof NewPositionRequest>,
): Promise<Answer> {
  const { projectId, closed, name, zone, over, hours, function: does } = await factsOf(ctx, crewId, body.functionId)
  if (!does) throw ctx.refuse('notFound', { errors: [{ path: 'body.functionId' }] })
  if (closed) throw ctx.refuse('projectClosed')
  const shift = addedShift(ctx, body, hours, zone, { name, at: 'body' })
  if (over || shift.ends <= ctx.now) throw ctx.refuse('shiftOver')
  const id = crypto.randomUUID()
  const note = body.note || null
  await ctx.tx.execute(sql`
    with made as (
      insert into position_request (tenant_id, id, project_id, crew_id, crew_name, function_id, start_date, end_date, start_time,
        end_time, time_zone, starts, ends, amount_of_rows, note, requested_by_id, created_at)
      values (${ctx.tenant.id}, ${id}, ${projectId}, ${crewId}, ${name}, ${body.functionId}, ${shift.startDate}::date,
        ${shift.endDate}::date, ${shift.startTime}, ${shift.endTime}, ${zone}, ${shift.starts}, ${shift.ends},
        ${body.amountOfRows}, ${note}, ${personOf(ctx)}, ${ctx.now})),
    logged as (${logging(ctx, [
      {
        code: 'positionRequested',
        projectId,
        crewId,
        itemId: id,
        named: { crew: name, position: does.caption, functionCode: does.code },
        changes: changesOf({}, { amountOfRows: body.amountOfRows }),
        ...(note === null ? {} : { text: note }),
      },
    ])})
    select`)
  return requestWire(ctx, await one<RequestRow>(ctx, requestRows(ctx, sql`r.id = ${id}`)))
}

const refusals = {
  accepted: 'requestAccepted',
  declined: 'requestDeclined',
  withdrawn: 'requestWithdrawn',
  lapsed: 'requestLapsed',
  dropped: 'requestDropped',
} as const satisfies Record<Closed, string>
type Answering = Context<'notFound' | (typeof refusals)[Closed]>

/**
 * Locks a request, with its crew, and says what an act makes of it: of two at once the second is told of the first, and
 * the crew of one that is accepted stays.
 */
async function acted(ctx: Answering, id: string, act: RequestAct) {
  await ctx.tx.execute(sql`
    with held as (select crew_id from position_request where tenant_id = ${ctx.tenant.id} and id = ${id} for no key update)
    select from project_crew where tenant_id = ${ctx.tenant.id} and id = (select crew_id from held) for key share`)
  // A statement of its own: it sees what whoever held the request until now has answered.
  const row = await one<RequestRow>(ctx, requestRows(ctx, sql`r.id = ${id}`))
  const next = afterAct(stateOf(ctx, row), act)
  if ('closed' in next) throw ctx.refuse(refusals[next.closed])
  return { row, to: next.to }
}

type Found = Awaited<ReturnType<typeof acted>>

/** As it is once whoever asks has answered it. */
const answeredWire = (ctx: Context, { row, to }: Found, reason: string | null = null): Answer =>
  requestWire(ctx, {
    ...row,
    ...{ state: to, reason, answeredBy: row.reader, answeredAt: ctx.now.toISOString() },
    planned: to === 'accepted',
  })

/** Writes that a request was declined or withdrawn. */
async function closed(ctx: Context, found: Found, code: LogCode, reason: string | null = null): Promise<Answer> {
  const { row, to } = found
  const named = { crew: row.crew.name, position: row.function.caption, functionCode: row.function.code }
  const of = { projectId: row.projectId, crewId: row.crew.id, itemId: row.id, named }
  await ctx.tx.execute(sql`
    with answered as (
      update position_request set state = ${to}, answered_at = ${ctx.now}, answered_by_id = ${personOf(ctx)}, reason = ${reason}
      where tenant_id = ${ctx.tenant.id} and id = ${row.id}),
    logged as (${logging(ctx, [{ code, ...of, ...(reason === null ? {} : { text: reason }) }])})
    select`)
  return answeredWire(ctx, found, reason)
}

/** Makes it a position of its crew, by the same id; what the client wrote becomes its internal comment. */
export async function acceptRequest(
  ctx: Answering & Context<ShiftProblem | 'notFound' | 'projectClosed'>,
  id: string,
): Promise<Answer> {
  const found = await acted(ctx, id, 'accept')
  const { row } = found
  if (row.projectClosed) throw ctx.refuse('projectClosed')
  const { startDate, endDate, startTime, endTime, amountOfRows, like } = row
  const item = {
    requestId: row.id,
    projectCrewId: row.crew.id,
    functionId: row.function.id,
    ...{ startDate, endDate, startTime, endTime, amountOfRows },
    ...(like ? { breakMinutes: like.breakMinutes, cateringId: like.cateringId } : {}),
    ...(row.note === null ? {} : { commentInternal: row.note }),
  }
  await addPlanned(ctx, sql`${row.projectId}::uuid`, { crews: [], items: [item] }, () => 'body')
  return answeredWire(ctx, found)
}

export const declineRequest = async (ctx: Answering, id: string, reason: string): Promise<Answer> =>
  closed(ctx, await acted(ctx, id, 'decline'), 'positionRequestDeclined', reason)

export const withdrawRequest = async (ctx: Answering, id: string): Promise<Answer> =>
  closed(ctx, await acted(ctx, id, 'withdraw'), 'positionRequestWithdrawn')
