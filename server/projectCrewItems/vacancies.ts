import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Vacancy } from '../../openapi/projectCrewItems.ts'
import { type Context, personOf } from '../context.ts'
import type { Listing } from '../list.ts'
import { warningsOf } from '../jobs/job-wire.ts'
import { type AroundRow, aroundJson } from '../jobs/jobs.queries.ts'
import { isKeptFree } from '../personalCalendar/absences.ts'
import { type CaptionColumns, type ShiftColumns, shift } from '../wire.ts'
import { functionJson, shiftColumns, venueJson } from './fragments.ts'

type VacancyRow = ShiftColumns & {
  id: string
  function: CaptionColumns
  task: string | null
  projectName: string
  location: z.input<typeof Vacancy>['location']
  places: number
  commentCrew: string | null
  jobId: string | null
  status: string | null
  collides: boolean
  blocked: boolean
  breakMinutes: number
  around: AroundRow[]
}

/** Open positions in the future with a free place, and those one has applied for, soonest first. */
export function vacancyListing(ctx: Context): Listing<VacancyRow, z.input<typeof Vacancy>> {
  const own = sql`left join project_crew_item_status s on s.tenant_id = i.tenant_id and s.item_id = i.id
    and s.person_id = ${personOf(ctx)}`
  return {
    among: sql`from project_crew_item i ${own}
      where i.tenant_id = ${ctx.tenant.id} and i.open_for_applications and i.starts > ${ctx.now} and not i.crew_chief_only
        and (s.id is null or s.status in ('applied','declined')) and (i.filled < i.amount_of_rows or s.status = 'applied')`,
    order: [
      { by: sql`i.starts`, as: 'timestamptz' },
      { by: sql`i.id`, as: 'uuid' },
    ],
    rows: sql`
      select i.id, ${functionJson}, i.task, p.name as "projectName", ${venueJson}, ${shiftColumns}, i.starts, i.ends,
        i.amount_of_rows - i.filled as places, i.comment_crew as "commentCrew", s.id as "jobId", s.status,
        exists (select from project_crew_item_status o where o.tenant_id = i.tenant_id and o.person_id = ${personOf(ctx)}
          and o.status in ('confirmed','checkedIn','checkedOut','signedOff') and o.starts < i.ends and o.ends > i.starts
          and o.starts > i.starts - interval '48 hours') as collides,
        i.break_minutes as "breakMinutes", own.around, own.blocked
      from page join project_crew_item i on i.tenant_id = ${ctx.tenant.id} and i.id = page.id
      join lookup f on f.tenant_id = i.tenant_id and f.id = i.function_id
      join project_crew c on c.tenant_id = i.tenant_id and c.id = i.crew_id
      join project p on p.tenant_id = c.tenant_id and p.id = c.project_id
      join location l on l.tenant_id = c.tenant_id and l.id = c.location_id ${own}
      cross join lateral (select ${aroundJson} as around, ${isKeptFree} as blocked from (select i.tenant_id,
        coalesce(s.id, i.id) as id, ${personOf(ctx)}::uuid as person_id, i.starts, i.ends) s) own`,
    item: row => vacancy(ctx, row),
  }
}

const vacancy = (ctx: Context, row: VacancyRow): z.input<typeof Vacancy> => ({
  id: row.id,
  function: row.function,
  task: row.task,
  project: { name: row.projectName },
  location: row.location,
  ...shift(row),
  places: row.places,
  commentCrew: row.commentCrew,
  applied: row.status === 'applied',
  jobId: row.jobId,
  collides: row.collides,
  blocked: row.blocked,
  warnings: warningsOf(ctx, row, row.around),
})
