import { signedAfterDays } from './delivery-notes.ts'
import type { Draft } from './draft.ts'
import { aboutAt, addPunch, addStatus } from './draft.ts'
import { outsideReasons } from './notes.ts'
import type { Place } from './places.ts'
import type { ItemRow, StatusRow } from './rows.ts'
import { day, hour, minute } from './times.ts'

const before = (draft: Draft, at: number) => new Date(Math.min(at, draft.now - minute))

/** When somebody said yes: some days before the job, and before now. */
function yesAt(draft: Draft, item: ItemRow) {
  const days = draft.random.between(2, 24)
  const confirmedAt = before(draft, item.starts.getTime() - days * day + draft.random.between(-300, 300) * minute)
  return { confirmedAt, createdAt: new Date(confirmedAt.getTime() - draft.random.between(30, 3000) * minute) }
}

/** Somebody who will come. */
export function addConfirmed(draft: Draft, item: ItemRow, personId: string, more: Partial<StatusRow> = {}): StatusRow {
  const times = yesAt(draft, item)
  return addStatus(draft, item, {
    previousStatus: 'invited',
    statusSince: times.confirmedAt,
    ...times,
    ...more,
    personId,
    status: 'confirmed',
  })
}

/** Somebody who is there now, and when they came. */
export function addPresent(
  draft: Draft,
  item: ItemRow,
  place: Place,
  personId: string,
  cameAt: number,
  more: Partial<StatusRow> = {},
): StatusRow {
  const status = addStatus(draft, item, {
    previousStatus: 'invited',
    ...yesAt(draft, item),
    statusSince: new Date(cameAt),
    checkInAt: new Date(cameAt),
    recordedById: personId,
    ...more,
    personId,
    status: 'checkedIn',
  })
  addPunch(draft, status, place, { kind: 'Check-in', at: cameAt, recordedById: status.recordedById ?? personId })
  return status
}

/** Somebody who worked: nearly always on time, now and then with something for the chief to look at. */
export function addWorked(
  draft: Draft,
  item: ItemRow,
  place: Place,
  personId: string,
  chiefId: string | null,
): StatusRow {
  const { random, now } = draft
  const [starts, ends] = [item.starts.getTime(), item.ends.getTime()]
  const inAt = aboutAt(random, starts, 25, 22)
  const outAt = Math.min(now - minute, Math.max(starts + hour, aboutAt(random, ends, 8, 50)))
  const signed = ends < now - signedAfterDays * day
  const since = signed ? Math.min(now - minute, ends + random.between(60, 2800) * minute) : outAt
  const status = addStatus(draft, item, {
    personId,
    status: signed ? 'signedOff' : 'checkedOut',
    previousStatus: signed ? 'checkedOut' : 'invited',
    ...yesAt(draft, item),
    statusSince: new Date(since),
    checkInAt: new Date(inAt),
    checkOutAt: new Date(outAt),
    recordedById: personId,
  })
  const oddity = random.next()
  if (oddity < 0.015) {
    addPunch(draft, status, place, {
      kind: 'Check-in',
      at: inAt,
      within: place.radius * 2.4,
      reason: random.pick(outsideReasons),
    })
    Object.assign(status, { flagged: true, flagReason: 'outside' })
  } else if (oddity < 0.027) {
    addPunch(draft, status, place, { kind: 'Check-in', at: inAt })
    addPunch(draft, status, place, { kind: 'Check-in', at: inAt + random.between(9, 25) * minute })
    Object.assign(status, { flagged: true, flagReason: 'conflict' })
  } else if (oddity < 0.035) {
    addPunch(draft, status, place, { kind: 'Check-in', at: inAt, uncertain: random.between(3, 20) * minute })
    Object.assign(status, { flagged: true, flagReason: 'uncertainTime' })
  } else if (oddity < 0.075 && chiefId && chiefId !== personId) {
    addPunch(draft, status, place, { kind: 'Check-in', at: inAt, recordedById: chiefId })
    status.recordedById = chiefId
  } else addPunch(draft, status, place, { kind: 'Check-in', at: inAt })
  const outBy = chiefId && random.chance(0.1) ? chiefId : personId
  addPunch(draft, status, place, { kind: 'Check-out', at: outAt, recordedById: outBy })
  status.recordedById = outBy
  if (random.chance(0.02))
    status.remark = random.pick([
      'Left early, agreed with the chief',
      'Helped at the dock after the end',
      'Great with the new ones',
    ] as const)
  return status
}

/** Somebody who was on the list and did not work. */
export function addAbsent(draft: Draft, item: ItemRow, personId: string, chiefId: string | null): void {
  const { random } = draft
  const status = random.pick(['declined', 'declined', 'declined', 'cancelled', 'notNeeded', 'noShow'] as const)
  const { confirmedAt, createdAt } = yesAt(draft, item)
  const starts = item.starts.getTime()
  if (status === 'declined') {
    addStatus(draft, item, {
      personId,
      status,
      previousStatus: random.chance(0.7) ? 'invited' : 'applied',
      statusSince: confirmedAt,
      confirmedAt: null,
      createdAt,
    })
    return
  }
  const since =
    status === 'noShow'
      ? before(draft, starts + random.between(40, 120) * minute)
      : before(draft, starts - random.between(6, 40) * hour)
  addStatus(draft, item, {
    personId,
    status,
    previousStatus: 'confirmed',
    statusSince: since > confirmedAt ? since : confirmedAt,
    confirmedAt,
    createdAt,
    recordedById: status === 'noShow' ? chiefId : null,
    remark: status === 'noShow' && random.chance(0.5) ? 'No answer on the phone' : null,
  })
}

/** Somebody who was asked, or who asked, and waits. */
export function addWaiting(draft: Draft, item: ItemRow, personId: string, status: 'invited' | 'applied'): StatusRow {
  const since = before(draft, Math.min(draft.now, item.starts.getTime()) - draft.random.between(1, 70) * hour)
  return addStatus(draft, item, { personId, status, statusSince: since, confirmedAt: null, createdAt: since })
}
