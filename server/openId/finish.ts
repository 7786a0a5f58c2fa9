import { sql } from 'drizzle-orm'
import { hashOfToken, newLink } from '../auth/password-link.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../database/tenant.ts'
import { boundBrowser } from './browser.ts'
import type { Told } from './open-id-client.ts'
import { ProviderFailed } from './provider-fault.ts'
import { providerOf } from './provider.ts'
import { redirectUrl } from './origins.ts'
import { loginPage, sentTo, tellFailure } from './start.ts'

/** ms between the provider's answer and the page that takes it. */
const ticketLasts = 60_000

type Attempt = { nonce: string; verifier: string; issuer: string; clientId: string; path: string }
type Answer = Partial<Record<'state' | 'code' | 'iss' | 'error', string | undefined>>

/** Takes what a browser comes back with from the provider: once, in the browser that began it. */
export async function finish(ctx: Context, answer: Answer) {
  const { services, tenant } = ctx
  const browser = boundBrowser(ctx)
  const attempt = browser === null || answer.state === undefined ? null : await take(ctx, answer.state, browser)
  if (!attempt || browser === null) return sentTo(loginPage({ failed: 'openId' }, '/'))
  const failed = (why: 'openId' | 'openIdUnknown') => sentTo(loginPage({ failed: why }, attempt.path))
  const { provider } = attempt
  if (!provider) return failed('openId')
  try {
    const { nonce, verifier } = attempt
    const asked = { redirectUrl: redirectUrl(ctx), state: answer.state ?? '', nonce, verifier }
    const told = await services.openId.exchange(tenant.id, provider, asked, answer)
    const ticket = await services.database.withTenant(tenant.id, tx => ticketFor(tx, ctx, { told, attempt, browser }))
    if (ticket === 'outdated') return failed('openId')
    return ticket === null ? failed('openIdUnknown') : sentTo(loginPage({ ticket }, attempt.path))
  } catch (error) {
    if (!(error instanceof ProviderFailed)) throw error
    tellFailure(ctx, error.message)
    return failed('openId')
  }
}

/** The attempt, which is over with that, and its provider unless that was changed or turned off meanwhile. */
const take = (ctx: Context, state: string, browser: string) =>
  ctx.services.database.withTenant(ctx.tenant.id, async tx => {
    const { rows } = await tx.execute<Attempt>(sql`delete from open_id_attempt
      where tenant_id = ${ctx.tenant.id} and state_hash = ${hashOfToken(state)}
        and browser_hash = ${hashOfToken(browser)} and expires_at > ${ctx.now}
      returning nonce, verifier, issuer, client_id as "clientId", path`)
    const [attempt] = rows
    if (!attempt) return null
    const provider = await providerOf(tx, ctx)
    return { ...attempt, provider: isOf(provider, attempt) ? provider : null }
  })

const isOf = (provider: Awaited<ReturnType<typeof providerOf>>, { issuer, clientId }: Attempt): boolean =>
  provider?.enabled === true && provider.issuer === issuer && provider.clientId === clientId

/** A ticket for the login; null where nobody may log in by this, `outdated` where the provider was changed meanwhile. */
async function ticketFor(
  tx: Tx,
  ctx: Context,
  { told, attempt, browser }: { told: Told; attempt: Attempt; browser: string },
): Promise<string | 'outdated' | null> {
  if (!isOf(await providerOf(tx, ctx, 'share'), attempt)) return 'outdated'
  const loginId = await whoIs(tx, ctx, told)
  if (loginId === null) return null
  const { token, tokenHash } = newLink()
  await tx.execute(sql`insert into open_id_ticket (tenant_id, id, ticket_hash, browser_hash, login_id, expires_at)
    values (${ctx.tenant.id}, gen_random_uuid(), ${tokenHash}, ${hashOfToken(browser)}, ${loginId},
      ${new Date(ctx.now.getTime() + ticketLasts)})`)
  return token
}

/** Logins that single sign-on is for, as SQL on a login `g`. */
export const mayOpen = sql`g.kind = 'user' and g.ended_at is null and g.login_types && array['planners', 'office']`

/**
 * The login the provider knows by this subject, else the one whose address it vouches for, bound from then on. Whoever is
 * known by another subject stays who they are: an address that was given to somebody else opens nothing.
 */
async function whoIs(tx: Tx, { tenant: { id }, now }: Context, { subject, email }: Told): Promise<string | null> {
  const { rows: known } = await tx.execute<{ loginId: string; open: boolean }>(sql`
    select g.id as "loginId", (${mayOpen}) as open from open_id_binding b
      join login g on g.tenant_id = b.tenant_id and g.id = b.login_id
      where b.tenant_id = ${id} and b.subject = ${subject}`)
  if (known[0]) return known[0].open ? known[0].loginId : null
  if (email === null) return null
  const { rows: bound } = await tx.execute<{ loginId: string }>(sql`
    insert into open_id_binding (tenant_id, id, login_id, subject, created_at)
    select g.tenant_id, gen_random_uuid(), g.id, ${subject}, ${now} from login g
      where g.tenant_id = ${id} and g.login = ${email} and ${mayOpen}
    on conflict do nothing returning login_id as "loginId"`)
  return bound[0]?.loginId ?? null
}
