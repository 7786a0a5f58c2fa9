import { type SQL, sql } from 'drizzle-orm'
import { type PunchKind, type PunchedStatus, foldPunches, punchKinds } from '../../domain/punches.ts'
import type { PositionStatus } from '../../domain/position-status.ts'
import type { Context } from '../context.ts'
import { Problem } from '../problem.ts'
import { millis } from '../wire.ts'
import { punchesJson } from './fragments.ts'

export type StoredPunch = {
  id: string
  kind: PunchKind
  trueFrom: string
  outside: boolean
  exact: boolean
  recordedById: string
  recordedBy: string | null
  chosenAt: string | null
  /** How the person proved themselves at a kiosk; null elsewhere, and where nobody asks. */
  pin: PinProof | null
  /** Handed in by a kiosk that had been closed. */
  closedKiosk: boolean
}

/** `none`: no PIN was set or typed although one is asked for. */
export type PinProof = 'right' | 'wrong' | 'none'

export type PunchedJob = {
  id: string
  status: string
  personId: string
  starts: string
  checkInAt: string | null
  latitude: number | null
  longitude: number | null
  radius: number | null
  punches: StoredPunch[]
}

/** Locks one line, found by a condition on `s`, and reads its punches. Throws `notFound`. */
export async function lockPunchedJob(ctx: Context, where: SQL): Promise<PunchedJob> {
  // The row is locked before its punches are read: a statement that waits reads with the snapshot it began with.
  const { rows: locked } = await ctx.tx.execute<{ id: string }>(sql`
    select s.id from project_crew_item_status s where s.tenant_id = ${ctx.tenant.id} and ${where} for no key update`)
  if (!locked[0]) throw new Problem('notFound')
  const { rows } = await ctx.tx.execute<PunchedJob>(sql`
    select s.id, s.status, s.person_id as "personId", s.starts, s.check_in_at as "checkInAt", l.latitude, l.longitude, l.radius,
      ${punchesJson} as punches
    from project_crew_item_status s
    join project_crew c on c.tenant_id = s.tenant_id and c.id = s.crew_id
    join location l on l.tenant_id = c.tenant_id and l.id = c.location_id
    where s.tenant_id = ${ctx.tenant.id} and s.id = ${locked[0].id}`)
  const [row] = rows
  if (!row) throw new Problem('notFound')
  return row
}

/** A base the punches move: whoever has punched was confirmed before. */
const beforePunches = (status: string) =>
  (['checkedIn', 'checkedOut'].includes(status) ? 'confirmed' : status) as PositionStatus

const chosenMs = ({ chosenAt }: StoredPunch) => (chosenAt === null ? 0 : millis(chosenAt))
const newestFirst = (a: StoredPunch, b: StoredPunch) =>
  millis(b.trueFrom) - millis(a.trueFrom) || (a.id < b.id ? 1 : -1)

export interface FoldedJob extends PunchedStatus {
  /** Why the chief should look, in a fixed order. */
  flags: string[]
  /** Who punched last for the person; null when nobody but the person did. */
  recordedById: string | null
}

/** The pure fold over stored punches, with those that were chosen last of their kind. */
export function foldStored(status: string, punches: readonly StoredPunch[]) {
  const latest = (kind: PunchKind) =>
    punches
      .filter(punch => punch.kind === kind && punch.chosenAt !== null)
      .sort((a, b) => chosenMs(b) - chosenMs(a) || newestFirst(a, b))[0]
  const chosen = new Set(punchKinds.map(kind => latest(kind)?.id))
  return foldPunches(
    beforePunches(status),
    punches.map(({ id, kind, trueFrom }) => ({ id, kind, at: millis(trueFrom), chosen: chosen.has(id) })),
  )
}

/** What all punches of a line make of it. Depends on nothing but them, so the order of arrival does not matter. */
export function foldJob(job: PunchedJob, punches: StoredPunch[]): FoldedJob {
  const base = beforePunches(job.status)
  const folded = foldStored(job.status, punches)
  const flags = [
    ...(folded.conflicts.length ? ['conflict'] : []),
    ...(punches.some(punch => punch.outside) ? ['outside'] : []),
    ...(punches.some(punch => !punch.exact) ? ['uncertainTime'] : []),
    ...(punches.some(punch => punch.pin === 'none') ? ['pinMissing'] : []),
    ...(punches.some(punch => punch.pin === 'wrong') ? ['pinUnproven'] : []),
    ...(punches.some(punch => punch.closedKiosk) ? ['revokedKiosk'] : []),
    ...(base === 'signedOff' ? ['afterSignOff'] : []),
    ...(base !== 'confirmed' && base !== 'signedOff' && punches.some(punch => punch.kind !== 'Pre-call')
      ? ['calledOff']
      : []),
  ]
  const others = punches.filter(punch => punch.recordedById !== job.personId).sort(newestFirst)
  return { ...folded, flags, recordedById: others[0]?.recordedById ?? null }
}

const at = (ms: number | null) => (ms === null ? null : new Date(ms))

/** Punches and what they make of their lines, as JSON that `jsonb_to_recordset` reads: one statement however many. */
export const punchRows = (ctx: Context, rows: readonly Record<string, unknown>[]): SQL => sql`
  insert into punch (tenant_id, server_time, id, status_id, kind, device_time, page_life, monotonic, true_from, true_to,
    latitude, longitude, accuracy, distance, outside, reason, recorded_by_id, kiosk_id, pin)
  select ${ctx.tenant.id}::uuid, ${ctx.now}::timestamptz, n.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (
    id uuid, status_id uuid, kind text, device_time timestamptz, page_life uuid, monotonic bigint, true_from timestamptz,
    true_to timestamptz, latitude float8, longitude float8, accuracy float8, distance int, outside boolean, reason text,
    recorded_by_id uuid, kiosk_id uuid, pin text)`

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
