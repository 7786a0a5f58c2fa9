import { lacksOf } from '../../domain/invoices/e-invoice.ts'
import { eInvoiceFormats } from '../../openapi/eInvoices.ts'
import type * as contract from '../../openapi/eInvoices.ts'
import type { Handlers } from '../context.ts'
import { invoicePaper } from '../invoices/paper.queries.ts'
import { eInvoiceFile } from './e-invoice-file.ts'

export const handlers: Handlers<typeof contract> = {
  readEInvoice: async ({ params }, ctx) => {
    const { number, issuer, client, taxCode } = await invoicePaper(ctx, params.id)
    return {
      status: 200,
      body: {
        released: number !== null,
        issuer: { id: issuer.id, name: issuer.name },
        client: { id: client.id, name: client.name },
        formats: eInvoiceFormats.map(format => ({ format, lacks: lacksOf(format, issuer, client, taxCode) })),
      },
    }
  },
  downloadEInvoice: async ({ params }, ctx) => ({
    status: 200,
    raw: await eInvoiceFile(ctx, params.id, params.format),
  }),
}
