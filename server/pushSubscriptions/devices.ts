import { createECDH, createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { isPushService } from '../../domain/pushSubscriptions/push-services.ts'
import type { NewPushSubscription, PushDevice } from '../../openapi/pushSubscriptions.ts'
import { type Context, personOf } from '../context.ts'
import { one } from '../one.ts'
import { iso, isoOrNull } from '../wire.ts'

type Device = z.input<typeof PushDevice>
type Row = Omit<Device, 'createdAt' | 'arrivedAt' | 'silentSince'> & {
  createdAt: string
  arrivedAt: string | null
  silentSince: string | null
}

/** Of one person; whoever subscribes one more loses the oldest. */
const most = 20

const columns = sql`id, mark, kind, browser, created_at as "createdAt", arrived_at as "arrivedAt",
  silent_since as "silentSince", ended_at is null as on`
const wire = ({ createdAt, arrivedAt, silentSince, ...row }: Row): Device => ({
  ...row,
  createdAt: iso(createdAt),
  arrivedAt: isoOrNull(arrivedAt),
  silentSince: isoOrNull(silentSince),
})

export async function ownDevices(ctx: Context): Promise<Device[]> {
  const { rows } = await ctx.tx.execute<Row>(sql`select ${columns} from push_subscription
    where tenant_id = ${ctx.tenant.id} and person_id = ${personOf(ctx)} order by created_at desc, id limit ${most}`)
  return rows.map(wire)
}

/** Throws `invalidInput` for a service no browser uses, and for a key messages cannot be sealed with. */
export async function addDevice(
  ctx: Context<'invalidInput'>,
  { endpoint, keys, device }: z.output<typeof NewPushSubscription>,
): Promise<Device> {
  const invalid = (path: string, message: string) => ctx.refuse('invalidInput', { errors: [{ path, message }] })
  if (!isPushService(endpoint, ctx.services.config.pushServices)) throw invalid('body.endpoint', 'is no push service')
  if (!isPoint(keys.p256dh)) throw invalid('body.keys.p256dh', 'is no public key')
  const mark = createHash('sha256').update(endpoint).digest('base64url')
  const { rows } = await ctx.tx.execute<Row>(sql`
    with spare as (delete from push_subscription where tenant_id = ${ctx.tenant.id} and id in (
      select id from push_subscription where tenant_id = ${ctx.tenant.id} and person_id = ${personOf(ctx)} and mark <> ${mark}
      order by created_at desc, id offset ${most - 1})),
    -- What was queued for whoever had the device before is not theirs to read.
    others as (delete from push_message m using push_subscription u where m.tenant_id = ${ctx.tenant.id}
      and u.tenant_id = m.tenant_id and u.id = m.subscription_id and u.mark = ${mark} and u.person_id <> ${personOf(ctx)})
    insert into push_subscription (tenant_id, id, person_id, endpoint, mark, public_key, secret, kind, browser, created_at)
    values (${ctx.tenant.id}, gen_random_uuid(), ${personOf(ctx)}, ${endpoint}, ${mark}, ${keys.p256dh}, ${keys.auth}, ${device.kind},
      ${device.browser}, ${ctx.now})
    on conflict (tenant_id, mark) do update set person_id = excluded.person_id, public_key = excluded.public_key,
      secret = excluded.secret, kind = excluded.kind, browser = excluded.browser, created_at = case
        when push_subscription.person_id = excluded.person_id then push_subscription.created_at else excluded.created_at end,
      arrived_at = case when push_subscription.person_id = excluded.person_id then push_subscription.arrived_at end,
      silent_since = null, ended_at = null
    returning ${columns}`)
  const [row] = rows
  if (!row) throw new Error('a device was not written')
  return wire(row)
}

/** Throws `notFound` for one that is not one’s own. */
export async function removeDevice(ctx: Context<'notFound'>, id: string): Promise<void> {
  await one(
    ctx,
    sql`delete from push_subscription where tenant_id = ${ctx.tenant.id} and id = ${id} and person_id = ${personOf(ctx)}
      returning id`,
  )
}

/** Whether it lies on P-256: sealing for anything else fails when it is sent. */
function isPoint(publicKey: string): boolean {
  const own = createECDH('prime256v1')
  own.generateKeys()
  try {
    own.computeSecret(Buffer.from(publicKey, 'base64url'))
    return true
  } catch {
    return false
  }
}
