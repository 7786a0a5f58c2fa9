import { z } from 'zod'
import { tenantOrigin } from '../../tenant/tenant-origin.ts'
import { speaker } from '../mail-words.ts'
import type { Content } from '../page.ts'
import type { Renderer } from '../renderer.ts'

const Data = z.object({ name: z.string() })

/** An address by which a calendar read the shifts has withdrawn itself: it is gone, so the mail holds what it was called. */
export const renderCalendarWithdrawn: Renderer = async ({ config, port }, tenant, mail) => {
  const { name } = Data.parse(mail.data)
  const speaks = speaker(mail.language)
  const { say } = speaks
  const origin = tenantOrigin(tenant, { publicUrl: config.publicUrl, port })
  const content: Content = {
    greeting: say('helloYou'),
    intro: say('calendarWithdrawnIntro', { name }),
    facts: [],
    notes: [say('calendarWithdrawnAgain')],
    ...(origin === null ? {} : { button: { label: say('calendarWithdrawnButton'), link: `${origin}/profile` } }),
  }
  const subject = say('calendarWithdrawnSubject', { name })
  return { subject, content }
}
