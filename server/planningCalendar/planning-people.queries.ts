import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { jobKind } from '../../domain/personalCalendar/entry-kind.ts'
import type { PositionStatus } from '../../domain/projectCrewItems/position-status.ts'
import type { PlanningPerson } from '../../openapi/planningCalendar.ts'
import { isOffice, isPlanner } from '../access/principal.ts'
import { visibleRows } from '../access/visible.ts'
import type { Context } from '../context.ts'
import { countryOfZone } from '../locations/holidays.ts'
import type { Listing } from '../list.ts'
import { onDays } from '../personalCalendar/calendar.queries.ts'
import { changeJson, joinCrew, joinItem } from '../projectCrewItems/fragments.ts'
import { type CaptionColumns, iso } from '../wire.ts'

type Person = z.input<typeof PlanningPerson>

type JobColumns = {
  id: string
  projectCrewItemId: string
  status: PositionStatus
  doubled: boolean
  changed: boolean
  functionCode: string
  projectType: string | null
}
type AbsenceColumns = Omit<Person['absences'][number], 'kind'> & {
  kind: 'block' | 'vacation'
  status: string | null
  unpaid: boolean
}
export type PlanningRow = {
  id: string
  name: string
  timeZone: string
  functions: CaptionColumns[]
  jobs: JobColumns[]
  absences: AbsenceColumns[]
  proofs: Person['proofs']
}

export interface Days {
  dateFrom: string
  dateTo: string
}

/** Who reads it, and how much of it: clients only what their own projects have, and neither absences nor what else people do. */
export interface Reader {
  inside: boolean
  /** Those on call are shown. */
  spare: boolean
}

export const readerOf = (ctx: Context): Reader => ({
  inside: isPlanner(ctx.who) || isOffice(ctx.who),
  spare: ctx.who.rights['planningCalendar']?.['READSPAREFUNCTION'] !== undefined,
})

/** Jobs `s` that begin on these days at their venue, whose clock is at most a day from any other. */
const begins = ({ dateFrom, dateTo }: Days) => sql`s.starts > ${dateFrom}::timestamptz - interval '1 day'
  and s.starts < ${dateTo}::timestamptz + interval '2 days' and i.start_date between ${dateFrom}::date and ${dateTo}::date`

/** What of a person `w` stands in the calendar. */
function shownOf(ctx: Context, days: Days, reader: Reader, visible: SQL) {
  const shown = sql`s.tenant_id = ${ctx.tenant.id} and s.person_id = w.id and s.status <> 'declined' and ${begins(days)}
    and ${visible} ${reader.spare ? sql`` : sql`and f.code <> 'spare'`}`
  return { shown, certain: sql`${shown} and s.status in ('confirmed','checkedIn','checkedOut','signedOff')` }
}

/** Columns of a person `w`: `PlanningRow`. */
function columns(ctx: Context, days: Days, reader: Reader, visible: SQL): SQL {
  const { shown, certain } = shownOf(ctx, days, reader, visible)
  // Clients are not told what people can do besides.
  const does = reader.inside
    ? sql`select pf.function_id from person_function pf where pf.tenant_id = ${ctx.tenant.id} and pf.person_id = w.id`
    : sql`select i.function_id from project_crew_item_status s ${joinItem} ${joinCrew} where ${certain}`
  return sql`w.id, w.first_name || ' ' || w.last_name as name, w.time_zone as "timeZone",
        (select coalesce(json_agg(json_build_object('id', n.id, 'caption', n.caption, 'code', n.code)
            order by n.sort, n.caption, n.id), '[]')
          from lookup n where n.tenant_id = ${ctx.tenant.id} and n.code <> 'spare' and n.id in (${does})) as functions,
        (select coalesce(json_agg(json_build_object('id', s.id, 'projectCrewItemId', s.item_id, 'status', s.status,
            'functionCode', f.code, 'projectType', t.code,
            'changed', case when s.status = 'confirmed' and s.ends > ${ctx.now} then coalesce(${changeJson} is not null, false) else false end,
            'doubled', exists (select from project_crew_item_status o where o.tenant_id = s.tenant_id and o.person_id = s.person_id
              and o.id <> s.id and o.status in ('confirmed','checkedIn','checkedOut','signedOff') and o.starts < s.ends
              and o.ends > s.starts and o.starts > s.starts - interval '48 hours')) order by s.starts, s.id), '[]')
          from project_crew_item_status s ${joinItem} ${joinCrew}
          left join lookup t on t.tenant_id = p.tenant_id and t.id = p.type_id
          where ${shown}) as jobs,
        ${
          reader.inside
            ? sql`(select coalesce(json_agg(json_build_object('id', e.id, 'kind', e.kind, 'status', e.status, 'unpaid', e.unpaid,
            'startDate', e.start_date, 'endDate', e.end_date, 'begin', e.begin_time, 'end', e.end_time, 'starts', e.starts,
            'ends', e.ends) order by e.starts, e.id), '[]')
          from calendar_entry e where e.tenant_id = ${ctx.tenant.id} and e.person_id = w.id
            and (e.kind = 'block' or e.kind = 'vacation' and e.status in ('asked','approved'))
            and ${sql.join(onDays(days), sql` and `)})`
            : sql`'[]'::json`
        } as absences,
        ${
          reader.inside
            ? sql`(select coalesce(json_agg(json_build_object('functionId', pf.function_id, 'proof', pf.proof,
            'validUntil', pf.valid_until) order by pf.valid_until, pf.id), '[]')
          from person_function pf where pf.tenant_id = ${ctx.tenant.id} and pf.person_id = w.id
            and pf.valid_until < ${days.dateTo}::date + 2)`
            : sql`'[]'::json`
        } as proofs`
}

/** The same for whoever reads no list of people but those of a crew. */
export const planningColumns = (ctx: Context, days: Days, reader: Reader): SQL =>
  columns(ctx, days, reader, visibleRows('planningCalendar', ctx))

/** People of the crew by name, with what they have on some days. */
export function planningPeople(ctx: Context, days: Days, reader: Reader): Listing<PlanningRow, Person> {
  const { shown, certain } = shownOf(ctx, days, reader, ctx.visible)
  const hasJob = sql`exists (select from project_crew_item_status s ${joinItem} ${joinCrew}
    where ${reader.inside ? shown : certain})`
  const isCrew = sql`exists (select from login g where g.tenant_id = w.tenant_id and g.person_id = w.id
    and g.ended_at is null and g.login_types && array['crew']::text[])`
  return {
    among: sql`from person w where w.tenant_id = ${ctx.tenant.id} and (${reader.inside ? sql`${isCrew} or ${hasJob}` : hasJob})`,
    order: [
      { by: sql`w.first_name`, as: 'text' },
      { by: sql`w.last_name`, as: 'text' },
      { by: sql`w.id`, as: 'uuid' },
    ],
    rows: sql`select ${columns(ctx, days, reader, ctx.visible)}
      from page join person w on w.tenant_id = ${ctx.tenant.id} and w.id = page.id`,
    item: row => planningPerson(row, reader),
  }
}

export const planningPerson = (
  { id, name, timeZone, functions, jobs, absences, proofs }: PlanningRow,
  { inside }: Reader,
): Person => ({
  id,
  name,
  functions,
  country: countryOfZone(timeZone),
  jobs: jobs.flatMap(job => {
    const kind = kindOf(inside ? job : { ...job, doubled: false, changed: false })
    if (kind === null || (!inside && kind !== 'confirmed')) return []
    return [{ id: job.id, projectCrewItemId: job.projectCrewItemId, status: job.status, kind }]
  }),
  absences: absences.map(({ status, kind, unpaid, starts, ends, ...days }) => ({
    ...days,
    kind: kind === 'block' ? 'blocked' : status === 'asked' ? 'pending' : unpaid ? 'unpaidVacation' : 'vacation',
    starts: iso(starts),
    ends: iso(ends),
  })),
  proofs,
})

/** Being sick and vacation may stand as work on projects of the agency’s own. */
function kindOf(job: JobColumns): Person['jobs'][number]['kind'] | null {
  const kind = jobKind(job)
  if (kind !== 'confirmed' && kind !== 'doubleBooking' && kind !== 'changed') return kind
  if (job.projectType === 'internalSickness') return 'sick'
  if (job.projectType === 'internalVacation') return 'vacation'
  return kind === 'confirmed' && job.functionCode === 'spare' ? 'spare' : kind
}
