import { type SQL, sql } from 'drizzle-orm'
import type { PunchedStatus } from '../../domain/projectCrewItems/punches.ts'
import type { Context } from '../context.ts'
import { punchesJson } from './fragments.ts'
import { type PinProof, type StoredPunch, beforePunches, countingOf, foldStored, standingOf } from './stored-punch.ts'
import { one } from '../one.ts'

export type PunchedJob = {
  id: string
  status: string
  personId: string
  chiefId: string | null
  starts: string
  ends: string
  checkInAt: string | null
  latitude: number | null
  longitude: number | null
  radius: number | null
  punches: StoredPunch[]
}

/** Locks one line, found by a condition on `s`, and reads its punches. */
export async function lockPunchedJob(ctx: Context<'notFound'>, where: SQL): Promise<PunchedJob> {
  // The row is locked before its punches are read: a statement that waits reads with the snapshot it began with.
  const { rows: locked } = await ctx.tx.execute<{ id: string }>(sql`
    select s.id from project_crew_item_status s where s.tenant_id = ${ctx.tenant.id} and ${where} for no key update`)
  if (!locked[0]) throw ctx.refuse('notFound')
  const row = await one<PunchedJob>(
    ctx,
    sql`
    select s.id, s.status, s.person_id as "personId", c.chief_id as "chiefId", s.starts, s.ends,
      s.check_in_at as "checkInAt", l.latitude, l.longitude, l.radius,
      ${punchesJson} as punches
    from project_crew_item_status s
    join project_crew c on c.tenant_id = s.tenant_id and c.id = s.crew_id
    join location l on l.tenant_id = c.tenant_id and l.id = c.location_id
    where s.tenant_id = ${ctx.tenant.id} and s.id = ${locked[0].id}`,
  )
  return row
}

export interface FoldedJob extends PunchedStatus {
  /** Why the chief should look, in a fixed order. */
  flags: string[]
  /** Who made the latest punch that counts, for the person; null when the person made all of them. */
  recordedById: string | null
}

/** What all punches of a line make of it. Depends on nothing but them, so the order of arrival does not matter. */
export function foldJob(job: PunchedJob, stored: readonly StoredPunch[]): FoldedJob {
  const base = beforePunches(job.status)
  const folded = foldStored(job, stored)
  const punches = standingOf(stored)
  const unproven = (proof: PinProof) => punches.some(({ pin, chosenAt }) => pin === proof && chosenAt === null)
  const flags = [
    ...(folded.conflicts.length ? ['conflict'] : []),
    ...(punches.some(punch => punch.outside) ? ['outside'] : []),
    ...(punches.some(punch => !punch.exact) ? ['uncertainTime'] : []),
    ...(punches.some(punch => punch.statedAt !== null) ? ['stated'] : []),
    ...(unproven('none') ? ['pinMissing'] : []),
    ...(unproven('wrong') ? ['pinUnproven'] : []),
    ...(punches.some(punch => punch.closedKiosk) ? ['revokedKiosk'] : []),
    ...(base === 'signedOff' ? ['afterSignOff'] : []),
    ...(base !== 'confirmed' && base !== 'signedOff' && punches.some(punch => punch.kind !== 'Pre-call')
      ? ['calledOff']
      : []),
  ]
  const counting = countingOf(folded, punches).filter(punch => punch.recordedById !== job.personId)
  return { ...folded, flags, recordedById: counting.at(-1)?.recordedById ?? null }
}

const at = (ms: number | null) => (ms === null ? null : new Date(ms))

/** Punches and what they make of their lines, as JSON that `jsonb_to_recordset` reads: one statement however many. */
export const punchRows = (ctx: Context, rows: readonly Record<string, unknown>[]): SQL => sql`
  insert into punch (tenant_id, server_time, id, status_id, kind, device_time, page_life, monotonic, true_from, true_to,
    latitude, longitude, accuracy, distance, outside, reason, recorded_by_id, kiosk_id, pin, entry_key, retracts, by_lead,
    stated_at, kept_after)
  select ${ctx.tenant.id}::uuid, ${ctx.now}::timestamptz, n.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (
    id uuid, status_id uuid, kind text, device_time timestamptz, page_life uuid, monotonic bigint, true_from timestamptz,
    true_to timestamptz, latitude float8, longitude float8, accuracy float8, distance int, outside boolean, reason text,
    recorded_by_id uuid, kiosk_id uuid, pin text, entry_key text, retracts text, by_lead boolean, stated_at timestamptz,
    kept_after int)`

/** Places that went onto the map with a punch that is taken back leave it. */
export const forgottenPlaces = (ctx: Context, rows: readonly Record<string, unknown>[]): SQL => sql`
  delete from live_location v using punch u, project_crew_item_status s,
    jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (status_id uuid, retracts text)
  where n.retracts is not null and u.tenant_id = ${ctx.tenant.id} and u.status_id = n.status_id and u.entry_key = n.retracts
    and s.tenant_id = u.tenant_id and s.id = u.status_id and v.tenant_id = s.tenant_id and v.crew_id = s.crew_id
    and v.person_id = s.person_id and v.taken_at = u.device_time`

/** The update that writes the folds of several lines, with further assignments, returning them. */
export const foldedUpdates = (
  ctx: Context,
  folds: readonly { job: PunchedJob; folded: FoldedJob }[],
  more: SQL = sql``,
): SQL => {
  const rows = folds.map(({ job, folded }) => ({
    id: job.id,
    status: folded.status,
    pre_call_at: at(folded.preCallAt),
    check_in_at: at(folded.checkInAt),
    check_out_at: at(folded.checkOutAt),
    flag_reason: folded.flags.length ? folded.flags.join(',') : null,
    recorded_by_id: folded.recordedById,
  }))
  return sql`
    update project_crew_item_status s set status = n.status, pre_call_at = n.pre_call_at, check_in_at = n.check_in_at,
      check_out_at = n.check_out_at, flagged = n.flag_reason is not null, flag_reason = n.flag_reason,
      recorded_by_id = n.recorded_by_id,
      status_since = case when s.status = n.status then s.status_since else ${ctx.now}::timestamptz end ${more}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (id uuid, status text, pre_call_at timestamptz,
      check_in_at timestamptz, check_out_at timestamptz, flag_reason text, recorded_by_id uuid)
    where s.tenant_id = ${ctx.tenant.id} and s.id = n.id returning s.*`
}
