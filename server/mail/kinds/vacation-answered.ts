import { z } from 'zod'
import { tenantOrigin } from '../../tenant/tenant-origin.ts'
import { speaker } from '../mail-words.ts'
import type { Content } from '../page.ts'
import type { Renderer } from '../renderer.ts'

const Data = z.object({ entryId: z.uuid(), status: z.enum(['approved', 'declined']) })
type Answered = { startDate: string; endDate: string | null; answer: string | null; unpaid: boolean; by: string | null }

/** To whoever asked for vacation: what planning said. Silent where it was answered otherwise or withdrawn since. */
export const renderVacationAnswered: Renderer = async ({ config, port, database }, tenant, mail) => {
  const { entryId, status } = Data.parse(mail.data)
  const [answered] = await database.withTenant(
    tenant.id,
    tx =>
      tx.raw<Answered>(
        `select e.start_date as "startDate", e.end_date as "endDate", e.answer, e.unpaid, b.first_name || ' ' || b.last_name as by
        from calendar_entry e left join person b on b.tenant_id = e.tenant_id and b.id = e.answered_by_id
        where e.tenant_id = $1 and e.id = $2 and e.kind = 'vacation' and e.status = $3`,
        [tenant.id, entryId, status],
      ),
    { readOnly: true },
  )
  if (!answered) return null
  const speaks = speaker(mail.language)
  const { say } = speaks
  const days = speaks.days(answered.startDate, answered.endDate ?? answered.startDate)
  const origin = tenantOrigin(tenant, { publicUrl: config.publicUrl, port })
  const facts: [string, string | null][] = [
    [say('vacationDays'), days],
    [say('vacationPay'), status === 'approved' && answered.unpaid ? say('vacationUnpaid') : null],
    [say('vacationBy'), answered.by],
    [say('vacationAnswer'), answered.answer],
  ]
  const content: Content = {
    greeting: say('helloYou'),
    intro: say(status === 'approved' ? 'vacationApprovedIntro' : 'vacationDeclinedIntro'),
    facts: facts.flatMap(([label, value]) => (value === null ? [] : [[label, value] as [string, string]])),
    notes: [],
    ...(origin ? { button: { label: say('vacationButton'), link: `${origin}/personal-calendar` } } : {}),
  }
  const subject = say(status === 'approved' ? 'vacationApprovedSubject' : 'vacationDeclinedSubject', { days })
  return { subject, content }
}
