import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { punchAllowed } from '../../domain/check-in-window.ts'
import { asksReason, metresBetween } from '../../domain/distance.ts'
import type { PunchKind } from '../../domain/punches.ts'
import type { NewPunch, PunchAnswer, StatusChange } from '../../openapi/projectCrewItems.ts'
import { type Context, personOf } from '../context.ts'
import { Problem } from '../problem.ts'
import { iso, millis } from '../wire.ts'
import { type PunchedJob, type StoredPunch, foldJob, foldedUpdate, lockPunchedJob } from './punched-job.ts'
import { type StatusRow, itemStatus, oneStatus, statusRows } from './status.queries.ts'
import { changeHours } from './line-hours.ts'
import { trueTime } from './true-time.ts'

type PunchBody = z.output<typeof NewPunch>

/**
 * Stores one punch and folds all of them into the status. An interactive punch out of turn is refused; one replayed
 * from an outbox is always stored, for it is a fact. Throws `jobNotStarted`, `checkInMissing`, `outOfTurn`, `notFound`.
 */
export async function storePunch(ctx: Context, itemId: string, body: PunchBody): Promise<z.input<typeof PunchAnswer>> {
  const personId = body.person ?? personOf(ctx)
  const job = await lockPunchedJob(ctx, sql`s.item_id = ${itemId} and s.person_id = ${personId}`)
  const time = trueTime(ctx.now, body)
  if (!body.replayed) mustBeAllowed(ctx, job, body.caption, time.from)

  const venue =
    job.latitude === null || job.longitude === null ? null : { latitude: job.latitude, longitude: job.longitude }
  const outside = body.caption !== 'Pre-call' && asksReason(body.place ?? null, venue, job.radius)
  const distance = body.place && venue ? Math.round(metresBetween(body.place, venue)) : null
  const punch: StoredPunch = {
    id: crypto.randomUUID(),
    kind: body.caption,
    trueFrom: iso(new Date(time.from)),
    outside,
    exact: time.from === time.to,
    recordedById: personOf(ctx),
    recordedBy: ctx.who.name,
    chosenAt: null,
  }
  const punches = [...job.punches, punch]
  const folded = foldJob(job, punches)
  const { rows } = await ctx.tx.execute<StatusRow>(
    statusRows(sql`with stored as (
      insert into punch (tenant_id, id, status_id, kind, device_time, page_life, monotonic, server_time, true_from, true_to,
        latitude, longitude, accuracy, distance, outside, reason, recorded_by_id)
      values (${ctx.tenant.id}, ${punch.id}, ${job.id}, ${body.caption}, ${body.made ? new Date(body.made.deviceTime) : null},
        ${body.made?.pageLife ?? null}, ${body.made ? Math.round(body.made.monotonic) : null}, ${ctx.now}, ${new Date(time.from)},
        ${new Date(time.to)}, ${body.place?.latitude ?? null}, ${body.place?.longitude ?? null}, ${body.place?.accuracy ?? null},
        ${distance}, ${outside}, ${body.reason ?? null}, ${punch.recordedById})),
    found as (${foldedUpdate(ctx, job, folded)})`),
  )
  return {
    id: punch.id,
    outcome: outcomeOf(punch, folded),
    caption: body.caption,
    type: 'LOG',
    at: punch.trueFrom,
    exact: time.exact,
    outside,
    status: itemStatus(ctx, oneStatus(rows), punches),
  }
}

const outcomeOf = ({ id, kind }: StoredPunch, { duplicates, conflicts }: ReturnType<typeof foldJob>) =>
  duplicates.includes(id)
    ? 'duplicate'
    : conflicts.some(conflict => conflict.kind === kind && conflict.ids.includes(id))
      ? 'conflict'
      : 'accepted'

/**
 * Changes what stands beside a person on a position. Which of two contradicting punches counts is the chief's to say,
 * and to say anew; a punch of another line is `notFound`.
 */
export async function changeLine(ctx: Context, id: string, body: z.output<typeof StatusChange>) {
  const remark = body.remark === undefined ? null : sql`remark = ${body.remark === '' ? null : body.remark}`
  const { chosenPunch, hours } = body
  if (hours) return changeHours(ctx, id, hours, remark)
  if (!chosenPunch) {
    const line = remark
      ? sql`update project_crew_item_status set ${remark} where tenant_id = ${ctx.tenant.id} and id = ${id} returning *`
      : sql`select * from project_crew_item_status where tenant_id = ${ctx.tenant.id} and id = ${id}`
    const { rows } = await ctx.tx.execute<StatusRow>(statusRows(sql`with found as (${line})`))
    return itemStatus(ctx, oneStatus(rows))
  }
  const job = await lockPunchedJob(ctx, sql`s.id = ${id}`)
  if (!job.punches.some(punch => punch.id === chosenPunch)) throw new Problem('notFound')
  // Later than any choice before, also when two are made in one millisecond.
  const before = job.punches.map(punch => (punch.chosenAt === null ? 0 : millis(punch.chosenAt) + 1))
  const chosenAt = new Date(Math.max(ctx.now.getTime(), ...before))
  const punches = job.punches.map(punch =>
    punch.id === chosenPunch ? { ...punch, chosenAt: chosenAt.toISOString() } : punch,
  )
  const folded = foldJob(job, punches)
  const { rows } = await ctx.tx.execute<StatusRow>(
    statusRows(sql`with choice as (
      insert into punch_choice (tenant_id, punch_id, chosen_by_id, chosen_at)
      values (${ctx.tenant.id}, ${chosenPunch}, ${personOf(ctx)}, ${chosenAt})),
    found as (${foldedUpdate(ctx, job, folded, remark ? sql`, ${remark}` : sql``)})`),
  )
  return itemStatus(ctx, oneStatus(rows), punches)
}

function mustBeAllowed(ctx: Context, job: PunchedJob, kind: PunchKind, at: number) {
  if (!['confirmed', 'checkedIn', 'checkedOut'].includes(job.status))
    throw new Problem('outOfTurn', { state: job.status })
  const opensMinutes = ctx.tenant.settings.checkInOpensMinutes
  const permission = punchAllowed(
    kind,
    { starts: millis(job.starts), checkedIn: job.checkInAt !== null, opensMinutes },
    at,
  )
  if (permission.allowed) return
  if (permission.because === 'checkInMissing') throw new Problem('checkInMissing')
  throw new Problem('jobNotStarted', { opensAt: iso(new Date(permission.opensAt)) })
}
