import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { EmailNotices, EmailSubscription } from '../../openapi/emailMessages.ts'
import { hashOfToken } from '../auth/password-link.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../database/tenant.ts'

type Subscription = z.input<typeof EmailSubscription>
type Notices = z.input<typeof EmailNotices>

/** Whether mails that are not necessary are no longer sent to an address. */
export async function isStopped(tx: Tx, tenantId: string, address: string): Promise<boolean> {
  const { rows } = await tx.execute<{ stopped: boolean }>(sql`select exists (select from email_subscription u
    where u.tenant_id = ${tenantId} and u.address = ${address.toLowerCase()} and u.stopped_at is not null) as stopped`)
  return rows[0]?.stopped === true
}

/** `links`: those of mails sent before end. */
async function turn(
  { tx, tenant, now }: Pick<Context, 'tx' | 'tenant' | 'now'>,
  address: string,
  on: boolean,
  links: 'stay' | 'end',
): Promise<void> {
  const from = on && links === 'end' ? now : null
  await tx.execute(sql`
    insert into email_subscription (tenant_id, id, address, stopped_at, links_from, changed_at)
    values (${tenant.id}, gen_random_uuid(), ${address.toLowerCase()}, ${on ? null : now}::timestamptz, ${from}::timestamptz, ${now}::timestamptz)
    on conflict (tenant_id, address) do update set stopped_at = case when ${on}::boolean then null
        else coalesce(email_subscription.stopped_at, excluded.stopped_at) end,
      links_from = coalesce(excluded.links_from, email_subscription.links_from), changed_at = excluded.changed_at`)
}

const letters = (word: string) => `${word.slice(0, 1)}${'•'.repeat(Math.max(2, Math.min(6, word.length - 1)))}`
/** Whoever has the mail knows whose it is; whoever has only the link learns no address. */
export const masked = (address: string): string => {
  const at = address.lastIndexOf('@')
  return at < 1 ? letters(address) : `${letters(address.slice(0, at))}@${address.slice(at + 1)}`
}

/** By the link of a mail. Throws `linkNotValid` for one that never was, or has ended. */
export async function subscribeByLink(
  ctx: Pick<Context<'linkNotValid'>, 'tx' | 'tenant' | 'now' | 'refuse'>,
  token: string,
  on: boolean,
): Promise<Subscription> {
  const { rows } = await ctx.tx.execute<{ recipient: string; on: boolean }>(sql`
    select e.recipient, u.stopped_at is null as on from email_message e
    join mail m on m.tenant_id = e.tenant_id and m.id = e.id
    left join email_subscription u on u.tenant_id = e.tenant_id and u.address = lower(e.recipient)
    where e.tenant_id = ${ctx.tenant.id} and e.unsubscribe_hash = ${hashOfToken(token)}
      and (u.links_from is null or m.created_at >= u.links_from)`)
  const [found] = rows
  if (!found) throw ctx.refuse('linkNotValid')
  await turn(ctx, found.recipient, on, 'stay')
  return { on, changed: found.on !== on, address: masked(found.recipient) }
}

/** Of whoever is logged in. */
export async function ownNotices(ctx: Context): Promise<Notices> {
  const { rows } = await ctx.tx.execute<Notices>(sql`
    select p.email as address, not exists (select from email_subscription u where u.tenant_id = p.tenant_id
        and u.address = lower(p.email) and u.stopped_at is not null) as on
      from person p where p.tenant_id = ${ctx.tenant.id} and p.id = ${ctx.who.personId}::uuid`)
  return rows[0] ?? { address: null, on: true }
}

/** Without an address there is nothing to turn. */
export async function turnNotices(ctx: Context, on: boolean): Promise<Notices> {
  const { address } = await ownNotices(ctx)
  if (address !== null) await turn(ctx, address, on, 'end')
  return { address, on: address === null || on }
}
