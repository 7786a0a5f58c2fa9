import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { payableUnsigned } from '../../domain/payrolls/payable.ts'
import { type PayLine, amountOf } from '../../domain/payrolls/pay.ts'
import { tenantRules } from '../../domain/tenant-rules.ts'
import type { Payroll, PayrollItem, UnassignedPci } from '../../openapi/payrolls.ts'
import { idOrNumber } from '../access/scopes/judge.ts'
import type { Context } from '../context.ts'
import { costing, reckoner } from '../costs/line.queries.ts'
import type { Listing } from '../list.ts'
import { one } from '../one.ts'
import { instantOf, iso, isoOrNull, millis } from '../wire.ts'
import { figuresKey, monthFigures, noFigures } from './month-figures.ts'
import { type WorkRow, onPayroll, workOf, workRows } from './work.queries.ts'

type PayrollRow = Omit<z.input<typeof Payroll>, 'planned' | 'worked' | 'unassigned' | 'toCome'>
type Answer = z.input<typeof Payroll>

const payrolls = (ctx: Context, which: SQL) => sql`
  select y.id, y.number, y.month::text, y.state, json_build_object('id', w.id, 'name', w.first_name || ' ' || w.last_name) as person,
    y.currency, (select b.executed_on::text from bank_transfer b where b.tenant_id = y.tenant_id and b.payroll_id = y.id
      and b.state = 'executed' order by b.executed_on desc limit 1) as "paidOn",
    (select n.amount from payroll_net n where n.tenant_id = y.tenant_id and n.payroll_id = y.id) as net,
    (select json_build_object('size', f.size, 'takenAt', ${instantOf(sql`p.taken_at`)}) from payroll_payslip p
      join stored_file f on f.tenant_id = p.tenant_id and f.id = p.file_id
      where p.tenant_id = y.tenant_id and p.payroll_id = y.id) as payslip, sums.*
  from payroll y join person w on w.tenant_id = y.tenant_id and w.id = y.person_id
  cross join lateral (select coalesce(sum(o.amount), 0)::int as amount, coalesce(sum(o.minutes), 0)::int as minutes, count(*)::int as items,
      (count(*) filter (where o.state in ('toConfirm', 'answered')))::int as "toConfirm",
      (count(*) filter (where o.state = 'declined'))::int as declined
    from payroll_item o where o.tenant_id = y.tenant_id and o.payroll_id = y.id) sums
  where y.tenant_id = ${ctx.tenant.id} and ${which}`

/** Newest month first. */
export const payrollListing = (ctx: Context, personId: string): Listing<PayrollRow, PayrollRow> => ({
  among: sql`from payroll y where y.tenant_id = ${ctx.tenant.id} and y.person_id = ${personId}`,
  order: [
    { by: sql`y.month`, as: 'date', desc: true },
    { by: sql`y.id`, as: 'uuid', desc: true },
  ],
  rows: payrolls(ctx, sql`y.id in (select id from page)`),
  item: row => row,
})

/** The same with the hours of their months. */
export async function withFigures(ctx: Context, rows: readonly PayrollRow[]): Promise<Answer[]> {
  const of = rows.map(({ person, month }) => ({ personId: person.id, month }))
  const figures = await monthFigures(ctx, of)
  return rows.map(row => ({ ...row, ...(figures.get(figuresKey(row.person.id, row.month)) ?? noFigures) }))
}

/** By id or number. Throws `notFound`. */
export async function payrollOf(ctx: Context<'notFound'>, id: string): Promise<Answer> {
  const row = await one<PayrollRow>(
    ctx,
    payrolls(ctx, sql`y.id = (select id from payroll where tenant_id = ${ctx.tenant.id} and ${idOrNumber(id)})`),
  )
  const [answer = { ...row, ...noFigures }] = await withFigures(ctx, [row])
  return answer
}

export type ItemRow = Omit<z.input<typeof PayrollItem>, 'base' | 'addOn'> & { lines: PayLine[] }

/** Items that a condition on `o` names. */
export const payrollItems = (ctx: Pick<Context, 'tenant'>, which: SQL) => sql`
  select o.id, o.status_id as "jobId", o.title, o.day::text as date, i.start_time as begin, i.end_time as end,
    case when f.id is not null then json_build_object('id', f.id, 'caption', f.caption, 'code', f.code) end as function,
    l.name as venue, case when p.id is not null then json_build_object('id', p.id, 'number', p.number, 'name', p.name) end as project,
    o.minutes, o.lines, o.amount, (o.former ->> 'amount')::int as former, o.state
  from payroll_item o
  left join lookup f on f.tenant_id = o.tenant_id and f.id = o.function_id
  left join project_crew_item_status s on s.tenant_id = o.tenant_id and s.id = o.status_id
  left join project_crew_item i on i.tenant_id = s.tenant_id and i.id = s.item_id
  left join project_crew c on c.tenant_id = s.tenant_id and c.id = s.crew_id
  left join project p on p.tenant_id = c.tenant_id and p.id = c.project_id
  left join location l on l.tenant_id = c.tenant_id and l.id = c.location_id
  where o.tenant_id = ${ctx.tenant.id} and ${which}`

export const payrollItem = ({ lines, ...row }: ItemRow): z.input<typeof PayrollItem> => {
  const base = amountOf(lines.filter(({ kind }) => kind === 'base' || kind === 'flat'))
  return { ...row, base, addOn: row.amount - base }
}

export const itemListing = (ctx: Context, payroll: string): Listing<ItemRow, z.input<typeof PayrollItem>> => ({
  among: sql`from payroll_item o where o.tenant_id = ${ctx.tenant.id}
    and o.payroll_id = (select id from payroll where tenant_id = ${ctx.tenant.id} and ${idOrNumber(payroll)})`,
  order: [
    { by: sql`o.day`, as: 'date', desc: true },
    { by: sql`o.id`, as: 'uuid', desc: true },
  ],
  rows: payrollItems(ctx, sql`o.id in (select id from page)`),
  item: payrollItem,
})

/** Shifts of the payroll's month that have begun and are on none. */
export function unassignedListing(ctx: Context, payroll: string): Listing<WorkRow, z.input<typeof UnassignedPci>> {
  const reckon = reckoner(ctx)
  const days = tenantRules(ctx.tenant.settings).unsignedPayDays
  return {
    among: sql`from payroll y
      join project_crew_item_status s on s.tenant_id = y.tenant_id and s.person_id = y.person_id
        and s.starts >= y.month - 1 and s.starts < y.month + interval '1 month 2 days'
      join project_crew_item i on i.tenant_id = s.tenant_id and i.id = s.item_id
      where y.tenant_id = ${ctx.tenant.id} and y.id = (select id from payroll where tenant_id = ${ctx.tenant.id} and ${idOrNumber(payroll)})
        and i.start_date >= y.month and i.start_date < y.month + interval '1 month'
        and s.status in ${costing} and s.starts <= ${ctx.now} and not ${onPayroll}`,
    order: [
      { by: sql`i.start_date`, as: 'date', desc: true },
      { by: sql`s.id`, as: 'uuid', desc: true },
    ],
    rows: workRows(ctx, sql`s.id in (select id from page)`),
    item: row => {
      const { payable } = workOf(ctx, row, reckon)
      const { id, date, begin, end, function: of, venue, project, signedAt } = row
      const unsigned = signedAt === null && payable.minutes !== null
      return {
        ...{ id, date, begin, end, function: of, venue, project, minutes: payable.minutes },
        waits: 'waits' in payable ? payable.waits : 'ready',
        signedAt: isoOrNull(signedAt),
        payableOn: unsigned ? iso(new Date(payableUnsigned(millis(row.ends), days))) : null,
      }
    },
  }
}
