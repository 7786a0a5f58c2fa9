import { sql } from 'drizzle-orm'
import { staleAttempts } from './auth/login-limits.ts'
import { discardFiles, removeDiscarded } from './files/discard.ts'
import type { Services } from './services.ts'
import { takeAway } from './uploads/pieces.ts'

const every = 15 * 60_000
/** Rounds in a day. */
const daily = (24 * 60 * 60_000) / every

/** What grows old is deleted: places 24 h after the shift, keys after 90 days, sessions, links and failed logins that ended, and files nothing has used. */
export async function tidy(services: Services): Promise<void> {
  const { database, tenants } = services
  const at = services.now()
  for (const tenant of tenants.all())
    await database.withTenant(tenant.id, async tx => {
      await tx.execute(sql`delete from live_location where tenant_id = ${tenant.id} and delete_after <= ${at}`)
      await tx.execute(
        sql`delete from idempotency_key where tenant_id = ${tenant.id} and created_at < ${at}::timestamptz - interval '90 days'`,
      )
      await tx.execute(sql`delete from session where tenant_id = ${tenant.id}
        and (expires_at < ${at} or revoked_at < ${at}::timestamptz - interval '1 day')`)
      await tx.execute(
        sql`delete from password_link where tenant_id = ${tenant.id} and expires_at < ${at}::timestamptz - interval '30 days'`,
      )
      await tx.execute(sql`delete from passkey_challenge where tenant_id = ${tenant.id} and expires_at < ${at}`)
      await tx.execute(sql`with attempts as (delete from open_id_attempt where tenant_id = ${tenant.id} and expires_at <= ${at})
        delete from open_id_ticket where tenant_id = ${tenant.id} and expires_at <= ${at}`)
      await tx.execute(sql`delete from login_attempt where tenant_id = ${tenant.id} and ${staleAttempts(at)}`)
    })
  for (const tenant of tenants.all()) await takeAway(services, tenant.id, sql`u.expires_at <= ${at}`)
}

/** Once a day: files that nothing holds any more leave, those that left before lose their bytes as well. */
export async function tidyFiles(services: Services): Promise<void> {
  const { tenants, log } = services
  for (const { id: tenant } of tenants.all())
    try {
      const removed = await removeDiscarded(services, tenant)
      const discarded = await discardFiles(services, tenant)
      if (removed + discarded > 0) log.info({ tenant, discarded, removed }, 'files that nothing holds any more')
    } catch (err) {
      log.error({ err, tenant }, 'files that nothing holds any more could not be removed')
    }
}

/** Runs now and then; a failure is logged and the next round tries again. */
export function startHousekeeping(services: Services): () => void {
  let round = 0
  const run = async () => {
    await tidy(services).catch((err: unknown) => services.log.error({ err }, 'housekeeping failed'))
    if (round++ % daily === 0) await tidyFiles(services)
  }
  const timer = setInterval(() => void run(), every)
  timer.unref()
  return () => clearInterval(timer)
}
