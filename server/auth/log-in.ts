import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Credentials } from '../../openapi/auth.ts'
import type { Context, Refuse } from '../context.ts'
import { login as logins } from '../database/tables/sessions.ts'
import { beginSession, findLogin, heldLogin, type KnownLogin } from './begin-session.ts'
import { countWrong, forgetWrong, loginWait, type Tried } from './login-limits.ts'
import { LoginQueue } from './login-queue.ts'
import { codeTaken } from './one-time-code.ts'
import { passwordMatches } from './passwords.ts'

const queue = new LoginQueue()

export const tooMany = (refuse: Refuse<'tooManyAttempts'>, wait: number) =>
  refuse('tooManyAttempts', { retryAfter: wait })

type Given = z.output<typeof Credentials>

/**
 * A token for a login, its password and, where one is asked for, a code: asked for only once the password is right. Only wrong guesses are counted, after they were compared: one that comes too late
 * among many sent at once is refused whether it was right or not.
 */
export function logIn(
  ctx: Context<'tooManyAttempts' | 'loginRefused' | 'codeWanted' | 'codeRefused'>,
  given: Given,
): Promise<string> {
  const wrong = () => ctx.refuse('loginRefused')
  const { tenant, now } = ctx
  const { database } = ctx.services
  return inTurn(ctx, given, async () => {
    const { found, tried } = await known(ctx, given, wrong)
    const token = await database.withTenant(tenant.id, async tx => {
      const held = await heldLogin(tx, tenant.id, found.login.id)
      if (held?.passwordHash !== found.login.passwordHash || held.endedAt !== null) throw wrong()
      const wait = await loginWait(tx, tenant.id, tried, now)
      if (wait !== null) throw tooMany(ctx.refuse, wait)
      if (held.codes) {
        if (given.code === undefined) throw ctx.refuse('codeWanted')
        if (!(await codeTaken(ctx, tx, held.codes, given.code))) return null
      }
      await forgetWrong(tx, tenant.id, tried, now)
      return beginSession(tx, ctx, found)
    })
    return token ?? guessedWrong(ctx, tried, () => ctx.refuse('codeRefused'))
  })
}

/** Holds a password against that of the session’s own login. Throws `passwordWrong` and `tooManyAttempts`, as a login does. */
export async function askPassword(
  ctx: Context<'tooManyAttempts' | 'passwordWrong'>,
  password: string,
): Promise<KnownLogin> {
  const { services, tenant, who } = ctx
  const own = await services.database.withTenant(tenant.id, tx => findLogin(tx, tenant.id, eq(logins.id, who.loginId)))
  if (!own) throw ctx.refuse('passwordWrong')
  const given = { login: own.login.login, password }
  return inTurn(ctx, given, async () => (await known(ctx, given, () => ctx.refuse('passwordWrong'))).found)
}

const inTurn = <T>(ctx: Context, { login }: Given, act: () => Promise<T>): Promise<T> =>
  queue.inTurn(`${ctx.tenant.id} ${ctx.address} ${login.toLowerCase()}`, act)

/** Whose login and password these are. Throws `wrong` and `tooManyAttempts`. */
async function known(ctx: Context<'tooManyAttempts'>, { login, password }: Given, wrong: () => Error) {
  const { tenant, address, now, services } = ctx
  const name = login.toLowerCase()
  const { found, tried, wait } = await services.database.withTenant(tenant.id, async tx => {
    const found = await findLogin(tx, tenant.id, eq(logins.login, name))
    const tried: Tried = { login: name, address, visitor: found !== undefined && found.login.kind !== 'user' }
    return { found, tried, wait: await loginWait(tx, tenant.id, tried, now) }
  })
  if (wait !== null) throw tooMany(ctx.refuse, wait)
  if (!(await passwordMatches(found?.login.passwordHash ?? null, password)) || !found) {
    return guessedWrong(ctx, tried, wrong)
  }
  return { found, tried }
}

/** Counts a wrong guess and throws: `wrong`, or `tooManyAttempts` where it was one too many. */
async function guessedWrong(ctx: Context<'tooManyAttempts'>, tried: Tried, wrong: () => Error): Promise<never> {
  const { tenant, now, services } = ctx
  const late = await services.database.withTenant(tenant.id, tx => countWrong(tx, tenant.id, tried, now))
  throw late === null ? wrong() : tooMany(ctx.refuse, late)
}
