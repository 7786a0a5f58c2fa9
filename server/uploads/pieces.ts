import { type SQL, sql } from 'drizzle-orm'
import { leastPieceBytes } from '../../openapi/uploads.ts'
import { type Context, inside, readApart } from '../context.ts'
import type { Services } from '../services.ts'
import { type UploadRow, uploadColumns, uploadRow } from './upload.queries.ts'

const keyOf = (tenantId: string, pieceId: string) => `${tenantId}/${pieceId}`

/**
 * A piece that begins where the one before ended: bytes first, then the row, which decides between two that come at once.
 * Whichever copy of the server takes it. Throws `uploadOffsetWrong` with where it has arrived.
 */
export async function addPiece(
  ctx: Context<'notFound' | 'invalidInput' | 'uploadOffsetWrong' | 'uploadPieceTooSmall' | 'fileTooLarge'>,
  id: string,
  bytes: Uint8Array,
): Promise<UploadRow> {
  const { services, tenant } = ctx
  const said = ctx.header('upload-offset') ?? ''
  if (!/^\d{1,15}$/.test(said))
    throw ctx.refuse('invalidInput', { errors: [{ path: 'headers.Upload-Offset', message: 'a whole number' }] })
  const begins = Number(said)
  const row = await readApart(ctx, within => uploadRow(within, id))
  const elsewhere = ({ received }: Pick<UploadRow, 'received'>) => ctx.refuse('uploadOffsetWrong', { received })
  if (row.received !== begins) throw elsewhere(row)
  const ends = begins + bytes.byteLength
  if (ends > row.size) throw ctx.refuse('fileTooLarge', { limit: row.size })
  if (bytes.byteLength === 0) return row
  if (ends < row.size && bytes.byteLength < leastPieceBytes)
    throw ctx.refuse('uploadPieceTooSmall', { least: leastPieceBytes })

  const piece = { id: crypto.randomUUID(), size: bytes.byteLength }
  await services.files.put(keyOf(tenant.id, piece.id), bytes, 'application/octet-stream')
  const added = await services.database.withTenant(tenant.id, async tx => {
    const { rows } = await tx.execute<UploadRow>(sql`
      update upload u set received = ${ends}, pieces = u.pieces || ${JSON.stringify([piece])}::jsonb
      where u.tenant_id = ${tenant.id} and u.id = ${id} and u.received = ${begins} and u.used_at is null
      returning ${uploadColumns}`)
    return rows[0] as UploadRow | undefined
  })
  if (added) return added
  await services.files.delete(keyOf(tenant.id, piece.id))
  throw elsewhere(await readApart(ctx, within => uploadRow(within, id)))
}

/** The whole file, one piece behind the other. */
export async function wholeFile({ files }: Pick<Services, 'files'>, tenantId: string, row: UploadRow) {
  const parts: Uint8Array[] = []
  for (const { id, size } of row.pieces) {
    const bytes = await files.get(keyOf(tenantId, id))
    if (bytes?.byteLength !== size) throw new Error(`the store has lost a piece of the upload ${row.id}`)
    parts.push(bytes)
  }
  return new Uint8Array(Buffer.concat(parts))
}

/** Takes away what a condition on `u` names, so many at a time: bytes first, so that a failure leaves the row to be found again. */
export async function takeAway(
  { database, files }: Pick<Services, 'database' | 'files'>,
  tenantId: string,
  which: SQL,
): Promise<void> {
  const found = await database.withTenant(
    tenantId,
    tx =>
      tx.execute<Pick<UploadRow, 'id' | 'pieces'>>(sql`select u.id, u.pieces from upload u
        where u.tenant_id = ${tenantId} and ${which} order by u.expires_at limit 100`),
    { readOnly: true },
  )
  for (const { id, pieces } of found.rows) {
    for (const piece of pieces) await files.delete(keyOf(tenantId, piece.id))
    await database.withTenant(tenantId, tx =>
      tx.execute(sql`delete from upload where tenant_id = ${tenantId} and id = ${id}`),
    )
  }
}

/** From now on nobody finds it; its pieces go at once, or with the next round of housekeeping. */
export async function throwAway(ctx: Context<'notFound'>, id: string): Promise<void> {
  const { services, tenant, now } = ctx
  await services.database.withTenant(tenant.id, async tx => {
    await inside(ctx, tx).tx.execute(
      sql`update upload set used_at = ${now}, expires_at = ${now} where tenant_id = ${tenant.id} and id = ${id}`,
    )
  })
  await takeAway(services, tenant.id, sql`u.id = ${id}`)
}
