import { sql } from 'drizzle-orm'
import { type Context, readApart } from '../context.ts'
import { fileName } from '../files/saved-as.ts'
import { pdfResponse } from '../papers/pdf-response.ts'
import { readFile } from '../files/stored-files.ts'
import { one } from '../one.ts'

type Stored = { name: string; number: number; fileId: string }
interface Asked {
  versionId?: string | undefined
  finished?: 'true' | undefined
}

/** The file of a version, the newest unless said otherwise, or the finished one. Throws `notFound`, and `FileLost` where the store lost it. */
export async function documentFile(
  ctx: Context<'notFound'>,
  id: string,
  { versionId, finished }: Asked,
): Promise<Response> {
  const { services, tenant } = ctx
  const { name, number, fileId } = await readApart(ctx, within =>
    one<Stored>(
      within,
      sql`select d.name, v.number, ${finished ? sql`d.finished_file_id` : sql`v.file_id`} as "fileId" from document_version v
        join document d on d.tenant_id = v.tenant_id and d.id = v.document_id
        where v.tenant_id = ${tenant.id} and v.document_id = ${id}
          and ${finished ? sql`d.finished_file_id is not null` : sql`true`} and ${versionId === undefined ? sql`true` : sql`v.id = ${versionId}`}
        order by v.number desc limit 1`,
    ),
  )
  const file = await readFile(services, tenant.id, fileId)
  if (!file) throw ctx.refuse('notFound')
  return paperResponse(file.bytes, name, number)
}

/** A paper as an answer. Whoever opens the address by itself gets one that can do nothing. */
export function paperResponse(bytes: Uint8Array, name: string, number: number): Response {
  const answer = pdfResponse(bytes, fileName(`${name} ${number}`))
  answer.headers.set('content-security-policy', "default-src 'none'; sandbox")
  answer.headers.set('cache-control', 'private, no-cache')
  return answer
}
