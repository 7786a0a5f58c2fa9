import { sql } from 'drizzle-orm'
import { tenantRules } from '../../domain/tenant-rules.ts'
import { logging } from '../activities/log.ts'
import type { Context } from '../context.ts'
import { mailsWithin, ownLanguage } from '../mail/mails-within.ts'
import { toldPlanning } from '../mail/told-planning.ts'
import { iso, millis } from '../wire.ts'
import { commanded, lockJob } from './answer-job.ts'

/**
 * The person cannot come. The place is free at once; where the agency wants it so it takes applications again, else a
 * position that was full is closed to them.
 */
export async function cannotCome(
  ctx: Context<'notFound' | 'outOfTurn' | 'jobAlreadyStarted'>,
  id: string,
  reason: string,
): Promise<void> {
  const job = await lockJob(ctx, id)
  const status = commanded(ctx.refuse, job.status, 'cantCome')
  if (ctx.now.getTime() >= millis(job.starts)) throw ctx.refuse('jobAlreadyStarted', { started: iso(job.starts) })
  const reopens = tenantRules(ctx.tenant.settings).cancelReopens
  const mails = mailsWithin(ctx.tenant, ctx.now, {
    kind: 'cannotCome',
    data: sql`jsonb_build_object('jobId', ${id}::text, 'to', whom)`,
    recipient: sql`email`,
    language: ownLanguage(ctx.tenant, sql`language`),
    from: sql`told`,
    createdById: job.personId,
  })
  // The trigger that counts places runs at the end of the statement: what is read here was so before.
  await ctx.tx.execute(sql`
    with cancelled as (
      update project_crew_item_status set status = ${status}, previous_status = ${job.status}, status_since = ${ctx.now},
        cancel_reason = ${reason}, overlap_accepted = false
      where tenant_id = ${ctx.tenant.id} and id = ${id} returning tenant_id, item_id, crew_id, person_id),
    logged as (${logging(ctx, [{ code: 'personCancelled', jobId: id, text: reason }])}),
    closed as (
      update project_crew_item i set open_for_applications = false from cancelled s
      where not ${reopens}::boolean and i.tenant_id = s.tenant_id and i.id = s.item_id and i.filled >= i.amount_of_rows),
    crew as (
      select s.person_id, c.tenant_id, c.chief_id, p.manager_id from cancelled s
      join project_crew c on c.tenant_id = s.tenant_id and c.id = s.crew_id
      join project p on p.tenant_id = c.tenant_id and p.id = c.project_id),
    ${toldPlanning()},
    told as (
      select 'planning' as whom, email, language from planning
      union all
      select 'chief', m.email, m.language from crew c join person m on m.tenant_id = c.tenant_id and m.id = c.chief_id
      where m.email is not null and m.id <> c.person_id and not exists (select from planning g where g.id = m.id)),
    ${mails.queued}
    select ${mails.jobs} as jobs`)
}

/**
 * The person says that what has changed is fine, as it was shown; saying it twice is the same as once. Throws `outOfTurn`, also when
 * it changed again.
 */
export async function acknowledge(ctx: Context<'notFound' | 'outOfTurn'>, id: string, seen: string): Promise<void> {
  const job = await lockJob(ctx, id)
  commanded(ctx.refuse, job.status, 'acknowledge')
  const { rows } = await ctx.tx.execute(sql`
    update project_crew_item_status s set agreed = agreement(i, c, l)
    from project_crew_item i
    join project_crew c on c.tenant_id = i.tenant_id and c.id = i.crew_id
    join location l on l.tenant_id = c.tenant_id and l.id = c.location_id
    where s.tenant_id = ${ctx.tenant.id} and s.id = ${id} and i.tenant_id = s.tenant_id and i.id = s.item_id
      and (md5((agreement(i, c, l)->'core')::text) = ${seen}
        or coalesce(s.agreed, agreement(i, c, l))->'core' = agreement(i, c, l)->'core') returning 1`)
  if (!rows.length) throw ctx.refuse('outOfTurn', { state: job.status })
}
