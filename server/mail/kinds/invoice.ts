import { z } from 'zod'
import { digitsOf } from '../../../domain/money.ts'
import { intlLocale } from '../../../domain/languages.ts'
import type { Services } from '../../services.ts'
import type { TenantRecord } from '../../tenant/directory.ts'
import { tenantOrigin } from '../../tenant/tenant-origin.ts'
import { speaker } from '../mail-words.ts'
import type { Content } from '../page.ts'
import type { Renderer } from '../renderer.ts'

interface Charged {
  companyId: string
  number: string | null
  subject: string | null
  total: number
  currency: string
  due: string
  reference: string | null
}
export type InvoiceOf = (
  services: Services,
  tenant: TenantRecord,
  id: string,
) => Promise<{ paper: Charged; pdf: { name: string; bytes: Uint8Array } }>

const Data = z.object({ invoiceId: z.uuid() })

/** To the client, with the PDF and the way to the invoice. */
export const renderInvoiceMail =
  (invoiceOf: InvoiceOf): Renderer =>
  async (services, tenant, mail) => {
    const { invoiceId } = Data.parse(mail.data)
    const { paper, pdf } = await invoiceOf(services, tenant, invoiceId)
    const { number, subject: about, total, currency, due, reference } = paper
    if (number === null) return null
    const speaks = speaker(mail.language)
    const { code, say, day } = speaks
    const origin = tenantOrigin(tenant, { publicUrl: services.config.publicUrl, port: services.port })
    const amount = new Intl.NumberFormat(intlLocale(code), { style: 'currency', currency }).format(
      total / 10 ** digitsOf(currency),
    )
    const content: Content = {
      greeting: say('helloYou'),
      intro: say('invoiceIntro', { number }),
      facts: [
        ...(about === null ? [] : [[say('noteProject'), about] as [string, string]]),
        ...(reference === null ? [] : [[say('invoiceReference'), reference] as [string, string]]),
        [say('invoiceTotal'), amount],
        [say('invoiceDue'), day(new Date(`${due}T12:00:00Z`), 'UTC')],
      ],
      ...(origin
        ? { button: { label: say('invoiceButton'), link: `${origin}/invoice/${encodeURIComponent(number)}` } }
        : {}),
      notes: [],
    }
    const subject = say('invoiceSubject', { number })
    return {
      subject,
      content,
      about: { kind: 'invoice', key: number, label: number },
      companyId: paper.companyId,
      attachments: [{ ...pdf, contentType: 'application/pdf' }],
    }
  }
