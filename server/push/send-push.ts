import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { nearCall } from '../../domain/near-call.ts'
import { noticeRules } from '../../domain/pushSubscriptions/notice-rules.ts'
import { quietUntil } from '../../domain/pushSubscriptions/quiet-hours.ts'
import type { Tx } from '../database/tenant.ts'
import { senderOf } from '../mail/letter.ts'
import type { Renderer } from '../mail/renderer.ts'
import { waitAfter } from '../mail/retry.ts'
import { addJob } from '../queue/add-job.ts'
import type { Task } from '../queue/work.ts'
import type { Services } from '../services.ts'
import type { TenantRecord } from '../tenant/directory.ts'
import { tenantOrigin } from '../tenant/tenant-origin.ts'
import { type Notice, noticeOf } from './notice.ts'
import { type Claimed, claimPush, endDevice } from './push-states.ts'
import type { Delivered } from './push-service.ts'

const Payload = z.object({ tenant: z.uuid(), pushId: z.uuid() })
/** ms: a device whose service has taken nothing for so long is told nothing any more. */
const silence = 14 * 86_400_000
/** ms: what is about no call is news for so long. */
const news = 3 * 86_400_000

/** Sends one message to one device; what it says is read now, so that nobody is told what is no longer so. */
export const sendPush =
  (renderers: Record<string, Renderer>): Task =>
  async (services, payload) => {
    const { tenant: tenantId, pushId } = Payload.parse(payload)
    const { database, push, now, log } = services
    const tenant = await services.tenants.byId(tenantId)
    const at = now()
    const claimed = await database.withTenant(tenantId, tx => claimPush(tx, tenantId, pushId, at))
    if (!claimed) return
    const close = (state: 'dropped' | 'failed') => database.withTenant(tenantId, tx => settle(tx, claimed, state, at))
    // Before it is made: what cannot be made is tried for no longer than it is news.
    const isOver = claimed.mailId !== null && claimed.createdAt.getTime() + news <= at.getTime()
    const notice = claimed.ended || isOver ? null : await noticeOf(services, tenant, claimed, renderers)
    const until = notice && expiryOf(claimed, notice)
    if (!notice || until === null || until <= at.getTime()) return close('dropped')
    const { quietHours } = noticeRules(tenant.settings)
    const quiet = quietUntil(at.getTime(), claimed.timeZone, notice.callAt?.getTime() ?? null, quietHours)
    if (quiet !== null) return database.withTenant(tenantId, tx => waitUntil(tx, claimed, new Date(quiet)))
    const { title, body, path, tag, callAt } = notice
    const said = JSON.stringify({ title: title.slice(0, 160), body: body.slice(0, 400), path, tag: tag ?? claimed.id })
    const delivered = await push.send(claimed, {
      payload: said,
      ttl: (until - at.getTime()) / 1_000,
      urgency: callAt && callAt.getTime() - at.getTime() <= nearCall ? 'high' : 'normal',
      contact: contactOf(services, tenant),
    })
    if ('reason' in delivered) log.warn({ push: pushId, kind: delivered.kind }, delivered.reason)
    await database.withTenant(tenantId, tx => note(tx, claimed, delivered, now(), until))
  }

/** Until when it is worth telling: the end of the shift, or three days. */
const expiryOf = ({ createdAt }: Claimed, { endsAt }: Notice) => endsAt?.getTime() ?? createdAt.getTime() + news

/** As RFC 8292 wants it: an address of the web by https, or of mail. */
function contactOf(services: Services, tenant: TenantRecord): string {
  const origin = tenantOrigin(tenant, { publicUrl: services.config.publicUrl, port: services.port })
  return origin?.startsWith('https:') ? origin : `mailto:${senderOf(services, tenant)}`
}

async function settle(tx: Tx, { tenantId, id, attempts }: Claimed, state: string, at: Date): Promise<void> {
  await tx.execute(sql`update push_message set state = ${state}, sent_at = case when ${state} = 'sent' then ${at}::timestamptz end
    where tenant_id = ${tenantId} and id = ${id} and attempts = ${attempts} and state = 'queued'`)
}

async function waitUntil(tx: Tx, { tenantId, id, attempts }: Claimed, at: Date): Promise<void> {
  const { rows } = await tx.execute(sql`update push_message set next_attempt_at = ${at}
    where tenant_id = ${tenantId} and id = ${id} and attempts = ${attempts} and state = 'queued' returning 1`)
  if (rows.length) await addJob(tx, 'sendPush', { pushId: id }, `push ${id}`, at)
}

/** What became of it, for the message and for what is known of the device. */
async function note(tx: Tx, claimed: Claimed, delivered: Delivered, at: Date, until: number): Promise<void> {
  const { tenantId, subscriptionId, silentSince, attempts } = claimed
  if (delivered.kind === 'arrived') {
    await settle(tx, claimed, 'sent', at)
    await tx.execute(sql`update push_subscription set arrived_at = ${at}, silent_since = null
      where tenant_id = ${tenantId} and id = ${subscriptionId} and ended_at is null`)
    return
  }
  if (delivered.kind === 'gone') {
    await settle(tx, claimed, 'dropped', at)
    return endDevice(tx, tenantId, subscriptionId, at)
  }
  if (delivered.kind === 'refused') return settle(tx, claimed, 'failed', at)
  await tx.execute(sql`update push_subscription set silent_since = coalesce(silent_since, ${at}::timestamptz)
    where tenant_id = ${tenantId} and id = ${subscriptionId} and ended_at is null`)
  if (silentSince && at.getTime() - silentSince.getTime() > silence) {
    await settle(tx, claimed, 'dropped', at)
    return endDevice(tx, tenantId, subscriptionId, at)
  }
  const again = at.getTime() + (delivered.after ?? waitAfter(attempts))
  if (again >= until) return settle(tx, claimed, 'failed', at)
  return waitUntil(tx, claimed, new Date(again))
}
