import { type SQL, sql } from 'drizzle-orm'
import { type IcalEvent, icalendar } from '../../domain/personalCalendar/ical.ts'
import { calendarLimits, calendarAttemptForgotten, countAttempt } from '../auth/login-limits.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../database/tenant.ts'
import { tenantOrigin } from '../tenant/tenant-origin.ts'
import { millis } from '../wire.ts'
import { hashOfSecret } from './calendar-addresses.ts'

type JobRow = {
  id: string
  status: string
  starts: string
  ends: string
  function: string
  task: string | null
  crew: string
  project: string
  venue: string
  street: string
  zipcode: string
  city: string
  entrance: string | null
  changedAt: string
}
type EntryRow = {
  id: string
  kind: 'block' | 'vacation'
  reason: string | null
  startDate: string
  endDate: string | null
  begin: string | null
  starts: string
  ends: string
  createdAt: string
}
type Found = {
  id: string
  language: string
  refreshedAt: string | null
  jobs: JobRow[]
  entries: EntryRow[]
}

/** Whose address it is, and what stands in it; of somebody who may still log in. */
const found = (tenantId: string, hash: string, now: Date): SQL => sql`
  with mine as (
    update calendar_subscription n set read_at = ${now}
    where n.tenant_id = ${tenantId} and n.secret_hash = ${hash} and exists (select from login g
      where g.tenant_id = n.tenant_id and g.person_id = n.person_id and g.ended_at is null)
    returning n.*)
  select n.id, w.language, n.refreshed_at as "refreshedAt",
    (select coalesce(json_agg(json_build_object('id', s.id, 'status', s.status, 'starts', s.starts, 'ends', s.ends,
      'function', f.caption, 'task', i.task, 'crew', c.name, 'project', p.name, 'venue', l.name, 'street', l.street,
      'zipcode', l.zipcode, 'city', l.city, 'entrance', l.entrance, 'changedAt', s.status_since) order by s.starts, s.id), '[]')
    from project_crew_item_status s
    join project_crew_item i on i.tenant_id = s.tenant_id and i.id = s.item_id
    join lookup f on f.tenant_id = i.tenant_id and f.id = i.function_id
    join project_crew c on c.tenant_id = i.tenant_id and c.id = i.crew_id
    join project p on p.tenant_id = c.tenant_id and p.id = c.project_id
    join location l on l.tenant_id = c.tenant_id and l.id = c.location_id
    where s.tenant_id = n.tenant_id and s.person_id = n.person_id
      and s.starts > ${now}::timestamptz - interval '30 days' and s.starts < ${now}::timestamptz + interval '366 days'
      and (s.status in ('confirmed', 'checkedIn', 'checkedOut', 'signedOff') or n.requests and s.status = 'invited' and s.ends > ${now})) as jobs,
    (select coalesce(json_agg(json_build_object('id', e.id, 'kind', e.kind, 'reason', e.reason, 'startDate', e.start_date,
      'endDate', e.end_date, 'begin', e.begin_time, 'starts', e.starts, 'ends', e.ends, 'createdAt', e.created_at)
      order by e.starts, e.id), '[]')
    from calendar_entry e where n.absences and e.tenant_id = n.tenant_id and e.person_id = n.person_id
      and (e.kind = 'block' or e.kind = 'vacation' and e.status = 'approved')
      and e.ends > ${now}::timestamptz - interval '30 days' and e.starts < ${now}::timestamptz + interval '366 days') as entries
  from mine n join person w on w.tenant_id = n.tenant_id and w.id = n.person_id`

/** Shifts by a secret address. Throws `linkNotValid` whatever is wrong with it, and `tooManyAttempts`. */
export async function publicCalendar(
  ctx: Context<'linkNotValid' | 'tooManyAttempts'>,
  secret: string,
): Promise<Response> {
  const { services, tenant, address, now } = ctx
  const hash = hashOfSecret(secret)
  const { wait, row } = await services.database.withTenant(tenant.id, async (tx: Tx) => {
    const wait = await countAttempt(tx, tenant.id, calendarLimits(hash, address), now)
    if (wait !== null) return { wait, row: undefined }
    const { rows } = await tx.execute<Found>(found(tenant.id, hash, now))
    if (rows[0]) await tx.execute(calendarAttemptForgotten(tenant.id, address))
    return { wait, row: rows[0] }
  })
  if (wait !== null) throw ctx.refuse('tooManyAttempts', { retryAfter: wait })
  if (!row) throw ctx.refuse('linkNotValid')
  const origin = tenantOrigin(tenant, { publicUrl: services.config.publicUrl, port: services.port })
  const refreshed = row.refreshedAt === null ? 0 : millis(row.refreshedAt)
  const events = [
    ...row.jobs.map(job => jobEvent(job, origin, refreshed)),
    ...row.entries.map(entry => entryEvent(entry, tenant.name, refreshed)),
  ]
  return new Response(icalendar(tenant.name, events, now.getTime()), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
      'content-disposition': 'inline; filename="calltime.ics"',
      'x-robots-tag': 'noindex',
    },
  })
}

function jobEvent(job: JobRow, origin: string | null, refreshed: number): IcalEvent {
  const asked = job.status === 'invited'
  const place = job.venue.includes(job.city) ? job.venue : `${job.venue}, ${job.city}`
  return {
    uid: `${job.id}@calltime`,
    time: { starts: millis(job.starts), ends: millis(job.ends) },
    summary: `${asked ? '? ' : ''}${job.task === null ? job.function : `${job.function} · ${job.task}`}, ${place}`,
    location: [job.venue, job.street, `${job.zipcode} ${job.city}`].filter(part => part.trim() !== '').join(', '),
    description: [`${job.project}, ${job.crew}`, ...(job.entrance === null ? [] : [job.entrance])].join('\n'),
    url: origin === null ? null : `${origin}/jobs/${job.id}`,
    isTentative: asked,
    busy: !asked,
    changedAt: Math.max(millis(job.changedAt), refreshed),
  }
}

const entryEvent = (entry: EntryRow, agency: string, refreshed: number): IcalEvent => ({
  uid: `${entry.id}@calltime`,
  time:
    entry.begin === null
      ? { firstDay: entry.startDate, lastDay: entry.endDate ?? entry.startDate }
      : { starts: millis(entry.starts), ends: millis(entry.ends) },
  summary: entry.reason ?? agency,
  location: null,
  description: null,
  url: null,
  isTentative: false,
  busy: true,
  changedAt: Math.max(millis(entry.createdAt), refreshed),
})
