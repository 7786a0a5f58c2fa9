import { and, eq, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import type { Credentials } from '../../openapi/auth.ts'
import type { Context, Refuse } from '../context.ts'
import { person } from '../database/tables/people.ts'
import { login as logins } from '../database/tables/sessions.ts'
import type { Tx } from '../database/tenant.ts'
import { countWrong, forgetWrong, loginWait, type Tried } from './login-limits.ts'
import { LoginQueue } from './login-queue.ts'
import { passwordMatches } from './passwords.ts'

const queue = new LoginQueue()

const tooMany = (refuse: Refuse<'tooManyAttempts'>, wait: number) => refuse('tooManyAttempts', { retryAfter: wait })

async function find(tx: Tx, tenantId: string, name: string) {
  const [found] = await tx
    .select({ login: logins, language: person.language, firstName: person.firstName, lastName: person.lastName })
    .from(logins)
    .leftJoin(person, and(eq(person.tenantId, logins.tenantId), eq(person.id, logins.personId)))
    .where(and(eq(logins.tenantId, tenantId), eq(logins.login, name), isNull(logins.endedAt)))
  return found
}

/**
 * A token for a login and its password. Only wrong guesses are counted, after they were compared: one that comes too late
 * among many sent at once is refused whether it was right or not.
 */
export async function logIn(
  ctx: Context<'tooManyAttempts' | 'loginRefused'>,
  { login, password }: z.output<typeof Credentials>,
): Promise<string> {
  const { tenant, address, now } = ctx
  const { database } = ctx.services
  const name = login.toLowerCase()
  return queue.inTurn(`${tenant.id} ${address} ${name}`, async () => {
    const { found, tried, wait } = await database.withTenant(tenant.id, async tx => {
      const found = await find(tx, tenant.id, name)
      const tried: Tried = { login: name, address, visitor: found !== undefined && found.login.kind !== 'user' }
      return { found, tried, wait: await loginWait(tx, tenant.id, tried, now) }
    })
    if (wait !== null) throw tooMany(ctx.refuse, wait)
    if (!(await passwordMatches(found?.login.passwordHash ?? null, password)) || !found) {
      const late = await database.withTenant(tenant.id, tx => countWrong(tx, tenant.id, tried, now))
      throw late === null ? ctx.refuse('loginRefused') : tooMany(ctx.refuse, late)
    }
    return database.withTenant(tenant.id, tx => begin(tx, ctx, found, tried))
  })
}

async function begin(
  tx: Tx,
  ctx: Context<'loginRefused' | 'tooManyAttempts'>,
  found: NonNullable<Awaited<ReturnType<typeof find>>>,
  tried: Tried,
) {
  const { tenant, now } = ctx
  // Whoever sets a new password or ends the login meanwhile ends every session: none may begin after that.
  const [still] = await tx
    .select({ passwordHash: logins.passwordHash, endedAt: logins.endedAt })
    .from(logins)
    .where(and(eq(logins.tenantId, tenant.id), eq(logins.id, found.login.id)))
    .for('share')
  if (still?.passwordHash !== found.login.passwordHash || still.endedAt !== null) throw ctx.refuse('loginRefused')
  const wait = await loginWait(tx, tenant.id, tried, now)
  if (wait !== null) throw tooMany(ctx.refuse, wait)
  await forgetWrong(tx, tenant.id, tried, now)
  const name = found.firstName === null ? null : `${found.firstName} ${found.lastName}`
  const language = found.language ?? tenant.defaultLanguage
  return ctx.services.sessions.start(tx, found.login, { name, language }, now, ctx.userAgent)
}
