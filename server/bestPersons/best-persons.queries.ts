import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Venue } from '../../openapi/positions.ts'
import type { Context } from '../context.ts'
import { one } from '../one.ts'
import { functionJson, joinCrew, shiftColumns, venueJson } from '../projectCrewItems/fragments.ts'
import { foundBy } from '../search/words.ts'
import type { CaptionColumns, ShiftColumns } from '../wire.ts'

export type PlaceRow = ShiftColumns & {
  id: string
  function: CaptionColumns
  task: string | null
  projectCrew: { id: string; name: string }
  project: { id: string; number: string; name: string }
  company: { id: string; name: string }
  location: z.input<typeof Venue>
  breakMinutes: number
  amountOfRows: number
  filled: number
}

/** A position somebody is sought for: `i`, and beside it `f`, `c`, `p`, `l`, `y`. */
export const placeColumns = sql`i.id, ${functionJson}, i.task, json_build_object('id', c.id, 'name', c.name) as "projectCrew",
  json_build_object('id', p.id, 'number', p.number, 'name', p.name) as project,
  json_build_object('id', y.id, 'name', y.name) as company, ${venueJson},
  ${shiftColumns}, i.starts, i.ends, i.break_minutes as "breakMinutes", i.amount_of_rows as "amountOfRows", i.filled`
export const fromPlaces = sql`from project_crew_item i
  join lookup f on f.tenant_id = i.tenant_id and f.id = i.function_id ${joinCrew}
  join company y on y.tenant_id = p.tenant_id and y.id = p.company_id`

/** The position somebody is sought for. Throws `notFound`. */
export const place = (ctx: Context<'notFound'>, id: string) =>
  one<PlaceRow>(ctx, sql`select ${placeColumns} ${fromPlaces} where i.tenant_id = ${ctx.tenant.id} and i.id = ${id}`)

/** A place that is held, or a question that is open. */
export type EntryRow = {
  status: string
  starts: string
  ends: string
  startDate: string
  breakMinutes: number
  venue: string
}
export type KeptRow = { kind: 'block' | 'vacation' | 'available'; starts: string; ends: string }

export type CandidateRow = {
  id: string
  name: string
  pictured: boolean
  functions: CaptionColumns[]
  skill: { proof: string | null; validUntil: string | null } | null
  entries: EntryRow[]
  kept: KeptRow[]
  preferences: { kind: 'favourite' | 'blocked'; client: boolean; reason: string }[]
  timesHere: number
  timesForClient: number
  rating: number | null
  ratings: number
  contract: { weeklyMinutes: number | null; hourlyRate: number | null; currency: string } | null
  latitude: number | null
  longitude: number | null
}

/** First and last instant that is asked about. */
interface Around {
  from: SQL
  to: SQL
}

/** Of a person `w`: what they hold or were asked for, far enough around for rest, day and week. */
export const entriesJson = ({ from, to }: Around): SQL => sql`
  (select coalesce(json_agg(json_build_object('status', s.status, 'starts', s.starts, 'ends', s.ends,
      'startDate', i.start_date, 'breakMinutes', i.break_minutes, 'venue', l.name) order by s.starts, s.id), '[]')
    from project_crew_item_status s join project_crew_item i on i.tenant_id = s.tenant_id and i.id = s.item_id
    join project_crew c on c.tenant_id = s.tenant_id and c.id = s.crew_id
    join location l on l.tenant_id = c.tenant_id and l.id = c.location_id
    where s.tenant_id = w.tenant_id and s.person_id = w.id
      and s.status in ('invited','applied','confirmed','checkedIn','checkedOut','signedOff')
      and s.starts > ${from} - interval '10 days' and s.starts < ${to} + interval '8 days')`

/** Of a person `w`: the time they keep free or offer; nothing of theirs is longer than a year. */
export const keptJson = ({ from, to }: Around): SQL => sql`
  (select coalesce(json_agg(json_build_object('kind', e.kind, 'starts', e.starts, 'ends', e.ends) order by e.starts, e.id), '[]')
    from calendar_entry e where e.tenant_id = w.tenant_id and e.person_id = w.id
      and e.starts > ${from} - interval '368 days' and e.starts < ${to} + interval '1 day'
      and e.ends > ${from} - interval '1 day' and (e.kind <> 'vacation' or e.status = 'approved'))`

/** Whether there is a face of a person `w`. */
export const pictured = sql.raw(
  `exists (select from person_picture pp where pp.tenant_id = w.tenant_id and pp.person_id = w.id) as pictured`,
)

/** How a person `w` was rated: `marks`. */
export const crossMarks = sql.raw(`cross join lateral (
  select avg(m.rating)::float8 as rating, count(*)::int as ratings from crew_rating m
  where m.tenant_id = w.tenant_id and m.person_id = w.id) marks`)

/** Whether a person `w` is of the crew, and has not left. */
export const isCrew = sql.raw(`w.id in (select g.person_id from login g where g.tenant_id = w.tenant_id
  and 'crew' = any(g.login_types) and g.ended_at is null)`)

/** Everybody who may be asked: who does it, or whoever is searched for by name; nobody who was asked or has left. */
export async function candidates(ctx: Context, item: string, q: string | undefined): Promise<CandidateRow[]> {
  const who = q
    ? foundBy(ctx, q, { person: sql`w.id` })
    : sql`w.id in (select pf.person_id from person_function pf where pf.tenant_id = ${ctx.tenant.id}
        and pf.function_id = (select function_id from place))`
  const around = { from: sql`place.starts`, to: sql`place.ends` }
  const { rows } = await ctx.tx.execute<CandidateRow>(sql`
    with place as materialized (
      select i.tenant_id, i.id, i.starts, i.ends, i.start_date, i.function_id, c.location_id, p.company_id
      from project_crew_item i ${joinCrew} where i.tenant_id = ${ctx.tenant.id} and i.id = ${item})
    select w.id, w.first_name || ' ' || w.last_name as name, w.home_latitude as latitude, w.home_longitude as longitude,
      ${pictured},
      (select coalesce(json_agg(json_build_object('id', f.id, 'caption', f.caption, 'code', f.code) order by f.sort, f.caption), '[]')
        from person_function pf join lookup f on f.tenant_id = pf.tenant_id and f.id = pf.function_id
        where pf.tenant_id = w.tenant_id and pf.person_id = w.id) as functions,
      (select json_build_object('proof', pf.proof, 'validUntil', pf.valid_until) from person_function pf
        where pf.tenant_id = w.tenant_id and pf.person_id = w.id and pf.function_id = place.function_id) as skill,
      ${entriesJson(around)} as entries, ${keptJson(around)} as kept,
      (select coalesce(json_agg(json_build_object('kind', r.kind, 'client', r.company_id is not null, 'reason', r.reason)
          order by r.company_id nulls last, r.created_at, r.id), '[]')
        from crew_preference r where r.tenant_id = w.tenant_id and r.person_id = w.id and r.ended_at is null
          and (r.company_id is null or r.company_id = place.company_id)
          and (r.end_date is null or r.end_date >= place.start_date)) as preferences,
      past."timesHere", past."timesForClient", marks.rating, marks.ratings,
      (select json_build_object('weeklyMinutes', k.weekly_minutes, 'hourlyRate', k.hourly_rate, 'currency', k.currency)
        from staff_contract k where k.tenant_id = w.tenant_id and k.person_id = w.id and k.begin_date <= place.start_date
          and (k.end_date is null or k.end_date >= place.start_date) order by k.begin_date desc, k.id limit 1) as contract
    from place join person w on w.tenant_id = place.tenant_id and ${who}
    cross join lateral (
      select count(*) filter (where c.location_id = place.location_id)::int as "timesHere",
        count(*) filter (where p.company_id = place.company_id)::int as "timesForClient"
      from project_crew_item_status s join project_crew c on c.tenant_id = s.tenant_id and c.id = s.crew_id
      join project p on p.tenant_id = c.tenant_id and p.id = c.project_id
      where s.tenant_id = w.tenant_id and s.person_id = w.id and s.status in ('checkedOut','signedOff')
        and s.starts < place.starts) past
    ${crossMarks}
    where ${isCrew}
      and not exists (select from project_crew_item_status x where x.tenant_id = place.tenant_id and x.item_id = place.id
        and x.person_id = w.id)`)
  return rows
}
