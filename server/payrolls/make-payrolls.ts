import { type SQL, sql } from 'drizzle-orm'
import { payOf } from '../../domain/payrolls/pay.ts'
import { type VenueClock, venueClock } from '../../domain/costs/venue-clock.ts'
import { grouped } from '../../domain/grouped.ts'
import { daysLater } from '../../domain/shift-display.ts'
import type { Tx } from '../database/tenant.ts'
import { type Costing, type PlaceRow, reckoner } from '../costs/line.queries.ts'
import { publicHoliday } from '../locations/holidays.ts'
import { type Work, type WorkRow, onPayroll, workOf, workRows } from './work.queries.ts'

export interface Making extends Costing {
  tx: Tx
}

export const monthAfter = (month: string): string => `${daysLater(month, 31).slice(0, 7)}-01`

type Target = { id: string; personId: string; currency: string; state: 'open' | 'closed' }

/**
 * Puts whatever is payable by now onto the payrolls of a month (its first day), and makes those that are not there yet.
 * What became payable after its own month was closed goes with it. Doing it twice adds nothing. Gives how many were added.
 */
export async function makePayrolls(on: Making, month: string): Promise<number> {
  const { tx, tenant } = on
  const { rows } = await tx.execute<WorkRow>(
    workRows(
      on,
      sql`not ${onPayroll} and s.starts >= ${sinceOf(on, month)} - 1 and s.starts < ${month}::date + interval '1 month 2 days'
        and i.start_date >= ${sinceOf(on, month)} and i.start_date < ${month}::date + interval '1 month'`,
    ),
  )
  const reckon = reckoner(on)
  const found = rows.map(row => workOf(on, row, reckon)).filter(({ payable }) => 'basis' in payable)
  const targets = await targetsOf(on, month, found)
  const clocks = new Map<string, VenueClock>()
  const items = found.flatMap(work => {
    const target = targets.get(work.row.personId)
    return target?.currency === work.rate?.currency && target?.state === 'open' ? itemOf(work, target.id, clocks) : []
  })
  const added = await tx.execute(sql`
    insert into payroll_item (tenant_id, id, payroll_id, status_id, function_id, day, starts_at, ends_at, minutes, rate, lines,
      amount, basis, state, created_at)
    select ${tenant.id}, gen_random_uuid(), r.payroll, r.status, r.function, r.day, r.starts, r.ends, r.minutes, r.rate, r.lines,
      r.amount, r.basis, 'toConfirm', ${on.now}
    from json_to_recordset(${JSON.stringify(items)}::json) r (payroll uuid, status uuid, function uuid, day date, starts timestamptz,
      ends timestamptz, minutes int, rate jsonb, lines jsonb, amount int, basis text)
    on conflict (tenant_id, status_id) do nothing returning 1`)
  return added.rows.length
}

/** From which day on work is looked at: an agency's work before its first payroll was paid elsewhere. */
const sinceOf = ({ tenant }: Making, month: string): SQL =>
  sql`least(${month}::date, (select min(y.month) from payroll y where y.tenant_id = ${tenant.id}))`

/** The payrolls of the month, by person; those that are missing are made. */
async function targetsOf(
  { tx, tenant, now }: Making,
  month: string,
  found: readonly Work[],
): Promise<Map<string, Target>> {
  const wanted = [...grouped(found, ({ row }) => row.personId)].map(([person, [first]]) => ({
    person,
    currency: first?.rate?.currency ?? '',
  }))
  // Nobody closes those that are there meanwhile; those that are made here are this transaction's own.
  const { rows } = await tx.execute<Target>(sql`
    with made as (
      insert into payroll (tenant_id, id, person_id, month, number, currency, state, created_at)
      select ${tenant.id}, gen_random_uuid(), r.person, ${month}::date, 'PR-' || to_char(${month}::date, 'YYMM') || '-' || w.number,
        r.currency, 'open', ${now}
      from json_to_recordset(${JSON.stringify(wanted)}::json) r (person uuid, currency text)
      join person w on w.tenant_id = ${tenant.id} and w.id = r.person
      on conflict do nothing returning id, person_id, currency, state),
    known as (
      select id, person_id, currency, state from payroll where tenant_id = ${tenant.id} and month = ${month}
      order by id for no key update)
    select id, person_id as "personId", currency, state from known
    union all select id, person_id, currency, state from made`)
  return new Map(rows.map(row => [row.personId, row]))
}

function itemOf({ row, time, rate, payable }: Work, payroll: string, clocks: Map<string, VenueClock>) {
  if (!time || !rate || !('basis' in payable)) return []
  const { ratePerHour, minimumMinutes, addOns } = rate
  const priced = { ratePerHour, minimumMinutes, addOns }
  const { minutes, lines, amount } = payOf(time, priced, clockOf(clocks, row))
  return [
    {
      ...{ payroll, status: row.id, function: row.function.id, day: row.date, basis: payable.basis },
      ...{ starts: new Date(time.from), ends: new Date(time.to), minutes, rate: priced, lines, amount },
    },
  ]
}

function clockOf(clocks: Map<string, VenueClock>, { country, region, timeZone }: PlaceRow): VenueClock {
  const key = `${timeZone} ${country} ${region}`
  const clock = clocks.get(key) ?? venueClock(timeZone, publicHoliday({ country, region }))
  clocks.set(key, clock)
  return clock
}

interface Closing {
  /** Who does it; null: the product itself. */
  byId: string | null
  /** When the money is to go, YYYY-MM-DD. */
  dueOn: string
  /** What stands on the bank statement before the number. */
  description: string
}

/**
 * Closes the payrolls of a month, each with the transfer of its sum. Whoever has asked something is answered first: theirs
 * stay open. Gives how many were closed.
 */
export async function closePayrolls({ tx, tenant, now }: Making, month: string, closing: Closing): Promise<number> {
  const closed = await tx.execute(sql`
    with done as (
      update payroll y set state = 'closed', closed_at = ${now}, closed_by_id = ${closing.byId}
      where y.tenant_id = ${tenant.id} and y.month = ${month} and y.state = 'open' and not exists (select from payroll_item o
        where o.tenant_id = y.tenant_id and o.payroll_id = y.id and o.state = 'declined')
      returning y.*),
    sums as (select d.*, (select coalesce(sum(o.amount), 0)::int from payroll_item o
      where o.tenant_id = d.tenant_id and o.payroll_id = d.id) as total from done d),
    sent as (
      insert into bank_transfer (tenant_id, id, person_id, payroll_id, reference, recipient, description, amount, currency, due_on,
        state, created_at)
      select s.tenant_id, gen_random_uuid(), s.person_id, s.id, s.number, w.first_name || ' ' || w.last_name,
        ${closing.description}, s.total, s.currency, ${closing.dueOn}, 'open', ${now}
      from sums s join person w on w.tenant_id = s.tenant_id and w.id = s.person_id where s.total > 0)
    select from done`)
  return closed.rows.length
}
