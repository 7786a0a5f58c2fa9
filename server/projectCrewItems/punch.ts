import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { NewPunch, PunchAnswer, StatusChange } from '../../openapi/projectCrewItems.ts'
import { type Context, personOf } from '../context.ts'
import { millis } from '../wire.ts'
import { leadsLine } from './batch-lines.ts'
import { type PunchProblem, mustBeAllowed, mustBePossible, mustTakeBack, newPunch, outcomeOf } from './new-punch.ts'
import { foldJob, foldedUpdates, forgottenPlaces, lockPunchedJob, punchRows } from './punched-job.ts'
import { standingOf } from './stored-punch.ts'
import { type StatusRow, itemStatus, oneStatus, statusRows } from './status.queries.ts'
import { type HoursProblem, changeHours } from './line-hours.ts'
import { trueTime } from './true-time.ts'

type PunchBody = z.output<typeof NewPunch>

/**
 * Stores one punch and folds all of them into the status. An interactive punch out of turn is refused; one replayed
 * from an outbox is always stored, for it is a fact.
 */
export async function storePunch(
  ctx: Context<PunchProblem | 'notFound'>,
  itemId: string,
  body: PunchBody,
): Promise<z.input<typeof PunchAnswer>> {
  const personId = body.personId ?? personOf(ctx)
  const job = await lockPunchedJob(ctx, sql`s.item_id = ${itemId} and s.person_id = ${personId}`)
  const time = trueTime(ctx.now, body)
  const sender = { key: ctx.keyed?.key ?? crypto.randomUUID(), leads: leadsLine(ctx, job) }
  mustBePossible(ctx, job, body, sender)
  if (!body.replayed) mustBeAllowed(ctx, job, body, time.from)
  const { punch, row } = newPunch(ctx, job, body, time, sender)
  mustTakeBack(ctx.refuse, job, punch)
  const punches = [...job.punches, punch]
  const folded = foldJob(job, punches)
  const { rows } = await ctx.tx.execute<StatusRow>(
    statusRows(sql`with stored as (${punchRows(ctx, [row])}), forgotten as (${forgottenPlaces(ctx, [row])}),
      found as (${foldedUpdates(ctx, [{ job, folded }])})`),
  )
  return {
    id: punch.id,
    outcome: outcomeOf(punch, folded),
    caption: body.caption,
    type: 'LOG',
    at: punch.trueFrom,
    exact: punch.exact,
    outside: punch.outside,
    projectCrewItemStatus: itemStatus(ctx, oneStatus(ctx.refuse, rows), punches),
  }
}

/**
 * Changes what stands beside a person on a position. Which of two contradicting punches counts is the chief's to say,
 * and to say anew; a punch of another line is `notFound`.
 */
export async function changeLine(ctx: Context<HoursProblem>, id: string, body: z.output<typeof StatusChange>) {
  const remark = body.remark === undefined ? null : sql`remark = ${body.remark === '' ? null : body.remark}`
  const { chosenPunchId, hours } = body
  if (hours) return changeHours(ctx, id, hours, remark)
  if (!chosenPunchId) {
    const line = remark
      ? sql`update project_crew_item_status set ${remark} where tenant_id = ${ctx.tenant.id} and id = ${id} returning *`
      : sql`select * from project_crew_item_status where tenant_id = ${ctx.tenant.id} and id = ${id}`
    const { rows } = await ctx.tx.execute<StatusRow>(statusRows(sql`with found as (${line})`))
    return itemStatus(ctx, oneStatus(ctx.refuse, rows))
  }
  const job = await lockPunchedJob(ctx, sql`s.id = ${id}`)
  if (!standingOf(job.punches).some(punch => punch.id === chosenPunchId)) throw ctx.refuse('notFound')
  // Later than any choice before, also when two are made in one millisecond.
  const before = job.punches.map(punch => (punch.chosenAt === null ? 0 : millis(punch.chosenAt) + 1))
  const chosenAt = new Date(Math.max(ctx.now.getTime(), ...before))
  const punches = job.punches.map(punch =>
    punch.id === chosenPunchId ? { ...punch, chosenAt: chosenAt.toISOString() } : punch,
  )
  const folded = foldJob(job, punches)
  const { rows } = await ctx.tx.execute<StatusRow>(
    statusRows(sql`with choice as (
      insert into punch_choice (tenant_id, punch_id, chosen_by_id, chosen_at)
      values (${ctx.tenant.id}, ${chosenPunchId}, ${personOf(ctx)}, ${chosenAt})),
    found as (${foldedUpdates(ctx, [{ job, folded }], remark ? sql`, ${remark}` : sql``)})`),
  )
  return itemStatus(ctx, oneStatus(ctx.refuse, rows), punches)
}
