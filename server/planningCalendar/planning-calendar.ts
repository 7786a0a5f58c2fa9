import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { daysUntil } from '../../domain/shift-display.ts'
import type { PlanningCalendar, listPlanningCalendarItems } from '../../openapi/planningCalendar.ts'
import { isOffice, isPlanner } from '../access/principal.ts'
import type { Context } from '../context.ts'
import { bankHolidays } from '../locations/holidays.ts'
import { listOf } from '../list.ts'
import { functionJson, shiftColumns } from '../projectCrewItems/fragments.ts'
import { statusOf } from '../projects/project-list.queries.ts'
import { type CaptionColumns, type ShiftColumns, shift } from '../wire.ts'
import { type Days, type Reader, planningPeople } from './planning-people.queries.ts'

type PositionRow = ShiftColumns & {
  id: string
  function: CaptionColumns
  task: string | null
  project: { id: string; number: string; name: string }
  branch: CaptionColumns | null
  venue: string
  city: string
  breakMinutes: number
  amountOfRows: number
  filled: number
  open: number
}

/** Longest stretch that is shown at once, in days: twelve weeks and what a screen looks around. */
const most = 100

/** People and what they have on some days, with every position of those days. Three queries at most. */
export async function planningCalendar(
  ctx: Context<'invalidInput'>,
  query: z.output<(typeof listPlanningCalendarItems)['query']>,
): Promise<z.input<typeof PlanningCalendar>> {
  const { dateFrom, dateTo } = query
  const length = daysUntil(dateTo, dateFrom)
  if (length < 0 || length >= most)
    throw ctx.refuse('invalidInput', {
      errors: [{ path: 'query.dateTo', message: `${most} days at most, from the first on` }],
    })
  const inside = isPlanner(ctx.who) || isOffice(ctx.who)
  const reader: Reader = { inside, spare: ctx.who.rights['planningCalendar']?.['READSPAREFUNCTION'] !== undefined }
  const people = await listOf(ctx, query, planningPeople(ctx, query, reader))
  return {
    ...people,
    positions: await positionsOn(ctx, query, reader),
    bankHolidays: bankHolidays(dateFrom, dateTo),
  }
}

/** Every position of projects that begins on these days; clients see that somebody was asked as little as elsewhere. */
async function positionsOn(ctx: Context, { dateFrom, dateTo }: Days, { inside, spare }: Reader) {
  const { rows } = await ctx.tx.execute<PositionRow>(sql`
    select i.id, ${functionJson}, i.task, json_build_object('id', p.id, 'number', p.number, 'name', p.name) as project,
      case when b.id is null then null else json_build_object('id', b.id, 'caption', b.caption, 'code', b.code) end as branch,
      l.name as venue, l.city, ${shiftColumns}, i.starts, i.ends, i.break_minutes as "breakMinutes",
      i.amount_of_rows as "amountOfRows", i.filled,
      case when i.ends <= ${ctx.now} or p.closed_at is not null or ${statusOf} <> 'confirmed' then 0
        else greatest(0, i.amount_of_rows - i.filled ${
          inside
            ? sql`- (select count(*) from project_crew_item_status s where s.tenant_id = i.tenant_id and s.item_id = i.id
                and s.status in ('applied','invited'))`
            : sql``
        })::int end as open
    from project p
    join project_crew c on c.tenant_id = p.tenant_id and c.project_id = p.id
    join project_crew_item i on i.tenant_id = c.tenant_id and i.crew_id = c.id
    join lookup f on f.tenant_id = i.tenant_id and f.id = i.function_id
    join location l on l.tenant_id = c.tenant_id and l.id = c.location_id
    left join lookup b on b.tenant_id = p.tenant_id and b.id = p.branch_id
    where p.tenant_id = ${ctx.tenant.id} and p.first_day <= ${dateTo}::date and p.last_day >= ${dateFrom}::date
      and i.start_date between ${dateFrom}::date and ${dateTo}::date and ${ctx.visible}
      ${spare ? sql`` : sql`and f.code <> 'spare'`}
    order by i.starts, f.sort, i.id`)
  return rows.map(({ startDate, endDate, startTime, endTime, timeZone, starts, ends, ...row }) => ({
    ...row,
    ...shift({ startDate, endDate, startTime, endTime, timeZone, starts, ends }),
  }))
}
