import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { InvoiceActivity, InvoiceDocument, NewInvoiceDocument } from '../../openapi/invoices.ts'
import { claimKey, storeAnswer } from '../access/idempotency.ts'
import { isOffice, isPlanner } from '../access/principal.ts'
import { refuseAbsent } from '../chosen.ts'
import { type Context, inside, personOf, readApart } from '../context.ts'
import { storedFile } from '../database/tables/files.ts'
import { type HandingProblem, type Sent, answeredBefore, sentOf, taken } from '../documentUploads/take-files.ts'
import { readFile } from '../files/stored-files.ts'
import type { Listing } from '../list.ts'
import { one } from '../one.ts'
import { fileName } from '../papers/pdf-response.ts'
import { iso } from '../wire.ts'
import { invoiceIdOf } from './named.ts'
import { noted } from './write.ts'

type DocumentWire = z.input<typeof InvoiceDocument>
type DocumentRow = Omit<DocumentWire, 'format'> & { contentType: string }
const documentWire = ({ contentType, addedAt, ...row }: DocumentRow): DocumentWire => ({
  ...row,
  addedAt: iso(addedAt),
  format: contentType === 'application/pdf' ? 'pdf' : 'picture',
})

export const documentListing = (ctx: Context, named: string): Listing<DocumentRow, DocumentWire> => ({
  among: sql`from invoice_document d where d.tenant_id = ${ctx.tenant.id} and d.invoice_id = ${invoiceIdOf(ctx, named)}`,
  order: [
    { by: sql`d.created_at`, as: 'timestamptz', desc: true },
    { by: sql`d.id`, as: 'uuid' },
  ],
  rows: sql`select d.id, d.name, f.content_type as "contentType", f.size, d.created_at as "addedAt",
      w.first_name || ' ' || w.last_name as "addedBy"
    from page join invoice_document d on d.tenant_id = ${ctx.tenant.id} and d.id = page.id
    join stored_file f on f.tenant_id = d.tenant_id and f.id = d.file_id
    left join person w on w.tenant_id = d.tenant_id and w.id = d.created_by_id`,
  item: documentWire,
})

type ActivityWire = z.input<typeof InvoiceActivity>

/** What happened to an invoice; a client is told what concerns it, and by nobody's name. */
export const activityListing = (ctx: Context, named: string): Listing<ActivityWire, ActivityWire> => {
  const desk = isPlanner(ctx.who) || isOffice(ctx.who)
  return {
    among: sql`from invoice_activity a where a.tenant_id = ${ctx.tenant.id} and a.invoice_id = ${invoiceIdOf(ctx, named)}
      and ${desk ? sql`true` : sql`a.code not in ('created', 'changed')`}`,
    order: [
      { by: sql`a.created_at`, as: 'timestamptz', desc: true },
      { by: sql`a.id`, as: 'uuid' },
    ],
    rows: sql`select a.id, a.code, a.text, a.amount::float8 as amount, a.created_at as at,
        ${desk ? sql`w.first_name || ' ' || w.last_name` : sql`null::text`} as author
      from page join invoice_activity a on a.tenant_id = ${ctx.tenant.id} and a.id = page.id
      left join person w on w.tenant_id = a.tenant_id and w.id = a.created_by_id`,
    item: row => ({ ...row, at: iso(row.at) }),
  }
}

/** A file that was uploaded, looked into. Opens its own transactions. */
export async function addInvoiceDocument(
  ctx: Context<HandingProblem>,
  named: string,
  { uploadId, name }: z.output<typeof NewInvoiceDocument>,
): Promise<DocumentWire> {
  const { tenant, services, keyed, now } = ctx
  const found = await readApart(ctx, within =>
    one<Sent & { invoiceId: string | null }>(
      within,
      sql`select ${sentOf(ctx, [uploadId])}, ${invoiceIdOf(ctx, named)} as "invoiceId"`,
    ),
  )
  const { invoiceId } = found
  if (invoiceId === null) throw ctx.refuse('notFound')
  const before = found.sent.length === 0 && (await answeredBefore<DocumentWire>(ctx))
  if (before) return before
  const { rows, files } = await taken(ctx, [uploadId], found.sent, 'uploadId')
  const [file] = files
  const [row] = rows
  if (!file || !row) throw new Error('an upload held no file')
  const id = crypto.randomUUID()
  const called = name ?? found.sent[0]?.name ?? 'file'
  return services.database.withTenant(tenant.id, async tx => {
    const within = inside(ctx, tx)
    const stored = keyed && (await claimKey(within.tx, keyed, now))
    if (stored) return JSON.parse(stored.body ?? '') as DocumentWire
    await tx.insert(storedFile).values(row)
    const used = await tx.execute(sql`
      with used as (update upload set used_at = ${now}, expires_at = ${now}
        where tenant_id = ${tenant.id} and id = ${uploadId} and used_at is null returning id),
      noted as (${noted(within, invoiceId, [{ code: 'documentAdded', text: called }])})
      insert into invoice_document (tenant_id, id, invoice_id, name, file_id, created_at, created_by_id)
      select ${tenant.id}, ${id}::uuid, ${invoiceId}::uuid, ${called}::text, ${file.id}::uuid, ${now}::timestamptz,
        ${personOf(ctx)}::uuid from used returning id`)
    if (used.rows.length === 0) refuseAbsent(ctx, ['uploadId'])
    const { contentType, size } = file
    const answer = documentWire({ id, name: called, contentType, size, addedAt: now.toISOString(), addedBy: found.by })
    if (keyed) await storeAnswer(tx, keyed, 201, JSON.stringify(answer))
    return answer
  })
}

/** Throws `notFound`, and `FileLost` where the store lost it. */
export async function invoiceDocumentFile(ctx: Context<'notFound'>, id: string): Promise<Response> {
  const { name, fileId } = await readApart(ctx, within =>
    one<{ name: string; fileId: string }>(
      within,
      sql`select d.name, d.file_id as "fileId" from invoice_document d where d.tenant_id = ${ctx.tenant.id} and d.id = ${id}`,
    ),
  )
  const found = await readFile(ctx.services, ctx.tenant.id, fileId)
  if (!found) throw ctx.refuse('notFound')
  const pdf = found.contentType === 'application/pdf'
  const called = fileName(name.replace(/\.[a-z0-9]{2,4}$/i, '')).replace(/pdf$/, pdf ? 'pdf' : 'webp')
  return new Response(new Uint8Array(found.bytes), {
    headers: {
      'content-type': found.contentType,
      'content-length': String(found.bytes.length),
      'content-disposition': `${pdf ? 'attachment' : 'inline'}; filename="${called}"`,
      // Whoever opens the address by itself gets a file that can do nothing.
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-cache',
    },
  })
}
