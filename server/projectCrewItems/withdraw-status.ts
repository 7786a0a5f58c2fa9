import { sql } from 'drizzle-orm'
import { undoWindow } from '../../domain/projectCrewItems/position-status.ts'
import { logging } from '../activities/log.ts'
import type { Context } from '../context.ts'
import { lockPersonOf, undoGrace } from '../jobs/answer-job.ts'
import { one } from '../one.ts'
import { millis } from '../wire.ts'

/**
 * Takes back that somebody was put on a position, as if it had not been. Throws `outOfTurn` once the person has answered
 * or anything else became of it, `undoTooLate` after the time in which one may undo.
 */
export async function withdrawStatus(ctx: Context<'notFound' | 'outOfTurn' | 'undoTooLate'>, id: string) {
  await lockPersonOf(ctx, id)
  const line = await one<{ status: string; previousStatus: string | null; createdAt: string; punched: boolean }>(
    ctx,
    sql`select s.status, s.previous_status as "previousStatus", s.created_at as "createdAt",
      exists (select from punch u where u.tenant_id = s.tenant_id and u.status_id = s.id) as punched
    from project_crew_item_status s where s.tenant_id = ${ctx.tenant.id} and s.id = ${id} for no key update of s`,
  )
  const isAsPut = ['invited', 'confirmed'].includes(line.status) && line.previousStatus === null && !line.punched
  if (!isAsPut) throw ctx.refuse('outOfTurn', { state: line.status })
  if (ctx.now.getTime() - millis(line.createdAt) > undoWindow + undoGrace) throw ctx.refuse('undoTooLate')
  await ctx.tx.execute(sql`with logged as (${logging(ctx, [{ code: 'personNotNeeded', jobId: id }])})
    delete from project_crew_item_status where tenant_id = ${ctx.tenant.id} and id = ${id}`)
}
