import { sql } from 'drizzle-orm'
import { safeRedirect } from '../../domain/auth/login-redirect.ts'
import { countAttempt, openIdLimits } from '../auth/login-limits.ts'
import { newLink } from '../auth/password-link.ts'
import type { Context } from '../context.ts'
import { attemptSeconds, bindBrowser } from './browser.ts'
import { ProviderFailed } from './provider-fault.ts'
import { providerOf } from './provider.ts'
import { redirectUrl } from './origins.ts'

/** Why a login did not come about, as far as whoever tried may know. */
type OpenIdFailure = 'openId' | 'openIdUnknown'

/** A browser is sent on: nobody reads problem details there. */
export const sentTo = (location: string, cookie?: string): { status: 302; headers: Record<string, string> } => ({
  status: 302,
  headers: { location, ...(cookie === undefined ? {} : { 'set-cookie': cookie }) },
})

/** The login page; `path` is kept for whoever logs in otherwise. */
export function loginPage(said: { ticket: string } | { failed: OpenIdFailure }, path: string): string {
  const query = new URLSearchParams({ ...said, ...(path === '/' ? {} : { redirect: path }) })
  return `/login?${query}`
}

/** What is told in the log of a provider that fails, for whoever runs the server; nothing that opens anything. */
export const tellFailure = ({ services, tenant, requestId }: Context, reason: string): void =>
  services.log.warn({ tenant: tenant.id, requestId, reason }, 'a single sign-on failed')

/** Begins an attempt and answers the address of the provider, and the cookie that binds it to this browser. */
export async function start(ctx: Context, redirect: string | undefined) {
  const { services, tenant, address, now } = ctx
  const path = safeRedirect(redirect)
  const provider = await services.database.withTenant(tenant.id, async tx => {
    const wait = await countAttempt(tx, tenant.id, openIdLimits(address), now)
    return wait === null ? providerOf(tx, ctx) : null
  })
  const failed = sentTo(loginPage({ failed: 'openId' }, path))
  if (!provider?.enabled) return failed
  const [state, nonce, verifier, browser] = [newLink(), newLink(), newLink(), newLink()]
  const asked = { redirectUrl: redirectUrl(ctx), state: state.token, nonce: nonce.token, verifier: verifier.token }
  try {
    const location = await services.openId.authorizationUrl(tenant.id, provider, asked)
    await services.database.withTenant(tenant.id, tx =>
      tx.execute(sql`insert into open_id_attempt
        (tenant_id, id, state_hash, browser_hash, nonce, verifier, issuer, client_id, path, expires_at)
        values (${tenant.id}, gen_random_uuid(), ${state.tokenHash}, ${browser.tokenHash}, ${nonce.token},
          ${verifier.token}, ${provider.issuer}, ${provider.clientId}, ${path},
          ${new Date(now.getTime() + attemptSeconds * 1000)})`),
    )
    return sentTo(location, bindBrowser(ctx, browser.token))
  } catch (error) {
    if (!(error instanceof ProviderFailed)) throw error
    tellFailure(ctx, error.message)
    return failed
  }
}
