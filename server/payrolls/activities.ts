import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Activity } from '../../openapi/activities.ts'
import type { NewPayrollActivity } from '../../openapi/payrolls.ts'
import { idOrNumber } from '../access/scopes/judge.ts'
import { type ActivityRow, activityRows, activityWire } from '../activities/activity.queries.ts'
import type { Context } from '../context.ts'
import type { Listing } from '../list.ts'
import { one } from '../one.ts'

const day = 24 * 60 * 60_000

/** Newest first. */
export const itemActivities = (ctx: Context, item: string): Listing<ActivityRow, z.input<typeof Activity>> => ({
  among: sql`from payroll_activity k join activity a on a.tenant_id = k.tenant_id and a.id = k.activity_id
    where k.tenant_id = ${ctx.tenant.id} and k.item_id = ${item}`,
  order: [
    { by: sql`a.created_at`, as: 'timestamptz', desc: true },
    { by: sql`a.id`, as: 'uuid' },
  ],
  rows: activityRows(sql`page join activity a on a.tenant_id = ${ctx.tenant.id} and a.id = page.id`),
  item: activityWire,
})

interface Wanted {
  type: 'COMMENT' | 'TODO'
  text: string
}

/** Columns of an activity about `about` (tenant, person, number, name); a to-do is for the accountants, due in a day. */
export const activityColumns = sql.raw(
  'tenant_id, id, type, person_id, title, text, type_id, due_at, priority, for_group, by_id, created_at',
)
export const activityValues = (ctx: Context, { type, text }: Wanted): SQL => {
  const toDo = type === 'TODO'
  return sql`about.tenant_id, gen_random_uuid(), ${type}, about.person_id, case when ${toDo} then about.name || ', ' || about.number end,
    ${text}, (select k.id from lookup k where ${toDo} and k.tenant_id = about.tenant_id and k.kind = 'activityTypes'
      and k.code = 'payrollFeedback' limit 1), ${toDo ? new Date(ctx.now.getTime() + day) : null}::timestamptz,
    ${toDo ? 1 : null}::int, ${toDo ? 'accountants' : null}, ${ctx.who.personId}::uuid, ${ctx.now}::timestamptz`
}

/** What a condition on `o` names, as `about`. */
export const aboutItem = (ctx: Pick<Context, 'tenant'>, which: SQL): SQL => sql`
  select o.tenant_id, o.id as item_id, y.id as payroll_id, y.person_id, y.number, w.first_name || ' ' || w.last_name as name
  from payroll_item o join payroll y on y.tenant_id = o.tenant_id and y.id = o.payroll_id
  join person w on w.tenant_id = y.tenant_id and w.id = y.person_id where o.tenant_id = ${ctx.tenant.id} and ${which}`
const aboutPayroll = (ctx: Pick<Context, 'tenant'>, payroll: string): SQL => sql`
  select y.tenant_id, null::uuid as item_id, y.id as payroll_id, y.person_id, y.number, w.first_name || ' ' || w.last_name as name
  from (select * from payroll where tenant_id = ${ctx.tenant.id} and ${idOrNumber(payroll)}) y
  join person w on w.tenant_id = y.tenant_id and w.id = y.person_id`

/** Says something about an item (a condition on `o`), or about a payroll, or has it looked at. Throws `notFound`. */
export async function activityOn(
  ctx: Context<'notFound'>,
  on: { item: string } | { payroll: string },
  said: z.output<typeof NewPayrollActivity>,
): Promise<z.input<typeof Activity>> {
  const about = 'item' in on ? aboutItem(ctx, sql`o.id = ${on.item}`) : aboutPayroll(ctx, on.payroll)
  const row = await one<ActivityRow>(
    ctx,
    sql`with about as (${about}),
      a as (insert into activity (${activityColumns}) select ${activityValues(ctx, said)} from about returning *),
      linked as (insert into payroll_activity (tenant_id, activity_id, payroll_id, item_id)
        select a.tenant_id, a.id, about.payroll_id, about.item_id from a, about)
    ${activityRows(sql`a`)}`,
  )
  return activityWire(row)
}
