import { insertRows } from './insert-rows.ts'
import { type RandomCrew, wallOf, zones } from '../random/random-crews.ts'
import type { Stage } from '../stage.ts'

const perProject = 25
const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString())

/** The people the crews are made of; their names are their last names' too. */
export async function addPeople(stage: Stage, names: readonly string[]): Promise<Map<string, string>> {
  const { a } = stage.world
  const rows = names.map(name => {
    const [first_name = '', last_name = ''] = name.split(' ')
    return {
      tenant_id: a.id,
      id: crypto.randomUUID(),
      number: name,
      first_name,
      last_name,
      language: 'en',
      time_zone: 'UTC',
    }
  })
  await stage.test.database.withTenant(a.id, tx => insertRows(tx, 'person', rows))
  return new Map(rows.map(({ id, number }) => [number, id]))
}

/** Writes the crews with their positions and lines, set-wise. */
export async function insertCrews(
  stage: Stage,
  crews: readonly RandomCrew[],
  people: Map<string, string>,
): Promise<void> {
  const { a } = stage.world
  const tenant = { tenant_id: a.id }
  const places = Object.fromEntries(Object.keys(zones).map(zone => [zone, crypto.randomUUID()]))
  const address = { street: 'Quay 1', zipcode: '1', city: 'Port', country: 'DE', region: '' }
  const projects = crews
    .filter((_, i) => i % perProject === 0)
    .map(({ id, zone }) => ({
      ...tenant,
      id: crypto.randomUUID(),
      number: `R-${id.slice(0, 13)}`,
      name: 'Random',
      company_id: a.companies.client,
      location_id: places[zone],
      begin_date: '2025-01-01',
      end_date: '2026-12-31',
    }))
  const items = crews.map(crew => {
    const [from, to] = [wallOf(crew.starts, crew.zone), wallOf(crew.ends, crew.zone)]
    return {
      ...tenant,
      id: crypto.randomUUID(),
      crew_id: crew.id,
      function_id: a.functions.stagehand,
      start_date: from.date,
      end_date: to.date,
      start_time: from.time,
      end_time: to.time,
      time_zone: crew.zone,
      starts: iso(crew.starts),
      ends: iso(crew.ends),
      tz_version: 'test',
      break_minutes: crew.breakMinutes,
      amount_of_rows: 6,
    }
  })
  await stage.test.database.withTenant(a.id, async tx => {
    const located = Object.entries(places).map(([zone, id]) => ({
      ...tenant,
      id,
      name: zone,
      ...address,
      time_zone: zone,
    }))
    await insertRows(tx, 'location', located)
    await insertRows(tx, 'project', projects)
    const rows = crews.map(({ id, zone, starts, ends }, i) => ({
      ...tenant,
      id,
      project_id: projects[Math.floor(i / perProject)]?.id,
      location_id: places[zone],
      name: `Random ${i}`,
      chief_id: a.persons.chief,
      starts: iso(starts),
      ends: iso(ends),
    }))
    await insertRows(tx, 'project_crew', rows)
    await insertRows(tx, 'project_crew_item', items)
    const lines = crews.flatMap(({ starts, ends, lines: all, id: crewId }, i) =>
      all.map(({ id, name, status, checkInAt, checkOutAt }) => ({
        ...tenant,
        id,
        item_id: items[i]?.id,
        crew_id: crewId,
        person_id: people.get(name),
        status,
        starts: iso(starts),
        ends: iso(ends),
        status_since: iso(starts),
        check_in_at: iso(checkInAt),
        check_out_at: iso(checkOutAt),
        overlap_accepted: true,
      })),
    )
    await insertRows(tx, 'project_crew_item_status', lines)
  })
}
