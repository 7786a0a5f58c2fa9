import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { filed } from '../../domain/forms/answers.ts'
import type { NewFormAnswerFile, QuestionFile } from '../../openapi/forms.ts'
import { refuseAbsent } from '../chosen.ts'
import { type Context, readApart } from '../context.ts'
import { storedFile } from '../database/tables/files.ts'
import type { UploadedFile } from '../database/tables/uploads.ts'
import { type HandingProblem, type Sent, sentOf, taken } from '../documentUploads/take-files.ts'
import { fileResponse } from '../files/file-response.ts'
import { one } from '../one.ts'
import { formRow } from './form.queries.ts'
import { toldFile } from './question-file.ts'

type Told = z.output<typeof QuestionFile>
type Said = z.output<typeof NewFormAnswerFile>
type Of = Pick<Said, 'formId' | 'questionId'>

/** A file that was given to this question before. Throws `notFound`. */
export async function givenFile(ctx: Context<'notFound'>, { formId, questionId, fileId }: Of & { fileId: string }) {
  const { rows } = await ctx.tx.execute<{ file: Told }>(sql`select ${toldFile} as file from form_answer_file x
    where x.tenant_id = ${ctx.tenant.id} and x.id = ${fileId} and x.form_id = ${formId}
      and x.question_id = ${questionId}`)
  const [row] = rows
  if (!row) throw ctx.refuse('notFound', { errors: [{ path: 'body.fileId' }] })
  return row.file
}

/**
 * Takes an upload of whoever asks as a file of a question. The device says what it is called, so that said again after a
 * lost answer it is the same file. Opens its own transactions.
 */
export async function addAnswerFile(ctx: Context<HandingProblem | 'formHandedIn'>, said: Said): Promise<Told> {
  const { tenant, services, now } = ctx
  const { id, formId, questionId, uploadId } = said
  const found = await readApart(ctx, async within => {
    const { rows } = await within.tx.execute<Sent & { known: (Of & { file: Told }) | null }>(sql`
      select ${sentOf(ctx, [uploadId])}, (select json_build_object('formId', x.form_id, 'questionId', x.question_id,
        'file', ${toldFile}) from form_answer_file x where x.tenant_id = ${tenant.id} and x.id = ${id}) as known`)
    return { ...(rows[0] ?? { sent: [], known: null }), form: await formRow(within, formId) }
  })
  const { form, sent, known } = found
  const question = form.questions.find(one => one.id === questionId)
  if (!question || !filed.includes(question.kind)) {
    refuseAbsent(ctx, ['questionId'])
    throw ctx.refuse('notFound')
  }
  if (known) {
    if (known.formId !== formId || known.questionId !== questionId) refuseAbsent(ctx, ['id'])
    return known.file
  }
  if (form.handedInAt) throw ctx.refuse('formHandedIn', { at: form.handedInAt })
  const { rows, files } = await taken(ctx, [uploadId], sent, 'uploadId')
  const [file] = files
  if (!file) throw new Error('an upload held no file')
  if (question.kind === 'photo' && file.contentType !== 'image/webp') throw ctx.refuse('fileKindWrong', { file: 1 })
  const name = sent[0]?.name ?? 'file'
  await services.database.withTenant(tenant.id, async tx => {
    // Handed in meanwhile, from another page: nothing is given to it any more.
    const held = await tx.execute<{ handedInAt: string | null }>(sql`select f.handed_in_at as "handedInAt" from form f
      where f.tenant_id = ${tenant.id} and f.id = ${formId} for share`)
    const at = held.rows[0]?.handedInAt
    if (at) throw ctx.refuse('formHandedIn', { at })
    await tx.insert(storedFile).values(rows)
    const used = await tx.execute(sql`
      with used as (update upload set used_at = ${now}, expires_at = ${now}
        where tenant_id = ${tenant.id} and id = ${uploadId} and used_at is null returning id)
      insert into form_answer_file (tenant_id, id, form_id, question_id, name, file, created_at)
      select ${tenant.id}, ${id}::uuid, ${formId}::uuid, ${questionId}::uuid, ${name}::text,
        ${JSON.stringify(file)}::jsonb, ${now}::timestamptz from used
      on conflict do nothing returning id`)
    if (used.rows.length === 0) refuseAbsent(ctx, ['uploadId'])
  })
  return { id, name, format: file.contentType === 'application/pdf' ? 'pdf' : 'picture', size: file.size }
}

export type StoredAnswerFile = { id: string; name: string; file: UploadedFile; sha256: string }

/** Files that answer the questions of a form `f`, as they lie in the store. */
export const answerFiles = sql`(select coalesce(json_agg(json_build_object('id', x.id, 'name', x.name, 'file', x.file,
    'sha256', s.sha256)), '[]') from form_answer a
  join form_answer_file x on x.tenant_id = a.tenant_id and x.id = a.file_id
  join stored_file s on s.tenant_id = x.tenant_id and s.id = (x.file->>'id')::uuid
  where a.tenant_id = f.tenant_id and a.form_id = f.id)`

/** The photo or the file that answers a question. Throws `notFound`, and `FileLost` where the store lost it. */
export async function answerFile(ctx: Context<'notFound'>, id: string): Promise<Response> {
  const { name, file } = await readApart(ctx, within =>
    one<Pick<StoredAnswerFile, 'name' | 'file'>>(
      within,
      sql`select x.name, x.file from form_answer_file x where x.tenant_id = ${ctx.tenant.id} and x.id = ${id}`,
    ),
  )
  return fileResponse(ctx, name, file)
}
