import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { shiftsOf } from '../../domain/securityChecks/shifts.ts'
import type { SecurityCheckDue, SecurityCheckSummary } from '../../openapi/securityChecks.ts'
import type { Context } from '../context.ts'
import type { Listing } from '../list.ts'
import { askedCount } from '../forms/asked.ts'
import { one } from '../one.ts'
import { iso, isoOrNull, millis } from '../wire.ts'
import type { WhichCheck } from './security-check.queries.ts'

type Summary = z.input<typeof SecurityCheckSummary>

const columns = sql`k.id, k.questionnaire_id as "formId", n.name, k.date::text as date, k.shift,
  k.created_at as "begunAt", k.finished_at as "finishedAt",
  ${askedCount('k')} as asked,
  (select count(*)::int from security_check_answer a where a.tenant_id = k.tenant_id and a.check_id = k.id) as answered,
  (select count(*)::int from security_check_signature g where g.tenant_id = k.tenant_id and g.check_id = k.id) as signed`

const summary = (row: Summary): Summary => ({
  ...row,
  begunAt: iso(row.begunAt),
  finishedAt: isoOrNull(row.finishedAt),
})

/** Checks of a crew that were begun, the newest shift first. */
export const checkListing = (ctx: Context, crewId: string): Listing<Summary, Summary> => ({
  among: sql`from security_check k where k.tenant_id = ${ctx.tenant.id} and k.crew_id = ${crewId}`,
  order: [
    { by: sql`k.date`, as: 'date', desc: true },
    { by: sql`k.shift`, as: 'int', desc: true },
    { by: sql`k.id`, as: 'uuid' },
  ],
  rows: sql`select ${columns} from page join security_check k on k.tenant_id = ${ctx.tenant.id} and k.id = page.id
    join questionnaire n on n.tenant_id = k.tenant_id and n.id = k.questionnaire_id`,
  item: summary,
})

type Due = {
  items: { date: string; starts: string; ends: string }[]
  forms: { id: string; name: string }[]
  checks: Summary[]
}

/** One for each form and shift from yesterday until in a week, by the clock of the place. */
export async function checksDue(ctx: Context<'notFound'>, crewId: string): Promise<z.input<typeof SecurityCheckDue>[]> {
  const { items, forms, checks } = await one<Due>(
    ctx,
    sql`select (select coalesce(json_agg(json_build_object('date', i.start_date::text, 'starts', i.starts, 'ends', i.ends)
          order by i.start_date), '[]') from project_crew_item i where i.tenant_id = c.tenant_id and i.crew_id = c.id
          and i.start_date between d.today - 1 and d.today + 7) as items,
      (select coalesce(json_agg(json_build_object('id', n.id, 'name', n.name) order by n.name, n.id), '[]')
        from questionnaire n where n.tenant_id = c.tenant_id and n.use = 'securityCheck' and n.deleted_at is null
          and exists (select from form_question q where q.tenant_id = n.tenant_id and q.questionnaire_id = n.id
            and q.gone_at is null)) as forms,
      (select coalesce(json_agg(k), '[]') from (select ${columns} from security_check k
        join questionnaire n on n.tenant_id = k.tenant_id and n.id = k.questionnaire_id
        where k.tenant_id = c.tenant_id and k.crew_id = c.id and k.date between d.today - 1 and d.today + 7) k) as checks
    from project_crew c
    join location l on l.tenant_id = c.tenant_id and l.id = c.location_id
    cross join lateral (select (${ctx.now}::timestamptz at time zone l.time_zone)::date as today) d
    where c.tenant_id = ${ctx.tenant.id} and c.id = ${crewId}`,
  )
  const days = [...new Set(items.map(({ date }) => date))]
  return days.flatMap(date => {
    const ofDay = items.filter(item => item.date === date)
    const spans = ofDay.map(({ starts, ends }) => ({ starts: millis(starts), ends: millis(ends) }))
    return shiftsOf(spans).flatMap(([first], at) =>
      forms.map(({ id, name }) => {
        const which: WhichCheck = { formId: id, date, shift: at + 1 }
        const begun = checks.find(
          one => one.formId === which.formId && one.date === which.date && one.shift === which.shift,
        )
        return { ...which, name, starts: iso(new Date(first?.starts ?? 0)), check: begun ? summary(begun) : null }
      }),
    )
  })
}

/** Which crew, form and shift a check is of. Throws `notFound`, also for one of another crew than the one that is named. */
export const whichOf = (
  ctx: Pick<Context<'notFound'>, 'tx' | 'tenant' | 'refuse'>,
  id: string,
  crewId?: string,
): Promise<WhichCheck & { crewId: string }> =>
  one<WhichCheck & { crewId: string }>(
    ctx,
    sql`select crew_id as "crewId", questionnaire_id as "formId", date::text as date, shift from security_check
      where tenant_id = ${ctx.tenant.id} and id = ${id}
        and ${crewId === undefined ? sql`true` : sql`crew_id = ${crewId}`}`,
  )
