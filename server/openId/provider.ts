import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { issuerOf } from '../../domain/openId/issuer.ts'
import type { OpenIdProviderChange, OpenIdSettings } from '../../openapi/openId.ts'
import { claimKey, storeAnswer, storedAnswer } from '../access/idempotency.ts'
import { logging } from '../activities/log.ts'
import { type Context, readApart } from '../context.ts'
import type { Tx } from '../database/tenant.ts'
import type { Provider } from './open-id-client.ts'
import { ProviderFailed, type ProviderFault } from './provider-fault.ts'
import { isHere } from '../tenant/origin-here.ts'
import { redirectUrls } from './origins.ts'

type KnownProvider = Provider & {
  id: string
  name: string
  enabled: boolean
}
type Wire = z.input<typeof OpenIdSettings>
type Change = z.output<typeof OpenIdProviderChange>
type Changing = Context<'openIdProviderWrong' | 'idempotencyKeyReused' | 'invalidInput'>

/** The agency's provider with its secret opened; `hold`: it stays as it is until the transaction ends. */
export async function providerOf(tx: Tx, ctx: Context, hold?: 'share' | 'update'): Promise<KnownProvider | null> {
  const { rows } = await tx.execute<KnownProvider>(sql`
    select id, issuer, client_id as "clientId", client_secret as "clientSecret", name, enabled from open_id_provider
    where tenant_id = ${ctx.tenant.id} ${hold ? sql.raw(`for ${hold}`) : sql``}`)
  const [row] = rows
  if (!row) return null
  const { seal } = ctx.services
  // One that does not open is refused by the provider, which the log says.
  const secret = row.clientSecret && (seal.open(row.clientSecret, { tenantId: ctx.tenant.id, rowId: row.id }) ?? '')
  return { ...row, clientSecret: secret }
}

const wireOf = (ctx: Context, provider: Omit<KnownProvider, 'id'> | null): Wire => ({
  provider: provider && {
    issuerUrl: provider.issuer,
    clientId: provider.clientId,
    hasSecret: provider.clientSecret !== null,
    name: provider.name,
    enabled: provider.enabled,
  },
  redirectUrls: redirectUrls(ctx),
})

export const openIdSettings = async (ctx: Context): Promise<Wire> => wireOf(ctx, await providerOf(ctx.tx, ctx))

/**
 * Enters the provider, after asking it what it says of itself where it is turned on: turning it off must work while it
 * is away. Another issuer or client knows people by other subjects, so those that were known go.
 */
export async function changeProvider(ctx: Changing, { clientSecret, issuerUrl, ...change }: Change): Promise<Wire> {
  const issuer = issuerOf(issuerUrl)
  if (issuer === null) {
    const message = 'write it like https://login.example.com, without query'
    throw ctx.refuse('invalidInput', { errors: [{ path: 'body.issuerUrl', message }] })
  }
  const { tenant, services, keyed, now } = ctx
  const { before, answered } = await readApart(ctx, async within => ({
    before: await providerOf(within.tx, within),
    answered: keyed && (await storedAnswer(within.tx, keyed)),
  }))
  if (answered) return JSON.parse(answered.body ?? '') as Wire
  const secret = clientSecret === undefined ? (before?.clientSecret ?? null) : clientSecret
  const provider = { ...change, issuer, clientSecret: secret }
  if (change.enabled) await mustAnswer(ctx, provider)
  return services.database.withTenant(tenant.id, async tx => {
    const stored = keyed && (await claimKey(tx, keyed, now))
    if (stored) return JSON.parse(stored.body ?? '') as Wire
    const held = await providerOf(tx, ctx, 'update')
    const id = held?.id ?? crypto.randomUUID()
    const sealed = secret === null ? null : services.seal.seal(secret, { tenantId: tenant.id, rowId: id })
    const anew = held !== null && (held.issuer !== issuer || held.clientId !== change.clientId)
    await tx.execute(sql`
      with unbound as (delete from open_id_binding where tenant_id = ${tenant.id} and ${anew}),
        told as (${logging(ctx, [{ code: 'openIdChanged', text: issuer }])})
      insert into open_id_provider (tenant_id, id, issuer, client_id, client_secret, name, enabled)
      values (${tenant.id}, ${id}, ${issuer}, ${change.clientId}, ${sealed}, ${change.name}, ${change.enabled})
      on conflict (tenant_id) do update set issuer = excluded.issuer, client_id = excluded.client_id,
        client_secret = excluded.client_secret, name = excluded.name, enabled = excluded.enabled`)
    const answer = wireOf(ctx, provider)
    if (keyed) await storeAnswer(tx, keyed, 200, JSON.stringify(answer))
    return answer
  })
}

/** Throws `openIdProviderWrong` with what the provider did. */
async function mustAnswer(ctx: Changing, provider: Provider): Promise<void> {
  const refused = (fault: ProviderFault) => ctx.refuse('openIdProviderWrong', { fault })
  // A server others share asks nothing on its own machine for them.
  const inner = new URL(provider.issuer).protocol === 'http:'
  if (inner && ctx.services.config.nodeEnv === 'production' && !isHere(ctx)) throw refused('notAllowed')
  try {
    await ctx.services.openId.discover(provider)
  } catch (error) {
    if (!(error instanceof ProviderFailed)) throw error
    throw refused(error.fault)
  }
}
