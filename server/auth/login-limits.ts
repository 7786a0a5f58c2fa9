import { sql } from 'drizzle-orm'
import type { Tx } from '../database/tenant.ts'

const window = 15 * 60_000

/** How often something may be tried within 15 minutes. */
interface Limit {
  key: string
  most: number
}

/** What failed logins of an account are counted under. */
export const accountKey = (login: string) => `account ${login}`
const addressKey = (address: string) => `address ${address}`

/** A whole venue sits behind one address, so addresses are limited far more loosely than accounts. */
export const loginLimits = (login: string, address: string): Limit[] => [
  { key: accountKey(login), most: 5 },
  { key: addressKey(address), most: 200 },
]

/** Asking for links fills other people's mailboxes. */
export const requestLimits = (login: string, address: string): Limit[] => [
  { key: `password request ${login}`, most: 5 },
  { key: `password request from ${address}`, most: 100 },
]

const linkKey = (address: string) => `password link from ${address}`

/** Links are looked up as often as somebody likes to guess, but no more. */
export const linkLimits = (address: string): Limit[] => [{ key: linkKey(address), most: 100 }]

/**
 * Counts an attempt before anything is looked at, so that guesses sent at once are counted as well.
 * Answers the seconds to wait when there were too many, else null.
 */
export async function countAttempt(tx: Tx, tenantId: string, limits: Limit[], now: Date): Promise<number | null> {
  const stale = new Date(now.getTime() - window)
  const counted = sql.join(
    limits.map(({ key }) => sql`(${tenantId}, ${key}, 1, ${now})`),
    sql`, `,
  )
  const { rows } = await tx.execute<{ key: string; failures: number; since: Date }>(sql`
    insert into login_attempt (tenant_id, key, failures, since) values ${counted}
    on conflict (tenant_id, key) do update set
      failures = case when login_attempt.since < ${stale} then 1 else login_attempt.failures + 1 end,
      since = case when login_attempt.since < ${stale} then ${now} else login_attempt.since end
    returning key, failures, since`)
  const waits = rows
    .filter(row => limits.some(({ key, most }) => key === row.key && row.failures > most))
    .map(row => Math.ceil((new Date(row.since).getTime() + window - now.getTime()) / 1000))
  return waits.length ? Math.max(1, ...waits) : null
}

/** A login that succeeded takes its own attempt back; the failures of others behind the address stay. */
export async function forgetAttempts(tx: Tx, tenantId: string, login: string, address: string): Promise<void> {
  await tx.execute(sql`
    with gone as (delete from login_attempt where tenant_id = ${tenantId} and key = ${accountKey(login)})
    update login_attempt set failures = greatest(failures - 1, 0)
      where tenant_id = ${tenantId} and key = ${addressKey(address)}`)
}

/** A link that was good takes its attempt back. */
export async function forgetLinkAttempt(tx: Tx, tenantId: string, address: string): Promise<void> {
  await tx.execute(sql`update login_attempt set failures = greatest(failures - 1, 0)
    where tenant_id = ${tenantId} and key = ${linkKey(address)}`)
}
