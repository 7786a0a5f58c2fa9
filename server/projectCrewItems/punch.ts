import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { punchAllowed } from '../../domain/check-in-window.ts'
import { asksReason, metresBetween } from '../../domain/distance.ts'
import { punchTime } from '../../domain/punch-time.ts'
import { type Punch, type PunchKind, foldPunches } from '../../domain/punches.ts'
import type { PositionStatus } from '../../domain/position-status.ts'
import type { NewPunch, PunchAnswer } from '../../openapi/projectCrewItems.ts'
import { type Context, personOf } from '../context.ts'
import { Problem } from '../problem.ts'
import { iso, millis } from '../wire.ts'
import { type StatusRow, itemStatus, statusRows } from './status.queries.ts'

type PunchBody = z.output<typeof NewPunch>

type PunchedJob = {
  id: string
  status: string
  starts: string
  checkInAt: string | null
  latitude: number | null
  longitude: number | null
  radius: number | null
  /** Punches already stored, oldest first. */
  punches: { id: string; kind: PunchKind; trueFrom: string; chosen: boolean; outside: boolean; exact: boolean }[]
}

/** A base the punches move: whoever has punched was confirmed before. */
const beforePunches = (status: string) =>
  (['checkedIn', 'checkedOut'].includes(status) ? 'confirmed' : status) as PositionStatus

/**
 * Stores one punch and folds all of them into the status. An interactive punch out of turn is refused; one replayed
 * from an outbox is always stored, for it is a fact. Throws `jobNotStarted`, `checkInMissing`, `outOfTurn`, `notFound`.
 */
export async function storePunch(ctx: Context, itemId: string, body: PunchBody): Promise<z.input<typeof PunchAnswer>> {
  const personId = body.person ?? personOf(ctx)
  const job = await lockPunchedJob(ctx, itemId, personId)
  const time = timeOf(ctx, body)
  if (!body.replayed) mustBeAllowed(ctx, job, body.caption, time.from)

  const venue =
    job.latitude === null || job.longitude === null ? null : { latitude: job.latitude, longitude: job.longitude }
  const outside = asksReason(body.place ?? null, venue, job.radius)
  const distance = body.place && venue ? Math.round(metresBetween(body.place, venue)) : null
  const id = crypto.randomUUID()
  await ctx.tx.execute(sql`
    insert into punch (tenant_id, id, status_id, kind, device_time, page_life, monotonic, server_time, true_from, true_to,
      latitude, longitude, accuracy, distance, outside, reason, recorded_by_id)
    values (${ctx.tenant.id}, ${id}, ${job.id}, ${body.caption}, ${body.made ? new Date(body.made.deviceTime) : null},
      ${body.made?.pageLife ?? null}, ${body.made ? Math.round(body.made.monotonic) : null}, ${ctx.now}, ${new Date(time.from)},
      ${new Date(time.to)}, ${body.place?.latitude ?? null}, ${body.place?.longitude ?? null}, ${body.place?.accuracy ?? null},
      ${distance}, ${outside}, ${body.reason ?? null}, ${personOf(ctx)})`)

  const all: Punch[] = [
    ...job.punches.map(({ id, kind, trueFrom, chosen }) => ({ id, kind, at: millis(trueFrom), chosen })),
    { id, kind: body.caption, at: time.from },
  ]
  const folded = foldPunches(beforePunches(job.status), all)
  const flags = [
    ...(folded.conflicts.length ? ['conflict'] : []),
    ...(outside || job.punches.some(punch => punch.outside) ? ['outside'] : []),
    ...(time.flagged || job.punches.some(punch => !punch.exact) ? ['uncertainTime'] : []),
    ...(folded.status === 'checkedIn' || folded.status === 'checkedOut' || body.caption === 'Pre-call'
      ? []
      : ['calledOff']),
  ]
  const outcome = folded.duplicates.includes(id)
    ? 'duplicate'
    : folded.conflicts.some(({ kind, ids }) => kind === body.caption && ids.includes(id))
      ? 'conflict'
      : 'accepted'
  const status = await foldInto(ctx, job, folded, flags)
  return {
    id,
    outcome,
    caption: body.caption,
    type: 'LOG',
    at: iso(new Date(time.from)),
    exact: time.exact,
    outside,
    status: itemStatus(ctx, status),
  }
}

/** Which of two contradicting punches counts is the chief's to say; a punch of another person's job is `notFound`. */
export async function choosePunch(ctx: Context, statusId: string, punchId: string): Promise<void> {
  const { rows } = await ctx.tx.execute(sql`
    insert into punch_choice (tenant_id, punch_id, chosen_by_id)
    select tenant_id, id, ${personOf(ctx)} from punch
    where tenant_id = ${ctx.tenant.id} and id = ${punchId} and status_id = ${statusId}
    on conflict (tenant_id, punch_id) do nothing returning 1`)
  if (!rows.length) throw new Problem('notFound')
  const { rows: items } = await ctx.tx.execute<{ itemId: string; personId: string }>(sql`
    select item_id as "itemId", person_id as "personId" from project_crew_item_status
    where tenant_id = ${ctx.tenant.id} and id = ${statusId}`)
  const [item] = items
  if (!item) throw new Problem('notFound')
  const job = await lockPunchedJob(ctx, item.itemId, item.personId)
  const folded = foldPunches(
    beforePunches(job.status),
    job.punches.map(({ id, kind, trueFrom, chosen }) => ({ id, kind, at: millis(trueFrom), chosen })),
  )
  await foldInto(ctx, job, folded, folded.conflicts.length ? ['conflict'] : [])
}

async function lockPunchedJob(ctx: Context, itemId: string, personId: string): Promise<PunchedJob> {
  // The row is locked before its punches are read: a statement that waits reads with the snapshot it began with.
  const { rows: locked } = await ctx.tx.execute<{ id: string }>(sql`
    select id from project_crew_item_status
    where tenant_id = ${ctx.tenant.id} and item_id = ${itemId} and person_id = ${personId} for no key update`)
  if (!locked[0]) throw new Problem('notFound')
  const { rows } = await ctx.tx.execute<PunchedJob>(sql`
    select s.id, s.status, s.starts, s.check_in_at as "checkInAt", l.latitude, l.longitude, l.radius,
      (select coalesce(json_agg(json_build_object('id', u.id, 'kind', u.kind, 'trueFrom', u.true_from, 'outside', u.outside,
          'exact', u.true_from = u.true_to, 'chosen', exists (select from punch_choice h where h.tenant_id = u.tenant_id and h.punch_id = u.id))
          order by u.true_from), '[]')
        from punch u where u.tenant_id = s.tenant_id and u.status_id = s.id) as punches
    from project_crew_item_status s
    join project_crew c on c.tenant_id = s.tenant_id and c.id = s.crew_id
    join location l on l.tenant_id = c.tenant_id and l.id = c.location_id
    where s.tenant_id = ${ctx.tenant.id} and s.id = ${locked[0].id}`)
  const [row] = rows
  if (!row) throw new Problem('notFound')
  return row
}

/** True time of the punch as far as it can be known; without readings of the device it is now. */
function timeOf(ctx: Context, { made, sent, offsetBefore }: PunchBody) {
  const serverNow = ctx.now.getTime()
  if (!made) return { from: serverNow, to: serverNow, exact: true, flagged: false }
  const reading = { ...made, deviceTime: millis(made.deviceTime) }
  const sending = sent ? { ...sent, deviceTime: millis(sent.deviceTime) } : reading
  return punchTime({ ...reading, offsetBefore: offsetBefore ?? null, sent: sending, serverNow })
}

function mustBeAllowed(ctx: Context, job: PunchedJob, kind: PunchKind, at: number) {
  if (!['confirmed', 'checkedIn', 'checkedOut'].includes(job.status))
    throw new Problem('outOfTurn', { state: job.status })
  const opensMinutes = ctx.tenant.settings.checkInOpensMinutes
  const permission = punchAllowed(
    kind,
    { starts: millis(job.starts), checkedIn: job.checkInAt !== null, opensMinutes },
    at,
  )
  if (permission.allowed) return
  if (permission.because === 'checkInMissing') throw new Problem('checkInMissing')
  throw new Problem('jobNotStarted', { opensAt: iso(new Date(permission.opensAt)) })
}

async function foldInto(
  ctx: Context,
  job: PunchedJob,
  folded: ReturnType<typeof foldPunches>,
  flags: string[],
): Promise<StatusRow> {
  const at = (ms: number | null) => (ms === null ? null : new Date(ms))
  const { rows } = await ctx.tx.execute<StatusRow>(
    statusRows(sql`with found as (
      update project_crew_item_status set status = ${folded.status}, pre_call_at = ${at(folded.preCallAt)},
        check_in_at = ${at(folded.checkInAt)}, check_out_at = ${at(folded.checkOutAt)}, flagged = ${flags.length > 0},
        flag_reason = ${flags.length ? flags.join(',') : null}, recorded_by_id = ${personOf(ctx)},
        status_since = case when status = ${folded.status} then status_since else ${ctx.now}::timestamptz end
      where tenant_id = ${ctx.tenant.id} and id = ${job.id} returning *)`),
  )
  const [row] = rows
  if (!row) throw new Problem('notFound')
  return row
}
