import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Rate } from '../../domain/costs/cost.ts'
import { venueClock } from '../../domain/costs/venue-clock.ts'
import { payOf } from '../../domain/payrolls/pay.ts'
import type { PayrollItemAnswer, PayrollItemDecline } from '../../openapi/payrolls.ts'
import type { Context } from '../context.ts'
import { publicHoliday } from '../locations/holidays.ts'
import { one } from '../one.ts'
import { millis } from '../wire.ts'
import { aboutItem, activityColumns, activityValues } from './activities.ts'

type Refusing = Context<'notFound' | 'outOfTurn'>

const stateOf = (ctx: Refusing, id: string) =>
  one<{ state: string; confirmedAt: string | null }>(
    ctx,
    sql`select state, confirmed_at as "confirmedAt" from payroll_item where tenant_id = ${ctx.tenant.id} and id = ${id} for no key update`,
  )

/** The person says that an item is right. Throws `outOfTurn` for one that waits for the accountants. */
export async function confirmItem(ctx: Refusing, id: string): Promise<void> {
  const { state } = await stateOf(ctx, id)
  if (state === 'declined') throw ctx.refuse('outOfTurn', { state })
  if (state === 'confirmed') return
  await ctx.tx.execute(sql`update payroll_item set state = 'confirmed', confirmed_at = ${ctx.now}
    where tenant_id = ${ctx.tenant.id} and id = ${id}`)
}

/** How long it may be taken back, with what a slow line takes (ms). */
const undoable = 5_000 + 10_000

/** And takes that back. Throws `undoTooLate`. */
export async function takeBack(ctx: Context<'notFound' | 'outOfTurn' | 'undoTooLate'>, id: string): Promise<void> {
  const { state, confirmedAt } = await stateOf(ctx, id)
  if (state !== 'confirmed' || confirmedAt === null) return
  if (ctx.now.getTime() - millis(confirmedAt) > undoable) throw ctx.refuse('undoTooLate')
  await ctx.tx.execute(sql`update payroll_item set confirmed_at = null,
      state = case when answered_at is null then 'toConfirm' else 'answered' end
    where tenant_id = ${ctx.tenant.id} and id = ${id}`)
}

/** The person says what is wrong: the accountants have it to do by tomorrow. Throws `outOfTurn` once it is settled or asked. */
export async function declineItem(
  ctx: Refusing,
  id: string,
  { line, reason }: z.output<typeof PayrollItemDecline>,
): Promise<void> {
  const { rows } = await ctx.tx.execute(sql`
    with about as (${aboutItem(ctx, sql`o.id = ${id} and o.state in ('toConfirm', 'answered')`)}),
    a as (insert into activity (${activityColumns}) select ${activityValues(ctx, { type: 'TODO', text: reason })} from about returning *),
    linked as (insert into payroll_activity (tenant_id, activity_id, payroll_id, item_id)
      select a.tenant_id, a.id, about.payroll_id, about.item_id from a, about)
    update payroll_item o set state = 'declined', declined_at = ${ctx.now}, declined_line = ${line}, declined_reason = ${reason},
      to_do_id = a.id, answer = null, answered_at = null, answered_by_id = null
    from about, a where o.tenant_id = about.tenant_id and o.id = about.item_id returning o.id`)
  if (!rows.length) throw ctx.refuse('outOfTurn', { state: (await stateOf(ctx, id)).state })
}

type Asked = {
  state: string
  payroll: 'open' | 'closed'
  minutes: number
  rate: Rate | null
  startsAt: string | null
  endsAt: string | null
  timeZone: string | null
  country: string | null
  region: string | null
}

/**
 * The accountants answer: it stays as it is, or other minutes are paid by the rate it was reckoned by. Throws `outOfTurn`
 * where nothing was asked, and for other minutes of a closed payroll: they are put right on a later one.
 */
export async function answerItem(
  ctx: Refusing,
  id: string,
  { answer, minutes }: z.output<typeof PayrollItemAnswer>,
): Promise<void> {
  const item = await one<Asked>(
    ctx,
    sql`select o.state, y.state as payroll, o.minutes, o.rate, o.starts_at as "startsAt", o.ends_at as "endsAt", i.time_zone as "timeZone",
        l.country, l.region
      from payroll_item o join payroll y on y.tenant_id = o.tenant_id and y.id = o.payroll_id
      left join project_crew_item_status s on s.tenant_id = o.tenant_id and s.id = o.status_id
      left join project_crew_item i on i.tenant_id = s.tenant_id and i.id = s.item_id
      left join project_crew c on c.tenant_id = s.tenant_id and c.id = s.crew_id
      left join location l on l.tenant_id = c.tenant_id and l.id = c.location_id
      where o.tenant_id = ${ctx.tenant.id} and o.id = ${id} for no key update of o`,
  )
  if (item.state !== 'declined') throw ctx.refuse('outOfTurn', { state: item.state })
  const other = minutes === undefined || minutes === item.minutes ? null : payFor(item, minutes)
  if (other === undefined || (other && item.payroll === 'closed'))
    throw ctx.refuse('outOfTurn', { state: item.payroll })
  const money = other
    ? sql`, former = jsonb_build_object('minutes', o.minutes, 'lines', o.lines, 'amount', o.amount), minutes = ${other.minutes},
        lines = ${JSON.stringify(other.lines)}::jsonb, amount = ${other.amount}`
    : sql``
  await ctx.tx.execute(sql`
    with done as (
      update payroll_item o set state = 'answered', answer = ${answer}, answered_at = ${ctx.now}, answered_by_id = ${ctx.who.personId} ${money}
      where o.tenant_id = ${ctx.tenant.id} and o.id = ${id} returning o.tenant_id, o.to_do_id)
    update activity a set done_at = ${ctx.now}, done_by_id = ${ctx.who.personId} from done
    where a.tenant_id = done.tenant_id and a.id = done.to_do_id and a.done_at is null`)
}

/** Undefined: it is no shift, so it has no minutes. */
function payFor({ rate, startsAt, endsAt, timeZone, country, region }: Asked, minutes: number) {
  if (!rate || startsAt === null || endsAt === null || timeZone === null || country === null || region === null)
    return undefined
  const clock = venueClock(timeZone, publicHoliday({ country, region }))
  return payOf({ from: millis(startsAt), to: millis(endsAt), minutes }, rate, clock)
}
