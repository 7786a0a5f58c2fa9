import { metresBetween } from '../../domain/distance.ts'
import { type PositionStatus, holdsPlace, waitsForAnswer } from '../../domain/projectCrewItems/position-status.ts'
import type { PunchKind } from '../../domain/projectCrewItems/punches.ts'
import type { Place } from './places.ts'
import type { Random } from './random.ts'
import type { CrewRow, ItemRow, ProjectRow, ProjectRows, PunchRow, StatusRow } from './rows.ts'
import { minute, type Shift } from './times.ts'
import type { FunctionCode, TradeIds } from '../lookups/trade.ts'

/** Where rows are collected, and what drawing them needs. */
export interface Draft {
  tenantId: string
  trade: TradeIds
  random: Random
  /** Apart from the rest, so that the same plan gets the same ids whoever is free for it. */
  ids: Random
  /** ms */
  now: number
  rows: ProjectRows
}

const date = (at: number) => new Date(at)

export function addProject(
  draft: Draft,
  fields: Omit<ProjectRow, 'tenantId' | 'id' | 'createdAt'> & { createdAt: number },
): ProjectRow {
  const row = {
    ...{ tenantId: draft.tenantId, id: draft.ids.uuid(), requestedAt: null, quotedAt: null },
    ...fields,
    createdAt: date(fields.createdAt),
  }
  draft.rows.projects.push(row)
  return row
}

export function addCrew(
  draft: Draft,
  fields: Pick<CrewRow, 'projectId' | 'name'> & Partial<CrewRow> & { place: Place },
): CrewRow {
  const { place, ...rest } = fields
  const row: CrewRow = {
    tenantId: draft.tenantId,
    id: draft.ids.uuid(),
    locationId: place.id,
    chiefId: null,
    contactOnSiteId: null,
    meetingPoint: place.meetingPoint,
    starts: date(draft.now),
    ends: date(draft.now),
    ...rest,
  }
  draft.rows.crews.push(row)
  return row
}

/** A crew lasts from its first position to its last. */
export function spanCrew(crew: CrewRow, items: readonly ItemRow[]): void {
  crew.starts = date(Math.min(...items.map(item => item.starts.getTime())))
  crew.ends = date(Math.max(...items.map(item => item.ends.getTime())))
}

export interface NewItem {
  code: FunctionCode
  amount: number
  shift: Shift
  more?: Partial<ItemRow>
}

export function addItem(draft: Draft, crew: CrewRow, { code, amount, shift, more }: NewItem): ItemRow {
  const functionId = draft.trade.functions.get(code)
  if (!functionId) throw new Error(`the tenant has no function ${code}`)
  const { starts, ends, ...wall } = shift
  const row: ItemRow = {
    tenantId: draft.tenantId,
    id: draft.ids.uuid(),
    crewId: crew.id,
    functionId,
    cateringId: null,
    task: null,
    ...wall,
    starts: date(starts),
    ends: date(ends),
    tzVersion: process.versions.tz ?? 'unknown',
    breakMinutes: 30,
    amountOfRows: amount,
    filled: 0,
    waiting: 0,
    openForApplications: false,
    crewChiefOnly: false,
    confirmBy: null,
    commentExternal: null,
    commentInternal: null,
    commentCrew: null,
    commentCrewChief: null,
    clientAdded: false,
    ...more,
  }
  draft.rows.items.push(row)
  return row
}

type StatusFields = Partial<Omit<StatusRow, 'starts' | 'ends'>> & { personId: string; status: PositionStatus }

/** Puts a person on a position; places are counted as the database would. */
export function addStatus(draft: Draft, item: ItemRow, fields: StatusFields): StatusRow {
  const since = fields.statusSince ?? date(draft.now)
  const row: StatusRow = {
    tenantId: draft.tenantId,
    id: draft.ids.uuid(),
    itemId: item.id,
    crewId: item.crewId,
    previousStatus: null,
    starts: item.starts,
    ends: item.ends,
    statusSince: since,
    confirmedAt: holdsPlace(fields.status) ? since : null,
    changedAt: null,
    preCallAt: null,
    checkInAt: null,
    checkOutAt: null,
    flagged: false,
    flagReason: null,
    recordedById: null,
    overlapAccepted: false,
    remark: null,
    createdAt: since,
    ...fields,
  }
  if (holdsPlace(row.status)) item.filled++
  if (waitsForAnswer(row.status)) item.waiting++
  draft.rows.statuses.push(row)
  return row
}

export interface NewPunch {
  kind: PunchKind
  /** True time, ms. */
  at: number
  /** So many ms later at most; 0 when the time is exact. */
  uncertain?: number
  /** Metres from the venue, at most; null without a location. */
  within?: number | null
  reason?: string | null
  recordedById?: string
}

const metresPerDegree = 111_320

/** A place so far from another, in any direction. */
export function placeNear(
  random: Random,
  from: Place,
  low: number,
  high: number,
): { latitude: number; longitude: number } {
  const angle = random.next() * 2 * Math.PI
  const metres = low + random.next() * (high - low)
  const narrowing = Math.cos((from.latitude * Math.PI) / 180)
  const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6
  return {
    latitude: rounded(from.latitude + (Math.cos(angle) * metres) / metresPerDegree),
    longitude: rounded(from.longitude + (Math.sin(angle) * metres) / (metresPerDegree * narrowing)),
  }
}

/** A punch as a phone would have sent it, or as the chief recorded it, without a location. Times of the status stay the caller's. */
export function addPunch(draft: Draft, status: StatusRow, place: Place, punch: NewPunch): PunchRow {
  const { random, ids } = draft
  const { kind, at, uncertain = 0, within = place.radius * 0.6, reason = null } = punch
  const byOther = punch.recordedById !== undefined && punch.recordedById !== status.personId
  const outside = within !== null && within > place.radius
  const spot = byOther || within === null ? null : placeNear(random, place, outside ? within * 0.8 : 0, within)
  const row: PunchRow = {
    tenantId: draft.tenantId,
    id: ids.uuid(),
    statusId: status.id,
    kind,
    deviceTime: date(at - random.between(-900, 900)),
    pageLife: random.uuid(),
    monotonic: random.between(4_000, 900_000),
    serverTime: date(at + uncertain + random.between(150, 2_400)),
    trueFrom: date(at),
    trueTo: date(at + uncertain),
    latitude: spot?.latitude ?? null,
    longitude: spot?.longitude ?? null,
    accuracy: spot ? random.between(5, 38) : null,
    distance: spot ? Math.round(metresBetween(spot, place)) : null,
    outside: spot !== null && outside,
    reason,
    recordedById: punch.recordedById ?? status.personId,
  }
  draft.rows.punches.push(row)
  return row
}

/** A few minutes before or after, seldom more. */
export const aboutAt = (random: Random, at: number, early: number, late: number): number => {
  const minutes = random.chance(0.9) ? random.between(-early, Math.round(late / 4)) : random.between(0, late)
  return at + minutes * minute + random.between(0, 59) * 1000
}
