import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { BlockDate, VacationRequest } from '../../openapi/personalCalendar.ts'
import type { Context } from '../context.ts'
import type { Listing } from '../list.ts'
import { iso, isoOrNull } from '../wire.ts'

export type EntryRow = {
  id: string
  kind: string
  startDate: string
  endDate: string | null
  begin: string | null
  end: string | null
  timeZone: string
  starts: string
  ends: string
  reason: string | null
  company: { id: string; name: string } | null
  person: { id: string; name: string }
  status: string | null
  unpaid: boolean
  answer: string | null
  answeredAt: string | null
  answeredBy: string | null
  createdAt: string
}

/** What is shown of the entries `from` selects as `e`. */
export const entryRows = (from: SQL) => sql`
  select e.id, e.kind, e.start_date as "startDate", e.end_date as "endDate", e.begin_time as begin, e.end_time as "end",
    e.time_zone as "timeZone", e.starts, e.ends, e.reason,
    case when y.id is null then null else json_build_object('id', y.id, 'name', y.name) end as company,
    json_build_object('id', w.id, 'name', w.first_name || ' ' || w.last_name) as person, e.status, e.unpaid, e.answer,
    e.answered_at as "answeredAt", b.first_name || ' ' || b.last_name as "answeredBy", e.created_at as "createdAt"
  from ${from}
  join person w on w.tenant_id = e.tenant_id and w.id = e.person_id
  left join company y on y.tenant_id = e.tenant_id and y.id = e.company_id
  left join person b on b.tenant_id = e.tenant_id and b.id = e.answered_by_id`

export const entry = (row: EntryRow): z.input<typeof BlockDate> => ({
  id: row.id,
  startDate: row.startDate,
  endDate: row.endDate,
  begin: row.begin,
  end: row.end,
  timeZone: row.timeZone,
  starts: iso(row.starts),
  ends: iso(row.ends),
  reason: row.reason,
  company: row.company,
  createdAt: iso(row.createdAt),
})

export const vacation = (row: EntryRow): z.input<typeof VacationRequest> => ({
  ...entry(row),
  person: row.person,
  status: row.status as z.input<typeof VacationRequest>['status'],
  unpaid: row.unpaid,
  answer: row.answer,
  answeredAt: isoOrNull(row.answeredAt),
  answeredBy: row.answeredBy,
})

export type Kind = 'block' | 'vacation' | 'available'

/** The last day an entry reaches into. */
const lastDay = sql.raw(`coalesce(e.end_date, e.start_date + case when e.end_time <= e.begin_time then 1 else 0 end)`)
/** That some day from the first to the last, where they are named, is one of entry `e`. */
export const onDays = ({ dateFrom, dateTo }: { dateFrom?: string | undefined; dateTo?: string | undefined }) => [
  ...(dateFrom ? [sql`${lastDay} >= ${dateFrom}::date`] : []),
  ...(dateTo ? [sql`e.start_date <= ${dateTo}::date`] : []),
]

interface Asked {
  dateFrom?: string | undefined
  dateTo?: string | undefined
  status?: string | undefined
}

/** Entries of a kind the caller may see, soonest first. */
export function entryListing<Item>(
  ctx: Context,
  kind: Kind,
  { status, ...days }: Asked,
  item: (row: EntryRow) => Item,
): Listing<EntryRow, Item> {
  const where = [sql`e.tenant_id = ${ctx.tenant.id}`, sql`e.kind = ${kind}`, ctx.visible, ...onDays(days)]
  if (status) where.push(sql`e.status = ${status}`)
  return {
    among: sql`from calendar_entry e where ${sql.join(where, sql` and `)}`,
    order: [
      { by: sql`e.starts`, as: 'timestamptz' },
      { by: sql`e.id`, as: 'uuid' },
    ],
    rows: entryRows(sql`page join calendar_entry e on e.tenant_id = ${ctx.tenant.id} and e.id = page.id`),
    item,
  }
}

/** Calendar days of vacation of a person in a year: `approved` and `asked` of what is paid, and what is `unpaid`. */
export const daysTaken = (ctx: Context, person: SQL, year: SQL): SQL => sql`
  select coalesce(sum(taken.days) filter (where taken.status = 'approved' and not taken.unpaid), 0)::int as approved,
    coalesce(sum(taken.days) filter (where taken.status = 'asked' and not taken.unpaid), 0)::int as asked,
    coalesce(sum(taken.days) filter (where taken.status = 'approved' and taken.unpaid), 0)::int as unpaid
  from (select v.status, v.unpaid, least(coalesce(v.end_date, v.start_date), make_date(${year}, 12, 31))
      - greatest(v.start_date, make_date(${year}, 1, 1)) + 1 as days
    from calendar_entry v where v.tenant_id = ${ctx.tenant.id} and v.person_id = ${person} and v.kind = 'vacation') taken
  where taken.days > 0`
