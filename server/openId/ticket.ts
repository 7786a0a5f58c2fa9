import { eq, sql } from 'drizzle-orm'
import { beginSession, findLogin } from '../auth/begin-session.ts'
import { countAttempt, openIdTicketLimits } from '../auth/login-limits.ts'
import { hashOfToken } from '../auth/password-link.ts'
import type { Context } from '../context.ts'
import { login as logins } from '../database/tables/sessions.ts'
import type { Tx } from '../database/tenant.ts'
import { boundBrowser } from './browser.ts'
import { mayOpen } from './finish.ts'

/** A token for a ticket, once. Whoever never chose a password needs none any more. */
export async function tokenOf(ctx: Context<'openIdRefused' | 'tooManyAttempts'>, ticket: string): Promise<string> {
  const { services, tenant, now, address } = ctx
  const { database } = services
  const wait = await database.withTenant(tenant.id, tx => countAttempt(tx, tenant.id, openIdTicketLimits(address), now))
  if (wait !== null) throw ctx.refuse('tooManyAttempts', { retryAfter: wait })
  const browser = boundBrowser(ctx)
  if (browser === null) throw ctx.refuse('openIdRefused')
  return database.withTenant(tenant.id, async tx => {
    const found = await used(tx, ctx, ticket, browser)
    if (!found) throw ctx.refuse('openIdRefused')
    return beginSession(tx, ctx, found)
  })
}

/** Uses a ticket up, and answers its login unless it was ended or changed meanwhile, or single sign-on turned off. */
async function used(tx: Tx, { tenant: { id }, now }: Context, ticket: string, browser: string) {
  const { rows } = await tx.execute<{ loginId: string }>(sql`
    with used as (update open_id_ticket set used_at = ${now}
        where tenant_id = ${id} and ticket_hash = ${hashOfToken(ticket)} and browser_hash = ${hashOfToken(browser)}
          and used_at is null and expires_at > ${now} returning login_id)
    update login g set invited_at = null from used
      where g.tenant_id = ${id} and g.id = used.login_id and ${mayOpen}
        and exists (select from open_id_provider p where p.tenant_id = ${id} and p.enabled)
      returning g.id as "loginId"`)
  const [opened] = rows
  if (!opened) return null
  return (await findLogin(tx, id, eq(logins.id, opened.loginId))) ?? null
}
