import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { asClientSees, proofState } from '../../domain/projectPeople/known.ts'
import { holdsPlace } from '../../domain/projectCrewItems/position-status.ts'
import { tenantRules } from '../../domain/tenant-rules.ts'
import type { ProjectPerson } from '../../openapi/projectPeople.ts'
import { isOffice, isPlanner } from '../access/principal.ts'
import { crossMarks, pictured } from '../bestPersons/best-persons.queries.ts'
import type { Context } from '../context.ts'
import { personRef } from '../people/person-ref.ts'
import { functionJson } from '../projectCrewItems/fragments.ts'
import { projectIdOf } from '../projects/project-crews.queries.ts'
import type { CaptionColumns, PersonColumns } from '../wire.ts'

type Known = z.input<typeof ProjectPerson>
type Row = PersonColumns & {
  function: CaptionColumns
  shifts: { date: string; status: string; crew: { id: string; name: string } }[]
  lastDay: string
  skill: { validUntil: string | null } | null
  preferences: { kind: 'favourite' | 'blocked'; client: boolean; reason: string }[]
  timesHere: number
  timesForClient: number
  late: number
  absent: number
  rating: number | null
  ratings: number
}

/** How long somebody who came late or not at all is reminded of it, in days. */
const rememberedDays = 60

/** Who comes to a project, by function and name, in one query; clients and visitors are told what is theirs to know. */
export async function projectPeople(ctx: Context, project: string): Promise<Known[]> {
  const { graceMinutes } = tenantRules(ctx.tenant.settings)
  const { rows } = await ctx.tx.execute<Row>(sql`
    with p as materialized (select g.tenant_id, g.id, g.company_id, g.location_id from project g
        where g.tenant_id = ${ctx.tenant.id} and g.id = ${projectIdOf(ctx, project)}),
      held as materialized (select p.tenant_id, p.company_id, p.location_id, s.person_id, i.function_id, max((i.ends - interval '1 minute') at time zone i.time_zone)::date as last_day,
          json_agg(json_build_object('date', i.start_date, 'status', s.status,
            'crew', json_build_object('id', c.id, 'name', c.name)) order by i.starts, s.id) as shifts
        from p join project_crew c on c.tenant_id = p.tenant_id and c.project_id = p.id
        join project_crew_item i on i.tenant_id = c.tenant_id and i.crew_id = c.id
        join project_crew_item_status s on s.tenant_id = i.tenant_id and s.item_id = i.id
          and s.status in ('applied','invited','confirmed','checkedIn','checkedOut','signedOff')
        group by p.tenant_id, p.company_id, p.location_id, s.person_id, i.function_id)
    select w.id, w.first_name || ' ' || w.last_name as name, w.phone, ${pictured}, ${functionJson}, held.shifts,
      held.last_day as "lastDay",
      (select json_build_object('validUntil', pf.valid_until) from person_function pf
        where pf.tenant_id = w.tenant_id and pf.person_id = w.id and pf.function_id = held.function_id) as skill,
      (select coalesce(json_agg(json_build_object('kind', r.kind, 'client', r.company_id is not null, 'reason', r.reason)
          order by r.company_id nulls last, r.created_at, r.id), '[]')
        from crew_preference r where r.tenant_id = w.tenant_id and r.person_id = w.id and r.ended_at is null
          and (r.company_id is null or r.company_id = held.company_id)
          and (r.end_date is null or r.end_date >= held.last_day)) as preferences,
      past."timesHere", past."timesForClient", past.late, past.absent, marks.rating, marks.ratings
    from held join person w on w.tenant_id = held.tenant_id and w.id = held.person_id
    join lookup f on f.tenant_id = held.tenant_id and f.id = held.function_id
    cross join lateral (
      select count(*) filter (where s.status in ('checkedOut','signedOff') and c.location_id = held.location_id)::int as "timesHere",
        count(*) filter (where s.status in ('checkedOut','signedOff') and h.company_id = held.company_id)::int as "timesForClient",
        count(*) filter (where s.check_in_at > s.starts + ${`${graceMinutes} minutes`}::interval
          and s.status in ('checkedIn','checkedOut','signedOff')
          and s.starts > ${ctx.now}::timestamptz - ${`${rememberedDays} days`}::interval)::int as late,
        count(*) filter (where s.status = 'noShow'
          and s.starts > ${ctx.now}::timestamptz - ${`${rememberedDays} days`}::interval)::int as absent
      from project_crew_item_status s join project_crew c on c.tenant_id = s.tenant_id and c.id = s.crew_id
      join project h on h.tenant_id = c.tenant_id and h.id = c.project_id
      where s.tenant_id = w.tenant_id and s.person_id = w.id and s.starts < ${ctx.now}
        and s.status in ('checkedIn','checkedOut','signedOff','noShow')) past
    ${crossMarks}
    order by f.sort, f.id, w.first_name, w.last_name, w.id`)
  const known = rows.map(row => wire(ctx, row))
  return isPlanner(ctx.who) || isOffice(ctx.who) ? known : known.flatMap(one => asClientSees(one) ?? [])
}

function wire(ctx: Context, row: Row): Known {
  const said = (kind: 'favourite' | 'blocked') => row.preferences.find(preference => preference.kind === kind)
  const [favourite, blocked] = [said('favourite'), said('blocked')]
  return {
    person: personRef(ctx, row),
    function: row.function,
    days: row.shifts.map(({ status, date, crew }) => ({
      date,
      state: holdsPlace(status) ? 'confirmed' : 'requested',
      crew,
    })),
    timesHere: row.timesHere,
    timesForClient: row.timesForClient,
    favourite: favourite ? (favourite.client ? 'client' : 'agency') : null,
    qualified: row.skill && { state: proofState(row.skill.validUntil, row.lastDay), validUntil: row.skill.validUntil },
    rating: row.rating,
    ratings: row.ratings,
    late: row.late,
    absent: row.absent,
    blocked: blocked ? { client: blocked.client, reason: blocked.reason } : null,
  }
}
