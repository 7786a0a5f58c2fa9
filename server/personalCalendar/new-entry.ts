import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { entrySpan, longestEntry } from '../../domain/personalCalendar/entry-span.ts'
import type { NewVacationRequest } from '../../openapi/personalCalendar.ts'
import { type Context, personOf } from '../context.ts'
import { mustAsk } from '../jobs/answer-job.ts'
import { type CollisionRow, collisionsJson } from '../jobs/jobs.queries.ts'
import { one } from '../one.ts'
import { type EntryRow, type Kind, entryRows } from './calendar.queries.ts'
import { vacationToDo } from './vacation-to-do.ts'

type Body = z.output<typeof NewVacationRequest>
type Problem = 'notFound' | 'invalidInput' | 'timeInGap' | 'timeIsDoubled'

/** Adds an entry of one's own. Throws `notFound` for a company that is none of the agency's own. */
export async function newEntry(ctx: Context<Problem>, kind: 'available', body: Omit<Body, 'acceptDoubleBooking'>) {
  const whose = await lockOwner(ctx, body)
  return added(ctx, kind, body, whose, spanOf(ctx, body, whose.timeZone))
}

/** The same of what keeps somebody from working. Throws `alreadyConfirmed` with the jobs it lies over. */
export async function newAbsence(ctx: Context<Problem | 'alreadyConfirmed'>, kind: 'block' | 'vacation', body: Body) {
  const whose = await lockOwner(ctx, body)
  const span = spanOf(ctx, body, whose.timeZone)
  const found = await one<{ collisions: CollisionRow[] }>(
    ctx as Context<'notFound'>,
    sql`select ${collisionsJson} as collisions from (select ${ctx.tenant.id}::uuid as tenant_id, gen_random_uuid() as id,
      ${personOf(ctx)}::uuid as person_id, ${span.starts}::timestamptz as starts, ${span.ends}::timestamptz as ends) s`,
  )
  mustAsk(ctx.refuse, { ...found, absences: [] }, body.acceptDoubleBooking === true)
  return added(ctx, kind, body, whose, span)
}

type Owner = { timeZone: string; companyId: string | null }

/** Locks the person, so that an entry and an answer to a job follow one another. */
const lockOwner = (ctx: Context<'notFound'>, { companyId }: Pick<Body, 'companyId'>) =>
  one<Owner>(
    ctx,
    sql`
    select w.time_zone as "timeZone", (select y.id from company y where y.tenant_id = w.tenant_id and y.own
      and (${companyId ?? null}::uuid is null or y.id = ${companyId ?? null}::uuid) order by y.number limit 1) as "companyId"
    from person w where w.tenant_id = ${ctx.tenant.id} and w.id = ${personOf(ctx)} for no key update of w`,
  ).then(whose => {
    if (companyId && whose.companyId === null) throw ctx.refuse('notFound')
    return whose
  })

function spanOf(ctx: Context<Problem>, body: Omit<Body, 'acceptDoubleBooking'>, zone: string) {
  const { startDate, endDate = null, begin = null, end = null, startChoice, endChoice } = body
  const span = entrySpan({ startDate, endDate, begin, end, zone, startChoice, endChoice })
  const invalid = (field: string, message: string) =>
    ctx.refuse('invalidInput', { errors: [{ path: `body.${field}`, message }] })
  if (!('problem' in span)) {
    if (span.ends <= ctx.now.getTime()) throw invalid('startDate', 'is over')
    return { starts: new Date(span.starts), ends: new Date(span.ends) }
  }
  switch (span.problem) {
    case 'timeInGap':
    case 'timeIsDoubled':
      throw ctx.refuse(span.problem, {
        which: span.which,
        choices: span.choices.map(({ localTime, utcOffset }) => ({ localTime, utcOffset })),
      })
    case 'timesBelongTogether':
      throw invalid(begin === null ? 'begin' : 'end', 'begin and end belong together')
    case 'tooLong':
      throw invalid('endDate', `lasts at most ${longestEntry} days`)
    case 'endsBeforeStart':
      throw invalid(
        begin !== null && (endDate === null || endDate === startDate) ? 'end' : 'endDate',
        'before the start',
      )
    case 'unknownZone':
    case 'invalidTime':
      throw invalid('startDate', span.problem)
  }
}

async function added(
  ctx: Context<'notFound'>,
  kind: Kind,
  body: Omit<Body, 'acceptDoubleBooking'>,
  { timeZone, companyId }: Owner,
  { starts, ends }: { starts: Date; ends: Date },
): Promise<EntryRow> {
  return one<EntryRow>(
    ctx,
    sql`
    with added as (
      insert into calendar_entry (tenant_id, id, person_id, kind, company_id, start_date, end_date, begin_time, end_time,
        time_zone, starts, ends, tz_version, reason, status, unpaid, created_at)
      values (${ctx.tenant.id}, ${crypto.randomUUID()}, ${personOf(ctx)}, ${kind}, ${companyId}, ${body.startDate},
        ${body.endDate ?? null}, ${body.begin ?? null}, ${body.end ?? null}, ${timeZone}, ${starts}, ${ends},
        ${process.versions.tz ?? 'unknown'}, ${body.reason || null}, ${kind === 'vacation' ? 'asked' : null},
        ${kind === 'vacation' && body.unpaid === true}, ${ctx.now})
      returning *)${kind === 'vacation' ? sql`, told as (${vacationToDo(ctx, body.startDate, body.endDate ?? null)})` : sql``}
    ${entryRows(sql`added e`)}`,
  )
}
