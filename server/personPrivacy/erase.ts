import { sql } from 'drizzle-orm'
import { erasedName } from '../../domain/privacy/erased-name.ts'
import { saysName } from '../../domain/privacy/erasure.ts'
import { endAccess } from '../access/end-access.ts'
import { logging } from '../activities/log.ts'
import type { Context } from '../context.ts'
import { strikingPieces } from '../dataExports/take-away.ts'
import { type Plan, planOf, whoseOf } from './plan.queries.ts'
import { erasingText } from './register-sql.ts'

type Erasing = Context<'notFound' | 'invalidInput' | 'personBlocked' | 'outOfTurn'>

const plain = (name: string) => name.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase()

/**
 * Erases somebody, in the transaction of the request: all of it, or nothing. Files leave once nothing holds them any more.
 * Throws `outOfTurn` where it was done already, `invalidInput` where the name is another or the reason holds it, and `personBlocked` with what is
 * in its way.
 */
export async function erasePerson(ctx: Erasing, id: string, asked: { name: string; reason: string }): Promise<Plan> {
  const { plan, asker } = await planOf(ctx, id)
  if (plan.erased) throw ctx.refuse('outOfTurn', { state: 'erased' })
  if (plan.blocks.length) throw ctx.refuse('personBlocked', { blocks: plan.blocks })
  if (plain(asked.name) !== plain(plan.name))
    throw ctx.refuse('invalidInput', { errors: [{ path: 'body.name', message: 'is not their name' }] })
  if (saysName(asked.reason, plan.name))
    throw ctx.refuse('invalidInput', { errors: [{ path: 'body.reason', message: 'holds their name' }] })
  const whose = whoseOf(ctx, id)
  const access = { tenantId: whose.tenantId, personId: id, by: ctx.who.personId }
  await endAccess(ctx.tx, access, ctx.now, session => ctx.services.sessions.forget(session))
  await ctx.tx.execute(sql.raw(wholeText(whose, plan.nameUntil)))
  const { reason } = asked
  // What an agency had put together before still holds them.
  await ctx.tx.execute(sql`
    ${strikingPieces(whose.tenantId, sql`true`, ctx.now)},
    gone as (delete from data_export d using which where d.tenant_id = ${whose.tenantId} and d.id = which.id),
    kept as (insert into person_erasure (tenant_id, id, person_id, reason, goes, stays, erased_at, erased_by_id)
      values (${whose.tenantId}, gen_random_uuid(), ${id}, ${reason}, ${JSON.stringify(plan.goes)}::jsonb,
        ${JSON.stringify(plan.stays)}::jsonb, ${ctx.now}, ${ctx.who.personId}))
    ${logging(ctx, [{ code: 'personErased', personId: id, text: reason }])}`)
  // The answer is kept for a while as well, and says no more than everything else.
  const name = plan.nameUntil === null ? erasedName.whole : plan.name
  return { ...plan, name, erased: { at: ctx.now.toISOString(), erasedBy: asker, reason } }
}

/** What is frozen lets go of whoever is marked first; what they were only asked for has no place for them any more. */
function wholeText(whose: ReturnType<typeof whoseOf>, nameUntil: string | null): string {
  const [tenant, person] = [`'${whose.tenantId}'::uuid`, `'${whose.personId}'::uuid`]
  const now = `'${whose.now.toISOString()}'::timestamptz`
  return [
    `update person set erased_at = ${now}, name_kept_until = ${nameUntil === null ? 'null' : `'${nameUntil}'::date`}
      where tenant_id = ${tenant} and id = ${person}`,
    `delete from project_crew_item_status where tenant_id = ${tenant} and person_id = ${person}
      and status in ('applied', 'invited') and ends > ${now}`,
    erasingText(whose),
    ...(nameUntil === null ? [`select forget_name(${tenant}, ${person}, ${now})`] : []),
  ].join(';\n')
}
