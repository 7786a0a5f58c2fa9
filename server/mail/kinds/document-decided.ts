import { z } from 'zod'
import { tenantOrigin } from '../../tenant/tenant-origin.ts'
import { speaker } from '../mail-words.ts'
import type { Content } from '../page.ts'
import type { Renderer } from '../renderer.ts'

const state = z.enum(['approved', 'declined'])
const Data = z.union([z.object({ uploadId: z.uuid(), state }), z.object({ pictureId: z.uuid(), state })])
type Decided = {
  documentId: string | null
  name: string | null
  validUntil: string | null
  reason: string | null
  by: string | null
}

/** To whose paper it is: whether it counts, and why not. */
export const renderDocumentDecided: Renderer = async ({ config, port, database }, tenant, mail) => {
  const about = Data.parse(mail.data)
  const { state } = about
  const ofPaper = 'uploadId' in about
  const [decided] = await database.withTenant(
    tenant.id,
    tx =>
      tx.raw<Decided>(
        ofPaper
          ? `select d.id as "documentId", d.name, u.valid_until as "validUntil", u.reason,
          b.first_name || ' ' || b.last_name as by
        from document_upload u join document d on d.tenant_id = u.tenant_id and d.id = u.document_id
        left join person b on b.tenant_id = u.tenant_id and b.id = u.decided_by_id
        where u.tenant_id = $1 and u.id = $2 and u.state = $3`
          : `select null as "documentId", null as name, null as "validUntil", u.reason,
          b.first_name || ' ' || b.last_name as by
        from profile_picture u left join person b on b.tenant_id = u.tenant_id and b.id = u.decided_by_id
        where u.tenant_id = $1 and u.id = $2 and u.state = $3`,
        [tenant.id, ofPaper ? about.uploadId : about.pictureId, state],
      ),
    { readOnly: true },
  )
  if (!decided) return null
  const { documentId, validUntil, reason, by } = decided
  const speaks = speaker(mail.language)
  const { say } = speaks
  const name = decided.name ?? say('documentDecidedPicture')
  const origin = tenantOrigin(tenant, { publicUrl: config.publicUrl, port })
  const facts: [string, string | null][] = [
    [say('documentDecidedName'), name],
    [say('documentDecidedUntil'), validUntil && state === 'approved' ? speaks.days(validUntil, validUntil) : null],
    [say('documentDecidedReason'), reason],
    [say('documentDecidedBy'), by],
  ]
  const content: Content = {
    greeting: say('helloYou'),
    intro: say(state === 'approved' ? 'documentApprovedIntro' : 'documentDeclinedIntro'),
    facts: facts.flatMap(([label, value]) => (value === null ? [] : [[label, value] as [string, string]])),
    notes: [],
    ...(origin
      ? {
          button: {
            label: say('documentDecidedButton'),
            link: `${origin}${documentId === null ? '/profile' : `/documents/${documentId}`}`,
          },
        }
      : {}),
  }
  const subject = say(state === 'approved' ? 'documentApprovedSubject' : 'documentDeclinedSubject', { name })
  return {
    subject,
    content,
    ...(documentId === null ? {} : { about: { kind: 'document', key: documentId, label: name } }),
  }
}
