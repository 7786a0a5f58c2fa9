import { type SQL, sql } from 'drizzle-orm'
import type * as contract from '../../openapi/locations.ts'
import type { Context, Handlers } from '../context.ts'
import { listOf } from '../list.ts'
import { one } from '../one.ts'
import { foundBy } from '../search/words.ts'
import { addLocation } from './add-location.ts'

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
}

/** Places a condition on `l` names. */
const locations = (ctx: Context, which: SQL) => sql`
  select l.id, l.name, l.street, l.zipcode, l.city, l.country, l.region, l.link, l.info, l.map, l.entrance,
    l.time_zone as "timeZone", case when l.latitude is null then null else
    json_build_object('latitude', l.latitude, 'longitude', l.longitude, 'radius', l.radius) end as "geoData"
  from location l where l.tenant_id = ${ctx.tenant.id} and ${which}`

const read = (ctx: Context<'notFound'>, id: string) => one<Row>(ctx, locations(ctx, sql`l.id = ${id}`))

export const handlers: Handlers<typeof contract> = {
  listLocations: async ({ query }, ctx) => ({
    status: 200,
    body: await listOf(ctx, query, {
      among: sql`from location l where l.tenant_id = ${ctx.tenant.id} and ${foundBy(ctx, query.q, { location: sql`l.id` })}`,
      order: [
        { by: sql`l.name`, as: 'text' },
        { by: sql`l.id`, as: 'uuid' },
      ],
      rows: locations(ctx, sql`l.id in (select id from page)`),
      item: (row: Row) => row,
    }),
  }),

  readLocation: async ({ params }, ctx) => ({ status: 200, body: await read(ctx, params.id) }),

  createLocation: async ({ body }, ctx) => {
    const id = await addLocation(ctx, body)
    return { status: 201, body: await read(ctx, id) }
  },
}
