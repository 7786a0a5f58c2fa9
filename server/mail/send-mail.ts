import { z } from 'zod'
import type { Tx } from '../database/tenant.ts'
import type { Task } from '../queue/work.ts'
import type { Services } from '../services.ts'
import type { TenantRecord } from '../tenant/directory.ts'
import { isNecessary } from '../../domain/emailMessages/mail-kinds.ts'
import { newLink } from '../auth/password-link.ts'
import { keepMail } from '../emailMessages/keep.ts'
import { goesAsSms } from '../sms/send-as-sms.ts'
import { tenantOrigin } from '../tenant/tenant-origin.ts'
import { insist } from './insist.ts'
import { letterOf } from './letter.ts'
import { claimMail, type Mail, moveMail } from './mail-states.ts'
import type { Delivery, Letter } from './mailer.ts'
import { tryAgainAt } from './queue-mail.ts'
import type { Rendered, Renderer } from './renderer.ts'
import { failedAfter, waitAfter } from './retry.ts'

const Payload = z.object({ tenant: z.uuid(), mailId: z.uuid() })

/** This attempt lost its mail to another one: nothing may be sent. */
class NotOurs extends Error {}

/**
 * Sends one mail, at most once. What happens to it is written down before the first byte of its text leaves, so that a
 * server killed at any moment leaves a mail that is waiting, sent, or unclear.
 */
export const sendMail =
  (renderers: Record<string, Renderer>): Task =>
  async (services, payload) => {
    const { tenant: tenantId, mailId } = Payload.parse(payload)
    const { database, mailer, now } = services
    const tenant = await services.tenants.byId(tenantId)
    const mail = await database.withTenant(tenantId, tx => claimMail(tx, tenantId, mailId, now()))
    if (!mail) return

    const made = await make(services, tenant, mail, renderers[mail.kind])
    if ('gone' in made) return
    if ('reason' in made) {
      await database.withTenant(tenantId, tx =>
        settle(tx, mail, { ...made, state: 'refused', cause: 'unmade', forGood: false }, now()),
      )
      return
    }
    const { letter, rendered } = made
    if (await goesAsSms(services, tenant, mail, rendered)) return
    const begin = async () => {
      const sending = { state: 'sending', sendingSince: now() } as const
      if (!(await database.withTenant(tenantId, tx => moveMail(tx, mail, ['queued'], sending)))) throw new NotOurs()
    }
    const delivery = await mailer.send(letter, begin).catch((error: unknown): Delivery | null => {
      if (error instanceof NotOurs) return null
      services.log.error({ err: error, mail: mailId }, 'a mail was kept back')
      return {
        ...{ state: 'refused', forGood: false, cause: 'installation' },
        reason: 'The database was away just before the mail would have left.',
      }
    })
    if (delivery) await insist(() => database.withTenant(tenantId, tx => settle(tx, mail, delivery, now(), rendered)))
  }

type Made = { letter: Letter; rendered: Rendered } | { reason: string } | { gone: true }

/** The mail as it goes out. What cannot be made now is tried again like what cannot be delivered: somebody may mend it. */
async function make(services: Services, tenant: TenantRecord, mail: Mail, renderer?: Renderer): Promise<Made> {
  try {
    if (!renderer) throw new Error(`nobody renders mails of the kind ${mail.kind}`)
    const rendered = await renderer(services, tenant, mail)
    if (rendered) return await written(services, tenant, mail, rendered)
  } catch (err) {
    services.log.error({ err, mail: mail.id }, 'a mail could not be put together')
    return { reason: 'The mail could not be put together: the server’s log says why.' }
  }
  const failed = { state: 'failed', lastError: 'What this mail was about is no longer there.', cause: 'gone' } as const
  await services.database.withTenant(tenant.id, tx => moveMail(tx, mail, ['queued'], failed))
  return { gone: true }
}

/** Keeps what the mail says, and writes the letter; a mail its recipient has unsubscribed from is at its end. */
async function written(services: Services, tenant: TenantRecord, mail: Mail, rendered: Rendered): Promise<Made> {
  const origin = tenantOrigin(tenant, { publicUrl: services.config.publicUrl, port: services.port })
  const necessary = isNecessary(mail.kind, rendered.callAt ?? null, services.now())
  const link = necessary || origin === null ? null : newLink()
  const { stopped } = await keepMail(services, tenant, mail, rendered, link?.tokenHash ?? null)
  if (stopped && !necessary) {
    await services.database.withTenant(tenant.id, tx => moveMail(tx, mail, ['queued'], { state: 'stopped' }))
    return { gone: true }
  }
  const unsubscribe = link && `${origin}/unsubscribe/${link.token}`
  return { rendered, letter: await letterOf(services, tenant, mail, rendered, unsubscribe) }
}

async function settle(tx: Tx, mail: Mail, delivery: Delivery, at: Date, rendered?: Rendered): Promise<void> {
  if (delivery.state === 'sent') {
    // The sweep may have called it unclear in the meantime: now it is known.
    const sent = { state: 'sent', sentAt: at, lastError: null, cause: null } as const
    if (await moveMail(tx, mail, ['sending', 'unclear'], sent)) await rendered?.onSent?.(tx)
    return
  }
  const why = { lastError: delivery.reason, cause: delivery.cause }
  if (delivery.state === 'unclear') {
    await moveMail(tx, mail, ['sending'], { state: 'unclear', ...why })
    return
  }
  if (delivery.forGood || at.getTime() - (mail.againAt ?? mail.createdAt).getTime() >= failedAfter) {
    await moveMail(tx, mail, ['queued', 'sending'], { state: 'failed', ...why })
    return
  }
  const nextAttemptAt = new Date(at.getTime() + waitAfter(mail.attempts))
  const waiting = { state: 'queued', nextAttemptAt, sendingSince: null, ...why } as const
  if (await moveMail(tx, mail, ['queued', 'sending'], waiting)) await tryAgainAt(tx, mail.id, nextAttemptAt)
}
