import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { erasedName } from '../../domain/privacy/erased-name.ts'
import type { LoginType } from '../../openapi/access.ts'
import type { Login, listLogins, loginStates } from '../../openapi/logins.ts'
import type { Context } from '../context.ts'
import type { Listing } from '../list.ts'
import { one } from '../one.ts'
import { waits } from '../people/waits.ts'
import { foundBy } from '../search/words.ts'
import { isoOrNull } from '../wire.ts'

type Row = {
  id: string
  login: string | null
  person: { id: string; name: string }
  loginTypes: LoginType[]
  company: { id: string; name: string } | null
  state: (typeof loginStates)[number]
  since: string | null
  lastLoginAt: string | null
  devices: number
  asksCode: boolean
}

/** Of people `r`; a visitor's belongs to its link. */
const joined = (ctx: Context): SQL =>
  sql`from login g join person r on r.tenant_id = ${ctx.tenant.id} and r.id = g.person_id`
const ofPeople = (ctx: Context): SQL => sql`where g.tenant_id = ${ctx.tenant.id} and g.kind = 'user'`
const isErased = sql`r.erased_at is not null`

const state = sql`case when ${isErased} then 'erased' when g.ended_at is not null then 'ended' when g.invited_at is not null then 'invited'
  when ${waits} then 'entered' else 'active' end`

const shown = (ctx: Context, which: SQL): SQL => sql`
  select g.id, case when not ${isErased} then g.login end as login, json_build_object('id', r.id,
      'name', case when ${isErased} then ${erasedName.whole} else r.first_name || ' ' || r.last_name end) as person,
    g.login_types as "loginTypes", case when y.id is not null then json_build_object('id', y.id, 'name', y.name) end as company,
    ${state} as state, coalesce(r.erased_at, g.ended_at, g.invited_at) as since, s.last as "lastLoginAt", s.devices,
    exists (select from one_time_code c where c.tenant_id = ${ctx.tenant.id} and c.login_id = g.id
      and c.started_at is not null) as "asksCode"
  ${joined(ctx)}
  left join company y on y.tenant_id = ${ctx.tenant.id} and y.id = g.company_id and not ${isErased}
  cross join lateral (select max(s.created_at) as last,
    count(*) filter (where s.revoked_at is null and s.expires_at > ${ctx.now})::int as devices
    from session s where s.tenant_id = ${ctx.tenant.id} and s.login_id = g.id) s
  ${ofPeople(ctx)} and ${which}`

const wire =
  (ctx: Context) =>
  (row: Row): z.input<typeof Login> => ({
    ...row,
    since: isoOrNull(row.since),
    lastLoginAt: isoOrNull(row.lastLoginAt),
    own: row.id === ctx.who.loginId,
  })

/** By name of whose they are. Whoever was erased stands last and is not found by a name that other records keep. */
export function loginListing(
  ctx: Context,
  { q, state: only, type }: Pick<z.output<typeof listLogins.query>, 'q' | 'state' | 'type'>,
): Listing<Row, z.input<typeof Login>> {
  return {
    among: sql`${joined(ctx)} ${ofPeople(ctx)}
      and ${q === undefined ? sql`true` : sql`not ${isErased}`}
      and ${foundBy(ctx, q, { person: sql`g.person_id`, company: sql`g.company_id` })}
      and ${only === undefined ? sql`true` : sql`${state} = ${only}`}
      and ${type === undefined ? sql`true` : sql`${type} = any(g.login_types)`}`,
    order: [
      { by: sql`case when ${isErased} then 1 else 0 end`, as: 'int' },
      { by: sql`case when ${isErased} then '' else r.last_name end`, as: 'text' },
      { by: sql`case when ${isErased} then '' else r.first_name end`, as: 'text' },
      { by: sql`g.id`, as: 'uuid' },
    ],
    rows: shown(ctx, sql`g.id in (select id from page)`),
    item: wire(ctx),
  }
}

/** Throws `notFound`, for a visitor's as well. */
export const loginRow = async (ctx: Context<'notFound'>, id: string) =>
  wire(ctx)(await one<Row>(ctx, shown(ctx, sql`g.id = ${id}`)))
