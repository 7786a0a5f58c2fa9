import { type SQL, sql } from 'drizzle-orm'
import {
  type EntryRow,
  type KeptRow,
  type PlaceRow,
  crossMarks,
  entriesJson,
  fromPlaces,
  isCrew,
  keptJson,
  pictured,
  placeColumns,
} from '../bestPersons/best-persons.queries.ts'
import type { Tx } from '../database/tenant.ts'

/** `open`: places nobody holds and nobody was asked for. */
export type OpenPlace = PlaceRow & { open: number }

/** What is known of somebody, for any position of the days that are asked about. */
export type KnownPerson = {
  id: string
  name: string
  pictured: boolean
  latitude: number | null
  longitude: number | null
  skills: { functionId: string; proof: string | null; validUntil: string | null }[]
  entries: EntryRow[]
  kept: KeptRow[]
  preferences: { kind: 'favourite' | 'blocked'; companyId: string | null; endDate: string | null; reason: string }[]
  past: { locationId: string; companyId: string; shifts: number }[]
  rating: number | null
  ratings: number
  /** Newest first. */
  contracts: {
    beginDate: string
    endDate: string | null
    weeklyMinutes: number | null
    hourlyRate: number | null
    currency: string
  }[]
  /** Positions they were asked for or are on, whatever came of it. */
  on: string[]
}

export interface Asked {
  tenantId: string
  now: Date
}

/** Positions with places left that have not begun, by time; `which` narrows them by `i`, `c` and `p`. */
export async function openPlaces(tx: Tx, { tenantId, now }: Asked, which: SQL): Promise<OpenPlace[]> {
  const { rows } = await tx.execute<OpenPlace>(sql`
    select * from (select ${placeColumns}, i.amount_of_rows - i.filled - i.waiting as open ${fromPlaces}
      where i.tenant_id = ${tenantId} and i.starts > ${now} and p.closed_at is null and ${which}) found
    where found.open > 0 order by found.starts, found.id limit ${mostPlaces + 1}`)
  return rows
}
/** More positions are too much at once. */
export const mostPlaces = 400
/** As are more people. */
export const mostPeople = 3000

/** Everybody of the crew who does one of these functions, with all that is known of them around those days. */
export async function knownPeople(
  tx: Tx,
  { tenantId, now }: Asked,
  { functions, companies, locations, from, to }: Around,
  among: SQL = sql`true`,
): Promise<KnownPerson[]> {
  const span = { from: sql`${from}::timestamptz`, to: sql`${to}::timestamptz` }
  const { rows } = await tx.execute<KnownPerson>(sql`
    select w.id, w.first_name || ' ' || w.last_name as name, w.home_latitude as latitude, w.home_longitude as longitude,
      ${pictured},
      (select coalesce(json_agg(json_build_object('functionId', pf.function_id, 'proof', pf.proof, 'validUntil', pf.valid_until)
          order by pf.function_id), '[]')
        from person_function pf where pf.tenant_id = w.tenant_id and pf.person_id = w.id) as skills,
      ${entriesJson(span)} as entries, ${keptJson(span)} as kept,
      (select coalesce(json_agg(json_build_object('kind', r.kind, 'companyId', r.company_id, 'endDate', r.end_date, 'reason', r.reason)
          order by r.company_id nulls last, r.created_at, r.id), '[]')
        from crew_preference r where r.tenant_id = w.tenant_id and r.person_id = w.id and r.ended_at is null
          and (r.company_id is null or r.company_id = any(${sql.param(companies)}::uuid[]))) as preferences,
      (select coalesce(json_agg(json_build_object('locationId', h.location_id, 'companyId', h.company_id, 'shifts', h.shifts)
          order by h.location_id, h.company_id), '[]')
        from (select c.location_id, p.company_id, count(*)::int as shifts
          from project_crew_item_status s join project_crew c on c.tenant_id = s.tenant_id and c.id = s.crew_id
          join project p on p.tenant_id = c.tenant_id and p.id = c.project_id
          where s.tenant_id = w.tenant_id and s.person_id = w.id and s.status in ('checkedOut','signedOff') and s.starts < ${now}
            and (c.location_id = any(${sql.param(locations)}::uuid[]) or p.company_id = any(${sql.param(companies)}::uuid[]))
          group by c.location_id, p.company_id) h) as past,
      marks.rating, marks.ratings,
      (select coalesce(json_agg(json_build_object('beginDate', k.begin_date, 'endDate', k.end_date, 'weeklyMinutes', k.weekly_minutes,
          'hourlyRate', k.hourly_rate, 'currency', k.currency) order by k.begin_date desc, k.id), '[]')
        from staff_contract k where k.tenant_id = w.tenant_id and k.person_id = w.id) as contracts,
      array(select x.item_id from project_crew_item_status x where x.tenant_id = w.tenant_id and x.person_id = w.id
        and x.starts >= ${from} and x.starts <= ${to} order by x.item_id) as on
    from person w ${crossMarks}
    where w.tenant_id = ${tenantId} and ${among}
      and ${isCrew}
      and w.id in (select pf.person_id from person_function pf where pf.tenant_id = ${tenantId}
        and pf.function_id = any(${sql.param(functions)}::uuid[]))
    order by w.id limit ${mostPeople + 1}`)
  return rows
}

/** What positions have in common that people are asked about; instants as the database writes them. */
export interface Around {
  functions: string[]
  companies: string[]
  locations: string[]
  from: string
  to: string
}

export function around(places: readonly PlaceRow[]): Around {
  const all = (of: (place: PlaceRow) => string) => [...new Set(places.map(of))].toSorted()
  const byTime = (of: (place: PlaceRow) => string) => places.map(of).toSorted((a, b) => Date.parse(a) - Date.parse(b))
  return {
    functions: all(place => place.function.id),
    companies: all(place => place.company.id),
    locations: all(place => place.location.id),
    from: byTime(place => place.starts)[0] ?? '',
    to: byTime(place => place.ends).at(-1) ?? '',
  }
}
