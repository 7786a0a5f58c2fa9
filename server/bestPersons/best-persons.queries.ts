import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Venue } from '../../openapi/positions.ts'
import type { Context } from '../context.ts'
import { one } from '../one.ts'
import { functionJson, joinCrew, shiftColumns, venueJson } from '../projectCrewItems/fragments.ts'
import { foundBy } from '../search/words.ts'
import type { CaptionColumns, ShiftColumns } from '../wire.ts'
import { marksOf } from '../crewMembers/marks.ts'

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

/** A place that is held, or a question that is open. */
export type EntryRow = { status: string; starts: string; ends: string; startDate: string; breakMinutes: number }
export type KeptRow = { kind: 'block' | 'vacation' | 'available'; starts: string; ends: string }

/** What somebody is ranked by. */
export type CandidateRow = {
  id: string
  name: string
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
/** What else is told of somebody. */
export type ShownRow = {
  id: string
  pictured: boolean
  functions: CaptionColumns[]
  entries: (EntryRow & { venue: string })[]
}

/** First and last instant that is asked about. */
interface Around {
  from: SQL
  to: SQL
}

/** Of a person `w`: what they hold or were asked for, far enough around for rest, day and week; with `more` of each. */
const entriesWith = (more: SQL, joins: SQL, { from, to }: Around): SQL => sql`
  (select coalesce(json_agg(json_build_object('status', s.status, 'starts', s.starts, 'ends', s.ends,
      'startDate', i.start_date, 'breakMinutes', i.break_minutes${more}) order by s.starts, s.id), '[]')
    from project_crew_item_status s join project_crew_item i on i.tenant_id = s.tenant_id and i.id = s.item_id ${joins}
    where s.tenant_id = w.tenant_id and s.person_id = w.id
      and s.status in ('invited','applied','confirmed','checkedIn','checkedOut','signedOff')
      and s.starts > ${from} - interval '10 days' and s.starts < ${to} + interval '8 days')`
export const entriesJson = (around: Around): SQL => entriesWith(sql``, sql``, around)
const placedEntriesJson = (around: Around): SQL =>
  entriesWith(
    sql`, 'venue', l.name`,
    sql`join project_crew c on c.tenant_id = s.tenant_id and c.id = s.crew_id
    join location l on l.tenant_id = c.tenant_id and l.id = c.location_id`,
    around,
  )

/** Whether an entry `e` of a calendar is asked about; none is longer than a year. */
const keptAround = ({ from, to }: Around): SQL => sql`e.starts > ${from} - interval '368 days'
  and e.starts < ${to} + interval '1 day' and e.ends > ${from} - interval '1 day'
  and (e.kind <> 'vacation' or e.status = 'approved')`

/** Of a person `w`: the time they keep free or offer. */
export const keptJson = (around: Around): SQL => sql`
  (select coalesce(json_agg(json_build_object('kind', e.kind, 'starts', e.starts, 'ends', e.ends) order by e.starts, e.id), '[]')
    from calendar_entry e where e.tenant_id = w.tenant_id and e.person_id = w.id and ${keptAround(around)})`

/** Whether there is a face of a person `w`. */
export const pictured = sql.raw(
  `exists (select from person_picture pp where pp.tenant_id = w.tenant_id and pp.person_id = w.id) as pictured`,
)

/** How a person `w` was rated: `marks`. */
export const crossMarks = sql.raw(`cross join lateral (
  select avg(m.rating)::float8 as rating, count(*)::int as ratings from (${marksOf('w')}) m) marks`)

/** Whether a person `w` is of the crew, and has not left. */
export const isCrew = sql.raw(`w.id in (select g.person_id from login g where g.tenant_id = w.tenant_id
  and 'crew' = any(g.login_types) and g.ended_at is null)`)

/**
 * A position, and everybody who may be asked: who does it, or whoever is searched for by name; nobody who was asked or has
 * left. Throws `notFound`. Each table is read once for all of them together; what they hold is read by its time, for going
 * to each one's entries took nearly all there was to read. The tenant stands beside each as a value: told by another table,
 * the database takes a few people for so many and goes to each row by itself.
 */
export async function candidates(
  ctx: Context<'notFound'>,
  item: string,
  q: string | undefined,
): Promise<{ sought: PlaceRow; people: CandidateRow[] }> {
  const tenant = ctx.tenant.id
  const who = q ? foundBy(ctx, q, { person: sql`w.id` }) : sql`pf.id is not null`
  const around = { from: sql`place.starts`, to: sql`place.ends` }
  return one<{ sought: PlaceRow; people: CandidateRow[] }>(
    ctx,
    sql`
    with place as materialized (
      select i.starts, i.ends, i.start_date, i.function_id, c.location_id, p.company_id
      from project_crew_item i ${joinCrew} where i.tenant_id = ${tenant} and i.id = ${item}),
    who as materialized (
      select w.id, w.first_name || ' ' || w.last_name as name, w.home_latitude as latitude, w.home_longitude as longitude,
        case when pf.id is not null then json_build_object('proof', pf.proof, 'validUntil', pf.valid_until) end as skill
      from person w left join person_function pf on pf.tenant_id = ${tenant} and pf.person_id = w.id
        and pf.function_id = (select function_id from place)
      where w.tenant_id = ${tenant} and ${who} and ${isCrew}
        and w.id not in (select x.person_id from project_crew_item_status x where x.tenant_id = ${tenant} and x.item_id = ${item})),
    near as (select starts - interval '10 days' as begins, ends + interval '8 days' as over from place),
    held as (
      select s.person_id,
        json_agg(json_build_object('status', s.status, 'starts', s.starts, 'ends', s.ends, 'startDate', i.start_date,
          'breakMinutes', i.break_minutes) order by s.starts, s.item_id) as entries
      from who join project_crew_item_status s on s.tenant_id = ${tenant} and s.person_id = who.id
      join project_crew_item i on i.tenant_id = ${tenant} and i.id = s.item_id
      where s.status in ('invited','applied','confirmed','checkedIn','checkedOut','signedOff')
        and s.starts > (select begins from near) and s.starts < (select over from near)
        and i.starts > (select begins from near) and i.starts < (select over from near)
      group by s.person_id),
    alike as materialized (
      select c.id, true as here, p.company_id = place.company_id as "ofClient"
      from place join project_crew c on c.tenant_id = ${tenant} and c.location_id = place.location_id
      join project p on p.tenant_id = ${tenant} and p.id = c.project_id
      union select c.id, c.location_id = place.location_id, true
      from place join project p on p.tenant_id = ${tenant} and p.company_id = place.company_id
      join project_crew c on c.tenant_id = ${tenant} and c.project_id = p.id),
    past as (
      select s.person_id, count(*) filter (where alike.here)::int as here,
        count(*) filter (where alike."ofClient")::int as "forClient"
      from alike join project_crew_item_status s on s.tenant_id = ${tenant} and s.crew_id = alike.id
      where s.status in ('checkedOut','signedOff') and s.starts < (select starts from place)
      group by s.person_id),
    own as (
      select e.person_id, json_agg(json_build_object('kind', e.kind, 'starts', e.starts, 'ends', e.ends)
          order by e.starts, e.id) as kept
      from who join calendar_entry e on e.tenant_id = ${tenant} and e.person_id = who.id
      join place on ${keptAround(around)}
      group by e.person_id),
    said as (
      select r.person_id, json_agg(json_build_object('kind', r.kind, 'client', r.company_id is not null, 'reason', r.reason)
          order by r.company_id nulls last, r.created_at, r.id) as preferences
      from who join crew_preference r on r.tenant_id = ${tenant} and r.person_id = who.id and r.ended_at is null
      join place on (r.company_id is null or r.company_id = place.company_id)
        and (r.end_date is null or r.end_date >= place.start_date)
      group by r.person_id),
    marks as (
      select m.person_id, avg(m.rating)::float8 as rating, count(*)::int as ratings
      from (select g.person_id, g.rating from who join crew_rating g on g.tenant_id = ${tenant} and g.person_id = who.id
        union all select g.person_id, g.rating from who join item_rating g on g.tenant_id = ${tenant} and g.person_id = who.id) m
      group by m.person_id),
    agreed as (
      select distinct on (k.person_id) k.person_id,
        json_build_object('weeklyMinutes', k.weekly_minutes, 'hourlyRate', k.hourly_rate, 'currency', k.currency) as contract
      from who join staff_contract k on k.tenant_id = ${tenant} and k.person_id = who.id
      join place on k.begin_date <= place.start_date and (k.end_date is null or k.end_date >= place.start_date)
      order by k.person_id, k.begin_date desc, k.id)
    select (select row_to_json(f) from (select ${placeColumns} ${fromPlaces} where i.tenant_id = ${tenant} and i.id = ${item}) f) as sought,
      (select coalesce(json_agg(c), '[]') from (
        select who.*, coalesce(held.entries, '[]') as entries,
          coalesce(past.here, 0) as "timesHere", coalesce(past."forClient", 0) as "timesForClient",
          coalesce(own.kept, '[]') as kept, coalesce(said.preferences, '[]') as preferences,
          marks.rating, coalesce(marks.ratings, 0) as ratings, agreed.contract
        from who left join held on held.person_id = who.id
        left join past on past.person_id = who.id
        left join own on own.person_id = who.id left join said on said.person_id = who.id
        left join marks on marks.person_id = who.id left join agreed on agreed.person_id = who.id) c) as people
    from place`,
  )
}

/** What else is told of these people, with what they have around a position. */
export async function shown(ctx: Context, { starts, ends }: PlaceRow, ids: readonly string[]): Promise<ShownRow[]> {
  const tenant = ctx.tenant.id
  const { rows } = await ctx.tx.execute<ShownRow>(sql`
    select w.id, ${pictured},
      (select coalesce(json_agg(json_build_object('id', f.id, 'caption', f.caption, 'code', f.code)
          order by f.sort, f.caption), '[]')
        from person_function pf join lookup f on f.tenant_id = pf.tenant_id and f.id = pf.function_id
        where pf.tenant_id = w.tenant_id and pf.person_id = w.id) as functions,
      ${placedEntriesJson({ from: sql`${starts}::timestamptz`, to: sql`${ends}::timestamptz` })} as entries
    from person w where w.tenant_id = ${tenant} and w.id = any(${sql.param(ids)}::uuid[])`)
  return rows
}
