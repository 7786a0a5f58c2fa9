import { sql } from 'drizzle-orm'
import { type Context, personOf } from '../context.ts'
import { one } from '../one.ts'
import { millis } from '../wire.ts'
import { spanOf } from './asked.queries.ts'

type Standing = {
  closed: boolean
  answerBy: string
  note: string | null
  timeZone: string
  companyId: string | null
  shifts: { id: string; date: string; begin: string; end: string }[]
}

/**
 * Says which shifts the caller can work: each yes is an entry of the own calendar, and what was a yes and is none any more is
 * taken out of it. Throws `outOfTurn` once it is closed or its time is over, `invalidInput` for shifts of another question.
 */
export async function answer(
  ctx: Context<'notFound' | 'outOfTurn' | 'invalidInput'>,
  id: string,
  can: readonly string[],
): Promise<void> {
  // Locks the person, so that an entry and an answer to a job follow one another.
  const standing = await one<Standing>(
    ctx,
    sql`select q.closed_at is not null as closed, q.answer_by as "answerBy", q.note, w.time_zone as "timeZone",
      (select y.id from company y where y.tenant_id = w.tenant_id and y.own order by y.number limit 1) as "companyId",
      (select json_agg(json_build_object('id', g.id, 'date', g.date, 'begin', g.begin_time, 'end', g.end_time))
        from date_question_shift g where g.tenant_id = q.tenant_id and g.question_id = q.id) as shifts
    from date_question q join person w on w.tenant_id = q.tenant_id and w.id = ${personOf(ctx)}
    where q.tenant_id = ${ctx.tenant.id} and q.id = ${id} for no key update of w`,
  )
  if (standing.closed) throw ctx.refuse('outOfTurn', { state: 'closed' })
  if (millis(standing.answerBy) <= ctx.now.getTime()) throw ctx.refuse('outOfTurn', { state: 'over' })
  const strange = can.flatMap((shift, at) =>
    standing.shifts.some(known => known.id === shift)
      ? []
      : [{ path: `body.shiftIds.${at}`, message: 'is no shift of this question' }],
  )
  if (strange.length) throw ctx.refuse('invalidInput', { errors: strange })
  const entries = standing.shifts
    .filter(shift => can.includes(shift.id))
    .flatMap(shift => {
      const span = spanOf(shift, standing.timeZone)
      return span === null
        ? []
        : [{ ...shift, entry: crypto.randomUUID(), starts: new Date(span.starts), ends: new Date(span.ends) }]
    })
  await ctx.tx.execute(sql`
    with said as (
      update date_question_person set answered_at = ${ctx.now}
      where tenant_id = ${ctx.tenant.id} and question_id = ${id} and person_id = ${personOf(ctx)}),
    gone as (
      delete from calendar_entry e using date_question_shift g
      where e.tenant_id = ${ctx.tenant.id} and e.person_id = ${personOf(ctx)} and g.tenant_id = e.tenant_id
        and g.id = e.question_shift_id and g.question_id = ${id} and g.id <> all(${sql.param(can)}::uuid[]))
    insert into calendar_entry (tenant_id, id, person_id, kind, company_id, start_date, begin_time, end_time, time_zone,
      starts, ends, tz_version, reason, question_shift_id, created_at)
    select ${ctx.tenant.id}::uuid, n.entry, ${personOf(ctx)}::uuid, 'available', ${standing.companyId}::uuid, n.date, n.begin,
      n."end", ${standing.timeZone}, n.starts, n.ends, ${process.versions.tz ?? 'unknown'}, ${standing.note}, n.id, ${ctx.now}
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
      n (id uuid, entry uuid, date date, begin text, "end" text, starts timestamptz, ends timestamptz)
    on conflict (tenant_id, question_shift_id, person_id) do nothing`)
}
