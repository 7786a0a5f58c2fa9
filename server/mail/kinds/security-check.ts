import { z } from 'zod'
import type { FileContent } from '../../files/stored-files.ts'
import type { Services } from '../../services.ts'
import type { TenantRecord } from '../../tenant/directory.ts'
import { speaker } from '../mail-words.ts'
import type { Content } from '../page.ts'
import type { Renderer } from '../renderer.ts'

const Data = z.object({ checkId: z.uuid(), byId: z.uuid() })

/** The signed paper, as it stands when the mail is sent. */
type SignedPaper = (
  services: Services,
  tenant: TenantRecord,
  which: { id: string; byId: string },
) => Promise<FileContent>

type Check = {
  name: string
  date: string
  project: string
  number: string
  companyId: string
  crew: string
  finished_at: string
  by: string
  time_zone: string
  signed: number
}

/** The signed paper of a security check, to the client. */
export const renderSecurityCheck =
  (paperOf: SignedPaper): Renderer =>
  async (services, tenant, mail) => {
    const { checkId, byId } = Data.parse(mail.data)
    const [check] = await services.database.withTenant(
      tenant.id,
      tx =>
        tx.raw<Check>(
          `select n.name, k.date::text as date, p.number || ' ' || p.name as project, p.number, p.company_id as "companyId",
          c.name as crew, k.finished_at,
          w.first_name || ' ' || w.last_name as by, l.time_zone,
          (select count(*)::int from security_check_signature g where g.tenant_id = k.tenant_id and g.check_id = k.id) as signed
        from security_check k
        join questionnaire n on n.tenant_id = k.tenant_id and n.id = k.questionnaire_id
        join project_crew c on c.tenant_id = k.tenant_id and c.id = k.crew_id
        join project p on p.tenant_id = c.tenant_id and p.id = c.project_id
        join location l on l.tenant_id = c.tenant_id and l.id = c.location_id
        join person w on w.tenant_id = k.tenant_id and w.id = k.finished_by_id
        where k.tenant_id = $1 and k.id = $2`,
          [tenant.id, checkId],
        ),
      { readOnly: true },
    )
    if (!check) return null
    const file = await paperOf(services, tenant, { id: checkId, byId })
    const speaks = speaker(mail.language)
    const { say, days, moment } = speaks
    const content: Content = {
      greeting: say('helloYou'),
      intro: say('checkIntro'),
      facts: [
        [say('noteProject'), check.project],
        [say('noteCrew'), check.crew],
        [say('noteDate'), days(check.date, check.date)],
        [say('checkFinished'), `${check.by}, ${moment(new Date(check.finished_at), check.time_zone)}`],
        [say('checkSignatures'), String(check.signed)],
      ],
      notes: [say('noteWrong')],
    }
    const subject = say('checkSubject', { project: check.project })
    return {
      subject,
      content,
      about: { kind: 'project', key: check.number, label: check.project },
      companyId: check.companyId,
      attachments: [file],
    }
  }
