import { sql } from 'drizzle-orm'
import { type Context, personOf } from '../context.ts'
import { nextNumber } from '../numbers.ts'
import { waits } from './waits.ts'

interface Entered {
  firstName: string
  lastName: string
  /** Lower case. */
  email: string
}

/** Nobody is entered twice by two who do it at once: whoever comes second waits until the first is done. */
export const oneAtATime = (ctx: Pick<Context, 'tx'> & { tenant: { id: string } }) =>
  ctx.tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`person ${ctx.tenant.id}`}, 0))`)

/** Enters somebody, in the zone of whoever does it and the agency's language; answers their id. */
export async function newPerson(ctx: Context, entered: Entered): Promise<string> {
  const id = crypto.randomUUID()
  await ctx.tx.execute(sql`
    with taken as (${nextNumber(ctx, 'person')})
    insert into person (tenant_id, id, number, first_name, last_name, email, language, time_zone, created_at)
    select ${ctx.tenant.id}, ${id}, taken.number, ${entered.firstName}, ${entered.lastName}, ${entered.email},
      ${ctx.tenant.defaultLanguage}, r.time_zone, ${ctx.now}
    from taken, person r where r.tenant_id = ${ctx.tenant.id} and r.id = ${personOf(ctx)}`)
  return id
}

export type Known = { personId: string | null; hasLogin: boolean; waits: boolean; ended: boolean; crew: boolean }

/**
 * Who is known by an address (lower case): a line for each login, and one for each person. A login need not be called as
 * its person's address is: whoever has one under another name is found by the address as well.
 */
export async function knownBy(ctx: Context, email: string): Promise<Known[]> {
  const { rows } = await ctx.tx.execute<Known>(sql`
    with called as (select r.id from person r where r.tenant_id = ${ctx.tenant.id} and lower(r.email) = ${email})
    select g.person_id as "personId", true as "hasLogin", g.ended_at is not null as ended,
      g.kind = 'user' and ${waits} as waits, 'crew' = any(g.login_types) as crew
    from login g where g.tenant_id = ${ctx.tenant.id} and (g.login = ${email} or g.person_id in (select id from called))
    union all select c.id, false, false, false, false from called c order by 1`)
  return rows
}
