import { mail } from '../../database/tables/files.ts'
import { keepMail } from '../../emailMessages/keep.ts'
import { pdfDocument } from '../../papers/pdf-document.ts'
import { drawFacts, drawHead } from '../../papers/pdf-head.ts'
import type { Services } from '../../services.ts'
import { idOf } from '../random.ts'
import { type Agency, agencies } from '../tenants.ts'
import { type DemoMail, toldOf } from './told.ts'

type Keeping = Pick<Services, 'database' | 'files' | 'config' | 'tenants'>

/** What the demo's agencies have mailed before anybody came, once. */
export async function keepMails(services: Keeping, now: Date): Promise<void> {
  for (const agency of agencies) {
    const idAt = (at: number) => idOf(`demo mail ${agency.key} ${at}`)
    const mails = await services.database.withTenant(
      agency.id,
      async tx => {
        const [there] = await tx.raw('select from mail where tenant_id = $1 and id = $2', [agency.id, idAt(0)])
        return there ? [] : toldOf(tx, agency)
      },
      { readOnly: true },
    )
    // The first one last: what was cut short is begun again.
    for (const [at, told] of [...mails.entries()].toReversed()) await keepOne(services, agency, idAt(at), told, now)
  }
}

async function keepOne(services: Keeping, agency: Agency, id: string, told: DemoMail, now: Date): Promise<void> {
  const { kind, recipient, language, state, cause = null, reason, said, paper } = told
  const tenant = await services.tenants.byId(agency.id)
  const at = new Date(now.getTime() - told.ago)
  const row = await services.database.withTenant(agency.id, async tx => {
    const [made] = await tx
      .insert(mail)
      .values({
        ...{ tenantId: agency.id, id, kind, data: {}, recipient, language, state, attempts: 1, nextAttemptAt: at },
        ...{ sentAt: state === 'sent' ? at : null, lastError: reason, cause, createdAt: at },
      })
      // Of one that was cut short its words may be missing.
      .onConflictDoUpdate({ target: [mail.tenantId, mail.id], set: { kind } })
      .returning()
    return made
  })
  if (!row) return
  const bytes =
    paper === undefined
      ? null
      : await pdfDocument({ title: said.subject, agency: agency.name, locale: 'en', page: 'Page', made: at }, pdf => {
          drawHead(pdf, tenant, said.subject, null)
          drawFacts(pdf, said.content.facts ?? [])
        })
  await keepMail(
    { ...services, now: () => at },
    tenant,
    row,
    {
      ...said,
      ...(bytes && paper !== undefined
        ? { attachments: [{ name: paper, contentType: 'application/pdf', bytes }] }
        : {}),
    },
    null,
  )
}
