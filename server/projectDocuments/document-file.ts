import { sql } from 'drizzle-orm'
import { type Context, readApart } from '../context.ts'
import type { UploadedFile } from '../database/tables/uploads.ts'
import { readFile } from '../files/stored-files.ts'
import { one } from '../one.ts'

type Stored = { name: string; file: UploadedFile; smallId: string | null }

const plain = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\.[a-z0-9]{2,4}$/i, '')
    .replace(/[^\w.-]+/g, '-')
    .replace(/^-+|-+$/g, '') || 'file'

/** The file of a project, or its picture for a tile. Throws `notFound`, and `FileLost` where the store lost it. */
export async function projectDocumentFile(ctx: Context<'notFound'>, id: string, small: boolean): Promise<Response> {
  const { name, file, smallId } = await readApart(ctx, within =>
    one<Stored>(
      within,
      sql`select f.name, f.file, f.small_id as "smallId" from project_document f
        where f.tenant_id = ${ctx.tenant.id} and f.id = ${id}`,
    ),
  )
  const found = await readFile(ctx.services, ctx.tenant.id, (small && smallId) || file.id)
  if (!found) throw ctx.refuse('notFound')
  const pdf = file.contentType === 'application/pdf'
  return new Response(new Uint8Array(found.bytes), {
    headers: {
      'content-type': file.contentType,
      'content-length': String(found.bytes.length),
      'content-disposition': `${pdf ? 'attachment' : 'inline'}; filename="${plain(name)}.${pdf ? 'pdf' : 'webp'}"`,
      // Whoever opens the address by itself gets a file that can do nothing.
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-cache',
    },
  })
}
