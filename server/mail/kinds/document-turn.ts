import { z } from 'zod'
import { tenantOrigin } from '../../tenant/tenant-origin.ts'
import { speaker } from '../mail-words.ts'
import type { Renderer } from '../renderer.ts'

const Data = z.object({ documentId: z.uuid(), signatoryId: z.uuid(), again: z.boolean().default(false) })

type Waiting = { name: string; type: string; later: boolean }

/** To whoever's turn it is to sign; silent once they have signed, or the document was put away. */
export const renderDocumentTurn: Renderer = async ({ config, port, database }, tenant, mail) => {
  const { documentId, signatoryId, again } = Data.parse(mail.data)
  const [waiting] = await database.withTenant(
    tenant.id,
    tx =>
      tx.raw<Waiting>(
        `select d.name, y.caption as type, d.signatories_order = 'one by one' and s.place > 1 as later
        from document_signatory s
        join document d on d.tenant_id = s.tenant_id and d.id = s.document_id
        join lookup y on y.tenant_id = d.tenant_id and y.id = d.type_id
        where s.tenant_id = $1 and s.id = $2 and s.status <> 'Signed' and d.deleted_at is null`,
        [tenant.id, signatoryId],
      ),
    { readOnly: true },
  )
  if (!waiting) return null
  const { name, type, later } = waiting
  const speaks = speaker(mail.language)
  const { say } = speaks
  const origin = tenantOrigin(tenant, { publicUrl: config.publicUrl, port })
  const content = {
    greeting: say('helloYou'),
    intro: say(again ? 'documentAgainIntro' : 'documentTurnIntro', { name }),
    facts: [
      [say('documentTurnName'), name],
      [say('documentTurnType'), type],
    ] as [string, string][],
    ...(origin ? { button: { label: say('documentTurnButton'), link: `${origin}/documents/${documentId}` } } : {}),
    notes: later ? [say('documentTurnOrder')] : [],
  }
  const subject = say(again ? 'documentAgainSubject' : 'documentTurnSubject', { name })
  return { subject, content, about: { kind: 'document', key: documentId, label: name } }
}
