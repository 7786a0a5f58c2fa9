import { cut } from '../../domain/cut.ts'
import { nearCall } from '../../domain/near-call.ts'
import { mobileNumber } from '../../domain/pushSubscriptions/mobile-number.ts'
import { noticeRules } from '../../domain/pushSubscriptions/notice-rules.ts'
import { insist } from '../mail/insist.ts'
import { type Mail, moveMail } from '../mail/mail-states.ts'
import { tryAgainAt } from '../mail/queue-mail.ts'
import type { Rendered } from '../mail/renderer.ts'
import { waitAfter } from '../mail/retry.ts'
import type { Services } from '../services.ts'
import type { TenantRecord } from '../tenant/directory.ts'
import type { Sms } from './sms-gateway.ts'

/** ms: a gateway that takes nothing for so long is left, and the notice goes as the mail it is. */
const patience = 15 * 60_000
/** Characters of what is said, beside who says it and the link. */
const longest = 400

/**
 * What a mail about a near call says, as a text message in its place; false where it is to go as a mail. The mail waits
 * meanwhile: an attempt that is lost at any moment is made again, under the same key.
 */
export async function goesAsSms(
  services: Services,
  tenant: TenantRecord,
  mail: Mail,
  rendered: Rendered,
): Promise<boolean> {
  const { sms, database, now, log } = services
  const message = smsOf(services, tenant, mail, rendered)
  if (sms === null || message === null) return false
  const until = (mail.againAt ?? mail.createdAt).getTime() + patience
  if (mail.attempts > 1 && now().getTime() >= until) return false
  const ours = await database.withTenant(tenant.id, tx => moveMail(tx, mail, ['queued'], { state: 'queued' }))
  if (!ours) return true
  const answer = await sms.send(message)
  const at = now()
  if (answer.kind !== 'taken') log.warn({ mail: mail.id, kind: answer.kind }, answer.reason)
  if (answer.kind === 'refused' || (answer.kind === 'later' && at.getTime() >= until)) return false
  await insist(() =>
    database.withTenant(tenant.id, async tx => {
      if (answer.kind === 'taken') {
        const sent = { state: 'sent', sentAt: at, lastError: null, cause: null, bySms: true } as const
        if (await moveMail(tx, mail, ['queued'], sent)) await rendered.onSent?.(tx)
        return
      }
      const wait = answer.after ?? waitAfter(mail.attempts)
      const nextAttemptAt = new Date(Math.min(at.getTime() + wait, until))
      const waiting = { state: 'queued', nextAttemptAt, lastError: answer.reason, cause: 'smsAway' } as const
      if (await moveMail(tx, mail, ['queued'], waiting)) await tryAgainAt(tx, mail.id, nextAttemptAt)
    }),
  )
  return true
}

/** Null: it is about no near call, the agency wants none, or there is no number to send it to. */
function smsOf(
  { now }: Services,
  { name, settings }: TenantRecord,
  { id }: Mail,
  { short, callAt, subject, content }: Rendered,
): Sms | null {
  if (!short || !callAt || !noticeRules(settings).sms) return null
  if (callAt.getTime() - now().getTime() > nearCall) return null
  const to = mobileNumber(short.phone, short.country)
  if (to === null) return null
  const text = cut(`${name}: ${subject}\n${short.text}`, longest)
  return { key: id, to, text: content.button ? `${text}\n${content.button.link}` : text }
}
