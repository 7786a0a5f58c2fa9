import { sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { mailsWithin, ownLanguage } from '../mail/mails-within.ts'
import { one } from '../one.ts'
import { type EntryRow, entryRows } from './calendar.queries.ts'
import { vacationToDoDone } from './vacation-to-do.ts'

type Standing = { status: string; begun: boolean }

const lock = (ctx: Context<'notFound'>, id: string) =>
  one<Standing>(
    ctx,
    sql`select e.status, e.starts <= ${ctx.now} as begun from calendar_entry e
    where e.tenant_id = ${ctx.tenant.id} and e.id = ${id} and e.kind = 'vacation' for no key update`,
  )

/** Approves or declines, also what was answered otherwise before. Throws `outOfTurn` for what has begun as approved. */
export async function answerVacation(
  ctx: Context<'notFound' | 'outOfTurn'>,
  id: string,
  status: 'approved' | 'declined',
  { answer, unpaid }: { answer?: string | undefined; unpaid?: boolean | undefined },
): Promise<EntryRow> {
  const present = await lock(ctx, id)
  if (present.status === status || (present.status === 'approved' && present.begun))
    throw ctx.refuse('outOfTurn', { state: present.status })
  const row = await one<EntryRow>(
    ctx,
    sql`
    with answered as (
      update calendar_entry set status = ${status}, unpaid = coalesce(${unpaid ?? null}::boolean, unpaid), answer = ${answer || null}, answered_at = ${ctx.now},
        answered_by_id = ${ctx.who.personId}
      where tenant_id = ${ctx.tenant.id} and id = ${id} returning *),
    done as (${vacationToDoDone(ctx, id)})
    ${entryRows(sql`answered e`)}`,
  )
  await tellAnswer(ctx, id, status)
  return row
}

/** A mail to whoever asked. */
async function tellAnswer({ tx, tenant, now, who }: Context, id: string, status: string): Promise<void> {
  const mails = mailsWithin(tenant, now, {
    kind: 'vacationAnswered',
    data: sql`jsonb_build_object('entryId', e.id::text, 'status', ${status}::text)`,
    recipient: sql`w.email`,
    language: ownLanguage(tenant, sql`w.language`),
    from: sql`calendar_entry e join person w on w.tenant_id = e.tenant_id and w.id = e.person_id
      where e.tenant_id = ${tenant.id} and e.id = ${id} and w.email is not null`,
    createdById: who.personId,
  })
  await tx.execute(sql`with ${mails.queued} select ${mails.jobs} as jobs`)
}

/** Time off that was approved and has begun is a fact. */
export async function removeVacation(ctx: Context<'notFound' | 'outOfTurn'>, id: string): Promise<void> {
  const { status, begun } = await lock(ctx, id)
  if (status === 'approved' && begun) throw ctx.refuse('outOfTurn', { state: status })
  await ctx.tx.execute(sql`
    with done as (${vacationToDoDone(ctx, id)})
    delete from calendar_entry where tenant_id = ${ctx.tenant.id} and id = ${id}`)
}
