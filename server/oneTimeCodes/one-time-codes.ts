import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { mostSpareCodes, type OneTimeCodes, type OneTimeSecret } from '../../openapi/oneTimeCodes.ts'
import { logging } from '../activities/log.ts'
import { askPassword } from '../auth/log-in.ts'
import { newSecret, newSpareCode, setupAddress, spareHash, stepOf } from '../auth/one-time-code.ts'
import type { Context } from '../context.ts'
import { loginRow } from '../logins/login.queries.ts'
import { isoOrNull } from '../wire.ts'

type Wire = z.input<typeof OneTimeCodes>
type Row = { id: string; secret: string; startedAt: string | null; left: number }

const none: Wire = { codesSince: null, spareCodesLeft: 0 }
const wire = (row: Row | undefined): Wire =>
  row && row.startedAt !== null ? { codesSince: isoOrNull(row.startedAt), spareCodesLeft: row.left } : none

const columns = sql.raw(`id, secret, started_at as "startedAt", cardinality(spare_hashes) as left`)

export async function codesOf({ tx, tenant, who }: Context): Promise<Wire> {
  const { rows } = await tx.execute<Row>(sql`select ${columns} from one_time_code
    where tenant_id = ${tenant.id} and login_id = ${who.loginId}`)
  return wire(rows[0])
}

/**
 * A secret and spare codes, in place of those nobody has shown a code of yet. Throws `passwordWrong`, `tooManyAttempts`,
 * and `outOfTurn` where codes are asked for already.
 */
export async function newCodes(
  ctx: Context<'passwordWrong' | 'tooManyAttempts' | 'outOfTurn'>,
  password: string,
): Promise<z.input<typeof OneTimeSecret>> {
  const { login } = await askPassword(ctx, password)
  const { services, tenant, now } = ctx
  const id = crypto.randomUUID()
  const secret = newSecret()
  const spareCodes = Array.from({ length: mostSpareCodes }, newSpareCode)
  const sealed = services.seal.seal(secret, { tenantId: tenant.id, rowId: id })
  const { rowCount } = await services.database.withTenant(tenant.id, tx =>
    tx.execute(sql`
      insert into one_time_code (tenant_id, id, login_id, secret, created_at, last_step, spare_hashes)
      values (${tenant.id}, ${id}, ${login.id}, ${sealed}, ${now}, 0, ${sql.param(spareCodes.map(spareHash))}::text[])
      on conflict (tenant_id, login_id) do update set id = excluded.id, secret = excluded.secret,
        created_at = excluded.created_at, spare_hashes = excluded.spare_hashes
      where one_time_code.started_at is null`),
  )
  if (rowCount !== 1) throw ctx.refuse('outOfTurn', { state: 'on' })
  return { secret, setupAddress: setupAddress(secret, tenant.name, login.login), spareCodes }
}

/** Has codes asked for from now on. Throws `codeRefused`, and `outOfTurn` where no secret was asked for, or they are by another one. */
export async function codesStarted(ctx: Context<'codeRefused' | 'outOfTurn'>, code: string): Promise<Wire> {
  const { tx, tenant, who, now, services } = ctx
  const { rows } = await tx.execute<Row>(sql`select ${columns} from one_time_code
    where tenant_id = ${tenant.id} and login_id = ${who.loginId} for update`)
  const [kept] = rows
  if (!kept) throw ctx.refuse('outOfTurn', { state: 'none' })
  const secret = services.seal.open(kept.secret, { tenantId: tenant.id, rowId: kept.id })
  const step = secret === null ? null : stepOf(secret, code.replaceAll(/\s/g, ''), now)
  if (kept.startedAt !== null) {
    // A repetition whose first answer was lost has a code of the same secret; that of another was replaced.
    if (step === null) throw ctx.refuse('outOfTurn', { state: 'on' })
    return wire(kept)
  }
  if (step === null) throw ctx.refuse('codeRefused')
  await tx.execute(sql`update one_time_code set started_at = ${now}, last_step = ${step}
    where tenant_id = ${tenant.id} and id = ${kept.id}`)
  return { codesSince: now.toISOString(), spareCodesLeft: kept.left }
}

/** Throws `passwordWrong` and `tooManyAttempts`. */
export async function withoutCodes(ctx: Context<'passwordWrong' | 'tooManyAttempts'>, password: string): Promise<Wire> {
  const { login } = await askPassword(ctx, password)
  const { services, tenant } = ctx
  await services.database.withTenant(tenant.id, tx =>
    tx.execute(sql`delete from one_time_code where tenant_id = ${tenant.id} and login_id = ${login.id}`),
  )
  return none
}

/** By the office. Throws `notFound`, and `outOfTurn` for the own login and for one that asks for none. */
export async function codesTakenAway(ctx: Context<'notFound' | 'outOfTurn'>, id: string): Promise<void> {
  const { person, asksCode, own } = await loginRow(ctx, id)
  if (own || !asksCode) throw ctx.refuse('outOfTurn', { state: own ? 'own' : 'none' })
  await ctx.tx.execute(sql`
    with logged as (${logging(ctx, [{ code: 'loginCodesEnded', personId: person.id }])})
    delete from one_time_code where tenant_id = ${ctx.tenant.id} and login_id = ${id}`)
}
