import { sql } from 'drizzle-orm'
import type { Context, Refuse } from '../context.ts'
import type { FileContent } from '../files/stored-files.ts'
import { madeOnce } from '../papers/made-once.ts'
import { fileName } from '../files/saved-as.ts'
import { pdfResponse } from '../papers/pdf-response.ts'
import type { Services } from '../services.ts'
import type { TenantRecord } from '../tenant/directory.ts'
import { invoicePdf } from './invoice-pdf.ts'
import { invoiceWords } from './invoice-words.ts'
import { type InvoicePaper, invoicePaper } from './paper.queries.ts'

interface Drawing {
  services: Services
  tenant: TenantRecord
  now: Date
  refuse: Refuse<'notFound'>
}

/** For jobs: there is nobody to refuse. */
export const withoutInvoice: Refuse<'notFound'> = () => new Error('an invoice is gone')

export const readPaper = ({ services, tenant, refuse }: Drawing, named: string): Promise<InvoicePaper> =>
  services.database.withTenant(tenant.id, tx => invoicePaper({ tx, tenant, refuse }, named), { readOnly: true })

/** Of a released one the same file ever after; one in design is drawn as it stands. */
export async function invoiceContent(drawing: Drawing, paper: InvoicePaper): Promise<FileContent> {
  const { tenant } = drawing
  const { number, mark, language, type } = paper
  const name = fileName(`${invoiceWords(language)[type]} ${number ?? mark}`)
  const draw = async (): Promise<FileContent> => ({
    name,
    contentType: 'application/pdf',
    bytes: await invoicePdf(tenant, paper),
  })
  if (number === null) return draw()
  return madeOnce(drawing, {
    known: async tx => {
      const { rows } = await tx.execute<{ fileId: string | null }>(
        sql`select file_id as "fileId" from invoice where tenant_id = ${tenant.id} and id = ${paper.id}`,
      )
      return rows[0]?.fileId ?? null
    },
    before: paper.fileId,
    draw,
    keep: fileId => sql`update invoice set file_id = ${fileId}::uuid where tenant_id = ${tenant.id} and id = ${paper.id}
      and file_id is null returning tenant_id, file_id`,
  })
}

export async function invoiceFile(ctx: Context<'notFound'>, named: string): Promise<Response> {
  const { services, tenant, now } = ctx
  const drawing: Drawing = { services, tenant, now, refuse: code => ctx.refuse(code) }
  const { name, bytes } = await invoiceContent(drawing, await readPaper(drawing, named))
  return pdfResponse(bytes, name)
}
