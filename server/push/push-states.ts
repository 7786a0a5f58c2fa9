import { sql } from 'drizzle-orm'
import type { Tx } from '../database/tenant.ts'
import { leaseMs, slackMs } from '../mail/mail-states.ts'

/** A message this attempt has for itself, with the device it goes to and whose that is. */
export type Claimed = {
  tenantId: string
  id: string
  subscriptionId: string
  notice: string
  jobId: string | null
  mailId: string | null
  attempts: number
  createdAt: Date
  endpoint: string
  publicKey: string
  secret: string
  silentSince: Date | null
  /** The device is told nothing any more, or is somebody else’s by now. */
  ended: boolean
  language: string | null
  timeZone: string
}

/** Takes a message that is due; null when there is nothing to do. The number of the attempt decides what it may still write. */
export async function claimPush(tx: Tx, tenantId: string, id: string, now: Date): Promise<Claimed | null> {
  const due = new Date(now.getTime() + slackMs)
  const { rows } = await tx.execute<
    Omit<Claimed, 'createdAt' | 'silentSince'> & { createdAt: string; silentSince: string | null }
  >(sql`
    with mine as (
      update push_message set attempts = attempts + 1, next_attempt_at = ${new Date(now.getTime() + leaseMs)}
      where tenant_id = ${tenantId} and id = ${id} and state = 'queued' and next_attempt_at <= ${due} returning *)
    select m.tenant_id as "tenantId", m.id, m.subscription_id as "subscriptionId", m.notice, m.job_id as "jobId",
      m.mail_id as "mailId", m.attempts, m.created_at as "createdAt", u.endpoint, u.public_key as "publicKey", u.secret,
      u.silent_since as "silentSince", u.ended_at is not null as ended, r.language, r.time_zone as "timeZone"
    from mine m
    join push_subscription u on u.tenant_id = m.tenant_id and u.id = m.subscription_id
    join person r on r.tenant_id = u.tenant_id and r.id = u.person_id`)
  const [row] = rows
  if (!row) return null
  const { createdAt, silentSince, ...rest } = row
  return { ...rest, createdAt: new Date(createdAt), silentSince: silentSince === null ? null : new Date(silentSince) }
}

/** The device is told nothing any more; what waits for it is dropped when it is looked at. */
export async function endDevice(tx: Tx, tenantId: string, id: string, at: Date): Promise<void> {
  await tx.execute(sql`update push_subscription set ended_at = ${at}, silent_since = coalesce(silent_since, ${at}::timestamptz)
    where tenant_id = ${tenantId} and id = ${id} and ended_at is null`)
}
