import { daysLater } from '../../../domain/shift-display.ts'
import { localOf } from '../../../domain/shift-time.ts'
import type { Database } from '../../../server/database/open.ts'
import { insertRows } from '../../support/rows/insert-rows.ts'
import type { Seeded } from '../../support/random/seeded.ts'
import { addPerson, shiftColumns } from '../../support/world/add.ts'
import type { TenantWorld } from '../../support/world.ts'

export interface FireLine {
  id: string
  itemId: string
  /** Login of the person on it. */
  login: string
}
export interface FireCrew {
  id: string
  starts: number
  ends: number
  lines: FireLine[]
}

const perProject = 40

/** Crews of two to four people, over since a few hours by the real clock, spread over projects; the world's chief leads them. */
export async function addFireCrews(
  database: Database,
  world: TenantWorld,
  count: number,
  random: Seeded,
): Promise<FireCrew[]> {
  const workers = await Promise.all(
    ['Amira', 'Łukasz', 'Kofi', 'Elif', 'Nia', 'Jonas'].map(name => addPerson(database, world, name)),
  )
  const today = localOf(Date.now(), 'Europe/Berlin').date
  const shift = { date: daysLater(today, -1), from: '08:00', to: '16:00' }
  const { startDate, startTime, endTime, timeZone, starts, ends, tzVersion } = shiftColumns(shift)
  const during = { starts: starts.toISOString(), ends: ends.toISOString() }
  const tenant = { tenant_id: world.id }

  const projects = Array.from({ length: Math.ceil(count / perProject) }, (_, i) => ({
    ...tenant,
    id: crypto.randomUUID(),
    number: String(9000 + i),
    name: `Fire ${i}`,
    company_id: world.companies.client,
    location_id: world.locations.venue,
    contact_id: world.contacts.client,
    begin_date: startDate,
    end_date: startDate,
  }))
  const rows = Array.from({ length: count }, (_, i) => {
    const crewId = crypto.randomUUID()
    const itemId = crypto.randomUUID()
    const people = random.shuffled(workers).slice(0, random.whole(2, 4))
    return {
      crew: {
        ...tenant,
        id: crewId,
        project_id: projects[i % projects.length]?.id,
        location_id: world.locations.venue,
        name: `Crew ${i}`,
        chief_id: world.persons.chief,
        contact_on_site_id: world.contacts.client,
        ...during,
      },
      item: {
        ...tenant,
        id: itemId,
        crew_id: crewId,
        function_id: world.functions.stagehand,
        start_date: startDate,
        start_time: startTime,
        end_time: endTime,
        time_zone: timeZone,
        ...during,
        tz_version: tzVersion,
        break_minutes: random.pick([0, 15, 30, 45]),
        amount_of_rows: 5,
      },
      lines: people.map(({ id, login }) => ({
        login,
        row: {
          ...tenant,
          id: crypto.randomUUID(),
          item_id: itemId,
          crew_id: crewId,
          person_id: id,
          status: 'confirmed',
          ...during,
          status_since: during.starts,
          confirmed_at: during.starts,
          // Everybody is on many crews at one time here.
          overlap_accepted: true,
        },
      })),
    }
  })
  await database.withTenant(world.id, async tx => {
    await insertRows(tx, 'project', projects)
    await insertRows(
      tx,
      'project_crew',
      rows.map(({ crew }) => crew),
    )
    await insertRows(
      tx,
      'project_crew_item',
      rows.map(({ item }) => item),
    )
    const lines = rows.flatMap(({ lines: all }) => all.map(({ row }) => row))
    await insertRows(tx, 'project_crew_item_status', lines)
  })
  return rows.map(({ crew, item, lines }) => ({
    id: crew.id,
    starts: starts.getTime(),
    ends: ends.getTime(),
    lines: lines.map(({ login, row }) => ({ id: row.id, itemId: item.id, login })),
  }))
}
