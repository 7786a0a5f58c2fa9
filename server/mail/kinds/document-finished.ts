import { z } from 'zod'
import { tenantOrigin } from '../../tenant/tenant-origin.ts'
import { speaker } from '../mail-words.ts'
import type { Renderer } from '../renderer.ts'

const Data = z.object({ documentId: z.uuid() })

/** To everybody who signed: the paper is finished. The file itself stays where only they read it. */
export const renderDocumentFinished: Renderer = async ({ config, port, database }, tenant, mail) => {
  const { documentId } = Data.parse(mail.data)
  const [finished] = await database.withTenant(
    tenant.id,
    tx =>
      tx.raw<{ name: string; type: string }>(
        `select d.name, y.caption as type from document d join lookup y on y.tenant_id = d.tenant_id and y.id = d.type_id
        where d.tenant_id = $1 and d.id = $2 and d.finished_at is not null`,
        [tenant.id, documentId],
      ),
    { readOnly: true },
  )
  if (!finished) return null
  const { name, type } = finished
  const speaks = speaker(mail.language)
  const { say } = speaks
  const origin = tenantOrigin(tenant, { publicUrl: config.publicUrl, port })
  const content = {
    greeting: say('helloYou'),
    intro: say('documentFinishedIntro', { name }),
    facts: [
      [say('documentTurnName'), name],
      [say('documentTurnType'), type],
    ] as [string, string][],
    ...(origin ? { button: { label: say('documentTurnButton'), link: `${origin}/documents/${documentId}` } } : {}),
    notes: [say('documentFinishedNote')],
  }
  const subject = say('documentFinishedSubject', { name })
  return { subject, content, about: { kind: 'document', key: documentId, label: name } }
}
