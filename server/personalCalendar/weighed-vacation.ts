import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { VacationRequestDetails } from '../../openapi/personalCalendar.ts'
import type { Context } from '../context.ts'
import { one } from '../one.ts'
import { functionJson, joinCrew, joinItem, shiftColumns } from '../projectCrewItems/fragments.ts'
import { type CaptionColumns, type ShiftColumns, shift } from '../wire.ts'
import { type EntryRow, daysTaken, entryRows, vacation } from './calendar.queries.ts'

type Details = z.input<typeof VacationRequestDetails>
type JobRow = Omit<Details['jobs'][number], keyof ShiftColumns | 'function'> &
  ShiftColumns & { function: CaptionColumns }
type Weighed = EntryRow & {
  year: number
  approvedDays: number
  askedDays: number
  unpaidDays: number
  sameFunction: Details['sameFunction']
}

/** Entries `o` of others that lie on the time of `e`. The first bound reaches an index: nothing lasts longer. */
const lyingOn = sql.raw(`o.starts > e.starts - interval '368 days' and o.starts < e.ends and o.ends > e.starts`)

/** The request, who else is away of those who can do the same, and what the year holds. */
const weighed = (ctx: Context, id: string) => sql`
  with e as (select * from calendar_entry where tenant_id = ${ctx.tenant.id} and id = ${id} and kind = 'vacation'),
  others as materialized (
    select o.person_id, bool_or(o.kind = 'block' or o.status = 'approved') as away from e
    join calendar_entry o on o.tenant_id = e.tenant_id and o.person_id <> e.person_id and ${lyingOn}
      and (o.kind = 'block' or o.kind = 'vacation' and o.status in ('asked', 'approved'))
    group by o.person_id),
  same as (
    select f.sort, json_build_object('function', json_build_object('id', f.id, 'caption', f.caption, 'code', f.code),
      'people', count(*), 'away', count(*) filter (where n.away), 'asking', count(*) filter (where not n.away)) as one
    from e
    join person_function mine on mine.tenant_id = e.tenant_id and mine.person_id = e.person_id
    join lookup f on f.tenant_id = mine.tenant_id and f.id = mine.function_id and f.code <> 'spare'
    join person_function pf on pf.tenant_id = f.tenant_id and pf.function_id = f.id
    left join others n on n.person_id = pf.person_id
    where exists (select from login g where g.tenant_id = pf.tenant_id and g.person_id = pf.person_id
      and g.ended_at is null and g.login_types && array['crew']::text[])
    group by f.id, f.sort, f.caption, f.code)
  select told.*, spent.year, spent.approved as "approvedDays", spent.asked as "askedDays", spent.unpaid as "unpaidDays",
    (select coalesce(json_agg(one order by sort, one->'function'->>'caption'), '[]') from same) as "sameFunction"
  from (${entryRows(sql`e`)}) told
  cross join lateral (select y.year, taken.* from (select extract(year from told."startDate")::int as year) y
    cross join lateral (${daysTaken(ctx, sql`(told.person->>'id')::uuid`, sql`y.year`)}) taken) spent`

/** Jobs at the time of an entry that are held or wait for an answer. A job may last two days. */
const jobsAt = (ctx: Context, id: string) => sql`
  select s.id, s.status, ${functionJson}, ${shiftColumns}, s.starts, s.ends, l.name as venue,
    json_build_object('id', c.id, 'name', c.name) as "projectCrew",
    json_build_object('id', p.id, 'number', p.number, 'name', p.name) as project
  from calendar_entry e
  join project_crew_item_status s on s.tenant_id = e.tenant_id and s.person_id = e.person_id
    and s.starts > e.starts - interval '48 hours' and s.starts < e.ends and s.ends > e.starts
    and s.status in ('applied','invited','confirmed','checkedIn','checkedOut','signedOff')
  ${joinItem} ${joinCrew}
  where e.tenant_id = ${ctx.tenant.id} and e.id = ${id}
  order by s.starts, s.id`

/** A request for vacation with what is weighed before it is answered. Throws `notFound`, also once it was withdrawn. */
export async function weighedVacation(ctx: Context<'notFound'>, id: string): Promise<Details> {
  const row = await one<Weighed>(ctx, weighed(ctx, id))
  const { rows } = await ctx.tx.execute<JobRow>(jobsAt(ctx, id))
  return {
    request: vacation(row),
    jobs: rows.map(job => ({ ...job, ...shift(job) })),
    sameFunction: row.sameFunction,
    vacation: { year: row.year, approved: row.approvedDays, asked: row.askedDays, unpaid: row.unpaidDays },
  }
}
