import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { ProfileAccess } from '../../openapi/profileAccess.ts'
import { ofCrew } from '../chosen.ts'
import type { Context } from '../context.ts'
import { one } from '../one.ts'
import { waits } from '../people/waits.ts'
import { isoOrNull } from '../wire.ts'

type AccessRow = {
  accountState: 'none' | 'invited' | 'active' | 'ended'
  invitedAt: string | null
  publicProfile: boolean
}

/** Throws `notFound`. */
export async function profileAccess(ctx: Context<'notFound'>, id: string): Promise<z.input<typeof ProfileAccess>> {
  const { invitedAt, ...row } = await one<AccessRow>(
    ctx,
    sql`select case when g.active then 'active' when g.invited is not null then 'invited' when g.open then 'none' when g.some then 'ended' else 'none' end as "accountState",
        case when g.open and not g.active then g.invited end as "invitedAt", r.public_profile as "publicProfile"
      from person r cross join lateral (select count(*) > 0 as some,
          coalesce(bool_or(g.ended_at is null), false) as open,
          coalesce(bool_or(g.ended_at is null and not ${waits}), false) as active,
          max(g.invited_at) filter (where g.ended_at is null) as invited
        from login g where g.tenant_id = r.tenant_id and g.person_id = r.id and g.kind = 'user') g
      where r.tenant_id = ${ctx.tenant.id} and r.id = ${id}`,
  )
  return { ...row, invitedAt: isoOrNull(invitedAt) }
}

/** Throws `ownProfileOnly` for somebody else's, and `notFound` for whoever is none of the crew. */
export async function setPublic(
  ctx: Context<'notFound' | 'ownProfileOnly'>,
  id: string,
  publicProfile: boolean,
): Promise<void> {
  if (ctx.who.personId !== id) throw ctx.refuse('ownProfileOnly')
  await one<{ id: string }>(
    ctx,
    sql`update person r set public_profile = ${publicProfile} where r.tenant_id = ${ctx.tenant.id} and r.id = ${id}
      and ${ofCrew} returning r.id`,
  )
}
