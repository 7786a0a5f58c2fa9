import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Tx } from '../database/tenant.ts'
import { type FileContent, putBytes, readFile } from '../files/stored-files.ts'

/** Whatever makes a paper, a call or a job. */
export type Making = Pick<Context, 'services' | 'tenant' | 'now'>

interface Paper {
  /** Its file, in the store; null: it was not made yet. */
  known: (tx: Tx) => Promise<string | null>
  /** What is known of it already; absent: it is looked for first. */
  before?: string | null
  draw: () => Promise<FileContent>
  /** Says that it was made as this file, unless another was quicker: an insert that returns `tenant_id` and `file_id`. */
  keep: (fileId: string) => SQL
}

/**
 * A paper that is made when it is wanted first, and is the same file ever after. Drawn outside of any transaction; of
 * two at once the row decides.
 */
export async function madeOnce(
  { services, tenant, now }: Making,
  { known, draw, keep, ...given }: Paper,
): Promise<FileContent> {
  const look = () => services.database.withTenant(tenant.id, known, { readOnly: true })
  const before = given.before === undefined ? await look() : given.before
  if (before !== null) return stored(services, tenant.id, before)
  const file = await draw()
  const bytes = await putBytes(services, tenant.id, file)
  const kept = await services.database.withTenant(tenant.id, async tx => {
    const { rows } = await tx.execute(sql`
      with kept as (${keep(bytes.id)})
      insert into stored_file (tenant_id, id, name, content_type, size, sha256, created_at)
      select tenant_id, file_id, ${bytes.name}, ${bytes.contentType}, ${bytes.size}::int, ${bytes.sha256}, ${now}::timestamptz
        from kept returning id`)
    return rows.length > 0
  })
  if (kept) return file
  const other = await look()
  if (other === null) throw new Error(`the paper ${file.name} was not kept`)
  return stored(services, tenant.id, other)
}

async function stored(services: Making['services'], tenantId: string, fileId: string): Promise<FileContent> {
  const file = await readFile(services, tenantId, fileId)
  if (!file) throw new Error(`the paper ${fileId} is not there`)
  return file
}
