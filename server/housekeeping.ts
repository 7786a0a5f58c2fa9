import { sql } from 'drizzle-orm'
import { staleAttempts } from './auth/login-limits.ts'
import type { Services } from './services.ts'
import { takeAway } from './uploads/pieces.ts'

const every = 15 * 60_000

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
      await tx.execute(sql`delete from login_attempt where tenant_id = ${tenant.id} and ${staleAttempts(at)}`)
    })
  for (const tenant of tenants.all()) await takeAway(services, tenant.id, sql`u.expires_at <= ${at}`)
}

/** Runs now and then; a failure is logged and the next round tries again. */
export function startHousekeeping(services: Services): () => void {
  const run = () => tidy(services).catch((err: unknown) => services.log.error({ err }, 'housekeeping failed'))
  const timer = setInterval(() => void run(), every)
  timer.unref()
  return () => clearInterval(timer)
}
