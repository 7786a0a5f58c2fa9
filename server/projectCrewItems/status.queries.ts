import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { PositionStatus } from '../../domain/projectCrewItems/position-status.ts'
import type { CrewItemStatus } from '../../openapi/positions.ts'
import { defaultHoursRule } from '../../domain/deliveryNotes/hours-rule.ts'
import { minutesBetween, proposedHours } from '../../domain/deliveryNotes/hours.ts'
import { isOffice, isPlanner } from '../access/principal.ts'
import type { Context, Refuse } from '../context.ts'
import type { Listing, Order } from '../list.ts'
import { personRef } from '../people/person-ref.ts'
import { type CaptionColumns, type PersonColumns, type ShiftColumns, isoOrNull, millis, shift } from '../wire.ts'
import { contradictionsOf, trailOf } from './contradictions.ts'
import { changedSql, functionJson, hoursColumns, joinItem, personJson, punchesJson, shiftColumns } from './fragments.ts'
import type { StoredPunch } from './stored-punch.ts'

export type StatusRow = ShiftColumns & {
  id: string
  itemId: string
  crewId: string
  function: CaptionColumns
  task: string | null
  who: PersonColumns
  status: string
  isCrewChief: boolean
  preCallAt: string | null
  checkInAt: string | null
  checkOutAt: string | null
  flagged: boolean
  flagReason: string | null
  recordedBy: string | null
  chiefId: string | null
  punches: StoredPunch[]
  isChanged: boolean
  overlapAccepted: boolean
  remark: string | null
  cancelReason: string | null
  breakMinutes: number
  chargedFrom: string | null
  chargedTo: string | null
  chargedMinutes: number | null
  /** Somebody entered the hours; else they are what was proposed once. */
  byHand: boolean
  amendedMinutes: number | null
}

/**
 * People on positions, ready for the wire. `source` selects rows of project_crew_item_status as `s`; it may be the
 * rows an update returned, so that a change and its answer are one query.
 */
export const statusRows = (source: SQL, tail: SQL = sql``): SQL => sql`
  ${source}
  select s.id, s.item_id as "itemId", s.crew_id as "crewId", ${functionJson}, i.task, ${personJson('who')} as who, s.status,
    coalesce(c.chief_id = s.person_id, false) as "isCrewChief", ${shiftColumns}, s.starts, s.ends,
    s.pre_call_at as "preCallAt", s.check_in_at as "checkInAt", s.check_out_at as "checkOutAt", s.flagged,
    s.flag_reason as "flagReason", r.first_name || ' ' || r.last_name as "recordedBy",
    c.chief_id as "chiefId", ${punchesJson} as punches, ${changedSql} as "isChanged",
    s.overlap_accepted as "overlapAccepted", s.remark, s.cancel_reason as "cancelReason", ${hoursColumns}
  from found s ${joinItem}
  join project_crew c on c.tenant_id = s.tenant_id and c.id = s.crew_id
  join location l on l.tenant_id = c.tenant_id and l.id = c.location_id
  join person who on who.tenant_id = s.tenant_id and who.id = s.person_id
  left join person r on r.tenant_id = s.tenant_id and r.id = s.recorded_by_id and r.id <> s.person_id
  ${tail}`

const byName = [
  { by: sql`who.first_name`, as: 'text' },
  { by: sql`who.last_name`, as: 'text' },
  { by: sql`s.id`, as: 'uuid' },
] as const satisfies Order[]

/** Lines a condition on `s` names: by name, or by when they begin first. */
export const statusListing = (
  ctx: Context,
  which: SQL,
  order: 'name' | 'start',
): Listing<StatusRow, z.input<typeof CrewItemStatus>> => ({
  among: sql`from project_crew_item_status s ${joinItem} join person who on who.tenant_id = s.tenant_id and who.id = s.person_id
    where s.tenant_id = ${ctx.tenant.id} and ${which}`,
  order:
    order === 'name' ? byName : [{ by: sql`s.starts`, as: 'timestamptz' }, { by: sql`f.sort`, as: 'int' }, ...byName],
  rows: statusRows(sql`with found as (select * from project_crew_item_status
    where tenant_id = ${ctx.tenant.id} and id in (select id from page))`),
  item: row => itemStatus(ctx, row),
})

/** The one line a change answers with. */
export function oneStatus(refuse: Refuse<'notFound'>, rows: StatusRow[]): StatusRow {
  const [row] = rows
  if (!row) throw refuse('notFound')
  return row
}

/** Captions of the present state, in English; clients translate by `status`. */
const captionOf: Record<PositionStatus, string> = {
  applied: 'Applied',
  invited: 'To confirm',
  confirmed: 'Confirmed',
  checkedIn: 'Checked in',
  checkedOut: 'Checked out',
  signedOff: 'Signed off',
  notNeeded: 'Not needed',
  noShow: 'No show',
  cancelled: 'Cancelled',
  declined: 'Declined',
}

/** A line for the wire. A change that stores punches hands them over: its own statement does not see them yet. */
export function itemStatus(ctx: Context, row: StatusRow, punches = row.punches): z.input<typeof CrewItemStatus> {
  const status = row.status as PositionStatus
  const line = { status, personId: row.who.id }
  const leads = isPlanner(ctx.who) || (row.chiefId !== null && row.chiefId === ctx.who.personId)
  return {
    id: row.id,
    projectCrewItem: { id: row.itemId, function: row.function, task: row.task },
    person: personRef(ctx, row.who),
    status,
    caption: captionOf[status],
    isCrewChief: row.isCrewChief,
    ...shift(row),
    preCallAt: isoOrNull(row.preCallAt),
    checkInAt: isoOrNull(row.checkInAt),
    checkOutAt: isoOrNull(row.checkOutAt),
    flagged: row.flagged,
    flagReason: row.flagReason,
    recordedBy: row.recordedBy,
    contradictions: leads ? contradictionsOf(line, punches) : [],
    trail: leads ? trailOf(line, punches) : [],
    changeUnanswered: leads && row.isChanged && millis(row.ends) > ctx.now.getTime(),
    overlapAccepted: row.overlapAccepted,
    remark: row.remark,
    cancelReason: status === 'cancelled' && (isPlanner(ctx.who) || isOffice(ctx.who)) ? row.cancelReason : null,
    breakMinutes: row.breakMinutes,
    hours: lineHours(ctx, row),
  }
}

const millisOrNull = (value: string | null) => (value === null ? null : millis(value))

/** Planned, worked, proposed and charged minutes of a line. */
function lineHours(ctx: Context, row: StatusRow) {
  const [starts, ends] = [millis(row.starts), millis(row.ends)]
  const [checkInAt, checkOutAt] = [millisOrNull(row.checkInAt), millisOrNull(row.checkOutAt)]
  const { breakMinutes } = row
  const rule = ctx.tenant.settings.hours ?? defaultHoursRule
  const less = (from: number, to: number) => Math.max(0, minutesBetween(from, to) - breakMinutes)
  const proposed = proposedHours({ starts, checkInAt, checkOutAt, breakMinutes }, rule)
  // A proposal that was stored follows the punches until somebody enters hours.
  const stale = !row.byHand && row.chargedMinutes !== null
  const instant = (ms: number | undefined) => (ms === undefined ? null : new Date(ms).toISOString())
  return {
    planned: less(starts, ends),
    worked: checkInAt === null || checkOutAt === null ? null : less(checkInAt, checkOutAt),
    from: stale ? instant(proposed?.from) : isoOrNull(row.chargedFrom),
    to: stale ? instant(proposed?.to) : isoOrNull(row.chargedTo),
    chargeable: stale ? (proposed?.chargeable ?? null) : row.chargedMinutes,
    proposed: proposed?.chargeable ?? null,
    amended: row.amendedMinutes,
  }
}
