import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { LoginChange, NewLogin } from '../../openapi/logins.ts'
import type { Context } from '../context.ts'
import { one } from '../one.ts'
import { knownBy, newPerson, oneAtATime } from '../people/new-person.ts'
import { type InvitedAs, become, invitePerson } from '../profileAccess/invite-person.ts'

/**
 * Somebody is invited by mail, and entered where nobody is known by the address; answers the login's id. Whoever was
 * shut out comes back. Throws `loginActive` where somebody logs in with it, and `notFound` for a company that is no client.
 */
export async function inviteLogin(
  ctx: Context<'notFound' | 'loginActive' | 'accessEnded' | 'recipientMissing'>,
  { login, firstName, lastName, ...as }: z.output<typeof NewLogin>,
): Promise<string> {
  const email = login.toLowerCase()
  await oneAtATime(ctx)
  const known = await knownBy(ctx, email)
  if (known.some(({ hasLogin, waits, ended }) => hasLogin && !ended && !waits)) throw ctx.refuse('loginActive')
  const whose = (known.find(({ hasLogin }) => hasLogin) ?? known[0])?.personId
  const personId = whose ?? (await newPerson(ctx, { firstName, lastName, email }))
  return invitePerson(ctx, personId, await seenAs(ctx, email, as))
}

/**
 * What somebody logs in with and as what. Throws `notFound`, `accessEnded` for one that opens nothing any more,
 * and `outOfTurn` where somebody would take the office from themselves; that somebody else has the name the database says.
 */
export async function changeLogin(
  ctx: Context<'notFound' | 'accessEnded' | 'outOfTurn'>,
  id: string,
  { login, ...as }: z.output<typeof LoginChange>,
): Promise<void> {
  const to = login.toLowerCase()
  const before = await one<{ login: string; personId: string; ended: boolean }>(
    ctx,
    sql`select g.login, g.person_id as "personId", g.ended_at is not null as ended
      from login g where g.tenant_id = ${ctx.tenant.id} and g.id = ${id} and g.kind = 'user' and g.person_id is not null
      for update of g`,
  )
  if (before.ended) throw ctx.refuse('accessEnded')
  if (id === ctx.who.loginId && !as.loginTypes.includes('office')) throw ctx.refuse('outOfTurn', { state: 'own' })
  const told = { code: 'loginChanged', personId: before.personId, text: as.loginTypes.join(' ') } as const
  await become(ctx, id, await seenAs(ctx, to, as), [told])
  if (before.login === to) return
  await ctx.tx.execute(renaming(ctx.tenant.id, sql`select ${id}::uuid as id, ${to}::text as login`))
}

/**
 * The statement that gives logins other names, each a row of `names` with `id` and `login`. Mail goes where it went: an
 * address that was mistyped is put right with the login.
 */
export const renaming = (tenantId: string, names: SQL): SQL => sql`
  with names as materialized (select n.login as to, g.id, g.login as before, g.person_id from (${names}) n
    join login g on g.tenant_id = ${tenantId} and g.id = n.id),
  renamed as (update login g set login = n.to from names n where g.tenant_id = ${tenantId} and g.id = n.id)
  update person r set email = n.to from names n where r.tenant_id = ${tenantId} and r.id = n.person_id
    and lower(r.email) = n.before`

/** A client's contact is known by their address. Throws `notFound` where the company is no client. */
async function seenAs(
  ctx: Context<'notFound'>,
  email: string,
  { loginTypes, companyId }: Pick<InvitedAs, 'loginTypes' | 'companyId'>,
): Promise<InvitedAs> {
  if (companyId === null) return { loginTypes, companyId, contactNumber: null }
  const { contactNumber } = await one<{ contactNumber: string | null }>(
    ctx,
    sql`select (select k.number from contact k where k.tenant_id = y.tenant_id and k.company_id = y.id
        and lower(k.email) = ${email} order by k.number limit 1) as "contactNumber"
      from company y where y.tenant_id = ${ctx.tenant.id} and y.id = ${companyId} and not y.own`,
  )
  return { loginTypes, companyId, contactNumber }
}
