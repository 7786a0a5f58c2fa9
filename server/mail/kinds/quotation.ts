import { z } from 'zod'
import { digitsOf } from '../../../domain/money.ts'
import { intlLocale } from '../../../domain/languages.ts'
import type { Services } from '../../services.ts'
import type { TenantRecord } from '../../tenant/directory.ts'
import { tenantOrigin } from '../../tenant/tenant-origin.ts'
import { type Speaker, speaker } from '../mail-words.ts'
import type { Content } from '../page.ts'
import type { Renderer } from '../renderer.ts'

interface Offered {
  number: string
  state: string
  total: number
  currency: string
  validUntil: string
  message: string | null
  signerName: string | null
  reason: string | null
  project: { number: string; name: string; companyId: string }
}
export type QuotationOf = (
  services: Services,
  tenant: TenantRecord,
  id: string,
) => Promise<{ row: Offered; pdf: { name: string; bytes: Uint8Array } }>

const Data = z.object({ quotationId: z.uuid() })

const contentOf = ({ code, say, day }: Speaker, row: Offered, link: string | null, intro: string): Content => ({
  greeting: say('helloYou'),
  intro,
  facts: [
    [say('noteProject'), `${row.project.number} ${row.project.name}`],
    [
      say('quotationTotal'),
      new Intl.NumberFormat(intlLocale(code), { style: 'currency', currency: row.currency }).format(
        row.total / 10 ** digitsOf(row.currency),
      ),
    ],
    [say('quotationValid'), day(new Date(`${row.validUntil}T12:00:00Z`), 'UTC')],
  ],
  ...(link === null ? {} : { button: { label: say('quotationButton'), link } }),
  notes: row.message === null ? [] : [row.message],
})

const mailOf =
  (
    quotationOf: QuotationOf,
    wanted: (row: Offered) => boolean,
    said: (speaks: Speaker, row: Offered) => Said,
  ): Renderer =>
  async (services, tenant, mail) => {
    const { quotationId } = Data.parse(mail.data)
    const { row, pdf } = await quotationOf(services, tenant, quotationId)
    if (!wanted(row)) return null
    const speaks = speaker(mail.language)
    const origin = tenantOrigin(tenant, { publicUrl: services.config.publicUrl, port: services.port })
    const link = origin && `${origin}/projects/${encodeURIComponent(row.project.number)}`
    const { subject, intro } = said(speaks, row)
    const content = contentOf(speaks, row, link, intro)
    return {
      subject,
      content,
      about: { kind: 'project', key: row.project.number, label: `${row.project.number} ${row.project.name}` },
      ...(row.state === 'released' ? { companyId: row.project.companyId } : {}),
      attachments: [{ ...pdf, contentType: 'application/pdf' }],
    }
  }
interface Said {
  subject: string
  intro: string
}

/** To the client, with the PDF and the way to the project; nothing once it is withdrawn or replaced. */
export const renderQuotationMail = (quotationOf: QuotationOf): Renderer =>
  mailOf(
    quotationOf,
    ({ state }) => state === 'released',
    ({ say }, { number, project }) => ({
      subject: say('quotationSubject', { number, project: project.name }),
      intro: say('quotationIntro', { number }),
    }),
  )

/** To the project's manager: what the client said. */
export const renderQuotationAnswered = (quotationOf: QuotationOf): Renderer =>
  mailOf(
    quotationOf,
    ({ state }) => state === 'accepted' || state === 'declined',
    ({ say }, { number, project, state, signerName, reason }) => {
      const values = { number, project: project.name, name: signerName ?? '', reason: reason ?? '' }
      return state === 'accepted'
        ? { subject: say('quotationAcceptedSubject', values), intro: say('quotationAcceptedIntro', values) }
        : { subject: say('quotationDeclinedSubject', values), intro: say('quotationDeclinedIntro', values) }
    },
  )
