import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { isZone } from '../../domain/shift-time.ts'
import type { NewLocation } from '../../openapi/locations.ts'
import type { Context } from '../context.ts'

/** Adds a place and gives its id. `at`: where it stands in the body, for the refusal of a time zone nobody knows. */
export async function addLocation(
  ctx: Context<'invalidInput'>,
  place: z.output<typeof NewLocation>,
  at = 'body',
): Promise<string> {
  if (!isZone(place.timeZone))
    throw ctx.refuse('invalidInput', { errors: [{ path: `${at}.timeZone`, message: 'not the name of a time zone' }] })
  const id = crypto.randomUUID()
  const { geoData: geo } = place
  await ctx.tx.execute(sql`
    insert into location (tenant_id, id, name, street, zipcode, city, country, region, link, info, map, entrance, time_zone,
      latitude, longitude, radius)
    values (${ctx.tenant.id}, ${id}, ${place.name}, ${place.street}, ${place.zipcode}, ${place.city}, ${place.country},
      ${place.region ?? ''}, ${place.link ?? null}, ${place.info ?? null}, ${place.map ?? null}, ${place.entrance ?? null},
      ${place.timeZone}, ${geo?.latitude ?? null}, ${geo?.longitude ?? null}, ${geo?.radius ?? null})`)
  return id
}
