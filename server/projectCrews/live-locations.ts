import { sql } from 'drizzle-orm'
import { type Context, personOf } from '../context.ts'
import { personRef } from '../people/person-ref.ts'
import { personJson } from '../projectCrewItems/fragments.ts'
import { type PersonColumns, iso } from '../wire.ts'

/** A place older than this when it arrives says nothing about now any more. */
const tooOld = 15 * 60_000

type LocationRow = {
  who: PersonColumns
  latitude: number
  longitude: number
  accuracy: number
  takenAt: string
  total: number
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

export async function liveLocationRows(
  ctx: Context,
  crewId: string,
  limit: number,
  offset: number,
): Promise<LocationRow[]> {
  const { rows } = await ctx.tx.execute<LocationRow>(sql`
    select ${personJson('who')} as who, v.latitude, v.longitude, v.accuracy, v.taken_at as "takenAt", count(*) over ()::int as total
    from live_location v join person who on who.tenant_id = v.tenant_id and who.id = v.person_id
    where v.tenant_id = ${ctx.tenant.id} and v.crew_id = ${crewId} and v.delete_after > ${ctx.now}
    order by who.first_name, who.last_name, who.id limit ${limit} offset ${offset}`)
  return rows
}

export const liveLocation = (ctx: Context, row: LocationRow) => ({
  person: personRef(ctx, row.who),
  latitude: row.latitude,
  longitude: row.longitude,
  accuracy: row.accuracy,
  timestamp: iso(row.takenAt),
})
