import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { NewDateQuestion } from '../../openapi/dateQuestions.ts'
import { mustBeInTime } from '../bestPersons/insert-invitations.ts'
import { ofCrew } from '../chosen.ts'
import { type Context, personOf } from '../context.ts'
import { one } from '../one.ts'

/** A day begins at most so much later anywhere than at Greenwich. */
const lastZone = 12 * 3_600_000

/** Puts a question to people and gives its id. Throws `notFound` with every place that names nobody of the crew. */
export async function ask(
  ctx: Context<'invalidInput' | 'notFound'>,
  { shifts, personIds, answerBy, note = null }: z.output<typeof NewDateQuestion>,
): Promise<string> {
  const begins = ({ date, begin }: (typeof shifts)[number]) => Date.parse(`${date}T${begin}:00Z`) + lastZone
  const over = shifts.flatMap((shift, at) =>
    begins(shift) <= ctx.now.getTime() ? [{ path: `body.shifts.${at}.date`, message: 'is over' }] : [],
  )
  if (over.length) throw ctx.refuse('invalidInput', { errors: over })
  mustBeInTime(ctx, answerBy, Math.max(...shifts.map(begins)))
  const asked = [...new Set(personIds)]
  if (asked.length < personIds.length)
    throw ctx.refuse('invalidInput', { errors: [{ path: 'body.personIds', message: 'somebody is named twice' }] })
  const ids = sql`${sql.param(asked)}::uuid[]`
  const { absent } = await one<{ absent: string[] }>(
    ctx,
    sql`select array(select n.id from unnest(${ids}) n (id) where not exists (select from person r
      where r.tenant_id = ${ctx.tenant.id} and r.id = n.id and ${ofCrew})) as absent`,
  )
  if (absent.length)
    throw ctx.refuse('notFound', { errors: absent.map(id => ({ path: `body.personIds.${personIds.indexOf(id)}` })) })
  const id = crypto.randomUUID()
  await ctx.tx.execute(sql`
    with asked as (
      insert into date_question (tenant_id, id, note, answer_by, asked_by_id, created_at)
      values (${ctx.tenant.id}, ${id}, ${note || null}, ${answerBy}, ${personOf(ctx)}, ${ctx.now}) returning tenant_id, id),
    shifts as (
      insert into date_question_shift (tenant_id, id, question_id, date, begin_time, end_time)
      select asked.tenant_id, gen_random_uuid(), asked.id, n.date, n.begin, n."end"
      from asked cross join jsonb_to_recordset(${JSON.stringify(shifts)}::jsonb) n (date date, begin text, "end" text))
    insert into date_question_person (tenant_id, id, question_id, person_id)
    select asked.tenant_id, gen_random_uuid(), asked.id, n.id from asked cross join unnest(${ids}) n (id)`)
  return id
}

/** Takes a question back, once for all. Throws `notFound`. */
export async function close(ctx: Context<'notFound'>, id: string): Promise<void> {
  await ctx.tx.execute(sql`update date_question set closed_at = ${ctx.now}
    where tenant_id = ${ctx.tenant.id} and id = ${id} and closed_at is null`)
}
