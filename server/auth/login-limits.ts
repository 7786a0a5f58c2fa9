import { sql } from 'drizzle-orm'
import type { Tx } from '../database/tenant.ts'

const window = 15 * 60_000
/** A whole venue sits behind one address, so addresses are limited far more loosely than accounts. */
const mostFailures = { account: 5, address: 200 }

const keysOf = (login: string, address: string) => [`account ${login}`, `address ${address}`] as const

/**
 * Counts an attempt before the password is looked at, so that guesses sent at once are counted as well.
 * Answers the seconds to wait when there were too many, else null.
 */
export async function countAttempt(
  tx: Tx,
  tenantId: string,
  login: string,
  address: string,
  now: Date,
): Promise<number | null> {
  const [account, from] = keysOf(login, address)
  const stale = new Date(now.getTime() - window)
  const { rows } = await tx.execute<{ key: string; failures: number; since: Date }>(sql`
    insert into login_attempt (tenant_id, key, failures, since)
    values (${tenantId}, ${account}, 1, ${now}), (${tenantId}, ${from}, 1, ${now})
    on conflict (tenant_id, key) do update set
      failures = case when login_attempt.since < ${stale} then 1 else login_attempt.failures + 1 end,
      since = case when login_attempt.since < ${stale} then ${now} else login_attempt.since end
    returning key, failures, since`)
  const waits = rows
    .filter(row => row.failures > (row.key === account ? mostFailures.account : mostFailures.address))
    .map(row => Math.ceil((new Date(row.since).getTime() + window - now.getTime()) / 1000))
  return waits.length ? Math.max(1, ...waits) : null
}

/** A login that succeeded takes its own attempt back; the failures of others behind the address stay. */
export async function forgetAttempts(tx: Tx, tenantId: string, login: string, address: string): Promise<void> {
  const [account, from] = keysOf(login, address)
  await tx.execute(sql`
    with gone as (delete from login_attempt where tenant_id = ${tenantId} and key = ${account})
    update login_attempt set failures = greatest(failures - 1, 0) where tenant_id = ${tenantId} and key = ${from}`)
}
