import { z } from 'zod'
import { tenantOrigin } from '../../tenant/tenant-origin.ts'
import { speaker } from '../mail-words.ts'
import type { Renderer } from '../renderer.ts'

const Data = z.object({ documentId: z.uuid() })

type Asked = { name: string; type: string; dueDate: string | null; printed: boolean }

/** To whoever is to upload a paper; silent once something of it was sent, or the document was put away. */
export const renderDocumentAsked: Renderer = async ({ config, port, database }, tenant, mail) => {
  const { documentId } = Data.parse(mail.data)
  const [asked] = await database.withTenant(
    tenant.id,
    tx =>
      tx.raw<Asked>(
        `select d.name, y.caption as type, d.due_date::text as "dueDate",
          exists (select from document_version v where v.tenant_id = d.tenant_id and v.document_id = d.id) as printed
        from document d join lookup y on y.tenant_id = d.tenant_id and y.id = d.type_id
        where d.tenant_id = $1 and d.id = $2 and d.deleted_at is null and not exists (select from document_upload u
          where u.tenant_id = d.tenant_id and u.document_id = d.id and u.state in ('inReview', 'approved'))`,
        [tenant.id, documentId],
      ),
    { readOnly: true },
  )
  if (!asked) return null
  const { name, type, dueDate, printed } = asked
  const speaks = speaker(mail.language)
  const { say } = speaks
  const origin = tenantOrigin(tenant, { publicUrl: config.publicUrl, port })
  const facts: [string, string][] = [
    [say('documentTurnName'), name],
    ...(type === name ? [] : ([[say('documentTurnType'), type]] as [string, string][])),
    ...(dueDate === null ? [] : ([[say('documentAskedDue'), speaks.days(dueDate, dueDate)]] as [string, string][])),
  ]
  const content = {
    greeting: say('helloYou'),
    intro: say('documentAskedIntro', { name }),
    facts,
    ...(origin ? { button: { label: say('documentAskedButton'), link: `${origin}/documents/${documentId}` } } : {}),
    notes: printed ? [say('documentAskedPrint')] : [],
  }
  return {
    subject: say('documentAskedSubject', { name }),
    content,
    about: { kind: 'document', key: documentId, label: name },
  }
}
