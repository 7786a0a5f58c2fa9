import { sql } from 'drizzle-orm'
import { type Context, readApart } from '../context.ts'
import type { UploadedFile } from '../database/tables/uploads.ts'
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
  const pdf = told.contentType === 'application/pdf'
  return new Response(new Uint8Array(file.bytes), {
    headers: {
      'content-type': told.contentType,
      'content-length': String(file.bytes.length),
      'content-disposition': `${pdf ? 'attachment' : 'inline'}; filename="${pdf ? `paper-${n}.pdf` : `picture-${n}.webp`}"`,
      // Whoever opens the address by itself gets a paper that can do nothing.
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-cache',
    },
  })
}
