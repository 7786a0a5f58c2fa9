import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { type PositionCommand, holdsPlace } from '../../domain/projectCrewItems/position-status.ts'
import type { NewStatus } from '../../openapi/projectCrewItems.ts'
import { logging } from '../activities/log.ts'
import type { Context } from '../context.ts'
import { commanded, lockJob, lockPersonOf, mustAsk } from '../jobs/answer-job.ts'
import { type CollisionRow, collisionsJson } from '../jobs/jobs.queries.ts'
import { type AbsenceRow, absencesJson } from '../personalCalendar/absences.ts'
import { type EndedProofRow, endedProofsJson, told } from './ended-proofs.ts'
import { type StatusRow, itemStatus, oneStatus, statusRows } from './status.queries.ts'

/** What the log says of an action. */
const codes = {
  activate: 'personConfirmed',
  notNeeded: 'personNotNeeded',
  reactivate: 'personReactivated',
  noShow: 'personNoShow',
} as const

/** Activate, not needed, reactivate, no show. Taking a place again asks first like putting somebody there does. */
export async function act(
  ctx: Context<'notFound' | 'outOfTurn' | 'alreadyConfirmed'>,
  id: string,
  command: PositionCommand & keyof typeof codes,
  accepted: boolean,
) {
  await lockPersonOf(ctx, id)
  const job = await lockJob(ctx, id)
  // Planning may say yes for somebody who phoned: activating an invitation confirms it.
  const status =
    command === 'activate' && job.status === 'invited' ? 'confirmed' : commanded(ctx.refuse, job.status, command)
  const takes = holdsPlace(status) && !holdsPlace(job.status)
  if (takes) mustAsk(ctx.refuse, { ...job, proofs: told(ctx, job.proofs) }, accepted)
  const overlapAccepted = takes ? job.collisions.length > 0 : job.overlapAccepted
  const { rows } = await ctx.tx.execute<StatusRow>(
    statusRows(sql`with found as (
      update project_crew_item_status set status = ${status}, previous_status = ${job.status}, status_since = ${ctx.now},
        confirmed_at = case when ${takes} then ${ctx.now}::timestamptz else confirmed_at end, overlap_accepted = ${overlapAccepted},
        answer_by = case when ${command === 'reactivate'} then null else answer_by end
      where tenant_id = ${ctx.tenant.id} and id = ${id} returning *),
      logged as (${logging(ctx, [{ code: codes[command], jobId: id }])})`),
  )
  return itemStatus(ctx, oneStatus(ctx.refuse, rows))
}

/** Puts a person on a position. Throws `alreadyOnPosition`, `alreadyConfirmed` with what speaks against it, `positionFull`. */
export async function create(
  ctx: Context<'notFound' | 'alreadyOnPosition' | 'alreadyConfirmed'>,
  body: z.output<typeof NewStatus>,
) {
  const { rows: people } = await ctx.tx.execute(sql`
    select 1 from person where tenant_id = ${ctx.tenant.id} and id = ${body.personId} for no key update`)
  if (!people.length) throw ctx.refuse('notFound')
  const status = body.status ?? 'invited'
  const id = crypto.randomUUID()
  const { rows: found } = await ctx.tx.execute<{
    taken: boolean
    collisions: CollisionRow[]
    absences: AbsenceRow[]
    proofs: EndedProofRow[]
  }>(sql`
    select exists (select from project_crew_item_status x where x.tenant_id = s.tenant_id and x.item_id = s.item_id
      and x.person_id = s.person_id) as taken, ${collisionsJson} as collisions, ${absencesJson} as absences,
      ${endedProofsJson} as proofs
    from (select i.tenant_id, ${id}::uuid as id, i.id as item_id, ${body.personId}::uuid as person_id, i.starts, i.ends
      from project_crew_item i where i.tenant_id = ${ctx.tenant.id} and i.id = ${body.projectCrewItemId} for no key update) s`)
  const [place] = found
  if (!place) throw ctx.refuse('notFound')
  if (place.taken) throw ctx.refuse('alreadyOnPosition')
  // Whoever is invited says themselves what else they have then, not that their proof will do.
  const { collisions, absences } = status === 'confirmed' ? place : { collisions: [], absences: [] }
  mustAsk(ctx.refuse, { collisions, absences, proofs: told(ctx, place.proofs) }, body.acceptDoubleBooking === true)
  const { rows } = await ctx.tx.execute<StatusRow>(
    statusRows(sql`with found as (
      insert into project_crew_item_status (tenant_id, id, item_id, crew_id, person_id, status, starts, ends, status_since,
        confirmed_at, overlap_accepted, created_at)
      select tenant_id, ${id}::uuid, id, crew_id, ${body.personId}::uuid, ${status}, starts, ends, ${ctx.now}::timestamptz,
        ${status === 'confirmed' ? ctx.now : null}::timestamptz, ${status === 'confirmed' && place.collisions.length > 0}, ${ctx.now}::timestamptz
      from project_crew_item where tenant_id = ${ctx.tenant.id} and id = ${body.projectCrewItemId} returning *),
      logged as (${logging(ctx, [
        {
          code: status === 'confirmed' ? 'personConfirmed' : 'personInvited',
          itemId: body.projectCrewItemId,
          personId: body.personId,
        },
      ])})`),
  )
  return itemStatus(ctx, oneStatus(ctx.refuse, rows))
}
