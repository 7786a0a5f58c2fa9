import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { NewPCrewInvitation } from '../../openapi/membershipCrews.ts'
import { type Context, personOf } from '../context.ts'
import { nextNumber } from '../numbers.ts'
import { addMembership, presentMembership } from '../plannerCrews/membership.queries.ts'
import { invitePerson } from '../profileAccess/invite-person.ts'

type Inviting = Context<'notFound' | 'loginActive' | 'accessEnded' | 'recipientMissing'>

/**
 * Somebody new is entered, invited and a member; whoever waits for their invitation already is the same person. Throws
 * `loginActive` where somebody logs in with the address, and `accessEnded` where somebody did.
 */
export async function inviteMember(ctx: Inviting, plannerCrewId: string, entered: z.output<typeof NewPCrewInvitation>) {
  const email = entered.email.toLowerCase()
  // Nobody is entered twice by two who invite at once.
  await ctx.tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`person ${ctx.tenant.id}`}, 0))`)
  const known = await waiting(ctx, email)
  const personId = known ?? (await newPerson(ctx, { ...entered, email }))
  await invitePerson(ctx, personId)
  // Who is a member stays one as they are; so does whoever is blocked, which an invitation does not decide.
  const present = known === null ? null : await presentMembership(ctx, plannerCrewId, known)
  return present ?? addMembership(ctx, { plannerCrewId, personId, kind: 'favourite' })
}

type Known = { personId: string | null; hasLogin: boolean; waits: boolean; ended: boolean }

/**
 * Who was invited at this address, or is known by it and was not invited. A login need not be called as its person's
 * address is: whoever has one under another name is found by the address as well.
 */
async function waiting(ctx: Inviting, email: string): Promise<string | null> {
  const { rows: known } = await ctx.tx.execute<Known>(sql`
    with called as (select r.id from person r where r.tenant_id = ${ctx.tenant.id} and lower(r.email) = ${email})
    select g.person_id as "personId", true as "hasLogin", g.ended_at is not null as ended,
      g.kind = 'user' and g.invited_at is not null and 'crew' = any(g.login_types) as waits
    from login g where g.tenant_id = ${ctx.tenant.id} and (g.login = ${email} or g.person_id in (select id from called))
    union all select c.id, false, false, false from called c order by 1`)
  const logins = known.filter(({ hasLogin }) => hasLogin)
  const open = logins.filter(({ ended }) => !ended)
  if (open.some(({ waits, personId }) => !waits || personId === null)) throw ctx.refuse('loginActive')
  if (open[0]) return open[0].personId
  if (logins.length) throw ctx.refuse('accessEnded')
  return known[0]?.personId ?? null
}

async function newPerson(ctx: Context, entered: z.output<typeof NewPCrewInvitation>): Promise<string> {
  const id = crypto.randomUUID()
  await ctx.tx.execute(sql`
    with taken as (${nextNumber(ctx, 'person')})
    insert into person (tenant_id, id, number, first_name, last_name, email, language, time_zone, created_at)
    select ${ctx.tenant.id}, ${id}, taken.number, ${entered.firstName}, ${entered.lastName}, ${entered.email},
      ${ctx.tenant.defaultLanguage}, r.time_zone, ${ctx.now}
    from taken, person r where r.tenant_id = ${ctx.tenant.id} and r.id = ${personOf(ctx)}`)
  return id
}
