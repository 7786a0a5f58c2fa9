import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { DateQuestion, DateQuestionWithAnswers } from '../../openapi/dateQuestions.ts'
import type { Context } from '../context.ts'
import type { Listing } from '../list.ts'
import { one } from '../one.ts'
import { type FaceColumns, faceOf } from '../people/face.ts'
import { iso, isoOrNull } from '../wire.ts'

type Question = z.input<typeof DateQuestion>

/** Shifts `g` of question `q`, the soonest first. */
const shiftsOf = (
  field: SQL,
) => sql`(select json_agg(json_build_object('id', g.id, 'date', g.date, 'begin', g.begin_time,
    'end', g.end_time, ${field}) order by g.date, g.begin_time, g.end_time)
  from date_question_shift g where g.tenant_id = q.tenant_id and g.question_id = q.id)`

const askedBy = sql.raw(
  `(select w.first_name || ' ' || w.last_name from person w where w.tenant_id = q.tenant_id and w.id = q.asked_by_id)`,
)

/** Questions `q` a condition names, with how many said what. */
const questions = (ctx: Context, which: SQL, more = sql``) => sql`
  select q.id, q.note, q.answer_by as "answerBy", q.closed_at as "closedAt", q.created_at as "createdAt",
    ${askedBy} as "askedBy",
    ${shiftsOf(sql`'can', (select count(*)::int from calendar_entry e
      where e.tenant_id = g.tenant_id and e.question_shift_id = g.id)`)} as shifts,
    (select count(*)::int from date_question_person a where a.tenant_id = q.tenant_id and a.question_id = q.id) as asked,
    (select count(a.answered_at)::int from date_question_person a where a.tenant_id = q.tenant_id and a.question_id = q.id)
      as answered ${more}
  from date_question q where q.tenant_id = ${ctx.tenant.id} and ${which}`

const shown = <Row extends Question>(row: Row) => ({
  ...row,
  answerBy: iso(row.answerBy),
  closedAt: isoOrNull(row.closedAt),
  createdAt: iso(row.createdAt),
})

export const questionListing = (ctx: Context): Listing<Question, Question> => ({
  among: sql`from date_question q where q.tenant_id = ${ctx.tenant.id}`,
  order: [
    { by: sql`q.created_at`, as: 'timestamptz', desc: true },
    { by: sql`q.id`, as: 'uuid' },
  ],
  rows: questions(ctx, sql`q.id in (select id from page)`),
  item: shown,
})

/** Throws `notFound`. */
export const questionOf = async (ctx: Context<'notFound'>, id: string): Promise<Question> =>
  shown(await one<Question>(ctx, questions(ctx, sql`q.id = ${id}`)))

type Answered = FaceColumns & { answeredAt: string | null; shiftIds: string[] }

/** One question with who has answered what. Throws `notFound`. */
export async function questionWithAnswers(
  ctx: Context<'notFound'>,
  id: string,
): Promise<z.input<typeof DateQuestionWithAnswers>> {
  const { people, ...row } = await one<Question & { people: Answered[] }>(
    ctx,
    questions(
      ctx,
      sql`q.id = ${id}`,
      sql`, (select coalesce(json_agg(json_build_object('id', r.id, 'name', r.first_name || ' ' || r.last_name,
            'pictured', exists (select from person_picture pp where pp.tenant_id = r.tenant_id and pp.person_id = r.id),
            'answeredAt', a.answered_at, 'shiftIds', c.can)
          order by a.answered_at is null, cardinality(c.can) desc, r.last_name, r.first_name, r.id), '[]')
        from date_question_person a join person r on r.tenant_id = a.tenant_id and r.id = a.person_id
        cross join lateral (select array(select e.question_shift_id from calendar_entry e
          join date_question_shift g on g.tenant_id = e.tenant_id and g.id = e.question_shift_id
          where e.tenant_id = a.tenant_id and e.person_id = a.person_id and g.question_id = a.question_id
          order by g.date, g.begin_time, g.end_time) as can) c
        where a.tenant_id = q.tenant_id and a.question_id = q.id) as people`,
    ),
  )
  return {
    ...shown(row),
    people: people.map(({ answeredAt, shiftIds, ...person }) => ({
      ...faceOf(ctx, person),
      answeredAt: isoOrNull(answeredAt),
      shiftIds,
    })),
  }
}
