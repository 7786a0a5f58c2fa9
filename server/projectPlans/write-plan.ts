import { sql } from 'drizzle-orm'
import { type LogLine, type Teller, logging } from '../activities/log.ts'
import type { Context } from '../context.ts'
import type { Plan, PresentItem } from './read-plan.ts'

type Times = { starts: Date; ends: Date }
/** A position as it is after a change. */
export type Changed = Omit<PresentItem, 'starts' | 'ends'> & Times & { moved: boolean; altered: boolean }
export type NewPosition = NonNullable<Plan['crews'][number]['positions']>[number] &
  Pick<Plan['items'][number], 'requestId'>
export type Added = Omit<NewPosition, 'startDate' | 'startTime' | 'endTime' | 'endDate'> &
  Times & {
    id: string
    crew: string
    startDate: string
    endDate: string | null
    startTime: string
    endTime: string
    zone: string
  }
export type AddedCrew = Times & {
  id: string
  name: string
  locationId: string
  meetingPoint?: string | undefined
  crewChiefId?: string | undefined
}
export interface ChangedCrew {
  id: string
  name: string
  meetingPoint: string | null
  /** Its people meet somewhere else than before. */
  elsewhere: boolean
  chiefId: string | null
}

interface Written {
  projectId: string
  changed: readonly Changed[]
  /** Lines whose double booking planning has said yes to. */
  accepted: readonly string[]
  items: readonly Added[]
  crews: readonly AddedCrew[]
  changedCrews: readonly ChangedCrew[]
  goneItems: readonly string[]
  goneCrews: readonly string[]
  /** Id of the template it is made from. */
  template: string | undefined
  log: readonly LogLine[]
}

const json = (rows: readonly object[]) => sql`${JSON.stringify(rows)}::json`
const uuids = (ids: readonly string[]) => sql`${sql.param(ids)}::uuid[]`
const zones = process.versions.tz ?? 'unknown'

/** Writes a plan in one statement; gives how many people are told of it. */
export async function writePlan(ctx: Pick<Context, 'tx'> & Teller, written: Written): Promise<number> {
  const { projectId, changed, accepted, items, crews, changedCrews, goneItems, goneCrews, template, log } = written
  const tenant = ctx.tenant.id
  const moved = changed.filter(({ moved: was }) => was).map(({ id, starts, ends }) => ({ id, starts, ends }))
  const elsewhere = changedCrews.filter(crew => crew.elsewhere).map(({ id }) => id)
  const { rows } = await ctx.tx.execute<{ told: number }>(sql`
    with people as (
      update project_crew_item_status s set starts = coalesce(n.starts, s.starts), ends = coalesce(n.ends, s.ends),
        changed_at = case when s.status in ('confirmed','invited') then ${ctx.now}::timestamptz else s.changed_at end,
        agreed = case when s.status = 'confirmed' then coalesce(s.agreed, agreement(i, c, l)) else s.agreed end,
        overlap_accepted = s.overlap_accepted or s.id = any(${uuids(accepted)})
      from project_crew_item i
      join project_crew c on c.tenant_id = i.tenant_id and c.id = i.crew_id
      join location l on l.tenant_id = c.tenant_id and l.id = c.location_id
      left join json_to_recordset(${json(moved)}) n (id uuid, starts timestamptz, ends timestamptz) on n.id = i.id
      where i.tenant_id = ${tenant} and (n.id is not null or i.crew_id = any(${uuids(elsewhere)}))
        and s.tenant_id = i.tenant_id and s.item_id = i.id
      returning s.person_id, s.status),
    changed as (
      update project_crew_item i set start_date = n."startDate", end_date = n."endDate", start_time = n."startTime",
        end_time = n."endTime", starts = n.starts, ends = n.ends, tz_version = case when n.moved then ${zones} else i.tz_version end,
        amount_of_rows = n."amountOfRows", break_minutes = n."breakMinutes", catering_id = n."cateringId",
        task = nullif(n.task, ''), open_for_applications = n."openForApplications",
        comment_external = nullif(n."commentExternal", ''), comment_internal = nullif(n."commentInternal", ''),
        comment_crew = nullif(n."commentCrew", ''), comment_crew_chief = nullif(n."commentCrewChief", ''),
        revision = i.revision + 1
      from json_to_recordset(${json(changed)}) n (id uuid, "startDate" date, "endDate" date, "startTime" text, "endTime" text,
        starts timestamptz, ends timestamptz, moved boolean, "amountOfRows" int, "breakMinutes" int, "cateringId" uuid, task text,
        "openForApplications" boolean, "commentExternal" text, "commentInternal" text, "commentCrew" text, "commentCrewChief" text)
      where i.tenant_id = ${tenant} and i.id = n.id),
    gone as (delete from project_crew_item where tenant_id = ${tenant} and id = any(${uuids(goneItems)})),
    gone_photos as (update project_document set crew_id = null where tenant_id = ${tenant} and crew_id = any(${uuids(goneCrews)})),
    gone_crews as (delete from project_crew where tenant_id = ${tenant} and id = any(${uuids(goneCrews)})),
    crews as (
      insert into project_crew (tenant_id, id, project_id, location_id, name, chief_id, meeting_point, starts, ends)
      select ${tenant}, n.id, ${projectId}::uuid, n."locationId", n.name, n."crewChiefId", nullif(n."meetingPoint", ''), n.starts, n.ends
      from json_to_recordset(${json(crews)}) n (id uuid, "locationId" uuid, name text, "crewChiefId" uuid, "meetingPoint" text,
        starts timestamptz, ends timestamptz)),
    items as (
      insert into project_crew_item (tenant_id, id, crew_id, function_id, catering_id, task, start_date, end_date, start_time,
        end_time, time_zone, starts, ends, tz_version, break_minutes, amount_of_rows, open_for_applications, crew_chief_only,
        comment_external, comment_internal, comment_crew, comment_crew_chief, client_added)
      select ${tenant}, n.id, n.crew, n."functionId", n."cateringId", nullif(n.task, ''), n."startDate", n."endDate", n."startTime",
        n."endTime", n.zone, n.starts, n.ends, ${zones}, coalesce(n."breakMinutes", 0), n."amountOfRows", coalesce(n."openForApplications", false),
        coalesce(n."crewChiefOnly", false), nullif(n."commentExternal", ''), nullif(n."commentInternal", ''),
        nullif(n."commentCrew", ''), nullif(n."commentCrewChief", ''), n."requestId" is not null
      from json_to_recordset(${json(items)}) n (id uuid, crew uuid, "functionId" uuid, "cateringId" uuid, task text, "startDate" date,
        "endDate" date, "startTime" text, "endTime" text, zone text, starts timestamptz, ends timestamptz, "breakMinutes" int,
        "amountOfRows" int, "openForApplications" boolean, "crewChiefOnly" boolean, "commentExternal" text, "commentInternal" text,
        "commentCrew" text, "commentCrewChief" text, "requestId" uuid)),
    accepted_requests as (
      update position_request set state = 'accepted', answered_at = ${ctx.now}, answered_by_id = ${ctx.who.personId}
      where tenant_id = ${tenant} and id = any(${uuids(items.flatMap(({ requestId }) => requestId ?? []))})),
    changed_crews as (
      update project_crew c set name = n.name, meeting_point = n."meetingPoint", chief_id = n."chiefId"
      from json_to_recordset(${json(changedCrews)}) n (id uuid, name text, "meetingPoint" text, "chiefId" uuid)
      where c.tenant_id = ${tenant} and c.id = n.id),
    used as (
      update template t set times_used = t.times_used + 1, last_used_at = ${ctx.now}::timestamptz, last_project = p.name
      from project p where p.tenant_id = ${tenant} and p.id = ${projectId}::uuid
        and t.tenant_id = ${tenant} and t.id = ${template ?? null}::uuid),
    logged as (${logging(ctx, log)})
    select count(distinct person_id)::int as told from people where status in ('confirmed','invited')`)
  return rows[0]?.told ?? 0
}
