import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { VisitorLogin } from '../../openapi/projects.shapes.ts'
import { claimKey, storeAnswer } from '../access/idempotency.ts'
import { readablePassword } from '../access/readable-password.ts'
import { idOrNumber } from '../access/scopes/judge.ts'
import { logging } from '../activities/log.ts'
import { hashPassword } from '../auth/passwords.ts'
import { type Context, inside } from '../context.ts'
import type { Tx } from '../database/tenant.ts'
import { type KnownLogin, type Visited, visited, visitorLogin, visitorLoginWire } from './visitor-login.ts'

/**
 * Gives visitors of a project or plus crew a new password, and a login if they have none; every session the old one
 * opened ends. A repetition answers what holds now: the answer itself is not kept, for it holds the password.
 */
export async function renewVisitorLogin(
  ctx: Context<'notFound'>,
  kind: Visited,
  id: string,
): Promise<z.input<typeof VisitorLogin>> {
  const { keyed, tenant } = ctx
  const password = readablePassword()
  // Takes a while, and waits for nothing in the database.
  const passwordHash = await hashPassword(password)
  return ctx.services.database.withTenant(tenant.id, async tx => {
    const within = inside(ctx, tx)
    if (keyed && (await claimKey(tx, keyed, ctx.now))) return visitorLogin(within, kind, id)
    const known = await renew(within, tx, { kind, id, password, passwordHash })
    if (keyed) await storeAnswer(tx, keyed, 200, null)
    return visitorLoginWire(within, kind, known)
  })
}

interface Renewal {
  kind: Visited
  /** Id or number of what is visited. */
  id: string
  password: string
  passwordHash: string
}

async function renew(
  ctx: Context<'notFound'>,
  tx: Tx,
  { kind, id, password, passwordHash }: Renewal,
): Promise<KnownLogin> {
  const { tenant, now } = ctx
  // Two who renew at once follow one another: the second sees the first one's login.
  const { rows: subjects } = await tx.execute<{ id: string; number: string }>(sql`
    select id, number from ${visited[kind].table} where tenant_id = ${tenant.id} and ${idOrNumber(id)} for no key update`)
  const [subject] = subjects
  if (!subject) throw ctx.refuse('notFound')
  const name = visited[kind].login(subject.number).toLowerCase()
  const { rows: found } = await tx.execute<{ id: string | null; login: string | null; taken: boolean }>(sql`
    select g.id, g.login, exists (select from login o where o.tenant_id = ${tenant.id} and o.login = ${name}
      and o.kind <> ${kind}) as taken
    from (select ${tenant.id}::uuid as tenant_id) t
    left join login g on g.tenant_id = t.tenant_id and g.kind = ${kind} and (g.subject_id = ${subject.id} or g.login = ${name})
    order by g.subject_id = ${subject.id} desc nulls last limit 1`)
  const [before] = found
  const loginId = before?.id ?? crypto.randomUUID()
  const login = before?.login ?? (before?.taken ? visited[kind].spareLogin(subject.number).toLowerCase() : name)
  const sealed = ctx.services.seal.seal(password, { tenantId: tenant.id, rowId: loginId })
  const told =
    kind === 'project'
      ? sql`,
    logged as (${logging(ctx, [{ code: 'visitorLinkRenewed', projectId: subject.id }])})`
      : sql``
  const { rows: ended } = await tx.execute<{ id: string }>(sql`
    with kept as (insert into login (tenant_id, id, login, password_hash, kind, login_types, subject_id, subject_number, sealed_password)
      values (${tenant.id}, ${loginId}, ${login}, ${passwordHash}, ${kind}, '{}', ${subject.id}, ${subject.number}, ${sealed})
      on conflict (tenant_id, id) do update set password_hash = excluded.password_hash, subject_id = excluded.subject_id,
        subject_number = excluded.subject_number, sealed_password = excluded.sealed_password)${told}
    update session set revoked_at = ${now} where tenant_id = ${tenant.id} and login_id = ${loginId} and revoked_at is null
    returning id`)
  for (const session of ended) ctx.services.sessions.forget(session.id)
  return { number: subject.number, login, password }
}
