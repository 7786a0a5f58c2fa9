import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { mailJob } from '../mail/mails-within.ts'
import { one } from '../one.ts'
import { unsent } from './unsent-email.queries.ts'

/** As many jobs are added at once; what is due beyond them a sweep finds. */
const atOnce = 500

/**
 * Puts mails back among those that wait, with their text to be made anew. The number of attempts stays: it tells an
 * attempt under way that the mail is no longer its own.
 */
async function putBack(ctx: Context, which: SQL): Promise<number> {
  const { rows } = await ctx.tx.execute<{ count: number; jobs: number }>(sql`
    with given as (update mail m set state = 'queued', next_attempt_at = ${ctx.now}, again_at = ${ctx.now}, sending_since = null
      where m.tenant_id = ${ctx.tenant.id} and ${unsent} and ${which} returning m.id),
    added as (select ${mailJob} from (select id from given limit ${atOnce}) first)
    select (select count(*) from given)::int as count, (select count(*) from added)::int as jobs`)
  return rows[0]?.count ?? 0
}

/** Throws `notFound`, and `outOfTurn` with its state for one that has left, was let go, or may have arrived. */
export async function sendAgain(
  ctx: Context<'notFound' | 'outOfTurn'>,
  id: string,
  mayArriveTwice: boolean,
): Promise<void> {
  const certain = sql`(${mayArriveTwice}::boolean or m.state <> 'unclear')`
  if ((await putBack(ctx, sql`m.id = ${id} and ${certain}`)) === 0) await refused(ctx, id)
}

/** Those that may have arrived are left alone. */
export const sendAllAgain = (ctx: Context): Promise<number> => putBack(ctx, sql`m.state <> 'unclear'`)

/** An attempt under way finds that it lost the mail before its text leaves. Throws `notFound` and `outOfTurn`. */
export async function letGo(ctx: Context<'notFound' | 'outOfTurn'>, id: string): Promise<void> {
  const { rows } = await ctx.tx.execute(sql`
    update mail m set state = case m.state when 'queued' then 'failed' else m.state end, let_go_at = ${ctx.now},
      let_go_by_id = ${ctx.who.personId}::uuid
    where m.tenant_id = ${ctx.tenant.id} and m.id = ${id} and ${unsent} returning m.id`)
  if (rows.length === 0) await refused(ctx, id)
}

async function refused(ctx: Context<'notFound' | 'outOfTurn'>, id: string): Promise<never> {
  const { state } = await one<{ state: string }>(
    ctx,
    sql`select case when m.let_go_at is not null then 'letGo' else m.state end as state
      from mail m where m.tenant_id = ${ctx.tenant.id} and m.id = ${id}`,
  )
  throw ctx.refuse('outOfTurn', { state })
}
