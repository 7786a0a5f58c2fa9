import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../database/tenant.ts'

const window = 15 * 60_000

/** How often something may be tried within 15 minutes. */
interface Limit {
  key: string
  most: number
}

/** Who tries to log in as whom, from where. */
export interface Tried {
  login: string
  address: string
  /** A login whose password was made up by us cannot be guessed: its own screens, left with an old one, lock nobody out. */
  visitor: boolean
}

const accountKey = (login: string) => `account ${login}`
const pairPrefix = (login: string) => `login ${login} from `
const knownKey = ({ login, address }: Tried) => `known ${login} from ${address}`

/**
 * Wrong guesses at one login from one address; of one address, behind which a whole venue sits; at one login from
 * everywhere. The last does not concern addresses that logged in as this login before.
 */
const loginLimits = ({ login, address, visitor }: Tried) => ({
  pair: { key: pairPrefix(login) + address, most: visitor ? 100 : 5 },
  address: { key: `address ${address}`, most: 200 },
  account: { key: accountKey(login), most: visitor ? 1000 : 50 },
})

/** Asking for links fills other people's mailboxes. */
export const requestLimits = (login: string, address: string): Limit[] => [
  { key: `password request ${login}`, most: 5 },
  { key: `password request from ${address}`, most: 100 },
]

const linkKey = (address: string) => `password link from ${address}`

/** Asking for what a device signs, and coming with it: nobody guesses signatures, and a whole venue sits behind one address. */
export const passkeyLimits = (address: string): Limit[] => [{ key: `passkey from ${address}`, most: 2_000 }]

const calendarKey = (address: string) => `calendar from ${address}`

/** A program reads a calendar every few minutes at most; whoever guesses addresses reads none. */
export const calendarLimits = (secretHash: string, address: string): Limit[] => [
  { key: `calendar ${secretHash}`, most: 60 },
  { key: calendarKey(address), most: 100 },
]

/** Links are looked up as often as somebody likes to guess, but no more. */
export const linkLimits = (address: string): Limit[] => [{ key: linkKey(address), most: 100 }]

/** Each asks somebody's provider and leaves a row; a whole office sits behind one address. */
export const openIdLimits = (address: string): Limit[] => [{ key: `single sign-on from ${address}`, most: 100 }]
export const openIdTicketLimits = (address: string): Limit[] => [{ key: `sign-on ticket from ${address}`, most: 100 }]

type Counted = { key: string; failures: number; since: string }

/** Whole seconds until the window is over; never more than it is long, wherever a clock was meanwhile. */
const waitOf = ({ since }: Counted, now: Date): number =>
  Math.min(window / 1000, Math.max(1, Math.ceil((new Date(since).getTime() + window - now.getTime()) / 1000)))

const longest = (waits: number[]): number | null => (waits.length ? Math.max(...waits) : null)

/** A window that is over, or that began later than now, says nothing. */
const over = (now: Date): SQL =>
  sql`(login_attempt.since < ${new Date(now.getTime() - window)} or login_attempt.since > ${now})`

/** Counts one more under each key, in this order, so that nobody waits for each other. */
async function count(tx: Tx, tenantId: string, keys: readonly string[], now: Date): Promise<Counted[]> {
  const counted = sql.join(
    keys.map(key => sql`(${tenantId}, ${key}, 1, ${now})`),
    sql`, `,
  )
  const { rows } = await tx.execute<Counted>(sql`
    insert into login_attempt (tenant_id, key, failures, since) values ${counted}
    on conflict (tenant_id, key) do update set
      failures = case when ${over(now)} then 1 else login_attempt.failures + 1 end,
      since = case when ${over(now)} then ${now} else login_attempt.since end
    returning key, failures, since`)
  return rows
}

/**
 * Counts an attempt before anything is looked at, so that attempts made at once are counted as well.
 * Answers the seconds to wait when there were too many, else null.
 */
export async function countAttempt(tx: Tx, tenantId: string, limits: Limit[], now: Date): Promise<number | null> {
  const keys = limits.map(({ key }) => key)
  const counted = await count(tx, tenantId, keys, now)
  const tooMany = counted.filter(row => limits.some(({ key, most }) => key === row.key && row.failures > most))
  return longest(tooMany.map(row => waitOf(row, now)))
}

/** Seconds to wait before anything is tried, or null: wrong guesses alone were counted. */
export async function loginWait(tx: Tx, tenantId: string, tried: Tried, now: Date): Promise<number | null> {
  const { pair, address, account } = loginLimits(tried)
  const keys = [pair.key, address.key, account.key, knownKey(tried)]
  const { rows } = await tx.execute<Counted & { over: boolean }>(sql`
    select key, failures, since, ${over(now)} as over from login_attempt
    where tenant_id = ${tenantId} and key in ${keys}`)
  const known = rows.some(({ key }) => key === knownKey(tried))
  const limits = [pair, address, ...(known ? [] : [account])]
  const shut = rows.filter(row => !row.over && limits.some(({ key, most }) => key === row.key && row.failures >= most))
  return longest(shut.map(row => waitOf(row, now)))
}

/** Counts a wrong guess. Answers the seconds to wait when it was one too many, for then nobody is told that it was wrong. */
export async function countWrong(tx: Tx, tenantId: string, tried: Tried, now: Date): Promise<number | null> {
  const limits = loginLimits(tried)
  const wait = await loginWait(tx, tenantId, tried, now)
  const counted = await count(tx, tenantId, [limits.pair.key, limits.address.key, limits.account.key], now)
  const pair = counted.find(({ key }) => key === limits.pair.key)
  return pair && pair.failures > limits.pair.most ? waitOf(pair, now) : wait
}

/** Who logged in takes the own wrong guesses back, those of others stay; the address is known from now on. */
export async function forgetWrong(tx: Tx, tenantId: string, tried: Tried, now: Date): Promise<void> {
  const { pair, address, account } = loginLimits(tried)
  await tx.execute(sql`
    with gone as (delete from login_attempt where tenant_id = ${tenantId} and key = ${pair.key} returning failures),
      known as (insert into login_attempt (tenant_id, key, failures, since)
        values (${tenantId}, ${knownKey(tried)}, 0, ${now})
        on conflict (tenant_id, key) do update set since = ${now})
    update login_attempt set failures = greatest(login_attempt.failures - gone.failures, 0) from gone
      where tenant_id = ${tenantId} and key in ${[address.key, account.key]}`)
}

/** Wrong guesses at a login, from everywhere: a new password begins anew. */
export const guessesAt = (login: string): SQL =>
  sql`(key = ${accountKey(login)} or starts_with(key, ${pairPrefix(login)}))`

/** Addresses from which somebody logged in are known for a season. */
export const staleAttempts = (now: Date): SQL =>
  sql`since < ${now}::timestamptz - case when starts_with(key, 'known ') then interval '90 days' else interval '1 day' end`

/** A link that was good takes its attempt back. */
export const linkAttemptForgotten = (tenantId: string, address: string): SQL =>
  sql`update login_attempt set failures = greatest(failures - 1, 0)
    where tenant_id = ${tenantId} and key = ${linkKey(address)}`
/** An address that was good takes its attempt back: one program reads for thousands. */
export const calendarAttemptForgotten = (tenantId: string, address: string): SQL =>
  sql`update login_attempt set failures = greatest(failures - 1, 0)
    where tenant_id = ${tenantId} and key = ${calendarKey(address)}`
