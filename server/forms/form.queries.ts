import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { isAnswered } from '../../domain/forms/answers.ts'
import { againOf, type Judged, triesLeft, type TrainingRule } from '../../domain/forms/training.ts'
import type { Form, FormAnswer, FormQuestion, FormToFill } from '../../openapi/forms.ts'
import type { Context } from '../context.ts'
import type { KeptResult } from '../database/tables/forms.ts'
import type { Listing } from '../list.ts'
import { one } from '../one.ts'
import { iso, isoOrNull } from '../wire.ts'
import { fileOfAnswer, fileOfQuestion } from './question-file.ts'
import { answeredCount, askedCount, askedIn } from './asked.ts'

type Question = z.output<typeof FormQuestion>
/** What was taken back is an answer as well, of nothing. */
export type AnswerRow = z.output<typeof FormAnswer>
type Rule = TrainingRule & { minutes: number | null }
export type FormRow = Pick<z.output<typeof Form>, 'id' | 'name' | 'dueDate' | 'handedInAt'> & {
  personId: string
  questionnaireId: string
  /** The day it is for the person. */
  today: string
  attempt: number
  /** Null: it is no training. */
  training: Rule | null
  result: KeptResult | null
  /** Never told to anybody. */
  rights: Judged[]
  questions: Question[]
  answers: AnswerRow[]
}

/** Whatever reads a form: a call or a job. */
export type ReadingForm = Pick<Context<'notFound'>, 'tx' | 'tenant' | 'now' | 'refuse'>

export const ruleJson = sql.raw(`json_build_object('passMark', n.pass_mark, 'tries', n.tries, 'waitDays', n.wait_days,
  'validMonths', n.valid_months, 'minutes', n.minutes)`)
/** A form with its questions and whatever was answered, in their order. Throws `notFound`. */
export const formRow = (ctx: ReadingForm, id: string): Promise<FormRow> =>
  one<FormRow>(
    ctx,
    sql`select f.id, n.name, f.due_date as "dueDate", f.handed_in_at as "handedInAt", f.person_id as "personId",
      f.questionnaire_id as "questionnaireId", (${ctx.now}::timestamptz at time zone w.time_zone)::date::text as today,
      f.attempt, case when n.training then ${ruleJson} end as training, f.result,
      (select coalesce(json_agg(json_build_object('id', q.id, 'rightOptionIds', q.right_option_ids) order by q.place), '[]')
        from form_question q where ${askedIn('f')}) as rights,
      (select coalesce(json_agg(json_build_object('id', q.id, 'kind', q.kind, 'title', q.title, 'label', q.label,
          'text', q.text, 'required', q.required, 'options', q.options, 'minimum', q.minimum, 'maximum', q.maximum,
          'file', ${fileOfQuestion}) order by q.place), '[]')
        from form_question q where ${askedIn('f')}) as questions,
      (select coalesce(json_agg(json_build_object('questionId', a.question_id, 'text', a.text, 'optionIds', a.option_ids,
          'signature', a.signature, 'file', ${fileOfAnswer}, 'count', a.count, 'answeredAt', a.answered_at) order by q.place), '[]')
        from form_answer a join form_question q on q.tenant_id = a.tenant_id and q.id = a.question_id
        where a.tenant_id = f.tenant_id and a.form_id = f.id) as answers
    from form f join questionnaire n on n.tenant_id = f.tenant_id and n.id = f.questionnaire_id
    join person w on w.tenant_id = f.tenant_id and w.id = f.person_id
    where f.tenant_id = ${ctx.tenant.id} and f.id = ${id}`,
  )

/** From when on a training may be begun anew, and how often it may still be tried. */
export function againWire(rule: TrainingRule, result: KeptResult, attempt: number, today: string) {
  const again = againOf(rule, result, attempt, today)
  return {
    triesLeft: triesLeft(rule, attempt),
    againFrom: again.kind === 'never' ? null : again.kind === 'now' ? today : again.day,
  }
}
export const resultWire = ({ right, of, needed, passed, validUntil }: KeptResult) => ({
  ...{ right, judged: of, needed, passed, validUntil },
})

export const formWire = (row: FormRow): z.input<typeof Form> => ({
  ...{ id: row.id, name: row.name, dueDate: row.dueDate, questions: row.questions },
  training: row.training && {
    ...{ needed: row.training.passMark, tries: row.training.tries, attempt: row.attempt },
    ...{ minutes: row.training.minutes, validMonths: row.training.validMonths },
  },
  result:
    row.training && row.result
      ? {
          ...resultWire(row.result),
          ...againWire(row.training, row.result, row.attempt, row.today),
          wrongQuestionIds: row.result.wrong,
        }
      : null,
  handedInAt: isoOrNull(row.handedInAt),
  answers: row.answers.filter(isAnswered).map(answer => ({ ...answer, answeredAt: iso(answer.answeredAt) })),
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
  rows: sql`select f.id, n.name, f.due_date as "dueDate", n.training,
      ${askedCount('f')} as asked, ${answeredCount} as answered
    from page join form f on f.tenant_id = ${ctx.tenant.id} and f.id = page.id
    join questionnaire n on n.tenant_id = f.tenant_id and n.id = f.questionnaire_id`,
  item: ({ id, name, dueDate, asked, answered, training }) => ({ id, name, dueDate, asked, answered, training }),
})
