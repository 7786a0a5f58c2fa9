import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import type { Tx } from '../database/tenant.ts'
import type { Task } from '../queue/work.ts'
import type { Services } from '../services.ts'
import type { TenantRecord } from '../tenant/directory.ts'
import { letterOf } from './letter.ts'
import { claimMail, type Mail, moveMail } from './mail-states.ts'
import type { Delivery } from './mailer.ts'
import { tryAgainAt } from './queue-mail.ts'
import { failedAfter, waitAfter } from './retry.ts'

export interface Rendered {
  subject: string
  text: string
  html: string
  attachments?: { name: string; contentType: string; bytes: Uint8Array }[]
  /** Runs in the transaction that writes down that the mail was sent. */
  onSent?: (tx: Tx) => Promise<void>
}
/** Makes a mail of a kind when it is sent. Opens its own transactions; null where there is nothing left to say. */
export type Renderer = (services: Services, tenant: TenantRecord, mail: Mail) => Promise<Rendered | null>

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

    const renderer = renderers[mail.kind]
    if (!renderer) throw new Error(`nobody renders mails of the kind ${mail.kind}`)
    const rendered = await renderer(services, tenant, mail)
    if (!rendered) {
      const lastError = 'What this mail was about is no longer there.'
      await database.withTenant(tenantId, tx => moveMail(tx, mail, ['queued'], { state: 'failed', lastError }))
      return
    }
    const letter = await letterOf(services, tenant, mail, rendered)
    const begin = async () => {
      const sending = { state: 'sending', sendingSince: now() } as const
      if (!(await database.withTenant(tenantId, tx => moveMail(tx, mail, ['queued'], sending)))) throw new NotOurs()
    }
    try {
      const delivery = await mailer.send(letter, begin)
      await insist(() => database.withTenant(tenantId, tx => settle(tx, mail, rendered, delivery, now())))
    } catch (error) {
      if (!(error instanceof NotOurs)) throw error
    }
  }

async function settle(tx: Tx, mail: Mail, rendered: Rendered, delivery: Delivery, at: Date): Promise<void> {
  if (delivery.state === 'sent') {
    // The sweep may have called it unclear in the meantime: now it is known.
    const sent = { state: 'sent', sentAt: at, lastError: null } as const
    if (await moveMail(tx, mail, ['sending', 'unclear'], sent)) await rendered.onSent?.(tx)
    return
  }
  const lastError = delivery.reason
  if (delivery.state === 'unclear') {
    await moveMail(tx, mail, ['sending'], { state: 'unclear', lastError })
    return
  }
  if (delivery.forGood || at.getTime() - mail.createdAt.getTime() >= failedAfter) {
    await moveMail(tx, mail, ['queued', 'sending'], { state: 'failed', lastError })
    return
  }
  const nextAttemptAt = new Date(at.getTime() + waitAfter(mail.attempts))
  const waiting = { state: 'queued', nextAttemptAt, sendingSince: null, lastError } as const
  if (await moveMail(tx, mail, ['queued', 'sending'], waiting)) await tryAgainAt(tx, mail.id, nextAttemptAt)
}

/** What is known of a delivery is worth waiting for a database that is just starting again. */
async function insist(write: () => Promise<void>): Promise<void> {
  for (let wait = 250; ; wait *= 2) {
    try {
      return await write()
    } catch (error) {
      if (wait > 32_000) throw error
      await pause(wait)
    }
  }
}
