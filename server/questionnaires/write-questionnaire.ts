import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { wrongQuestion, wrongRule } from '../../domain/forms/questionnaire.ts'
import type { NewQuestionnaire, QuestionnaireChange } from '../../openapi/questionnaires.ts'
import { refuseAbsent } from '../chosen.ts'
import type { Context } from '../context.ts'
import { toldFile } from '../forms/question-file.ts'
import { one } from '../one.ts'
import { type QuestionRow, type QuestionnaireRow, questionnaireRow } from './questionnaire.queries.ts'

type Made = z.output<typeof NewQuestionnaire>
type Said = Pick<Made, 'use' | 'name' | 'rule' | 'questions'>
type Row = QuestionRow & { place: number }
type File = NonNullable<QuestionRow['file']>

/** Files that questions name, of those there are. */
async function filesOf(ctx: Context, { questions }: Pick<Said, 'questions'>): Promise<File[]> {
  const ids = questions.flatMap(({ fileId }) => fileId ?? [])
  if (ids.length === 0) return []
  const { rows } = await ctx.tx.execute<{ file: File }>(
    sql`select ${toldFile} as file from question_file x
      where x.tenant_id = ${ctx.tenant.id} and x.id = any(${sql.param(ids)}::uuid[])`,
  )
  return rows.map(({ file }) => file)
}

/**
 * Throws `invalidInput` with every place that is wrong, and why. What passing takes may be wrong as long as it is still
 * being made.
 */
function refuseWrong(ctx: Context<'invalidInput'>, { use, rule, questions }: Said, isOut: boolean): void {
  const whole = questions.map(question => ({
    ...{ kind: question.kind, required: question.required },
    options: (question.options ?? []).map(({ caption, right }) => ({ caption, right: right ?? false })),
    ...{ minimum: question.minimum ?? null, maximum: question.maximum ?? null },
    file: (question.fileId ?? null) === null ? null : {},
  }))
  const said = wrongRule(use, rule ?? null, whole)
  const wrong = isOut || said === 'ruleMissing' || said === 'noRule' ? said : null
  const errors = [
    ...(wrong ? [{ path: 'body.rule', message: wrong }] : []),
    ...whole.flatMap((_, at) => {
      const message = wrongQuestion(use, whole, at)
      return message ? [{ path: `body.questions.${at}`, message }] : []
    }),
  ]
  if (errors.length) throw ctx.refuse('invalidInput', { errors })
}

/** As it is kept; what it had before keeps its id. Throws `notFound` with what names something it never had. */
function rowsOf(
  ctx: Context<'notFound'>,
  { use, questions }: Pick<Said, 'use' | 'questions'>,
  before: readonly QuestionRow[],
  files: readonly File[],
): Row[] {
  const absent: string[] = []
  const rows = questions.map((said, at) => {
    const known = before.find(({ id }) => id === said.id)
    if (said.id !== undefined && !known) absent.push(`questions.${at}.id`)
    const options = (said.options ?? []).map(({ id, caption, right }, n) => {
      if (id !== undefined && !known?.options.some(option => option.id === id))
        absent.push(`questions.${at}.options.${n}.id`)
      return { id: id ?? crypto.randomUUID(), caption, right: right ?? false }
    })
    const file = files.find(({ id }) => id === said.fileId) ?? null
    if ((said.fileId ?? null) !== null && !file) absent.push(`questions.${at}.fileId`)
    const chosen = said.kind === 'choice' || said.kind === 'choices'
    return {
      ...{ id: known?.id ?? crypto.randomUUID(), place: at + 1, kind: said.kind, title: said.title, label: said.label },
      ...{ text: said.text || null, required: said.required },
      options: options.map(({ id, caption }) => ({ id, caption })),
      ...{ minimum: said.minimum ?? null, maximum: said.maximum ?? null },
      file,
      rightOptionIds: use === 'training' && chosen ? options.filter(({ right }) => right).map(({ id }) => id) : null,
    }
  })
  const once = new Set(questions.flatMap(({ id }) => (id === undefined ? [] : [id])))
  if (once.size < questions.filter(({ id }) => id !== undefined).length) absent.push('questions')
  if (absent.length) refuseAbsent(ctx, absent)
  return rows
}

const added = (ctx: Context, questionnaire: string, rows: readonly Row[], since: Date | null): SQL => sql`
  insert into form_question (tenant_id, id, questionnaire_id, place, kind, title, label, text, required, options, minimum,
    maximum, right_option_ids, file_id, added_at)
  select ${ctx.tenant.id}::uuid, n.id, ${questionnaire}::uuid, n.place, n.kind, n.title, n.label, n.text, n.required, n.options,
    n.minimum, n.maximum, case when n."rightOptionIds" is null then null
      else array(select x::uuid from jsonb_array_elements_text(n."rightOptionIds") with ordinality e (x, at) order by e.at) end,
    (n.file->>'id')::uuid, ${since}::timestamptz
  from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) n (id uuid, place int, kind text, title text, label text,
    text text, required boolean, options jsonb, minimum int, maximum int, file jsonb, "rightOptionIds" jsonb)
  on conflict (tenant_id, id) do update set place = excluded.place, kind = excluded.kind, title = excluded.title,
    label = excluded.label, text = excluded.text, required = excluded.required, options = excluded.options,
    minimum = excluded.minimum, maximum = excluded.maximum, right_option_ids = excluded.right_option_ids,
    file_id = excluded.file_id`

const ruleColumns = ({ use, rule }: Pick<Said, 'use' | 'rule'>) => ({
  use: use === 'securityCheck' ? use : 'form',
  training: use === 'training',
  ...{ needed: rule?.needed ?? 0, tries: rule?.tries ?? null, waitDays: rule?.waitDays ?? 0 },
  ...{ validMonths: rule?.validMonths ?? null, minutes: rule?.minutes ?? null },
})

export async function addQuestionnaire(
  ctx: Context<'notFound' | 'invalidInput'>,
  body: Made,
): Promise<QuestionnaireRow> {
  refuseWrong(ctx, body, false)
  const rows = rowsOf(ctx, body, [], await filesOf(ctx, body))
  const id = crypto.randomUUID()
  const rule = ruleColumns(body)
  await ctx.tx.execute(sql`
    with made as (
      insert into questionnaire (tenant_id, id, name, created_at, changed_at, use, training, pass_mark, tries, wait_days,
          valid_months, minutes)
        values (${ctx.tenant.id}, ${id}, ${body.name}, ${ctx.now}, ${ctx.now}, ${rule.use}, ${rule.training}, ${rule.needed},
          ${rule.tries}, ${rule.waitDays}, ${rule.validMonths}, ${rule.minutes}))
    ${added(ctx, id, rows, null)}`)
  return questionnaireRow(ctx, id)
}

/** Whether a question is still the same for whoever answers it; where it stands is no change of it. */
const isSame = ({ place: _, ...row }: Row, before: QuestionRow | undefined) =>
  before !== undefined && canon(row) === canon(before)
const canon = (row: QuestionRow) =>
  JSON.stringify([
    ...[row.kind, row.title, row.label, row.text, row.required, row.minimum, row.maximum],
    ...[row.options.map(({ id, caption }) => [id, caption]), row.rightOptionIds, row.file?.id ?? null],
  ])

/**
 * What it asks from now on. What was handed out is never changed: a question that is another now is one of its own from
 * now on, and the one before stays with what was handed out. Throws `changedMeanwhile` where another was quicker.
 */
export async function changeQuestionnaire(
  ctx: Context<'notFound' | 'changedMeanwhile' | 'invalidInput'>,
  id: string,
  { revision, ...body }: z.output<typeof QuestionnaireChange>,
): Promise<QuestionnaireRow> {
  // Two changes follow one another, and nobody hands it out between them.
  await one(
    ctx,
    sql`select 1 from questionnaire where tenant_id = ${ctx.tenant.id} and id = ${id} and deleted_at is null for update`,
  )
  const before = await questionnaireRow(ctx, id)
  if (before.revision !== revision) throw ctx.refuse('changedMeanwhile')
  const said = { ...body, use: before.use }
  refuseWrong(ctx, said, before.handedOut > 0)
  const rows = rowsOf(ctx, said, before.questions, await filesOf(ctx, said))
  const isOut = before.handedOut > 0
  const kept = new Set(
    rows
      .filter(row =>
        isSame(
          row,
          before.questions.find(({ id: known }) => known === row.id),
        ),
      )
      .map(row => row.id),
  )
  const fresh = rows.filter(row => !kept.has(row.id)).map(row => (isOut ? { ...row, id: crypto.randomUUID() } : row))
  const stays = new Set(isOut ? kept : rows.map(row => row.id))
  const gone = before.questions.filter(question => !stays.has(question.id)).map(question => question.id)
  const { tenant, now } = ctx
  const ended = isOut ? sql`update form_question set gone_at = ${now}` : sql`delete from form_question`
  const places = rows.filter(row => kept.has(row.id)).map(row => ({ id: row.id, place: row.place }))
  const rule = ruleColumns(said)
  await ctx.tx.execute(sql`
    with ended as (${ended} where tenant_id = ${tenant.id} and id = any(${`{${gone.join(',')}}`}::uuid[])),
      placed as (update form_question q set place = n.place
        from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) n (id uuid, place int)
        where q.tenant_id = ${tenant.id} and q.id = n.id and q.place <> n.place),
      added as (${added(ctx, id, fresh, isOut ? now : null)})
    update questionnaire set name = ${said.name}, pass_mark = ${rule.needed}, tries = ${rule.tries},
      wait_days = ${rule.waitDays}, valid_months = ${rule.validMonths}, minutes = ${rule.minutes}, revision = revision + 1,
      changed_at = ${now} where tenant_id = ${tenant.id} and id = ${id}`)
  return questionnaireRow(ctx, id)
}

/** Throws `notFound`. */
export const putAway = (ctx: Context<'notFound'>, id: string, away: boolean) =>
  one(
    ctx,
    sql`update questionnaire set deleted_at = ${away ? ctx.now : null}
      where tenant_id = ${ctx.tenant.id} and id = ${id} returning id`,
  )
