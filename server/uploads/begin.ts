import { sql } from 'drizzle-orm'
import { mostUploadBytes } from '../../openapi/uploads.ts'
import { oneLine } from '../../openapi/schemas.ts'
import { type Context, personOf } from '../context.ts'
import { metadataOf } from './metadata.ts'
import { type UploadRow, uploadColumns } from './upload.queries.ts'

/** How long a file may take to arrive and to be used. */
const kept = '7 days'
/** Files of one person that nothing uses yet: a month's payslips, looked at several times, and nobody's whole disk. */
const mostWaiting = 600
const mostWaitingBytes = 60 * mostUploadBytes

const Name = oneLine(200).min(1)

/** A file nothing has arrived of yet. Throws `fileTooLarge` with the limit. */
export async function beginUpload(
  ctx: Context<'invalidInput' | 'fileTooLarge' | 'tooManyUploads'>,
): Promise<UploadRow> {
  const length = ctx.header('upload-length') ?? ''
  const said = metadataOf(ctx.header('upload-metadata') ?? '')
  const wrong = (path: string, message: string) =>
    ctx.refuse('invalidInput', { errors: [{ path: `headers.${path}`, message }] })
  if (!/^[1-9]\d{0,14}$/.test(length)) throw wrong('Upload-Length', 'a whole number of bytes, at least 1')
  if (Number(length) > mostUploadBytes) throw ctx.refuse('fileTooLarge', { limit: mostUploadBytes })
  const name = Name.safeParse([...(said?.filename ?? '')].slice(0, 200).join('')).data
  if (!said || (said.filename && name === undefined)) throw wrong('Upload-Metadata', 'filename in base64')
  const { rows } = await ctx.tx.execute<{ waiting: number; bytes: number }>(sql`
    select count(*)::int as waiting, coalesce(sum(size), 0)::float8 as bytes from upload
    where tenant_id = ${ctx.tenant.id} and person_id = ${personOf(ctx)} and used_at is null and expires_at > ${ctx.now}`)
  const { waiting = 0, bytes = 0 } = rows[0] ?? {}
  if (waiting >= mostWaiting || bytes + Number(length) > mostWaitingBytes) throw ctx.refuse('tooManyUploads')
  const begun = await ctx.tx.execute<UploadRow>(sql`
    insert into upload as u (tenant_id, id, person_id, name, size, created_at, expires_at)
    values (${ctx.tenant.id}, ${crypto.randomUUID()}, ${personOf(ctx)}, ${name ?? 'file'}, ${Number(length)}, ${ctx.now},
      ${ctx.now}::timestamptz + ${kept}::interval)
    returning ${uploadColumns}`)
  const [row] = begun.rows
  if (!row) throw new Error('an upload was not begun')
  return row
}
