import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { LiveLocation } from '../../openapi/projectCrews.ts'
import { type Context, personOf } from '../context.ts'
import type { Listing } from '../list.ts'
import { personRef } from '../people/person-ref.ts'
import { personJson } from '../projectCrewItems/fragments.ts'
import { type PersonColumns, iso } from '../wire.ts'

/** A place older than this when it arrives says nothing about now any more. */
const tooOld = 15 * 60_000

type LocationRow = {
  id: string
  who: PersonColumns
  latitude: number
  longitude: number
  accuracy: number
  takenAt: string
}

export type NewPlace = {
  latitude: number
  longitude: number
  accuracy: number
  timestamp: string
}

/** Keeps the newest place per person; one from the future, older than 15 minutes or than the known one changes nothing. */
export async function keepLiveLocation(ctx: Context, crewId: string, place: NewPlace): Promise<void> {
  const taken = new Date(place.timestamp)
  const age = ctx.now.getTime() - taken.getTime()
  if (age > tooOld || age < -60_000) return
  await ctx.tx.execute(sql`
    insert into live_location (tenant_id, crew_id, person_id, latitude, longitude, accuracy, taken_at, delete_after)
    select c.tenant_id, c.id, ${personOf(ctx)}, ${place.latitude}, ${place.longitude}, ${place.accuracy}, ${taken}, c.ends + interval '24 hours'
    from project_crew c where c.tenant_id = ${ctx.tenant.id} and c.id = ${crewId} and c.ends + interval '24 hours' > ${ctx.now}
    on conflict (tenant_id, crew_id, person_id) do update set latitude = excluded.latitude, longitude = excluded.longitude,
      accuracy = excluded.accuracy, taken_at = excluded.taken_at, delete_after = excluded.delete_after
    where live_location.taken_at < excluded.taken_at`)
}

/** Where the people of a crew are, by name; of each the newest place, whose id is the person's. */
export const liveLocationListing = (
  ctx: Context,
  crewId: string,
): Listing<LocationRow, z.input<typeof LiveLocation>> => ({
  among: sql`from live_location v join person who on who.tenant_id = v.tenant_id and who.id = v.person_id
    where v.tenant_id = ${ctx.tenant.id} and v.crew_id = ${crewId} and v.delete_after > ${ctx.now}`,
  order: [
    { by: sql`who.first_name`, as: 'text' },
    { by: sql`who.last_name`, as: 'text' },
    { by: sql`who.id`, as: 'uuid' },
  ],
  rows: sql`
    select who.id, ${personJson('who')} as who, v.latitude, v.longitude, v.accuracy, v.taken_at as "takenAt"
    from page join live_location v on v.tenant_id = ${ctx.tenant.id} and v.crew_id = ${crewId} and v.person_id = page.id
    join person who on who.tenant_id = v.tenant_id and who.id = v.person_id`,
  item: row => ({
    person: personRef(ctx, row.who),
    latitude: row.latitude,
    longitude: row.longitude,
    accuracy: row.accuracy,
    timestamp: iso(row.takenAt),
  }),
})
