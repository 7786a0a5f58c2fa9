import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { hostName, recordOf, valueOf } from '../../domain/hosts/host-name.ts'
import { type AgencyHosts, type HostCheck, mostWaitingHosts } from '../../openapi/hosts.ts'
import { claimKey, storeAnswer } from '../access/idempotency.ts'
import { logged } from '../activities/log.ts'
import { type Context, inside, readApart } from '../context.ts'
import { hostName as asked } from '../tenant/directory.ts'
import { iso } from '../wire.ts'
import { lookForRecord } from './look-for-record.ts'

type Wire = z.input<typeof AgencyHosts>
type Checked = z.input<typeof HostCheck>
type Claim = { host: string; token: string; createdAt: string }

/** Where a request was asked, whether or not that is a host of the agency. */
const here = (ctx: Context): string => asked(ctx.header('host') ?? '')

/** A host as browsers send it. Throws `invalidInput`. */
function hostIn(ctx: Context<'invalidInput'>, written: string): string {
  const host = hostName(written)
  if (host !== null) return host
  const message = 'write it like crew.example.com, without port and path'
  throw ctx.refuse('invalidInput', { errors: [{ path: 'body.host', message }] })
}

/** One that is there already; whoever runs the server may have named it otherwise than is asked for here. */
const knownAs = (written: string): string => hostName(written) ?? written.trim().toLowerCase()

export async function agencyHosts(ctx: Context): Promise<Wire> {
  const { rows } = await ctx.tx.execute<{ hosts: { host: string; main: boolean }[]; claims: Claim[] }>(sql`
    select (select coalesce(json_agg(json_build_object('host', h.host, 'main', h.main) order by h.main desc, h.host), '[]')
        from own_hosts() h) as hosts,
      (select coalesce(json_agg(json_build_object('host', c.host, 'token', c.token, 'createdAt', c.created_at)
          order by c.created_at, c.host), '[]')
        from host_claim c where c.tenant_id = ${ctx.tenant.id}) as claims`)
  const { hosts = [], claims = [] } = rows[0] ?? {}
  return {
    hosts: hosts.map(one => ({ ...one, here: one.host === here(ctx) })),
    waiting: claims.map(({ host, token, createdAt }) => ({
      ...{ host, record: recordOf(host), value: valueOf(token), since: iso(createdAt) },
    })),
  }
}

/** Throws `nameTaken` where it is another agency's, `outOfTurn` where too many wait. */
export async function addHost(
  ctx: Context<'invalidInput' | 'nameTaken' | 'outOfTurn'>,
  written: string,
): Promise<Wire> {
  const host = hostIn(ctx, written)
  const token = randomBytes(24).toString('base64url')
  const { rows } = await ctx.tx.execute<{ taken: boolean; own: boolean; waiting: number }>(sql`
    select host_of_other(${host}) as taken, exists (select from own_hosts() h where h.host = ${host}) as own,
      (select count(*)::int from host_claim where tenant_id = ${ctx.tenant.id} and host <> ${host}) as waiting`)
  const { taken = false, own = false, waiting = 0 } = rows[0] ?? {}
  if (taken) throw ctx.refuse('nameTaken')
  if (waiting >= mostWaitingHosts) throw ctx.refuse('outOfTurn', { state: 'full' })
  if (!own)
    await ctx.tx.execute(sql`insert into host_claim (tenant_id, id, host, token, created_at)
      values (${ctx.tenant.id}, gen_random_uuid(), ${host}, ${token}, ${ctx.now}) on conflict do nothing`)
  return agencyHosts(ctx)
}

/** Neither the last one nor the one this is asked at (`stillInUse`); one that is not there is gone already. */
export async function removeHost(ctx: Context<'stillInUse'>, written: string): Promise<Wire> {
  const host = knownAs(written)
  await ctx.tx.execute(sql`delete from host_claim where tenant_id = ${ctx.tenant.id} and host = ${host}`)
  if (host === here(ctx)) throw ctx.refuse('stillInUse')
  const { rows } = await ctx.tx.execute<{ left: 'gone' | 'last' | 'absent' }>(
    sql`select leave_host(${host}, ${here(ctx)}) as left`,
  )
  if (rows[0]?.left === 'last') throw ctx.refuse('stillInUse')
  if (rows[0]?.left === 'gone') await logged(ctx, [{ code: 'hostRemoved', text: host }])
  return agencyHosts(ctx)
}

type Checking = Context<'notFound' | 'nameTaken' | 'idempotencyKeyReused'>

/** Serves a host once its record was found. Opens its own transactions: nobody waits for DNS within one. */
export async function checkHost(ctx: Checking, written: string): Promise<Checked> {
  const host = knownAs(written)
  const claim = await readApart(ctx, async ({ tx }) => {
    const { rows } = await tx.execute<{ token: string | null; own: boolean }>(sql`
      select (select token from host_claim where tenant_id = ${ctx.tenant.id} and host = ${host}) as token,
        exists (select from own_hosts() h where h.host = ${host}) as own`)
    return rows[0]
  })
  if (!claim || (claim.token === null && !claim.own)) throw ctx.refuse('notFound')
  const { token, own } = claim
  const found =
    token === null || own ? 'proven' : await lookForRecord(ctx.services.resolveTxt, recordOf(host), valueOf(token))
  return ctx.services.database.withTenant(ctx.tenant.id, async tx => {
    const within = inside(ctx, tx)
    const stored = ctx.keyed && (await claimKey(tx, ctx.keyed, ctx.now))
    if (stored) return JSON.parse(stored.body ?? '') as Checked
    if (found === 'proven' && !own) await serve(within, host, token)
    const answer: Checked = { found, ...(await agencyHosts(within)) }
    if (ctx.keyed) await storeAnswer(tx, ctx.keyed, 200, JSON.stringify(answer))
    return answer
  })
}

/** Throws `nameTaken` where another agency was quicker, `notFound` where it waits no more. */
async function serve(ctx: Context<'nameTaken' | 'notFound'>, host: string, token: string | null): Promise<void> {
  const { rows } = await ctx.tx.execute(sql`delete from host_claim
    where tenant_id = ${ctx.tenant.id} and host = ${host} and token = ${token} returning 1`)
  if (rows.length === 0) throw ctx.refuse('notFound')
  const { rows: taken } = await ctx.tx.execute<{ ours: boolean }>(sql`select take_host(${host}) as ours`)
  if (taken[0]?.ours !== true) throw ctx.refuse('nameTaken')
  await logged(ctx, [{ code: 'hostAdded', text: host }])
}
