import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { VisitorLogin } from '../../openapi/projects.shapes.ts'
import { idOrNumber } from '../access/scopes/judge.ts'
import type { Context } from '../context.ts'
import { tenantOrigin } from '../tenant/tenant-origin.ts'
import { one } from '../one.ts'

/** What visitors come to see, by the kind of their login. */
export type Visited = 'project' | 'pluscrew'

export const visited = {
  project: {
    table: sql.raw('project'),
    page: 'projects',
    parameter: 'project-id',
    login: (number: string) => number,
    /** For a number somebody has as a login of their own. */
    spareLogin: (number: string) => `project-${number}`,
  },
  pluscrew: {
    table: sql.raw('plus_crew'),
    page: 'plus-crews',
    parameter: 'plus-crew-id',
    login: (number: string) => `PLUS-${number}`,
    spareLogin: (number: string) => `plus-crew-${number}`,
  },
} as const

type LoginRow = { number: string; id: string | null; login: string | null; sealed: string | null }

export interface KnownLogin {
  /** Of what is visited, as it is written. */
  number: string
  login: string
  password: string
}

/** Login and link of visitors; the link leads to the agency's own host, whatever the request was sent to. */
export function visitorLoginWire(
  { services, tenant }: Context,
  kind: Visited,
  known: KnownLogin,
): z.input<typeof VisitorLogin> {
  const { number, password } = known
  const { page, parameter, login: named } = visited[kind]
  const login = known.login === named(number).toLowerCase() ? named(number) : known.login
  const origin = tenantOrigin(tenant, { publicUrl: services.config.publicUrl, port: services.port })
  if (origin === null) return { login, password, link: null }
  const query = new URLSearchParams({ [parameter]: login, password })
  return { login, password, link: `${origin}/${page}/${encodeURIComponent(number)}?${query.toString()}` }
}

/** What visitors of a project or plus crew, by id or number, log in with. */
export async function visitorLogin(
  ctx: Context<'notFound'>,
  kind: Visited,
  id: string,
): Promise<z.input<typeof VisitorLogin>> {
  const { services, tenant, requestId } = ctx
  const row = await one<LoginRow>(
    ctx,
    sql`
    select v.number, g.id, g.login, g.sealed_password as sealed
    from (select * from ${visited[kind].table} where tenant_id = ${tenant.id} and ${idOrNumber(id)}) v
    left join login g on g.tenant_id = v.tenant_id and g.kind = ${kind} and g.subject_id = v.id order by g.login limit 1`,
  )
  if (row.id === null || row.login === null) return { login: null, password: null, link: null }
  const password = row.sealed && services.seal.open(row.sealed, { tenantId: tenant.id, rowId: row.id })
  if (password) return visitorLoginWire(ctx, kind, { number: row.number, login: row.login, password })
  // The login works, but nobody can be told how: a new link mends it.
  if (row.sealed) services.log.error({ requestId, loginId: row.id }, 'the sealed password of a login does not open')
  return { login: row.login, password: null, link: null }
}
