import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { VisitorLogin } from '../../openapi/projects.ts'
import { idOrNumber } from '../access/scopes.ts'
import type { Context } from '../context.ts'
import { Problem } from '../problem.ts'
import { tenantOrigin } from '../tenant/tenant-origin.ts'

type LoginRow = { number: string; id: string | null; login: string | null; sealed: string | null }

export interface KnownLogin {
  /** The project's, as it is written. */
  number: string
  login: string
  password: string
}

/** Login and link of a project's visitors; the link leads to the agency's own host, whatever the request was sent to. */
export function visitorLoginWire({ services, tenant }: Context, known: KnownLogin): z.input<typeof VisitorLogin> {
  const { number, password } = known
  const login = known.login === number.toLowerCase() ? number : known.login
  const origin = tenantOrigin(tenant, { publicUrl: services.config.publicUrl, port: services.port })
  if (origin === null) return { login, password, link: null }
  const query = new URLSearchParams({ 'project-id': login, password })
  return { login, password, link: `${origin}/projects/${encodeURIComponent(number)}?${query.toString()}` }
}

/** What a project's visitors log in with, by id or number. Throws `notFound`. */
export async function visitorLogin(ctx: Context, id: string): Promise<z.input<typeof VisitorLogin>> {
  const { services, tenant, requestId } = ctx
  const { rows } = await ctx.tx.execute<LoginRow>(sql`
    select p.number, g.id, g.login, g.sealed_password as sealed
    from (select * from project where tenant_id = ${tenant.id} and ${idOrNumber(id)}) p
    left join login g on g.tenant_id = p.tenant_id and g.kind = 'project' and g.subject_id = p.id order by g.login limit 1`)
  const [row] = rows
  if (!row) throw new Problem('notFound')
  if (row.id === null || row.login === null) return { login: null, password: null, link: null }
  const password = row.sealed && services.seal.open(row.sealed, { tenantId: tenant.id, loginId: row.id })
  if (password) return visitorLoginWire(ctx, { number: row.number, login: row.login, password })
  // The login works, but nobody can be told how: a new link mends it.
  if (row.sealed) services.log.error({ requestId, loginId: row.id }, 'the sealed password of a login does not open')
  return { login: row.login, password: null, link: null }
}
