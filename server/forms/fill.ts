import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { inOrder, missing, withAnswer, wrongOf } from '../../domain/forms/answers.ts'
import { judged } from '../../domain/forms/training.ts'
import type { NewFormAnswer } from '../../openapi/forms.ts'
import type { Context } from '../context.ts'
import { givenFile } from './answer-file.ts'
import { type FormRow, formRow } from './form.queries.ts'

const uuids = (ids: readonly string[]) => sql`${`{${ids.join(',')}}`}::uuid[]`

/**
 * The last answer to one question, and how often it was answered. The form was locked with the check of whose it is.
 * Said once more, the same changes nothing.
 */
export async function answerQuestion(
  ctx: Context<'notFound' | 'formHandedIn' | 'invalidInput'>,
  said: z.output<typeof NewFormAnswer>,
): Promise<FormRow> {
  const row = await formRow(ctx, said.formId)
  const question = row.questions.find(({ id }) => id === said.questionId)
  if (!question) throw ctx.refuse('notFound', { errors: [{ path: 'body.questionId' }] })
  if (row.handedInAt) throw ctx.refuse('formHandedIn', { at: row.handedInAt })
  const chosen = said.optionIds ?? []
  const given = {
    questionId: question.id,
    text: said.text || null,
    optionIds: chosen,
    signature: said.signature ?? null,
    file: said.fileId === undefined ? null : await givenFile(ctx, { ...said, fileId: said.fileId }),
  }
  const wrong = wrongOf(question, given)
  if (wrong === 'noOption') throw ctx.refuse('notFound', { errors: [{ path: 'body.optionIds' }] })
  if (wrong) throw ctx.refuse('invalidInput', { errors: [{ path: 'body', message: `no answer to this: ${wrong}` }] })
  const { answers } = row
  const kept = { ...given, optionIds: inOrder(question, chosen) }
  const after = withAnswer(row.questions, answers, kept)
  if (after === answers) return row

  // A signature that was for something else.
  const dropped = answers.filter(
    one => one.signature !== null && !after.includes(one) && one.questionId !== question.id,
  )
  const signature = kept.signature === null ? null : JSON.stringify(kept.signature)
  await ctx.tx.execute(sql`
    with dropped as (
      update form_answer set signature = null, count = count + 1, answered_at = ${ctx.now}
        where tenant_id = ${ctx.tenant.id} and form_id = ${row.id}
          and question_id = any(${uuids(dropped.map(({ questionId }) => questionId))}))
    insert into form_answer as a (tenant_id, id, form_id, question_id, text, option_ids, signature, file_id,
        count, answered_at)
      values (${ctx.tenant.id}, ${crypto.randomUUID()}, ${row.id}, ${question.id}, ${kept.text}, ${uuids(kept.optionIds)},
        ${signature}::jsonb, ${kept.file?.id ?? null}, 1, ${ctx.now})
      on conflict (tenant_id, form_id, question_id) do update set text = excluded.text, option_ids = excluded.option_ids,
        signature = excluded.signature, file_id = excluded.file_id, count = a.count + 1, answered_at = excluded.answered_at`)
  const answeredAt = ctx.now.toISOString()
  return {
    ...row,
    answers: row.questions.flatMap(({ id }) => {
      const before = answers.filter(({ questionId }) => questionId === id)
      if (id === question.id) return [{ ...kept, count: (before[0]?.count ?? 0) + 1, answeredAt }]
      return before.map(one =>
        dropped.includes(one) ? { ...one, signature: null, count: one.count + 1, answeredAt } : one,
      )
    }),
  }
}

/** From now on nothing of it changes; a training is judged. Throws which questions want an answer. */
export async function handIn(ctx: Context<'notFound' | 'answersMissing'>, id: string): Promise<FormRow> {
  const row = await formRow(ctx, id)
  if (row.handedInAt) return row
  const open = missing(row.questions, row.answers)
  if (open.length)
    throw ctx.refuse('answersMissing', {
      questions: open.map(({ id: questionId, label }) => ({ id: questionId, label })),
    })
  const found = row.training && judged(row.rights, row.answers, row.training, row.today)
  const result = found && { ...found.result, wrong: found.wrong }
  await ctx.tx.execute(
    sql`update form set handed_in_at = ${ctx.now}, result = ${result && JSON.stringify(result)}::jsonb where tenant_id = ${ctx.tenant.id} and id = ${row.id}`,
  )
  return { ...row, result, handedInAt: ctx.now.toISOString() }
}
