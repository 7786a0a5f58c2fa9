import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { isAnswered } from '../../domain/forms/answers.ts'
import type { Form, FormAnswer, FormQuestion, FormToFill } from '../../openapi/forms.ts'
import type { Context } from '../context.ts'
import type { Listing } from '../list.ts'
import { one } from '../one.ts'
import { iso, isoOrNull } from '../wire.ts'

type Question = z.output<typeof FormQuestion>
/** What was taken back is an answer as well, of nothing. */
export type AnswerRow = z.output<typeof FormAnswer>
export type FormRow = Pick<z.output<typeof Form>, 'id' | 'name' | 'dueDate' | 'handedInAt'> & {
  questions: Question[]
  answers: AnswerRow[]
}

/** A form with its questions and whatever was answered, in their order. Throws `notFound`. */
export const formRow = (ctx: Context<'notFound'>, id: string): Promise<FormRow> =>
  one<FormRow>(
    ctx,
    sql`select f.id, n.name, f.due_date as "dueDate", f.handed_in_at as "handedInAt",
      (select coalesce(json_agg(json_build_object('id', q.id, 'kind', q.kind, 'title', q.title, 'label', q.label,
          'text', q.text, 'required', q.required, 'options', q.options, 'minimum', q.minimum, 'maximum', q.maximum)
          order by q.place), '[]')
        from form_question q where q.tenant_id = f.tenant_id and q.questionnaire_id = f.questionnaire_id) as questions,
      (select coalesce(json_agg(json_build_object('questionId', a.question_id, 'text', a.text, 'optionIds', a.option_ids,
          'signature', a.signature, 'count', a.count, 'answeredAt', a.answered_at) order by q.place), '[]')
        from form_answer a join form_question q on q.tenant_id = a.tenant_id and q.id = a.question_id
        where a.tenant_id = f.tenant_id and a.form_id = f.id) as answers
    from form f join questionnaire n on n.tenant_id = f.tenant_id and n.id = f.questionnaire_id
    where f.tenant_id = ${ctx.tenant.id} and f.id = ${id}`,
  )

export const formWire = ({ answers, handedInAt, ...row }: FormRow): z.input<typeof Form> => ({
  ...row,
  handedInAt: isoOrNull(handedInAt),
  answers: answers.filter(isAnswered).map(answer => ({ ...answer, answeredAt: iso(answer.answeredAt) })),
})

type ToFill = z.input<typeof FormToFill>

/** What a person still has to fill in, what is due first at the top. */
export const toFillListing = (ctx: Context, personId: string): Listing<ToFill, ToFill> => ({
  among: sql`from form f where f.tenant_id = ${ctx.tenant.id} and f.person_id = ${personId} and f.handed_in_at is null`,
  order: [
    { by: sql`coalesce(f.due_date, '9999-12-31'::date)`, as: 'date' },
    { by: sql`f.created_at`, as: 'timestamptz' },
    { by: sql`f.id`, as: 'uuid' },
  ],
  rows: sql`select f.id, n.name, f.due_date as "dueDate",
      (select count(*)::int from form_question q where q.tenant_id = f.tenant_id
        and q.questionnaire_id = f.questionnaire_id and q.kind <> 'information') as asked,
      (select count(*)::int from form_answer a where a.tenant_id = f.tenant_id and a.form_id = f.id
        and (a.text is not null or cardinality(a.option_ids) > 0 or a.signature is not null)) as answered
    from page join form f on f.tenant_id = ${ctx.tenant.id} and f.id = page.id
    join questionnaire n on n.tenant_id = f.tenant_id and n.id = f.questionnaire_id`,
  item: ({ id, name, dueDate, asked, answered }) => ({ id, name, dueDate, asked, answered }),
})
