import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type {
  formStates,
  HandedForm,
  ListedQuestionnaire,
  Questionnaire,
  QuestionnaireQuestion,
  questionnaireUses,
} from '../../openapi/questionnaires.ts'
import type { Context } from '../context.ts'
import type { KeptResult } from '../database/tables/forms.ts'
import { answeredCount, askedCount } from '../forms/asked.ts'
import { fileOfQuestion } from '../forms/question-file.ts'
import { resultWire } from '../forms/form.queries.ts'
import type { Listing } from '../list.ts'
import { one } from '../one.ts'
import { personRef } from '../people/person-ref.ts'
import { foundBy } from '../search/words.ts'
import { type PersonColumns, iso, isoOrNull } from '../wire.ts'

type Use = (typeof questionnaireUses)[number]
type Question = z.output<typeof QuestionnaireQuestion>
export type QuestionRow = Omit<Question, 'options'> & {
  options: { id: string; caption: string }[]
  rightOptionIds: string[] | null
}
type Listed = Omit<z.input<typeof ListedQuestionnaire>, 'changedAt'> & { changedAt: string }
type Rule = NonNullable<z.output<typeof Questionnaire>['rule']>
export type QuestionnaireRow = Omit<Listed, 'asked'> & {
  revision: number
  rule: Rule | null
  questions: QuestionRow[]
}

const use = sql.raw(`case when n.use = 'securityCheck' then n.use when n.training then 'training' else 'form' end`)
const columns = sql`n.id, n.name, ${use} as use, coalesce(n.changed_at, n.created_at) as "changedAt",
  case when n.use = 'securityCheck'
    then (select count(*)::int from security_check k where k.tenant_id = n.tenant_id and k.questionnaire_id = n.id)
    else (select count(*)::int from form f where f.tenant_id = n.tenant_id and f.questionnaire_id = n.id) end as "handedOut",
  case when n.use = 'securityCheck'
    then (select count(*)::int from security_check k where k.tenant_id = n.tenant_id and k.questionnaire_id = n.id
      and k.finished_at is null)
    else (select count(*)::int from form f where f.tenant_id = n.tenant_id and f.questionnaire_id = n.id
      and f.handed_in_at is null) end as waiting`

/** What is asked in the agency, what was changed last at the top. */
export const questionnaireListing = (
  ctx: Context,
  only: Use | undefined,
): Listing<Listed, z.input<typeof ListedQuestionnaire>> => ({
  among: sql`from questionnaire n where n.tenant_id = ${ctx.tenant.id} and n.deleted_at is null
    and ${only === undefined ? sql`true` : sql`${use} = ${only}`}`,
  order: [
    { by: sql`coalesce(n.changed_at, n.created_at)`, as: 'timestamptz', desc: true },
    { by: sql`n.id`, as: 'uuid' },
  ],
  rows: sql`select ${columns}, (select count(*)::int from form_question q where q.tenant_id = n.tenant_id
      and q.questionnaire_id = n.id and q.gone_at is null and q.kind <> 'information') as asked
    from page join questionnaire n on n.tenant_id = ${ctx.tenant.id} and n.id = page.id`,
  item: ({ changedAt, ...row }) => ({ ...row, changedAt: iso(changedAt) }),
})

/** One with the questions that are asked from now on, in their order. Throws `notFound`. */
export const questionnaireRow = (ctx: Context<'notFound'>, id: string): Promise<QuestionnaireRow> =>
  one<QuestionnaireRow>(
    ctx,
    sql`select ${columns}, n.revision, case when n.training then json_build_object('needed', n.pass_mark, 'tries', n.tries,
        'waitDays', n.wait_days, 'validMonths', n.valid_months, 'minutes', n.minutes) end as rule,
      (select coalesce(json_agg(json_build_object('id', q.id, 'kind', q.kind, 'title', q.title, 'label', q.label,
          'text', q.text, 'required', q.required, 'options', q.options, 'minimum', q.minimum, 'maximum', q.maximum,
          'rightOptionIds', q.right_option_ids, 'file', ${fileOfQuestion}) order by q.place, q.id), '[]')
        from form_question q where q.tenant_id = n.tenant_id and q.questionnaire_id = n.id and q.gone_at is null) as questions
    from questionnaire n where n.tenant_id = ${ctx.tenant.id} and n.id = ${id} and n.deleted_at is null`,
  )

export const questionnaireWire = ({
  changedAt,
  questions,
  ...row
}: QuestionnaireRow): z.input<typeof Questionnaire> => ({
  ...row,
  changedAt: iso(changedAt),
  questions: questions.map(({ rightOptionIds, options, ...question }) => ({
    ...question,
    options: options.map(option => ({ ...option, right: rightOptionIds?.includes(option.id) ?? false })),
  })),
})

type Handed = Omit<z.input<typeof HandedForm>, 'person' | 'result'> & {
  person: PersonColumns
  result: KeptResult | null
}

/** Forms of one, what was handed in last at the top, then what waits by the day it is due and by name. */
export const handedListing = (
  ctx: Context,
  id: string,
  { state, q }: { state?: (typeof formStates)[number] | undefined; q?: string | undefined },
): Listing<Handed, z.input<typeof HandedForm>> => ({
  among: sql`from form f join person w on w.tenant_id = f.tenant_id and w.id = f.person_id
    where f.tenant_id = ${ctx.tenant.id} and f.questionnaire_id = ${id}
    and ${state === undefined ? sql`true` : state === 'waiting' ? sql`f.handed_in_at is null` : sql`f.handed_in_at is not null`}
    and ${foundBy(ctx, q, { person: sql`f.person_id` })}`,
  order: [
    { by: sql`coalesce(f.handed_in_at, '-infinity'::timestamptz)`, as: 'timestamptz', desc: true },
    { by: sql`coalesce(f.due_date, '9999-12-31'::date)`, as: 'date' },
    { by: sql`w.last_name`, as: 'text' },
    { by: sql`w.first_name`, as: 'text' },
    { by: sql`f.id`, as: 'uuid' },
  ],
  rows: sql`select f.id, json_build_object('id', w.id, 'name', w.first_name || ' ' || w.last_name, 'phone', null,
      'pictured', exists (select from person_picture p where p.tenant_id = w.tenant_id and p.person_id = w.id)) as person,
      f.due_date::text as "dueDate", f.attempt, ${askedCount('f')} as asked, ${answeredCount} as answered,
      f.handed_in_at as "handedInAt", f.result
    from page join form f on f.tenant_id = ${ctx.tenant.id} and f.id = page.id
    join person w on w.tenant_id = f.tenant_id and w.id = f.person_id`,
  item: ({ person, result, handedInAt, ...row }) => {
    const { id: personId, name, pictureUrl } = personRef(ctx, person, false)
    return {
      ...row,
      person: { id: personId, name, pictureUrl },
      handedInAt: isoOrNull(handedInAt),
      result: result && resultWire(result),
    }
  },
})
