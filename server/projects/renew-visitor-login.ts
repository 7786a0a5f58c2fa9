import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { VisitorLogin } from '../../openapi/projects.ts'
import { claimKey, storeAnswer } from '../access/idempotency.ts'
import { readablePassword } from '../access/readable-password.ts'
import { idOrNumber } from '../access/scopes.ts'
import { hashPassword } from '../auth/passwords.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../database/tenant.ts'
import { Problem } from '../problem.ts'
import { type KnownLogin, visitorLogin, visitorLoginWire } from './visitor-login.ts'

/**
 * Gives a project's visitors a new password, and a login if they have none; every session the old one opened ends. A
 * repetition answers what holds now: the answer itself is not kept, for it holds the password. Throws `notFound`.
 */
export async function renewVisitorLogin(ctx: Context, id: string): Promise<z.input<typeof VisitorLogin>> {
  const { keyed, tenant } = ctx
  const password = readablePassword()
  // Takes a while, and waits for nothing in the database.
  const passwordHash = await hashPassword(password)
  return ctx.services.database.withTenant(tenant.id, async tx => {
    const within: Context = Object.create(ctx, { tx: { value: tx } })
    if (keyed && (await claimKey(tx, keyed, ctx.now))) return visitorLogin(within, id)
    const known = await renew(within, tx, { id, password, passwordHash })
    if (keyed) await storeAnswer(tx, keyed, 200, null)
    return visitorLoginWire(within, known)
  })
}

interface Renewal {
  /** Id or number of the project. */
  id: string
  password: string
  passwordHash: string
}

async function renew(ctx: Context, tx: Tx, { id, password, passwordHash }: Renewal): Promise<KnownLogin> {
  const { tenant, now } = ctx
  // Two who renew at once follow one another: the second sees the first one's login.
  const { rows: projects } = await tx.execute<{ id: string; number: string }>(sql`
    select id, number from project where tenant_id = ${tenant.id} and ${idOrNumber(id)} for no key update`)
  const [project] = projects
  if (!project) throw new Problem('notFound')
  const name = project.number.toLowerCase()
  const { rows: found } = await tx.execute<{ id: string | null; login: string | null; taken: boolean }>(sql`
    select g.id, g.login, exists (select from login o where o.tenant_id = ${tenant.id} and o.login = ${name}
      and o.kind <> 'project') as taken
    from (select ${tenant.id}::uuid as tenant_id) t
    left join login g on g.tenant_id = t.tenant_id and g.kind = 'project' and (g.subject_id = ${project.id} or g.login = ${name})
    order by g.subject_id = ${project.id} desc nulls last limit 1`)
  const [before] = found
  const loginId = before?.id ?? crypto.randomUUID()
  const login = before?.login ?? (before?.taken ? `project-${name}` : name)
  const sealed = ctx.services.seal.seal(password, { tenantId: tenant.id, loginId })
  await tx.execute(sql`
    with kept as (insert into login (tenant_id, id, login, password_hash, kind, login_types, subject_id, subject_number, sealed_password)
      values (${tenant.id}, ${loginId}, ${login}, ${passwordHash}, 'project', '{}', ${project.id}, ${project.number}, ${sealed})
      on conflict (tenant_id, id) do update set password_hash = excluded.password_hash, subject_id = excluded.subject_id,
        subject_number = excluded.subject_number, sealed_password = excluded.sealed_password)
    update session set revoked_at = ${now} where tenant_id = ${tenant.id} and login_id = ${loginId} and revoked_at is null`)
  return { number: project.number, login, password }
}
