import { z } from 'zod'
import { tenantOrigin } from '../../tenant/tenant-origin.ts'
import { speaker } from '../mail-words.ts'
import type { Renderer } from '../renderer.ts'

const Data = z.object({ recipientId: z.uuid() })

interface Word extends Record<string, unknown> {
  text: string
  sender: string
  crew: string
  project: string
  number: string
  jobId: string
  starts: string
  phone: string | null
  country: string | null
}

/** A word to the crew for somebody without a device. Silent once they have read it. */
export const renderCrewMessage: Renderer = async ({ config, port, database }, tenant, mail) => {
  const { recipientId } = Data.parse(mail.data)
  const [word] = await database.withTenant(
    tenant.id,
    tx =>
      tx.raw<Word>(
        `select m.text, coalesce(b.first_name || ' ' || b.last_name, '') as sender, c.name as crew,
          p.number || ' ' || p.name as project, p.number, r.job_id as "jobId", s.starts, w.phone, w.country
        from crew_message_recipient r
        join crew_message m on m.tenant_id = r.tenant_id and m.id = r.message_id
        join project_crew_item_status s on s.tenant_id = r.tenant_id and s.id = r.job_id
        join project_crew c on c.tenant_id = r.tenant_id and c.id = r.crew_id
        join project p on p.tenant_id = c.tenant_id and p.id = c.project_id
        join person w on w.tenant_id = r.tenant_id and w.id = r.person_id
        left join person b on b.tenant_id = m.tenant_id and b.id = m.sent_by_id
        where r.tenant_id = $1 and r.id = $2 and r.read_at is null`,
        [tenant.id, recipientId],
      ),
    { readOnly: true },
  )
  if (!word) return null
  const { say } = speaker(mail.language)
  const origin = tenantOrigin(tenant, { publicUrl: config.publicUrl, port })
  const link = origin && `${origin}/jobs/${word.jobId}`
  const { sender, crew, project } = word
  return {
    subject: say('crewMessageSubject', { sender, project }),
    content: {
      ...{ greeting: say('helloYou'), intro: say('crewMessageIntro', { sender, crew }), facts: [], notes: [word.text] },
      ...(link ? { button: { label: say('crewMessageButton'), link } } : {}),
    },
    about: { kind: 'project', key: word.number, label: project },
    callAt: new Date(word.starts),
    short: { phone: word.phone, country: word.country, text: word.text },
  }
}
