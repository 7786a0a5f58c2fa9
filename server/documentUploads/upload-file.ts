import { sql } from 'drizzle-orm'
import { type Context, readApart } from '../context.ts'
import type { UploadedFile } from '../database/tables/uploads.ts'
import { answerOf } from '../files/file-response.ts'
import { readFile } from '../files/stored-files.ts'
import { one } from '../one.ts'

/** One of the files of an upload. Throws `notFound`, and `FileLost` where the store lost it. */
export async function uploadFile(ctx: Context<'notFound'>, id: string, n: number): Promise<Response> {
  const { files } = await readApart(ctx, within =>
    one<{ files: UploadedFile[] }>(
      within,
      sql`select u.files from document_upload u where u.tenant_id = ${ctx.tenant.id} and u.id = ${id}`,
    ),
  )
  const told = files[n - 1]
  const file = told && (await readFile(ctx.services, ctx.tenant.id, told.id))
  if (!file) throw ctx.refuse('notFound')
  const { contentType } = told
  return answerOf(`${contentType === 'application/pdf' ? 'paper' : 'picture'}-${n}`, { bytes: file.bytes, contentType })
}
