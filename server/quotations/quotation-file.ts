import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Context, Refuse } from '../context.ts'
import { pdfResponse } from '../papers/pdf-response.ts'
import { readFile, storeFile } from '../files/stored-files.ts'
import type { Sweep, Task } from '../queue/work.ts'
import type { Services } from '../services.ts'
import type { TenantRecord } from '../tenant/directory.ts'
import { type QuotationRow, quotationRows } from './quotation.queries.ts'
import { quotationPdf } from './quotation-pdf.ts'

export const readQuotation = (
  { database, now }: Pick<Services, 'database' | 'now'>,
  tenantId: string,
  id: string,
  refuse: Refuse<'notFound'>,
): Promise<QuotationRow> =>
  database.withTenant(
    tenantId,
    async tx => {
      const { rows } = await tx.execute<QuotationRow>(quotationRows(tenantId, now(), sql`q.id = ${id}`))
      const [row] = rows
      if (!row) throw refuse('notFound')
      return row
    },
    { readOnly: true },
  )

const nameOf = ({ number }: QuotationRow) => `${number}.pdf`.replace(/[^\w.-]+/g, '-')

/** A quotation with its answer: the file that was stored, or drawn while there is none. Throws `FileLost`. */
export async function quotationBytes(services: Services, tenant: TenantRecord, row: QuotationRow) {
  const stored = row.fileId === null ? null : await readFile(services, tenant.id, row.fileId)
  return stored ?? { name: nameOf(row), bytes: await quotationPdf(tenant, row) }
}

export async function quotationFile(ctx: Context<'notFound'>, id: string): Promise<Response> {
  const row = await readQuotation(ctx.services, ctx.tenant.id, id, ctx.refuse)
  const { name, bytes } = await quotationBytes(ctx.services, ctx.tenant, row)
  return pdfResponse(bytes, name)
}

/** Within a statement: has the PDF made and stored once the transaction stands. */
export const renderSoon = (id: string): SQL =>
  sql`add_tenant_job('renderQuotation', jsonb_build_object('quotationId', ${id}::text), ${`quotation ${id}`}::text)`

const Payload = z.looseObject({ quotationId: z.uuid() })
const gone: Refuse<'notFound'> = () => new Error('a quotation is gone')

/** Stores the PDF of a quotation. Of two at once, or one that meets an answer, the row decides. */
export const renderQuotation: Task = async (services, payload) => {
  const { quotationId } = Payload.parse(payload)
  const tenant = services.tenants.known(payload.tenant)
  if (!tenant) return
  const row = await readQuotation(services, tenant.id, quotationId, gone)
  if (row.fileId !== null) return
  const bytes = await quotationPdf(tenant, row)
  await storeFile(
    services,
    tenant.id,
    { name: nameOf(row), contentType: 'application/pdf', bytes },
    async (tx, fileId) => {
      await tx.execute(sql`update quotation set file_id = ${fileId} where tenant_id = ${tenant.id} and id = ${quotationId}
      and file_id is null and answered_at is not distinct from ${row.answeredAt}::timestamptz`)
    },
  )
}

/** Quotations that were released and have no file yet, with since when. */
export const unstoredQuotations = (tenantId: string, now: Date): SQL => sql`
  select id, coalesce(answered_at, released_at) as since from quotation where tenant_id = ${tenantId} and file_id is null
    and state in ('released', 'accepted', 'declined')
    and coalesce(answered_at, released_at) > ${now}::timestamptz - interval '30 days'`

/** Quotations, or answers to them, whose file was never stored. */
export const sweepQuotations: Sweep = async (tx, tenantId, now) => {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select w.id from (${unstoredQuotations(tenantId, now)}) w
    where w.since < ${now}::timestamptz - interval '10 seconds' limit 100`)
  for (const { id } of rows) await tx.execute(sql`select ${renderSoon(id)}`)
}
