import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { NewLocation } from '../../openapi/locations.ts'
import { mustBeZone } from './must-be-zone.ts'
import type { Context } from '../context.ts'

/** Adds a place and gives its id. `at`: where it stands in the body, for the refusal of a time zone nobody knows. */
export async function addLocation(
  ctx: Context<'invalidInput'>,
  place: z.output<typeof NewLocation>,
  at = 'body',
): Promise<string> {
  mustBeZone(ctx, place.timeZone, `${at}.timeZone`)
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
