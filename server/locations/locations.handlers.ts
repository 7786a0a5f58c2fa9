import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type * as contract from '../../openapi/locations.ts'
import type { Context, Handlers } from '../context.ts'
import { offsetOf, page } from '../page.ts'
import { wordRanges, wordsOf } from './words.ts'

type Row = {
  id: string
  name: string
  street: string
  zipcode: string
  city: string
  country: string
  region: string
  link: string | null
  info: string | null
  map: string | null
  entrance: string | null
  timeZone: string
  geoData: { latitude: number; longitude: number; radius: number } | null
  total: number
}

const select = (where: SQL, tail = sql``) => sql`
  select l.id, l.name, l.street, l.zipcode, l.city, l.country, l.region, l.link, l.info, l.map, l.entrance,
    l.time_zone as "timeZone", case when l.latitude is null then null else
    json_build_object('latitude', l.latitude, 'longitude', l.longitude, 'radius', l.radius) end as "geoData",
    count(*) over ()::int as total
  from location l where ${where} ${tail}`
const wire = ({ total: _, ...row }: Row): z.input<typeof contract.Location> => row

async function read(ctx: Context<'notFound'>, id: string) {
  const { rows } = await ctx.tx.execute<Row>(select(sql`l.tenant_id = ${ctx.tenant.id} and l.id = ${id}`))
  if (!rows[0]) throw ctx.refuse('notFound')
  return wire(rows[0])
}

const isZone = (name: string) => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone.length > 0
  } catch {
    return false
  }
}

export const handlers: Handlers<typeof contract> = {
  listLocations: async ({ query }, ctx) => {
    const matching = wordRanges(query.q ?? '').map(
      ({ from, to }) => sql`and exists (select from location_word w where w.tenant_id = l.tenant_id
        and w.location_id = l.id and w.word >= ${from} and w.word < ${to})`,
    )
    const where = sql`l.tenant_id = ${ctx.tenant.id} ${sql.join(matching, sql` `)}`
    const { rows } = await ctx.tx.execute<Row>(
      select(where, sql`order by l.name, l.id limit ${query.limit} offset ${offsetOf(query)}`),
    )
    return { status: 200, body: page(rows, query, wire) }
  },

  readLocation: async ({ params }, ctx) => ({ status: 200, body: await read(ctx, params.id) }),

  createLocation: async ({ body }, ctx) => {
    if (!isZone(body.timeZone))
      throw ctx.refuse('invalidInput', { errors: [{ path: 'body.timeZone', message: 'not the name of a time zone' }] })
    const id = crypto.randomUUID()
    const { geoData: geo } = body
    await ctx.tx.execute(sql`
      insert into location (tenant_id, id, name, street, zipcode, city, country, region, link, info, map, entrance, time_zone,
        latitude, longitude, radius)
      values (${ctx.tenant.id}, ${id}, ${body.name}, ${body.street}, ${body.zipcode}, ${body.city}, ${body.country},
        ${body.region ?? ''}, ${body.link ?? null}, ${body.info ?? null}, ${body.map ?? null}, ${body.entrance ?? null},
        ${body.timeZone},
        ${geo?.latitude ?? null}, ${geo?.longitude ?? null}, ${geo?.radius ?? null})`)
    const words = wordsOf(`${body.name} ${body.city} ${body.street}`)
    if (words.length)
      await ctx.tx.execute(sql`
        insert into location_word (tenant_id, word, location_id)
        select ${ctx.tenant.id}::uuid, word, ${id}::uuid from unnest(${sql.param(words)}::text[]) as word`)
    return { status: 201, body: await read(ctx, id) }
  },
}
