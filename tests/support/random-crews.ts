import type { HoursRule } from '../../domain/hours.ts'
import { insertRows } from './insert-rows.ts'
import type { Seeded } from './seeded.ts'
import type { Stage } from './stage.ts'

/** Nights on which clocks are set, and where. Lord Howe's move by half an hour. */
const zones: Record<string, string[]> = {
  'Europe/Berlin': ['2025-03-30', '2025-10-26', '2026-03-29', '2026-10-25'],
  'Europe/London': ['2025-03-30', '2025-10-26', '2026-03-29', '2026-10-25'],
  'America/New_York': ['2025-03-09', '2025-11-02', '2026-03-08', '2026-11-01'],
  'Australia/Lord_Howe': ['2025-04-06', '2025-10-05', '2026-04-05', '2026-10-04'],
}

export interface RandomLine {
  id: string
  name: string
  status: string
  checkInAt: number | null
  checkOutAt: number | null
}
export interface RandomCrew {
  id: string
  zone: string
  starts: number
  ends: number
  breakMinutes: number
  lines: RandomLine[]
}

const minute = 60_000
const hour = 60 * minute

/** Date and time on a wall in the zone, as Intl reads them. */
export function wallOf(at: number, zone: string): { date: string; time: string } {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at)
  const part = (type: string) => parts.find(each => each.type === type)?.value ?? ''
  return { date: `${part('year')}-${part('month')}-${part('day')}`, time: `${part('hour')}:${part('minute')}` }
}

export const randomRule = (random: Seeded): HoursRule => ({
  from: random.pick(['later', 'checkIn', 'planned'] as const),
  roundTo: random.pick([1, 5, 10, 15, 30, 60]),
  lessBreak: random.chance(0.7),
})

function randomLine(random: Seeded, { starts, ends }: Pick<RandomCrew, 'starts' | 'ends'>, name: string): RandomLine {
  const near = (at: number, from: number, to: number) =>
    at + random.whole(from * 60, to * 60) * 1000 + random.whole(0, 999)
  const came = near(starts, -60, 90)
  const left = random.chance(0.02)
    ? // Somebody remembers days later that a check-out is missing.
      near(ends, 1440, 6000)
    : random.chance(0.05)
      ? near(starts, -30, 30)
      : near(ends, -120, 180)
  const missing = random.pick(['none', 'none', 'none', 'none', 'none', 'none', 'none', 'none', 'in', 'out', 'both'])
  const checkInAt = missing === 'in' || missing === 'both' ? null : came
  const checkOutAt = missing === 'out' || missing === 'both' || left < came ? null : left
  const punched = checkInAt === null ? 'confirmed' : checkOutAt === null ? 'checkedIn' : 'checkedOut'
  return { id: crypto.randomUUID(), name, status: random.chance(0.03) ? 'noShow' : punched, checkInAt, checkOutAt }
}

/** A crew of one to six over a shift of any length, half of them at a change of clocks. */
export function randomCrew(random: Seeded, names: readonly string[]): RandomCrew {
  const zone = random.pick(Object.keys(zones))
  const night = random.pick(zones[zone] ?? [])
  const day = random.chance(0.5) ? Date.parse(`${night}T00:00:00Z`) : Date.UTC(2025, 0, random.whole(1, 680))
  const starts = day + random.whole(-36 * 12, 24 * 12) * 5 * minute
  const length = random.chance(0.06) ? random.whole(20 * 12, 47 * 12) : random.whole(3 * 12, 14 * 12)
  const shift = { starts, ends: starts + length * 5 * minute }
  const people = random.shuffled(names).slice(0, random.whole(1, 6))
  return {
    id: crypto.randomUUID(),
    zone,
    ...shift,
    breakMinutes: random.pick([0, 0, 15, 20, 30, 45, 60, 90]),
    lines: people.map(name => randomLine(random, shift, name)),
  }
}

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
