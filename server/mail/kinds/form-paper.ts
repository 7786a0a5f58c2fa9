import { z } from 'zod'
import type { FileContent } from '../../files/stored-files.ts'
import type { Services } from '../../services.ts'
import type { TenantRecord } from '../../tenant/directory.ts'
import { speaker } from '../mail-words.ts'
import type { Content } from '../page.ts'
import type { Renderer } from '../renderer.ts'

const Data = z.object({ formId: z.uuid(), byId: z.uuid() })

/** The paper of a form, as it is kept. */
type FormPaper = (services: Services, tenant: TenantRecord, which: { id: string; byId: string }) => Promise<FileContent>

type Form = { name: string; by: string; handed_in_at: string; time_zone: string }

/** The paper of a form that was handed in, to whoever it is sent to. */
export const renderFormPaper =
  (paperOf: FormPaper): Renderer =>
  async (services, tenant, mail) => {
    const { formId, byId } = Data.parse(mail.data)
    const [form] = await services.database.withTenant(
      tenant.id,
      tx =>
        tx.raw<Form>(
          `select n.name, w.first_name || ' ' || w.last_name as by, f.handed_in_at, w.time_zone
        from form f join questionnaire n on n.tenant_id = f.tenant_id and n.id = f.questionnaire_id
        join person w on w.tenant_id = f.tenant_id and w.id = f.person_id
        where f.tenant_id = $1 and f.id = $2 and f.handed_in_at is not null`,
          [tenant.id, formId],
        ),
      { readOnly: true },
    )
    if (!form) return null
    const file = await paperOf(services, tenant, { id: formId, byId })
    const speaks = speaker(mail.language)
    const { say, moment } = speaks
    const content: Content = {
      greeting: say('helloYou'),
      intro: say('formIntro'),
      facts: [
        [say('formName'), form.name],
        [say('formHandedIn'), `${form.by}, ${moment(new Date(form.handed_in_at), form.time_zone)}`],
      ],
      notes: [say('noteWrong')],
    }
    const subject = say('formSubject', { name: form.name })
    return {
      subject,
      content,
      attachments: [file],
    }
  }
