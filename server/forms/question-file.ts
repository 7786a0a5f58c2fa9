import { sql } from 'drizzle-orm'
import { type Context, readApart } from '../context.ts'
import type { UploadedFile } from '../database/tables/uploads.ts'
import { fileResponse } from '../files/file-response.ts'
import { one } from '../one.ts'

/** A file `x` of a question as it is told. */
export const toldFile = sql.raw(`json_build_object('id', x.id, 'name', x.name, 'size', (x.file->>'size')::int,
  'format', case when x.file->>'contentType' = 'application/pdf' then 'pdf' else 'picture' end)`)

/** What is to be looked at with a question `q`; null: nothing. */
export const fileOfQuestion = sql`(select ${toldFile} from question_file x
  where x.tenant_id = q.tenant_id and x.id = q.file_id)`

/** What was given as the answer `a`; null: no file. */
export const fileOfAnswer = sql`(select ${toldFile} from form_answer_file x
  where x.tenant_id = a.tenant_id and x.id = a.file_id)`

/** What is to be looked at with a question. Throws `notFound`, and `FileLost` where the store lost it. */
export async function questionFile(ctx: Context<'notFound'>, id: string): Promise<Response> {
  const { name, file } = await readApart(ctx, within =>
    one<{ name: string; file: UploadedFile }>(
      within,
      sql`select x.name, x.file from form_question q
        join question_file x on x.tenant_id = q.tenant_id and x.id = q.file_id
        where q.tenant_id = ${ctx.tenant.id} and q.id = ${id}`,
    ),
  )
  return fileResponse(ctx, name, file)
}
