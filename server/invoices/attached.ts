import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { InvoiceActivity, InvoiceDocument, NewInvoiceDocument } from '../../openapi/invoices.ts'
import { claimKey, storeAnswer } from '../access/idempotency.ts'
import { isOffice, isPlanner } from '../access/principal.ts'
import { refuseAbsent } from '../chosen.ts'
import { type Context, inside, personOf, readApart } from '../context.ts'
import { storedFile } from '../database/tables/files.ts'
import { type HandingProblem, type Sent, answeredBefore, sentOf, taken } from '../documentUploads/take-files.ts'
import { answerOf } from '../files/file-response.ts'
import { readFile } from '../files/stored-files.ts'
import type { Listing } from '../list.ts'
import { one } from '../one.ts'
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

const isDesk = ({ who }: Context): boolean => isPlanner(who) || isOffice(who)

/** Files of an invoice; a client is shown those that are meant for it. */
export const documentListing = (ctx: Context, named: string): Listing<DocumentRow, DocumentWire> => ({
  among: sql`from invoice_document d where d.tenant_id = ${ctx.tenant.id} and d.invoice_id = ${invoiceIdOf(ctx, named)}
    and (${isDesk(ctx)}::boolean or d.for_client)`,
  order: [
    { by: sql`d.created_at`, as: 'timestamptz', desc: true },
    { by: sql`d.id`, as: 'uuid' },
  ],
  rows: sql`select d.id, d.name, f.content_type as "contentType", f.size, d.created_at as "addedAt",
      w.first_name || ' ' || w.last_name as "addedBy", d.for_client as "forClient"
    from page join invoice_document d on d.tenant_id = ${ctx.tenant.id} and d.id = page.id
    join stored_file f on f.tenant_id = d.tenant_id and f.id = d.file_id
    left join person w on w.tenant_id = d.tenant_id and w.id = d.created_by_id`,
  item: documentWire,
})

type ActivityWire = z.input<typeof InvoiceActivity>

/** What happened to an invoice; a client is told what concerns it, and by nobody's name. */
export const activityListing = (ctx: Context, named: string): Listing<ActivityWire, ActivityWire> => {
  const desk = isDesk(ctx)
  return {
    among: sql`from invoice_activity a where a.tenant_id = ${ctx.tenant.id} and a.invoice_id = ${invoiceIdOf(ctx, named)}
      and ${desk ? sql`true` : sql`a.code not in ('created', 'changed', 'documentFiled', 'documentRemoved')`}`,
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
  { uploadId, name, forClient }: z.output<typeof NewInvoiceDocument>,
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
      noted as (${noted(within, invoiceId, [{ code: forClient ? 'documentAdded' : 'documentFiled', text: called }])})
      insert into invoice_document (tenant_id, id, invoice_id, name, file_id, for_client, created_at, created_by_id)
      select ${tenant.id}, ${id}::uuid, ${invoiceId}::uuid, ${called}::text, ${file.id}::uuid,
        ${forClient}, ${now}::timestamptz, ${personOf(ctx)}::uuid from used returning id`)
    if (used.rows.length === 0) refuseAbsent(ctx, ['uploadId'])
    const { contentType, size } = file
    const answer = documentWire({
      id,
      name: called,
      contentType,
      size,
      addedAt: now.toISOString(),
      addedBy: found.by,
      forClient,
    })
    if (keyed) await storeAnswer(tx, keyed, 201, JSON.stringify(answer))
    return answer
  })
}

/** Takes a file away from an invoice in design. Throws `invoiceReleased`. */
export async function removeInvoiceDocument(ctx: Context<'notFound' | 'invoiceReleased'>, id: string): Promise<void> {
  const { name, invoiceId, state } = await one<{ name: string; invoiceId: string; state: string }>(
    ctx,
    sql`select d.name, v.id as "invoiceId", v.state from invoice_document d
      join invoice v on v.tenant_id = d.tenant_id and v.id = d.invoice_id
      where d.tenant_id = ${ctx.tenant.id} and d.id = ${id} for no key update of v`,
  )
  if (state !== 'design') throw ctx.refuse('invoiceReleased')
  await ctx.tx.execute(sql`
    with noted as (${noted(ctx, invoiceId, [{ code: 'documentRemoved', text: name }])})
    delete from invoice_document where tenant_id = ${ctx.tenant.id} and id = ${id}`)
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
  return answerOf(name, found)
}
