import { z } from 'zod'
import type { Tx } from '../../database/tenant.ts'
import type { Services } from '../../services.ts'
import type { TenantRecord } from '../../tenant/directory.ts'
import { speaker, type Speaker } from '../mail-words.ts'
import type { Content } from '../page.ts'
import type { Renderer } from '../renderer.ts'

export type NotePdf = (
  services: Services,
  tenant: TenantRecord,
  crewId: string,
) => Promise<{ name: string; bytes: Uint8Array }>

interface Note {
  number: string
  project: string
  projectNumber: string
  companyId: string
  crew: string
  starts: string
  time_zone: string
  signer_name: string | null
  signed_at: string | null
  refused_at: string | null
  refusal: string | null
}

const Data = z.object({ crewId: z.uuid(), noteId: z.uuid() })

/** The delivery note of a crew, with its PDF. */
export const renderDeliveryNote =
  (pdfOf: NotePdf): Renderer =>
  async (services, tenant, mail) => {
    const { crewId, noteId } = Data.parse(mail.data)
    const note = await services.database.withTenant(tenant.id, tx => noteOf(tx, tenant.id, noteId), { readOnly: true })
    if (!note) return null
    const pdf = await pdfOf(services, tenant, crewId)
    const speaks = speaker(mail.language)
    const content = contentOf(speaks, note)
    const subject = speaks.say('noteSubject', { number: note.number, project: note.project })
    return {
      subject,
      content,
      about: { kind: 'project', key: note.projectNumber, label: note.project },
      companyId: note.companyId,
      attachments: [{ ...pdf, contentType: 'application/pdf' }],
    }
  }

async function noteOf(tx: Tx, tenantId: string, noteId: string): Promise<Note | undefined> {
  const [note] = await tx.raw<Note & Record<string, unknown>>(
    `select n.number, p.number || ' ' || p.name as project, p.number as "projectNumber",
        p.company_id as "companyId", c.name as crew, c.starts, l.time_zone,
        n.signer_name, n.signed_at, n.refused_at, n.refusal
      from delivery_note n
      join project_crew c on c.tenant_id = n.tenant_id and c.id = n.crew_id
      join project p on p.tenant_id = c.tenant_id and p.id = c.project_id
      join location l on l.tenant_id = c.tenant_id and l.id = c.location_id
      where n.tenant_id = $1 and n.id = $2`,
    [tenantId, noteId],
  )
  return note
}

function contentOf({ say, day, moment }: Speaker, note: Note): Content {
  const at = (instant: string) => moment(new Date(instant), note.time_zone)
  const name = note.signer_name ?? ''
  const hours = note.signed_at
    ? say('noteSigned', { name, at: at(note.signed_at) })
    : note.refused_at
      ? say('noteRefused', { name, at: at(note.refused_at), reason: note.refusal ?? '' })
      : say('noteOpen')
  return {
    greeting: say('helloYou'),
    intro: say('noteIntro', { number: note.number }),
    facts: [
      [say('noteProject'), note.project],
      [say('noteCrew'), note.crew],
      [say('noteDate'), day(new Date(note.starts), note.time_zone)],
      [say('noteHours'), hours],
    ],
    notes: [say('noteWrong')],
  }
}
