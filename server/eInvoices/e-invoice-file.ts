import { type EInvoiceFormat, lacksOf } from '../../domain/invoices/e-invoice.ts'
import type { Context } from '../context.ts'
import { readPaper } from '../invoices/invoice-file.ts'
import { invoicePdf } from '../invoices/invoice-pdf.ts'
import { invoiceWords } from '../invoices/invoice-words.ts'
import type { InvoicePaper } from '../invoices/paper.queries.ts'
import { fileName } from '../files/saved-as.ts'
import { pdfResponse } from '../papers/pdf-response.ts'
import { streamed } from '../papers/streamed.ts'
import { crossIndustryInvoice } from './cii.ts'

type Reading = Context<'notFound' | 'invoiceInDesign' | 'eInvoiceIncomplete'>

const isReleased = (paper: InvoicePaper): paper is InvoicePaper & { number: string } => paper.number !== null

/** Throws `invoiceInDesign`, and `eInvoiceIncomplete` with what it lacks. */
export async function eInvoiceFile(ctx: Reading, named: string, format: EInvoiceFormat): Promise<Response> {
  const { services, tenant, now } = ctx
  const paper = await readPaper({ services, tenant, now, refuse: code => ctx.refuse(code) }, named)
  if (!isReleased(paper)) throw ctx.refuse('invoiceInDesign')
  const lacks = lacksOf(format, paper.issuer, paper.client, paper.taxCode)
  if (lacks.length > 0) throw ctx.refuse('eInvoiceIncomplete', { lacks })
  const xml = crossIndustryInvoice(paper, format)
  const title = `${invoiceWords(paper.language)[paper.type]} ${paper.number}`
  if (format === 'xRechnung') return streamed([xml], 'application/xml', `${title}.xml`)
  return pdfResponse(await invoicePdf(tenant, paper, xml), fileName(title))
}
