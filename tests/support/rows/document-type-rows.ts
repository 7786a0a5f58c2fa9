import type { Ids } from '../world/ids.ts'

type Admin = (sql: string, values?: unknown[]) => Promise<unknown>

/** As they were at first, whatever was made, changed or taken away. */
export async function restoreDocumentTypes(admin: Admin, { id, documentTypes }: Pick<Ids, 'id' | 'documentTypes'>) {
  const { agreement, licence, made, gone } = documentTypes
  const known = [agreement, licence, made, gone]
  for (const table of ['document_type_signatory', 'document_type'])
    await admin(`delete from ${table} where tenant_id = $1 and (type_id = $2 or type_id <> all($3))`, [id, made, known])
  await admin(`delete from document_proof where tenant_id = $1 and (type_id = $2 or type_id <> all($3))`, [
    id,
    made,
    known,
  ])
  await admin(`delete from lookup where tenant_id = $1 and kind = 'documentTypes' and id <> all($2)`, [id, known])
  await admin(
    `update lookup set removed_at = null, caption = case when id = $2 then 'Made here' else caption end
    where tenant_id = $1 and kind = 'documentTypes'`,
    [id, made],
  )
}
