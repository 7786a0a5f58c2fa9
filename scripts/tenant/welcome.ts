import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { readConfig } from '../../server/config.ts'
import type { Database } from '../../server/database/open.ts'
import { tenantHost } from '../../server/database/tables/tenants.ts'
import { addLogin, mailWelcome, type Newcomer, unknownPassword, welcomePath } from '../../server/tenant/invite.ts'
import { tenantOfHost } from '../../server/tenant/tenant-of-host.ts'
import { tenantOrigin } from '../../server/tenant/tenant-origin.ts'

/**
 * Gives somebody a login at the agency of a host, and a link to choose its password: by mail where a mail server is
 * configured, else in the answer, to be handed over.
 */
export async function welcome(database: Database, host: string, newcomer: Newcomer): Promise<string> {
  const { smtpUrl, publicUrl, port } = readConfig(process.env)
  const passwordHash = await unknownPassword()
  const { tenant, hosts } = await database.global(async db => {
    const tenant = await tenantOfHost(db, host)
    return { tenant, hosts: await db.select().from(tenantHost).where(eq(tenantHost.tenantId, tenant.id)) }
  })
  const now = new Date()
  return database.withTenant(tenant.id, async tx => {
    const loginId = await addLogin(tx, tenant.id, newcomer, passwordHash)
    const { login: recipient, language } = newcomer
    if (smtpUrl !== undefined && z.email().safeParse(recipient).success) {
      await mailWelcome(tx, { tenantId: tenant.id, loginId, recipient, language }, now)
      return `A mail with a link to choose a password goes to ${recipient}, as soon as the server runs.`
    }
    const names = hosts.map(row => row.host)
    const mainHost = hosts.find(({ main }) => main)?.host ?? names[0] ?? null
    const origin = tenantOrigin({ hosts: names, mainHost }, { publicUrl, port }) ?? `https://${host}`
    const path = await welcomePath(tx, tenant.id, loginId, now)
    return `No mail is sent. Hand this link over; it works once, for seven days:\n${origin}${path}`
  })
}
