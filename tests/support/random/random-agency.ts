import { insertRows } from '../rows/insert-rows.ts'
import { wallOf } from './random-crews.ts'
import type { Seeded } from './seeded.ts'
import type { Stage } from '../stage.ts'

const [hour, day] = [3_600_000, 86_400_000]

export interface RandomPerson {
  id: string
  name: string
  isCrew: boolean
  home: { latitude: number; longitude: number } | null
  /** By function: last day of the proof; null: without an end. */
  does: Map<string, string | null>
  ratings: number[]
  wishes: { kind: 'favourite' | 'blocked'; companyId: string | null; endDate: string | null; isEnded: boolean }[]
  contracts: { beginDate: string; endDate: string | null; weeklyMinutes: number | null; hourlyRate: number | null }[]
  kept: { kind: 'block' | 'vacation' | 'available'; isApproved: boolean; starts: number; ends: number }[]
}
export interface RandomItem {
  id: string
  functionId: string
  companyId: string
  place: { id: string; zone: string; latitude: number; longitude: number }
  starts: number
  ends: number
  startDate: string
  breakMinutes: number
}
export interface RandomLineOf {
  item: RandomItem
  personId: string
  status: string
}
export interface RandomAgency {
  people: RandomPerson[]
  items: RandomItem[]
  lines: RandomLineOf[]
}

interface Size {
  people: number
  items: number
  perItem: number
}
const firstNames = ['Ada', 'Bo', 'Cem', 'Émile', 'Łucja', 'Öykü', 'Zoë', 'ada']
const before = ['checkedOut', 'signedOff', 'checkedOut', 'noShow', 'cancelled', 'declined']
const ahead = ['confirmed', 'confirmed', 'confirmed', 'invited', 'applied', 'declined', 'notNeeded']

/** People with all that is known of them, and half a year of what they were on, around a moment. */
export function randomAgency(lots: Seeded, { a }: Stage['world'], now: number, size: Size): RandomAgency {
  const functions = [a.functions.stagehand, a.functions.rigger]
  const companies = [a.companies.client, a.companies.other]
  const id = () => crypto.randomUUID()
  const near = () => ({ latitude: 53.5 + lots.next(), longitude: 9.5 + lots.next() })
  const dateAt = (from: number, to: number) => wallOf(now + lots.whole(from, to) * day, 'Europe/Berlin').date
  const several = <T>(most: number, make: () => T) => Array.from({ length: lots.whole(0, most) }, make)
  const places = Array.from({ length: 6 }, (_, nth) => ({
    id: id(),
    zone: nth % 3 === 2 ? 'Europe/London' : 'Europe/Berlin',
    ...near(),
  }))
  const people = Array.from({ length: size.people }, (): RandomPerson => {
    const skilled = functions.filter(() => lots.chance(0.7))
    return {
      id: id(),
      // Many have one name: what comes next decides.
      name: `${lots.pick(firstNames)} Crew${lots.whole(0, size.people / 4)}`,
      isCrew: lots.chance(0.95),
      home: lots.chance(0.85) ? near() : null,
      does: new Map(skilled.map(one => [one, lots.chance(0.6) ? null : dateAt(-40, 200)])),
      ratings: several(4, () => lots.whole(1, 5)),
      wishes: several(2, () => ({
        kind: lots.chance(0.7) ? 'favourite' : 'blocked',
        companyId: lots.chance(0.3) ? null : lots.pick(companies),
        endDate: lots.chance(0.7) ? null : dateAt(-30, 60),
        isEnded: lots.chance(0.2),
      })),
      contracts: several(2, () => ({
        beginDate: dateAt(-400, -31),
        endDate: lots.chance(0.7) ? null : dateAt(-30, 60),
        weeklyMinutes: lots.chance(0.8) ? lots.whole(10, 45) * 60 : null,
        hourlyRate: lots.chance(0.8) ? lots.whole(1300, 3200) : null,
      })),
      kept: several(3, () => {
        const starts = now + lots.whole(-5, 40) * day + lots.whole(0, 23) * hour
        const kind = lots.pick(['block', 'vacation', 'available'] as const)
        return { kind, isApproved: lots.chance(0.6), starts, ends: starts + lots.whole(6, 120) * hour }
      }),
    }
  })
  const items = Array.from({ length: size.items }, (_, nth): RandomItem => {
    const place = lots.pick(places)
    const starts = now + lots.whole(nth % 2 ? 1 : -150, nth % 2 ? 30 : -1) * day + lots.whole(0, 95) * (hour / 4)
    return {
      id: id(),
      functionId: lots.pick(functions),
      companyId: lots.pick(companies),
      place,
      starts,
      ends: starts + lots.whole(16, 48) * (hour / 4),
      startDate: wallOf(starts, place.zone).date,
      breakMinutes: lots.pick([0, 30, 60]),
    }
  })
  const lines = items.flatMap(item =>
    lots
      .shuffled(people)
      .slice(0, lots.whole(0, size.perItem))
      .map(({ id: personId }) => ({
        item,
        personId,
        status: lots.pick(item.ends < now ? before : ahead),
      })),
  )
  return { people, items, lines }
}

/** Writes them, set-wise. */
export async function insertAgency({ test, world }: Stage, { people, items, lines }: RandomAgency): Promise<void> {
  const { a } = world
  const of = () => ({ tenant_id: a.id, id: crypto.randomUUID() })
  const iso = (at: number) => new Date(at).toISOString()
  const places = [...new Map(items.map(({ place }) => [place.id, place])).values()]
  const projects = new Map(
    items.map(item => [
      `${item.companyId} ${item.place.id}`,
      { ...of(), company_id: item.companyId, location_id: item.place.id },
    ]),
  )
  const projectOf = ({ companyId, place }: RandomItem) => projects.get(`${companyId} ${place.id}`)?.id
  const crews = new Map(items.map(item => [item.id, { ...of(), project_id: projectOf(item), item }]))
  const each = <T>(more: (person: RandomPerson) => readonly T[], row: (one: T, person: RandomPerson) => object) =>
    people.flatMap(person => more(person).map(one => ({ ...of(), person_id: person.id, ...row(one, person) })))
  await test.database.withTenant(a.id, async tx => {
    const insert = (table: string, rows: readonly object[]) =>
      insertRows(tx, table, rows as readonly Record<string, unknown>[])
    await insert(
      'location',
      places.map(({ id, zone, latitude, longitude }, nth) => ({
        ...of(),
        id,
        name: `Place ${nth}`,
        street: 'Quay 1',
        zipcode: '1',
        city: 'Port',
        country: 'DE',
        region: '',
        time_zone: zone,
        latitude,
        longitude,
        radius: 200,
      })),
    )
    await insert(
      'project',
      [...projects.values()].map((row, nth) => ({
        ...row,
        number: `R-${nth}`,
        name: 'Random',
        begin_date: '2025-01-01',
        end_date: '2027-12-31',
      })),
    )
    await insert(
      'project_crew',
      [...crews.values()].map(({ item, ...row }) => ({
        ...row,
        location_id: item.place.id,
        name: 'Random',
        starts: iso(item.starts),
        ends: iso(item.ends),
      })),
    )
    await insert(
      'project_crew_item',
      items.map(item => {
        const [from, to] = [wallOf(item.starts, item.place.zone), wallOf(item.ends, item.place.zone)]
        return {
          ...of(),
          id: item.id,
          crew_id: crews.get(item.id)?.id,
          function_id: item.functionId,
          start_date: from.date,
          end_date: to.date,
          start_time: from.time,
          end_time: to.time,
          time_zone: item.place.zone,
          starts: iso(item.starts),
          ends: iso(item.ends),
          tz_version: 'test',
          break_minutes: item.breakMinutes,
          amount_of_rows: 500,
        }
      }),
    )
    await insert(
      'person',
      people.map(({ id, name, home }) => {
        const [first_name, last_name] = name.split(' ')
        return {
          ...of(),
          id,
          number: id,
          first_name,
          last_name,
          language: 'en',
          time_zone: 'UTC',
          home_latitude: home?.latitude ?? null,
          home_longitude: home?.longitude ?? null,
        }
      }),
    )
    await insert(
      'login',
      people.map(({ id, isCrew }) => ({
        ...of(),
        login: `${id}@a.test`,
        password_hash: '-',
        kind: 'user',
        login_types: ['crew'],
        person_id: id,
        ended_at: isCrew ? null : iso(0),
      })),
    )
    await insert(
      'person_function',
      each(
        ({ does }) => [...does],
        ([function_id, valid_until]) => ({ function_id, valid_until, created_at: iso(0) }),
      ),
    )
    await insert(
      'crew_rating',
      each(
        ({ ratings }) => ratings,
        rating => ({ rating, author_id: a.persons.planner, created_at: iso(0) }),
      ),
    )
    await insert(
      'crew_preference',
      each(
        ({ wishes }) => wishes,
        one => ({
          kind: one.kind,
          company_id: one.companyId,
          reason: 'Said so',
          end_date: one.endDate,
          author_id: a.persons.planner,
          created_at: iso(0),
          ended_at: one.isEnded ? iso(0) : null,
          ended_by_id: one.isEnded ? a.persons.planner : null,
        }),
      ),
    )
    await insert(
      'staff_contract',
      each(
        ({ contracts }) => contracts,
        one => ({
          begin_date: one.beginDate,
          end_date: one.endDate,
          weekly_minutes: one.weeklyMinutes,
          hourly_rate: one.hourlyRate,
          currency: 'EUR',
          created_at: iso(0),
        }),
      ),
    )
    await insert(
      'calendar_entry',
      each(
        ({ kept }) => kept,
        one => ({
          kind: one.kind,
          start_date: iso(one.starts).slice(0, 10),
          end_date: iso(one.ends).slice(0, 10),
          begin_time: '00:00',
          end_time: '00:00',
          time_zone: 'UTC',
          starts: iso(one.starts),
          ends: iso(one.ends),
          tz_version: 'test',
          status: one.kind === 'vacation' ? (one.isApproved ? 'approved' : 'asked') : null,
          created_at: iso(0),
        }),
      ),
    )
    await insert(
      'project_crew_item_status',
      lines.map(({ item, personId, status }) => ({
        ...of(),
        item_id: item.id,
        crew_id: crews.get(item.id)?.id,
        person_id: personId,
        status,
        starts: iso(item.starts),
        ends: iso(item.ends),
        status_since: iso(item.starts),
        overlap_accepted: true,
      })),
    )
  })
}
