import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
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
  login: string
  person: { id: string; name: string }
  loginTypes: LoginType[]
  company: { id: string; name: string } | null
  state: (typeof loginStates)[number]
  since: string | null
  lastLoginAt: string | null
  devices: number
  asksCode: boolean
}

/** Of people `r`, but for those who were erased; a visitor's belongs to its link. */
const joined = (ctx: Context): SQL =>
  sql`from login g join person r on r.tenant_id = ${ctx.tenant.id} and r.id = g.person_id`
const ofPeople = (ctx: Context): SQL => sql`where g.tenant_id = ${ctx.tenant.id} and g.kind = 'user'
  and r.erased_at is null`

const state = sql`case when g.ended_at is not null then 'ended' when g.invited_at is not null then 'invited'
  when ${waits} then 'entered' else 'active' end`

const shown = (ctx: Context, which: SQL): SQL => sql`
  select g.id, g.login, json_build_object('id', r.id, 'name', r.first_name || ' ' || r.last_name) as person,
    g.login_types as "loginTypes", case when y.id is not null then json_build_object('id', y.id, 'name', y.name) end as company,
    ${state} as state, coalesce(g.ended_at, g.invited_at) as since, s.last as "lastLoginAt", s.devices,
    exists (select from one_time_code c where c.tenant_id = ${ctx.tenant.id} and c.login_id = g.id
      and c.started_at is not null) as "asksCode"
  ${joined(ctx)}
  left join company y on y.tenant_id = ${ctx.tenant.id} and y.id = g.company_id
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

/** By name of whose they are. */
export function loginListing(
  ctx: Context,
  { q, state: only, type }: Pick<z.output<typeof listLogins.query>, 'q' | 'state' | 'type'>,
): Listing<Row, z.input<typeof Login>> {
  return {
    among: sql`${joined(ctx)} ${ofPeople(ctx)}
      and ${foundBy(ctx, q, { person: sql`g.person_id`, company: sql`g.company_id` })}
      and ${only === undefined ? sql`true` : sql`${state} = ${only}`}
      and ${type === undefined ? sql`true` : sql`${type} = any(g.login_types)`}`,
    order: [
      { by: sql`r.last_name`, as: 'text' },
      { by: sql`r.first_name`, as: 'text' },
      { by: sql`g.id`, as: 'uuid' },
    ],
    rows: shown(ctx, sql`g.id in (select id from page)`),
    item: wire(ctx),
  }
}

/** Throws `notFound`, for a visitor's as well. */
export const loginRow = async (ctx: Context<'notFound'>, id: string) =>
  wire(ctx)(await one<Row>(ctx, shown(ctx, sql`g.id = ${id}`)))
