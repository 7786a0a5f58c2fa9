import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { jobKind } from '../../domain/personalCalendar/entry-kind.ts'
import type { PositionStatus } from '../../domain/projectCrewItems/position-status.ts'
import type { PersonalCalendar } from '../../openapi/personalCalendar.ts'
import { type Context, personOf } from '../context.ts'
import { changedSql, functionJson, joinCrew, joinItem, shiftColumns } from '../projectCrewItems/fragments.ts'
import { type CaptionColumns, type ShiftColumns, isoOrNull, shift } from '../wire.ts'
import { type EntryRow, daysTaken, entry, entryRows, onDays, vacation } from './calendar.queries.ts'

type JobRow = ShiftColumns & {
  id: string
  status: PositionStatus
  function: CaptionColumns
  venue: string
  city: string
  entrance: string | null
  doubled: boolean
  changed: boolean
  confirmedAt: string | null
}

type Days = { dateFrom: string; dateTo: string }
const most = 100

/** Jobs that begin on these days at their venue, whose clock is at most a day from any other. */
const jobsOn = (ctx: Context, { dateFrom, dateTo }: Days) => sql`
  select s.id, s.status, ${functionJson}, l.name as venue, l.city, l.entrance, ${shiftColumns}, s.starts, s.ends,
    s.confirmed_at as "confirmedAt", s.ends > ${ctx.now} and ${changedSql} as changed,
    exists (select from project_crew_item_status o where o.tenant_id = s.tenant_id and o.person_id = s.person_id and o.id <> s.id
      and o.status in ('confirmed','checkedIn','checkedOut','signedOff') and o.starts < s.ends and o.ends > s.starts
      and o.starts > s.starts - interval '48 hours') as doubled
  from project_crew_item_status s ${joinItem} ${joinCrew}
  where s.tenant_id = ${ctx.tenant.id} and s.person_id = ${personOf(ctx)} and s.status <> 'declined'
    and s.starts > ${dateFrom}::timestamptz - interval '1 day' and s.starts < ${dateTo}::timestamptz + interval '2 days'
    and i.start_date between ${dateFrom} and ${dateTo}
  order by s.starts, s.id`

type Own = { timeZone: string; entries: EntryRow[]; approved: number; asked: number; unpaid: number }

/** Entries of these days, and how many days of vacation lie in a year. */
const entriesOn = (ctx: Context, days: Days, year: number) => sql`
  with mine as (select * from calendar_entry e where e.tenant_id = ${ctx.tenant.id} and e.person_id = ${personOf(ctx)}),
  told as (${entryRows(sql`(select * from mine e where ${sql.join(onDays(days), sql` and `)}) e`)})
  select w.time_zone as "timeZone", (select coalesce(json_agg(told order by told.starts, told.id), '[]') from told) as entries,
    taken.approved, taken.asked, taken.unpaid
  from person w cross join lateral (${daysTaken(ctx, sql`w.id`, sql`${year}::int`)}) taken where w.tenant_id = ${ctx.tenant.id} and w.id = ${personOf(ctx)}`

/** What the person who is logged in has on some days. */
export async function ownDays(ctx: Context<'invalidInput'>, days: Days): Promise<z.input<typeof PersonalCalendar>> {
  const { dateFrom, dateTo } = days
  const length = (Date.parse(dateTo) - Date.parse(dateFrom)) / 86_400_000 + 1
  if (length < 1 || length > most)
    throw ctx.refuse('invalidInput', { errors: [{ path: 'query.dateTo', message: `1 to ${most} days` }] })
  const year = Number(dateFrom.slice(0, 4))
  const { rows } = await ctx.tx.execute<JobRow>(jobsOn(ctx, days))
  const { rows: own } = await ctx.tx.execute<Own>(entriesOn(ctx, days, year))
  const [{ timeZone, entries, ...taken } = { timeZone: 'UTC', entries: [], approved: 0, asked: 0, unpaid: 0 }] = own
  const of = (kind: string) => entries.filter(row => row.kind === kind)
  return {
    dateFrom,
    dateTo,
    timeZone,
    jobs: rows.flatMap(row => {
      const kind = jobKind(row)
      return kind === null ? [] : [calendarJob(row, kind)]
    }),
    blockDates: of('block').map(entry),
    vacationRequests: of('vacation').map(vacation),
    availabilities: of('available').map(entry),
    vacation: { year, ...taken },
  }
}

const calendarJob = (row: JobRow, kind: NonNullable<ReturnType<typeof jobKind>>) => ({
  id: row.id,
  status: row.status,
  kind,
  function: row.function,
  venue: row.venue,
  city: row.city,
  entrance: row.entrance,
  ...shift(row),
  confirmedAt: isoOrNull(row.confirmedAt),
})
