import { sql } from 'drizzle-orm'
import { confirmAllowed } from '../../domain/projectCrewItems/check-in-window.ts'
import { type PositionCommand, nextStatus } from '../../domain/projectCrewItems/position-status.ts'
import { type LogLine, logging } from '../activities/log.ts'
import type { Context, Refuse } from '../context.ts'
import { one } from '../one.ts'
import { type AbsenceRow, absencesJson } from '../personalCalendar/absences.ts'
import { iso, millis } from '../wire.ts'
import { collision, jobDetail } from './job-wire.ts'
import { type EndedProofRow, endedProofsJson } from '../projectCrewItems/ended-proofs.ts'
import { type CollisionRow, collisionsJson, ownJobRow } from './jobs.queries.ts'

/** The way of a request is added to the five seconds in which a person may undo. */
export const undoGrace = 5_000

type LockedJob = {
  id: string
  status: string
  previousStatus: string | null
  starts: string
  statusSince: string
  answerBy: string | null
  personId: string
  overlapAccepted: boolean
  collisions: CollisionRow[]
  absences: AbsenceRow[]
  proofs: EndedProofRow[]
}

/** Locks the person behind a job, so that two changes for one person follow one another. Own jobs are locked by their scope. */
export async function lockPersonOf(ctx: Context, id: string): Promise<void> {
  await ctx.tx.execute(sql`
    select 1 from person where tenant_id = ${ctx.tenant.id} and id = (
      select person_id from project_crew_item_status where tenant_id = ${ctx.tenant.id} and id = ${id}) for no key update`)
}

/**
 * Reads the job and what collides with it, after the person was locked. Every writer takes the person first and the
 * position (through its counted places) second: no deadlock.
 */
export async function lockJob(ctx: Context<'notFound'>, id: string): Promise<LockedJob> {
  return one<LockedJob>(
    ctx,
    sql`
    select s.id, s.status, s.previous_status as "previousStatus", s.starts, s.status_since as "statusSince",
      s.answer_by as "answerBy",
      s.person_id as "personId", s.overlap_accepted as "overlapAccepted", ${collisionsJson} as collisions,
      ${absencesJson} as absences, ${endedProofsJson} as proofs
    from project_crew_item_status s where s.tenant_id = ${ctx.tenant.id} and s.id = ${id} for no key update of s`,
  )
}

/** The state after a command; refuses with the present state. */
export function commanded(
  refuse: Refuse<'outOfTurn'>,
  status: string,
  command: PositionCommand,
  times?: { confirmedAt: number; now: number },
): string {
  const result = nextStatus(status as Parameters<typeof nextStatus>[0], command, times)
  if ('refused' in result) throw refuse('outOfTurn', { state: result.refused })
  return result.status
}

/** What the log says of an answer, before the statement that gives it. */
const told = (ctx: Context, code: LogLine['code'], jobId: string) =>
  sql`with logged as (${logging(ctx, [{ code, jobId }])})`

export async function confirm(
  ctx: Context<'notFound' | 'outOfTurn' | 'jobAlreadyStarted' | 'alreadyConfirmed'>,
  id: string,
  acceptDoubleBooking: boolean,
): Promise<void> {
  const job = await lockJob(ctx, id)
  // The deadline counts, not when it was noticed that it has passed.
  const lapsed = job.status === 'invited' && job.answerBy !== null && millis(job.answerBy) <= ctx.now.getTime()
  const status = commanded(ctx.refuse, lapsed ? 'declined' : job.status, 'confirm')
  if (!confirmAllowed(millis(job.starts), ctx.now.getTime()))
    throw ctx.refuse('jobAlreadyStarted', { started: iso(job.starts) })
  // Whether their proofs hold is for those to judge who put them there.
  mustAsk(ctx.refuse, { ...job, proofs: [] }, acceptDoubleBooking)
  await ctx.tx.execute(sql`
    ${told(ctx, 'personConfirmed', id)}
    update project_crew_item_status set status = ${status}, previous_status = ${job.status}, status_since = ${ctx.now},
      confirmed_at = ${ctx.now}, overlap_accepted = ${job.collisions.length > 0}
    where tenant_id = ${ctx.tenant.id} and id = ${id}`)
}

interface Against {
  collisions: CollisionRow[]
  absences: AbsenceRow[]
  proofs?: EndedProofRow[]
}

/** What stands in the way and nobody said yes to is a question, not a failure: the answer carries all of it. */
export function mustAsk(
  refuse: Refuse<'alreadyConfirmed'>,
  { collisions, absences, proofs = [] }: Against,
  accepted: boolean,
): void {
  if (collisions.length + absences.length + proofs.length > 0 && !accepted)
    throw refuse('alreadyConfirmed', { collisions: collisions.map(collision), absences, proofs })
}

export async function undoConfirmation(
  ctx: Context<'notFound' | 'outOfTurn' | 'undoTooLate'>,
  id: string,
): Promise<void> {
  const job = await lockJob(ctx, id)
  if (job.status !== 'confirmed') throw ctx.refuse('outOfTurn', { state: job.status })
  if (ctx.now.getTime() - millis(job.statusSince) > 5_000 + undoGrace) throw ctx.refuse('undoTooLate')
  await ctx.tx.execute(sql`
    ${told(ctx, 'answerTakenBack', id)}
    update project_crew_item_status set status = 'invited', previous_status = null, status_since = ${ctx.now},
      confirmed_at = null, overlap_accepted = false
    where tenant_id = ${ctx.tenant.id} and id = ${id}`)
}

export async function decline(ctx: Context<'notFound' | 'outOfTurn'>, id: string): Promise<void> {
  const job = await lockJob(ctx, id)
  const status = commanded(ctx.refuse, job.status, 'decline')
  await ctx.tx.execute(sql`
    ${told(ctx, 'personDeclined', id)}
    update project_crew_item_status set status = ${status}, previous_status = ${job.status}, status_since = ${ctx.now}
    where tenant_id = ${ctx.tenant.id} and id = ${id}`)
}

export async function undoDecline(ctx: Context<'notFound' | 'outOfTurn' | 'undoTooLate'>, id: string): Promise<void> {
  const job = await lockJob(ctx, id)
  if (job.status !== 'declined' || !job.previousStatus) throw ctx.refuse('outOfTurn', { state: job.status })
  if (ctx.now.getTime() - millis(job.statusSince) > 5_000 + undoGrace) throw ctx.refuse('undoTooLate')
  await ctx.tx.execute(sql`
    ${told(ctx, 'answerTakenBack', id)}
    update project_crew_item_status set status = ${job.previousStatus}, previous_status = null, status_since = ${ctx.now}
    where tenant_id = ${ctx.tenant.id} and id = ${id}`)
}

/** One own job; absent ones and those of others are `notFound`. */
export const ownJob = async (ctx: Context<'notFound'>, id: string) => jobDetail(ctx, await ownJobRow(ctx, id))
