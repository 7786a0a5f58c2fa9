import { crewPreference, crewRating, personFunction, personTag, staffContract } from '../database/tables/crewMembers.ts'
import type { Tx } from '../database/tenant.ts'
import { type KnownRows, homesOf, knownRows } from './cast/known.ts'
import { insertRows } from './rows.ts'
import type { World } from './world.ts'

/** What is known of the crew, into tables that have nothing of it. */
export async function insertKnown(tx: Tx, known: KnownRows): Promise<void> {
  await insertRows(tx, personFunction, known.functions)
  await insertRows(tx, personTag, known.tags)
  await insertRows(tx, crewRating, known.ratings)
  await insertRows(tx, crewPreference, known.preferences)
  await insertRows(tx, staffContract, known.contracts)
}

/** A demo made before crew had functions gets what is known of everybody; one entry of planning's own, and it stays as it is. */
export async function keepKnown(tx: Tx, { agency, members, clients, trade }: World, now: Date): Promise<void> {
  const [known] = await tx.raw(
    `select from person_function where tenant_id = $1 union all select from person_tag where tenant_id = $1
      union all select from crew_rating where tenant_id = $1 union all select from crew_preference where tenant_id = $1
      union all select from staff_contract where tenant_id = $1 limit 1`,
    [agency.id],
  )
  if (known) return
  await insertKnown(tx, knownRows(agency, members, trade, clients, now))
  const homes = [...homesOf(agency, members)].map(([id, home]) => ({ id, ...home }))
  await tx.raw(
    `update person p set home_city = h."homeCity", home_latitude = h."homeLatitude", home_longitude = h."homeLongitude"
      from json_to_recordset($2::json) h (id uuid, "homeCity" text, "homeLatitude" float8, "homeLongitude" float8)
      where p.tenant_id = $1 and p.id = h.id and p.home_latitude is null`,
    [agency.id, JSON.stringify(homes)],
  )
}
