import { type SQL, sql } from 'drizzle-orm'
import { storedAnswer } from '../access/idempotency.ts'
import { refuseAbsent } from '../chosen.ts'
import { type Context, personOf, readApart } from '../context.ts'
import { type storedFile } from '../database/tables/files.ts'
import type { UploadedFile } from '../database/tables/uploads.ts'
import { putBytes } from '../files/stored-files.ts'
import { wholeFile } from '../uploads/pieces.ts'
import type { UploadRow as SentRow } from '../uploads/upload.queries.ts'
import { type ContentProblem, readContents } from './read-content.ts'

export type HandingProblem = 'notFound' | 'uploadUnfinished' | 'idempotencyKeyReused' | ContentProblem
type Handing = Context<HandingProblem>

/** Uploads of whoever asks that nothing uses yet, and how they are called. */
export const sentOf = (ctx: Context, ids: readonly string[]): SQL => sql`
  (select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name, 'size', u.size, 'received', u.received,
      'pieces', u.pieces, 'expiresAt', u.expires_at)), '[]') from upload u
    where u.tenant_id = ${ctx.tenant.id} and u.id = any(${sql.param(ids)}::uuid[]) and u.person_id = ${personOf(ctx)}
      and u.used_at is null and u.expires_at > ${ctx.now}) as sent,
  (select w.first_name || ' ' || w.last_name from person w where w.tenant_id = ${ctx.tenant.id}
    and w.id = ${personOf(ctx)}) as "by"`
export type Sent = { sent: SentRow[]; by: string | null }

/** What was answered to the request before; whatever it named is used by now. */
export async function answeredBefore<T>(ctx: Context): Promise<T | null> {
  const { keyed } = ctx
  const stored = keyed && (await readApart(ctx, within => storedAnswer(within.tx, keyed)))
  return stored ? (JSON.parse(stored.body ?? '') as T) : null
}

/** The files in their order, looked into and stored; bytes stay behind where what follows fails. `field` names the ids. */
export async function taken(ctx: Handing, ids: readonly string[], sent: readonly SentRow[], field = 'uploadIds') {
  const found = ids.flatMap(id => sent.find(one => one.id === id) ?? [])
  if (found.length < ids.length || new Set(ids).size < ids.length) refuseAbsent(ctx, [field])
  if (found.some(({ size, received }) => received < size)) throw ctx.refuse('uploadUnfinished')
  const bytes: Uint8Array[] = []
  for (const one of found) bytes.push(await wholeFile(ctx.services, ctx.tenant.id, one))
  const rows: (typeof storedFile.$inferInsert)[] = []
  const files: UploadedFile[] = []
  for (const content of await readContents(ctx, bytes)) {
    const name = content.contentType === 'application/pdf' ? 'paper.pdf' : 'picture.webp'
    const row = await putBytes(ctx.services, ctx.tenant.id, { ...content, name })
    rows.push(row)
    files.push({ id: row.id, contentType: content.contentType, size: row.size })
  }
  return { rows, files }
}
export type Taken = Awaited<ReturnType<typeof taken>>
