import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Job, jobTabs } from '../../openapi/jobs.ts'
import { type Context, personOf } from '../context.ts'
import type { Listing } from '../list.ts'
import { one } from '../one.ts'
import {
  changeJson,
  functionJson,
  joinCrew,
  joinItem,
  personJson,
  shiftColumns,
  venueJson,
} from '../projectCrewItems/fragments.ts'
import type { CaptionColumns, PersonColumns, ShiftColumns } from '../wire.ts'
import { job } from './job-wire.ts'

export type JobTab = (typeof jobTabs)[number]

export type CollisionRow = ShiftColumns & {
  id: string
  function: CaptionColumns
  venue: string
  city: string
}

export type JobRow = ShiftColumns & {
  id: string
  status: string
  itemId: string
  function: CaptionColumns
  task: string | null
  crewId: string
  crewName: string
  project: { id: string; number: string; name: string; clientMark: string | null }
  location: {
    id: string
    name: string
    city: string
    entrance: string | null
    timeZone: string
    geoData: { latitude: number; longitude: number; radius: number } | null
  }
  chief: PersonColumns | null
  manager: (PersonColumns & { email: string | null }) | null
  catering: CaptionColumns | null
  isCrewChief: boolean
  crewPlaces: { amount: number; filled: number } | null
  breakMinutes: number
  confirmBy: string | null
  invitationNote: string | null
  confirmedAt: string | null
  changedAt: string | null
  change: z.input<typeof Job>['change']
  cancelReason: string | null
  preCallAt: string | null
  checkInAt: string | null
  checkOutAt: string | null
  commentCrew: string | null
  commentExternal: string | null
  commentCrewChief: string | null
  collisions: CollisionRow[]
  /** Null where nothing is asked any more. */
  around: AroundRow[] | null
}

/** The same rule as `jobTab` in domain/jobs/job-tabs.ts, for the database; a test holds one against the other. */
export const tabCondition = (tab: JobTab, now: Date): SQL =>
  ({
    past: sql`(s.status in ('checkedOut','signedOff','notNeeded','noShow','cancelled')
      or (s.status = 'declined' and s.previous_status is distinct from 'applied' and s.ends <= ${now})
      or (s.status in ('invited','confirmed') and s.ends <= ${now}))`,
    upcoming: sql`(s.status = 'checkedIn' or (s.status = 'confirmed' and s.ends > ${now}))`,
    toConfirm: sql`(s.status = 'invited' and s.ends > ${now})`,
    appliedFor: sql`(s.status = 'applied' or (s.status = 'declined' and s.previous_status = 'applied'))`,
  })[tab]

/** Entries `o` that a condition names, soonest first, as a question about a double booking names them. */
const entriesJson = (which: string, besides = '') =>
  sql.raw(`(select coalesce(json_agg(json_build_object('id', o.id, ${besides}
    'function', json_build_object('id', of.id, 'caption', of.caption, 'code', of.code), 'venue', ol.name, 'city', ol.city,
    'startDate', oi.start_date, 'endDate', oi.end_date, 'startTime', oi.start_time, 'endTime', oi.end_time,
    'timeZone', oi.time_zone, 'starts', o.starts, 'ends', o.ends) order by o.starts), '[]')
  from project_crew_item_status o
  join project_crew_item oi on oi.tenant_id = o.tenant_id and oi.id = o.item_id
  join lookup of on of.tenant_id = oi.tenant_id and of.id = oi.function_id
  join project_crew oc on oc.tenant_id = o.tenant_id and oc.id = o.crew_id
  join location ol on ol.tenant_id = oc.tenant_id and ol.id = oc.location_id
  where o.tenant_id = s.tenant_id and ${which})`)

/**
 * Entries of the same person that hold a place and overlap `s`: the same statuses as the constraint against double
 * bookings, or a question would go unasked. A shift lasts at most 48 hours, which bounds the index scan.
 */
export const collisionsJson = entriesJson(`o.person_id = s.person_id and o.id <> s.id
    and o.status in ('confirmed','checkedIn','checkedOut','signedOff')
    and o.starts < s.ends and o.ends > s.starts and o.starts > s.starts - interval '48 hours'`)

/** The entry `s` itself, at the only place of a list. */
export const entryJson = entriesJson('o.id = s.id')

export type EntryRow = CollisionRow & { status: string; breakMinutes: number }

/** Whatever the same person has or waits for around `s`, as far as rest and day can reach; `fitOf` reads it. */
export const nearJson = entriesJson(
  `o.person_id = s.person_id and o.id <> s.id
    and o.status in ('applied','invited','confirmed','checkedIn','checkedOut','signedOff')
    and o.starts > s.starts - interval '5 days' and o.starts < s.ends + interval '3 days'`,
  `'status', o.status, 'breakMinutes', oi.break_minutes,`,
)

/** Shifts of the same person around `s` that hold a place, as far as rest and day can reach; `restWarnings` reads them. */
export const aroundJson = sql.raw(`(select coalesce(json_agg(json_build_object('starts', o.starts, 'ends', o.ends,
    'startDate', oi.start_date, 'breakMinutes', oi.break_minutes)), '[]')
  from project_crew_item_status o
  join project_crew_item oi on oi.tenant_id = o.tenant_id and oi.id = o.item_id
  where o.tenant_id = s.tenant_id and o.person_id = s.person_id and o.id <> s.id
    and o.status in ('confirmed','checkedIn','checkedOut','signedOff')
    and o.starts > s.starts - interval '5 days' and o.starts < s.ends + interval '3 days')`)

export type AroundRow = { starts: string; ends: string; startDate: string; breakMinutes: number }

const crewPlacesJson = sql.raw(`(select json_build_object('amount', coalesce(sum(p.amount_of_rows), 0)::int,
    'filled', coalesce(sum(p.filled), 0)::int)
  from project_crew_item p where p.tenant_id = c.tenant_id and p.crew_id = c.id)`)

/** What a card shows of the jobs `from` selects as `s`. */
const jobRows = (from: SQL, now: Date) => sql`
  select s.id, s.status, i.id as "itemId", ${functionJson}, i.task, c.id as "crewId", c.name as "crewName",
    json_build_object('id', p.id, 'number', p.number, 'name', p.name, 'clientMark', p.client_mark) as project,
    ${venueJson}, ${personJson('chief')} as chief, ${personJson('manager', `, 'email', manager.email`)} as manager,
    case when k.id is null then null else json_build_object('id', k.id, 'caption', k.caption, 'code', k.code) end as catering,
    coalesce(c.chief_id = s.person_id, false) as "isCrewChief", case when c.chief_id = s.person_id then ${crewPlacesJson} end as "crewPlaces",
    ${shiftColumns}, s.starts, s.ends, i.break_minutes as "breakMinutes",
    coalesce(s.answer_by, i.confirm_by) as "confirmBy", s.invitation_note as "invitationNote", s.confirmed_at as "confirmedAt", s.changed_at as "changedAt",
    case when s.ends > ${now} then ${changeJson} end as change,
    case when s.status = 'cancelled' then s.cancel_reason end as "cancelReason",
    s.pre_call_at as "preCallAt", s.check_in_at as "checkInAt", s.check_out_at as "checkOutAt",
    i.comment_crew as "commentCrew", i.comment_external as "commentExternal", i.comment_crew_chief as "commentCrewChief",
    case when s.status in ('applied','invited','confirmed') and s.ends > ${now} then ${collisionsJson} else '[]' end as collisions,
    case when s.status in ('applied','invited','confirmed') and s.starts > ${now} then ${aroundJson} end as around
  from ${from} ${joinItem} ${joinCrew}
  left join person chief on chief.tenant_id = c.tenant_id and chief.id = c.chief_id
  left join person manager on manager.tenant_id = p.tenant_id and manager.id = p.manager_id
  left join lookup k on k.tenant_id = i.tenant_id and k.id = i.catering_id`

const escaped = (text: string) => text.toLowerCase().replace(/[\\%_]/g, '\\$&')

interface JobsAsked {
  tab?: JobTab | undefined
  q?: string | undefined
  chiefOnly?: boolean
}

/** Jobs of the person who is logged in: soonest first, past ones newest first. */
export function jobListing(ctx: Context, { tab, q, chiefOnly }: JobsAsked): Listing<JobRow, z.input<typeof Job>> {
  const where = [sql`s.tenant_id = ${ctx.tenant.id}`, ctx.visible]
  if (tab) where.push(tabCondition(tab, ctx.now))
  if (chiefOnly) where.push(sql`c.chief_id = ${personOf(ctx)}`)
  if (q)
    where.push(
      sql`lower(concat_ws(' ', f.caption, i.task, l.name, l.city, p.name, p.number)) like ${`%${escaped(q)}%`}`,
    )
  const desc = tab === 'past'
  return {
    among: sql`from project_crew_item_status s ${chiefOnly || q ? sql`${joinItem} ${joinCrew}` : sql``}
      where ${sql.join(where, sql` and `)}`,
    order: [
      { by: sql`s.starts`, as: 'timestamptz', desc },
      { by: sql`s.id`, as: 'uuid', desc },
    ],
    rows: jobRows(
      sql`page join project_crew_item_status s on s.tenant_id = ${ctx.tenant.id} and s.id = page.id`,
      ctx.now,
    ),
    item: row => job(ctx, row),
  }
}

/** One job of the person who is logged in. */
export const ownJobRow = (ctx: Context<'notFound'>, id: string) =>
  one<JobRow>(
    ctx,
    jobRows(
      sql`(select * from project_crew_item_status
        where tenant_id = ${ctx.tenant.id} and person_id = ${personOf(ctx)} and id = ${id}) s`,
      ctx.now,
    ),
  )
