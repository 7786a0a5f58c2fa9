import { sql } from 'drizzle-orm'
import { mostUploadBytes } from '../../openapi/uploads.ts'
import { oneLine } from '../../openapi/schemas.ts'
import { type Context, personOf } from '../context.ts'
import { metadataOf } from './metadata.ts'
import { type UploadRow, uploadColumns } from './upload.queries.ts'

/** How long a file may take to arrive and to be used. */
const kept = '7 days'
/** Files of one person that nothing uses yet. */
const mostWaiting = 60

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
  const { rows } = await ctx.tx.execute<{ waiting: number }>(sql`select count(*)::int as waiting from upload
    where tenant_id = ${ctx.tenant.id} and person_id = ${personOf(ctx)} and used_at is null and expires_at > ${ctx.now}`)
  if ((rows[0]?.waiting ?? 0) >= mostWaiting) throw ctx.refuse('tooManyUploads')
  const begun = await ctx.tx.execute<UploadRow>(sql`
    insert into upload as u (tenant_id, id, person_id, name, size, created_at, expires_at)
    values (${ctx.tenant.id}, ${crypto.randomUUID()}, ${personOf(ctx)}, ${name ?? 'file'}, ${Number(length)}, ${ctx.now},
      ${ctx.now}::timestamptz + ${kept}::interval)
    returning ${uploadColumns}`)
  const [row] = begun.rows
  if (!row) throw new Error('an upload was not begun')
  return row
}
