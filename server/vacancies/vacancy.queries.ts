import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Vacancy, narrowing, vacancyOrders } from '../../openapi/vacancies.shapes.ts'
import { type Context, personOf } from '../context.ts'
import { type EntryRow, nearJson } from '../jobs/jobs.queries.ts'
import type { Listing, Order } from '../list.ts'
import { type OwnTimeRow, isKeptFree, ownTimeJson } from '../personalCalendar/absences.ts'
import { functionJson, personJson, shiftColumns, venueJson } from '../projectCrewItems/fragments.ts'
import { foundBy } from '../search/words.ts'
import type { CaptionColumns, PersonColumns, ShiftColumns } from '../wire.ts'
import { vacancy } from './vacancy-wire.ts'

export type VacancyRow = ShiftColumns & {
  id: string
  function: CaptionColumns
  task: string | null
  project: { id: string; number: string; name: string }
  crew: { id: string; name: string }
  location: z.input<typeof Vacancy>['location']
  chief: PersonColumns | null
  breakMinutes: number
  catering: CaptionColumns | null
  places: number
  amountOfRows: number
  filled: number
  requested: number
  commentCrew: string | null
  jobId: string | null
  status: string | null
  near: EntryRow[]
  ownTime: OwnTimeRow[]
}

export type Narrowing = z.output<z.ZodObject<typeof narrowing>>

/** What of the person stands at the position `i` itself. */
const ownLine = (ctx: Context) =>
  sql`left join project_crew_item_status mine on mine.tenant_id = i.tenant_id and mine.item_id = i.id
    and mine.person_id = ${personOf(ctx)}`

/** The position `i` as if the person were on it: what asks about their entries at its time speaks of `s`. */
const asIfOn = (ctx: Context) =>
  sql`(select i.tenant_id, coalesce(mine.id, i.id) as id, ${personOf(ctx)}::uuid as person_id, i.starts, i.ends) s`

/** That nothing stands in the way: the same rule as `fits` in domain/jobs/fit.ts; a test holds one against the other. */
export const fitting = (ctx: Context) => sql`exists (select from ${asIfOn(ctx)} where not ${isKeptFree}
  and not exists (select from project_crew_item_status o where o.tenant_id = s.tenant_id and o.person_id = s.person_id
    and o.id <> s.id and o.status in ('confirmed','checkedIn','checkedOut','signedOff') and o.starts < s.ends and o.ends > s.starts
    and o.starts > s.starts - interval '48 hours'))`

/** That it is looked for, whatever its tab; of `i` and `c`. */
export const lookedFor = (ctx: Context, { q, functionCode, startDate, weekend }: Narrowing): SQL => {
  const where = [foundBy(ctx, q, { project: sql`c.project_id`, location: sql`c.location_id` })]
  if (functionCode)
    where.push(sql`i.function_id in (select t.id from lookup t where t.tenant_id = ${ctx.tenant.id}
      and t.kind = 'functions' and t.code = ${functionCode})`)
  if (startDate) where.push(sql`i.start_date = ${startDate}::date`)
  if (weekend) where.push(sql`extract(isodow from i.start_date) >= 6`)
  return sql.join(where, sql` and `)
}

export const tabCondition = (ctx: Context, tab: Narrowing['tab']): SQL =>
  tab === 'applied' ? sql`mine.status = 'applied'` : tab === 'fits' ? fitting(ctx) : sql`true`

/** Open positions in the future with a free place, and those one has applied for; `i`, `mine`, `c` and `p`. */
export const vacancies = (ctx: Context) => sql`from project_crew_item i ${ownLine(ctx)}
  join project_crew c on c.tenant_id = i.tenant_id and c.id = i.crew_id
  join project p on p.tenant_id = c.tenant_id and p.id = c.project_id
  where i.tenant_id = ${ctx.tenant.id} and i.open_for_applications and i.starts > ${ctx.now} and not i.crew_chief_only
    and (mine.id is null or mine.status in ('applied','declined'))
    and (i.filled < i.amount_of_rows or mine.status = 'applied')`

const byDay: readonly Order[] = [
  { by: sql`i.start_date`, as: 'date' },
  { by: sql`i.starts`, as: 'timestamptz' },
  { by: sql`i.id`, as: 'uuid' },
]
const byProject: readonly Order[] = [{ by: sql`p.first_day`, as: 'date' }, { by: sql`p.id`, as: 'uuid' }, ...byDay]

/** Vacancies, soonest first, or by project, each with what speaks for and against it for the person who asks. */
export function vacancyListing(
  ctx: Context,
  query: Narrowing & { order?: (typeof vacancyOrders)[number] | undefined },
): Listing<VacancyRow, z.input<typeof Vacancy>> {
  return {
    among: sql`${vacancies(ctx)} and ${lookedFor(ctx, query)} and ${tabCondition(ctx, query.tab)}`,
    order: query.order === 'project' ? byProject : byDay,
    rows: sql`
      select i.id, ${functionJson}, i.task, json_build_object('id', p.id, 'number', p.number, 'name', p.name) as project,
        json_build_object('id', c.id, 'name', c.name) as crew, ${venueJson}, ${personJson('chief')} as chief,
        ${shiftColumns}, i.starts, i.ends, i.break_minutes as "breakMinutes",
        case when k.id is null then null else json_build_object('id', k.id, 'caption', k.caption, 'code', k.code) end as catering,
        i.amount_of_rows - i.filled as places, i.amount_of_rows as "amountOfRows", i.filled,
        least(i.amount_of_rows - i.filled, i.waiting) as requested,
        i.comment_crew as "commentCrew", mine.id as "jobId", mine.status, own.near, own."ownTime"
      from page join project_crew_item i on i.tenant_id = ${ctx.tenant.id} and i.id = page.id
      join lookup f on f.tenant_id = i.tenant_id and f.id = i.function_id
      join project_crew c on c.tenant_id = i.tenant_id and c.id = i.crew_id
      join project p on p.tenant_id = c.tenant_id and p.id = c.project_id
      join location l on l.tenant_id = c.tenant_id and l.id = c.location_id
      left join person chief on chief.tenant_id = c.tenant_id and chief.id = c.chief_id
      left join lookup k on k.tenant_id = i.tenant_id and k.id = i.catering_id ${ownLine(ctx)}
      cross join lateral (select ${nearJson} as near, ${ownTimeJson} as "ownTime" from ${asIfOn(ctx)}) own`,
    item: row => vacancy(ctx, row),
  }
}
