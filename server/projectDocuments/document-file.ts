import { sql } from 'drizzle-orm'
import { type Context, readApart } from '../context.ts'
import type { UploadedFile } from '../database/tables/uploads.ts'
import { fileResponse } from '../files/file-response.ts'
import { one } from '../one.ts'

type Stored = { name: string; file: UploadedFile; smallId: string | null }

/** The file of a project, or its picture for a tile. Throws `notFound`, and `FileLost` where the store lost it. */
export async function projectDocumentFile(ctx: Context<'notFound'>, id: string, small: boolean): Promise<Response> {
  const { name, file, smallId } = await readApart(ctx, within =>
    one<Stored>(
      within,
      sql`select f.name, f.file, f.small_id as "smallId" from project_document f
        where f.tenant_id = ${ctx.tenant.id} and f.id = ${id}`,
    ),
  )
  return fileResponse(ctx, name, { ...file, id: (small && smallId) || file.id })
}
