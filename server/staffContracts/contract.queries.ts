import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import {
  type ShiftTime,
  type Vacation,
  reckonedContract,
  shownMonth,
  vacationOf,
} from '../../domain/staffContracts/accounts.ts'
import type { StaffContractDetails } from '../../openapi/staffContracts.ts'
import type { Context } from '../context.ts'
import { costing, reckoner, signedOf, timeColumns, type TimeRow } from '../costs/line.queries.ts'
import { type ContractRow, contractItem, contractRows } from '../crewMembers/sections.queries.ts'
import { one } from '../one.ts'
import { millis } from '../wire.ts'

type Row = ContractRow & { person: { id: string; name: string }; today: string; vacation: Vacation[] }
type ShiftRow = TimeRow & { day: string }

/** A contract with what became of it. Throws `notFound`. */
export async function contractDetails(
  ctx: Context<'notFound'>,
  id: string,
): Promise<z.input<typeof StaffContractDetails>> {
  const { person, today, vacation, ...row } = await one<Row>(
    ctx,
    sql`select told.*, json_build_object('id', r.id, 'name', r.first_name || ' ' || r.last_name) as person,
        (${ctx.now}::timestamptz at time zone r.time_zone)::date::text as today,
        (select coalesce(json_agg(json_build_object('startDate', v.start_date, 'endDate', v.end_date, 'status', v.status)), '[]')
          from calendar_entry v where v.tenant_id = r.tenant_id and v.person_id = r.id and v.kind = 'vacation' and not v.unpaid) as vacation
      from (${contractRows(ctx, sql`staff_contract`)} where x.tenant_id = ${ctx.tenant.id} and x.id = ${id}) told
      join staff_contract c on c.tenant_id = ${ctx.tenant.id} and c.id = told.id
      join person r on r.tenant_id = c.tenant_id and r.id = c.person_id`,
  )
  const shifts = await shiftsOf(ctx, person.id, row)
  const { vacationDays } = row
  return {
    ...contractItem(row),
    person,
    ...reckonedContract(row, shifts, today),
    vacationAccount:
      vacationDays === null
        ? null
        : vacationOf(row, vacationDays, vacation, Number(shownMonth(row, today).slice(0, 4))),
  }
}

/** Whatever the person was on in these days. A shift may begin elsewhere on another day than by the clock of the database. */
async function shiftsOf(
  ctx: Context,
  personId: string,
  { beginDate, endDate }: Pick<ContractRow, 'beginDate' | 'endDate'>,
): Promise<ShiftTime[]> {
  const { rows } = await ctx.tx.execute<ShiftRow>(sql`
    select i.start_date::text as day, ${timeColumns}
    from project_crew_item_status s
    join project_crew_item i on i.tenant_id = s.tenant_id and i.id = s.item_id ${signedOf}
    where s.tenant_id = ${ctx.tenant.id} and s.person_id = ${personId} and s.status in ${costing}
      and s.starts >= ${beginDate}::date - 1 and s.starts < coalesce(${endDate}::date + 2, 'infinity')
      and i.start_date >= ${beginDate}::date and i.start_date <= coalesce(${endDate}::date, 'infinity')`)
  const reckon = reckoner(ctx)
  return rows.map(row => {
    const worked = reckon.worked(row)
    return {
      day: row.day,
      planned: reckon.planned(row).minutes,
      worked,
      ahead: worked === null && millis(row.ends) > ctx.now.getTime(),
    }
  })
}
