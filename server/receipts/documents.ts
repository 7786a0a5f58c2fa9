import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { ReceiptPhase } from '../../domain/receipts/receipt-state.ts'
import { type NewReceiptDocument, type ReceiptDocument, mostDocuments } from '../../openapi/receipts.ts'
import { claimKey, storeAnswer } from '../access/idempotency.ts'
import { refuseAbsent } from '../chosen.ts'
import { type Context, inside, personOf, readApart } from '../context.ts'
import { storedFile } from '../database/tables/files.ts'
import type { UploadedFile } from '../database/tables/uploads.ts'
import { type HandingProblem, type Sent, answeredBefore, sentOf, taken } from '../documentUploads/take-files.ts'
import { fileResponse } from '../files/file-response.ts'
import { smaller } from '../files/smaller.ts'
import type { Listing } from '../list.ts'
import { one } from '../one.ts'
import { iso } from '../wire.ts'
import { receiptIdOf, receiptNamed } from './named.ts'
import { noted } from './write.ts'

type Wire = z.input<typeof ReceiptDocument>
type Row = Omit<Wire, 'format'> & { contentType: string }
const wire = ({ contentType, addedAt, ...row }: Row): Wire => ({
  ...row,
  addedAt: iso(addedAt),
  format: contentType === 'application/pdf' ? 'pdf' : 'picture',
})

/** In the order they were added. */
export const documentListing = (ctx: Context, named: string): Listing<Row, Wire> => ({
  among: sql`from receipt_document d where d.tenant_id = ${ctx.tenant.id} and d.receipt_id = ${receiptIdOf(ctx, named)}`,
  order: [
    { by: sql`d.created_at`, as: 'timestamptz' },
    { by: sql`d.id`, as: 'uuid' },
  ],
  rows: sql`select d.id, d.name, f.content_type as "contentType", f.size, d.created_at as "addedAt",
      w.first_name || ' ' || w.last_name as "addedBy"
    from page join receipt_document d on d.tenant_id = ${ctx.tenant.id} and d.id = page.id
    join stored_file f on f.tenant_id = d.tenant_id and f.id = d.file_id
    left join person w on w.tenant_id = d.tenant_id and w.id = d.created_by_id`,
  item: wire,
})

type Standing = { receipt: { id: string; phase: ReceiptPhase; documents: number } | null }

/** A picture or a PDF that was uploaded, looked into. Opens its own transactions. */
export async function addDocument(
  ctx: Context<HandingProblem | 'receiptApproved' | 'receiptFull'>,
  named: string,
  { uploadId, name }: z.output<typeof NewReceiptDocument>,
): Promise<Wire> {
  const { tenant, services, keyed, now } = ctx
  const standing = sql`(select json_build_object('id', r.id, 'phase', r.state, 'documents', (select count(*)
      from receipt_document d where d.tenant_id = r.tenant_id and d.receipt_id = r.id))
    from receipt r where r.tenant_id = ${tenant.id} and ${receiptNamed(named)}) as receipt`
  const found = await readApart(ctx, within =>
    one<Sent & Standing>(within, sql`select ${sentOf(ctx, [uploadId])}, ${standing}`),
  )
  const mayAdd = ({ receipt }: Standing) => {
    if (!receipt) throw ctx.refuse('notFound')
    if (receipt.phase === 'approved') throw ctx.refuse('receiptApproved')
    if (receipt.documents >= mostDocuments) throw ctx.refuse('receiptFull')
    return receipt
  }
  const before = found.sent.length === 0 && (await answeredBefore<Wire>(ctx))
  if (before) return before
  const { id: receiptId } = mayAdd(found)
  const { rows, files } = await taken(ctx, [uploadId], found.sent, 'uploadId')
  const [file] = files
  const [row] = rows
  if (!file || !row) throw new Error('an upload held no file')
  const small = file.contentType === 'image/webp' ? await smaller(ctx, row) : null
  const id = crypto.randomUUID()
  const called = name ?? found.sent[0]?.name ?? 'file'
  return services.database.withTenant(tenant.id, async tx => {
    const within = inside(ctx, tx)
    const stored = keyed && (await claimKey(within.tx, keyed, now))
    if (stored) return JSON.parse(stored.body ?? '') as Wire
    await tx.insert(storedFile).values(small ? [row, small] : [row])
    const { rows: done } = await tx.execute<{ used: boolean; added: boolean }>(sql`
      with held as materialized (select r.id from receipt r where r.tenant_id = ${tenant.id} and r.id = ${receiptId}
        and r.state <> 'approved' for no key update),
      used as (update upload set used_at = ${now}, expires_at = ${now}
        where tenant_id = ${tenant.id} and id = ${uploadId} and used_at is null returning id),
      noted as (${noted(within, receiptId, 'documentAdded', called)}),
      added as (insert into receipt_document (tenant_id, id, receipt_id, name, file_id, small_id, created_at, created_by_id)
      select ${tenant.id}, ${id}::uuid, ${receiptId}::uuid, ${called}::text, ${file.id}::uuid, ${small?.id ?? null}::uuid,
        ${now}::timestamptz, ${personOf(ctx)}::uuid from used, held returning id)
      select exists (select from used) as used, exists (select from added) as added`)
    if (!done[0]?.used) refuseAbsent(ctx, ['uploadId'])
    // Approved meanwhile.
    if (!done[0]?.added) throw ctx.refuse('receiptApproved')
    const { contentType, size } = file
    const answer = wire({ id, name: called, contentType, size, addedAt: now.toISOString(), addedBy: found.by })
    if (keyed) await storeAnswer(tx, keyed, 201, JSON.stringify(answer))
    return answer
  })
}

type Stored = { name: string; fileId: string; contentType: UploadedFile['contentType']; smallId: string | null }

/** A file of a receipt, or its picture for a tile. Throws `notFound`, and `FileLost` where the store lost it. */
export async function documentFile(ctx: Context<'notFound'>, id: string, small: boolean): Promise<Response> {
  const { name, fileId, contentType, smallId } = await readApart(ctx, within =>
    one<Stored>(
      within,
      sql`select d.name, d.file_id as "fileId", d.small_id as "smallId", f.content_type as "contentType"
        from receipt_document d join stored_file f on f.tenant_id = d.tenant_id and f.id = d.file_id
        where d.tenant_id = ${ctx.tenant.id} and d.id = ${id}`,
    ),
  )
  return fileResponse(ctx, name, { contentType, id: (small && smallId) || fileId })
}
