import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type * as contract from '../../openapi/personDetails.ts'
import { logged } from '../activities/log.ts'
import type { Context, Handlers } from '../context.ts'
import { mustBeZone } from '../locations/must-be-zone.ts'
import { one } from '../one.ts'
import { functionsOf } from '../people/person-columns.ts'

type Details = z.output<typeof contract.PersonDetails>

const detailsOf = (ctx: Context<'notFound'>, id: string) =>
  one<Details>(
    ctx,
    sql`select r.id as "personId", r.street, r.zipcode, r.city, r.country, r.birthday::text as birthday, r.phone, r.email,
        r.time_zone as "timeZone",
        ${functionsOf}, (r.created_at at time zone r.time_zone)::date::text as since
      from person r where r.tenant_id = ${ctx.tenant.id} and r.id = ${id}`,
  )

export const handlers: Handlers<typeof contract> = {
  readPersonDetails: async ({ params }, ctx) => ({ status: 200, body: await detailsOf(ctx, params.id) }),

  changePersonDetails: async ({ params, body }, ctx) => {
    if (body.timeZone !== undefined) mustBeZone(ctx, body.timeZone, 'body.timeZone')
    const { street, zipcode, city, country, birthday, phone, timeZone } = {
      ...(await detailsOf(ctx, params.id)),
      ...emptied(body),
    }
    await ctx.tx.execute(sql`
      update person set street = ${street}, zipcode = ${zipcode}, city = ${city}, country = ${country},
        birthday = ${birthday}::date, phone = ${phone}, time_zone = ${timeZone} where tenant_id = ${ctx.tenant.id} and id = ${params.id}`)
    await logged(ctx, [{ code: 'personDetailsChanged', personId: params.id }])
    return { status: 200, body: await detailsOf(ctx, params.id) }
  },
}

/** What was emptied is not known any more. */
const emptied = (body: z.output<typeof contract.PersonDetailsChange>) =>
  Object.fromEntries(Object.entries(body).map(([name, text]) => [name, text === '' ? null : text])) as typeof body
