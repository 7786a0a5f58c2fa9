import type { Tx } from '../database/tenant.ts'
import { agencyClients, type Client } from './cast/clients.ts'
import { agencyMembers, type DemoRole, type Member } from './cast/people.ts'
import { agencyPlaces, type Place } from './places.ts'
import { randomFrom } from './random.ts'
import { Roster } from './cast/roster.ts'
import type { Agency } from './tenants.ts'
import { tradeIds, type TradeIds } from '../lookups/trade.ts'

/** How many people an agency has, unless a test wants fewer. */
export const fullCrew = 320

/** What new projects are made of. */
export interface World {
  agency: Agency
  members: readonly Member[]
  demo: Readonly<Record<DemoRole, Member>>
  places: readonly Place[]
  clients: readonly Client[]
  trade: TradeIds
  roster: Roster
}

export function worldOf(agency: Agency, members: readonly Member[], trade: TradeIds): World {
  const demo = Object.fromEntries(members.flatMap(member => (member.demo ? [[member.demo, member]] : []))) as Partial<
    Record<DemoRole, Member>
  >
  const { crew, chief, planner, client, office } = demo
  if (!crew || !chief || !planner || !client || !office)
    throw new Error(`${agency.name} lacks one of the people of the demo`)
  const { places } = agencyPlaces(agency, randomFrom(`places ${agency.key}`))
  const { clients } = agencyClients(agency)
  return {
    agency,
    members,
    demo: { crew, chief, planner, client, office },
    places,
    clients,
    trade,
    roster: new Roster(members),
  }
}

/** The world as it stands in the database, with everybody's jobs from `since` on; null where the demo's rows are not ours. */
export async function readWorld(tx: Tx, agency: Agency, since: Date): Promise<World | null> {
  const rows = await tx.raw<{ id: string }>('select id from person where tenant_id = $1', [agency.id])
  const present = new Set(rows.map(({ id }) => id))
  const members = agencyMembers(agency, fullCrew).filter(({ id }) => present.has(id))
  if (members.length < 60) return null
  const lookups = await tx.raw<{ id: string; kind: string; code: string }>(
    'select id, kind, code from lookup where tenant_id = $1',
    [agency.id],
  )
  const world = worldOf(agency, members, tradeIds(lookups))
  const busy = await tx.raw<{ personId: string; starts: string; ends: string }>(
    `select person_id as "personId", starts, ends from project_crew_item_status where tenant_id = $1 and ends > $2
      and status in ('applied','invited','confirmed','checkedIn','checkedOut','signedOff')`,
    [agency.id, since],
  )
  for (const { personId, starts, ends } of busy)
    world.roster.book(personId, { starts: Date.parse(starts), ends: Date.parse(ends) })
  return world
}
