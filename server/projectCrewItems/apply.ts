import { sql } from 'drizzle-orm'
import { nextStatus, type StatusOrNone } from '../../domain/projectCrewItems/position-status.ts'
import { logging } from '../activities/log.ts'
import { type Context, personOf } from '../context.ts'
import { mustAsk } from '../jobs/answer-job.ts'
import { type CollisionRow, collisionsJson } from '../jobs/jobs.queries.ts'
import { one } from '../one.ts'
import { type AbsenceRow, absencesJson } from '../personalCalendar/absences.ts'

type Place = {
  crewId: string
  starts: string
  ends: string
  open: boolean
  full: boolean
  started: boolean
  jobId: string | null
  status: StatusOrNone | null
  collisions: CollisionRow[]
  absences: AbsenceRow[]
}

/** The place as it stays until the end: whoever moves it meanwhile finds who was put there, or was first. */
async function lockPlace(ctx: Context<'notFound'>, itemId: string): Promise<Place> {
  const place = await one<Place>(
    ctx,
    sql`
    select i.crew_id as "crewId", i.starts, i.ends, i.open_for_applications as open, i.filled >= i.amount_of_rows as full,
      i.starts <= ${ctx.now} as started, o.id as "jobId", o.status, s.collisions, s.absences
    from project_crew_item i
    left join project_crew_item_status o on o.tenant_id = i.tenant_id and o.item_id = i.id and o.person_id = ${personOf(ctx)}
    cross join lateral (select ${collisionsJson} as collisions, ${absencesJson} as absences from (select i.tenant_id, coalesce(o.id, i.id) as id, ${personOf(ctx)}::uuid as person_id,
      i.starts, i.ends) s) s
    where i.tenant_id = ${ctx.tenant.id} and i.id = ${itemId} for no key update of i`,
  )
  return place
}

const answer = (itemId: string, jobId: string | null, status: string | null) => ({
  projectCrewItemId: itemId,
  jobId,
  status,
})

/** Applying twice is the same as once. Throws what stands in the way by name; `alreadyConfirmed` with what collides. */
export async function apply(
  ctx: Context<
    | 'notFound'
    | 'alreadyOnPosition'
    | 'notOpenForApplications'
    | 'jobAlreadyStarted'
    | 'positionFull'
    | 'alreadyConfirmed'
  >,
  itemId: string,
  acceptDoubleBooking: boolean,
) {
  const place = await lockPlace(ctx, itemId)
  if (place.status === 'applied') return answer(itemId, place.jobId, 'applied')
  if (place.status && place.status !== 'declined') throw ctx.refuse('alreadyOnPosition', { state: place.status })
  if (!place.open) throw ctx.refuse('notOpenForApplications')
  if (place.started) throw ctx.refuse('jobAlreadyStarted')
  if (place.full) throw ctx.refuse('positionFull')
  mustAsk(ctx.refuse, place, acceptDoubleBooking)
  const { rows } = await ctx.tx.execute<{ id: string; status: string }>(sql`
    with logged as (${logging(ctx, [{ code: 'personApplied', itemId, personId: personOf(ctx) }])})
    insert into project_crew_item_status (tenant_id, id, item_id, crew_id, person_id, status, starts, ends, status_since, created_at)
    values (${ctx.tenant.id}, ${crypto.randomUUID()}, ${itemId}, ${place.crewId}, ${personOf(ctx)}, 'applied', ${new Date(place.starts)},
      ${new Date(place.ends)}, ${ctx.now}, ${ctx.now})
    on conflict (tenant_id, item_id, person_id) do update set
      status = case when project_crew_item_status.status = 'declined' then 'applied' else project_crew_item_status.status end,
      previous_status = null, status_since = ${ctx.now}
    returning id, status`)
  return answer(itemId, rows[0]?.id ?? null, rows[0]?.status ?? null)
}

/** Takes an open application back, or a refused or called-off one off the list; nothing to take back is fine as well. */
export async function unapply(ctx: Context<'notFound' | 'outOfTurn'>, itemId: string) {
  const place = await lockPlace(ctx, itemId)
  if (!place.status) return answer(itemId, null, null)
  const withdrawn = nextStatus(place.status, 'unapply')
  const removed = 'refused' in withdrawn ? nextStatus(place.status, 'remove') : withdrawn
  if ('refused' in removed) throw ctx.refuse('outOfTurn', { state: place.status })
  // Why somebody could not come stays with the position.
  const told =
    place.jobId && place.status === 'applied'
      ? sql`with logged as (${logging(ctx, [{ code: 'applicationWithdrawn', jobId: place.jobId }])})`
      : sql``
  const { rows } = await ctx.tx.execute(sql`${told}
    delete from project_crew_item_status where tenant_id = ${ctx.tenant.id} and item_id = ${itemId}
      and person_id = ${personOf(ctx)} and status = ${place.status} and cancel_reason is null returning 1`)
  if (!rows.length) throw ctx.refuse('outOfTurn', { state: place.status })
  return answer(itemId, null, null)
}
