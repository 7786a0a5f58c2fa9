import type { z } from 'zod'
import { punchAllowed } from '../../domain/check-in-window.ts'
import { asksReason, metresBetween } from '../../domain/distance.ts'
import type { PunchKind } from '../../domain/punches.ts'
import type { NewPunch } from '../../openapi/projectCrewItems.ts'
import { type Context, personOf } from '../context.ts'
import { Problem } from '../problem.ts'
import { iso, millis } from '../wire.ts'
import type { FoldedJob, PinProof, PunchedJob, StoredPunch } from './punched-job.ts'
import type { trueTime } from './true-time.ts'

type PunchBody = Pick<z.output<typeof NewPunch>, 'caption' | 'made' | 'place' | 'reason'>

/** Where a punch was made, if it was not on a person's own device. */
export interface AtKiosk {
  id: string
  closed: boolean
  pin: PinProof | null
}

export interface MadePunch {
  punch: StoredPunch
  /** Columns of its row, named as `punchRows` reads them. */
  row: Record<string, unknown>
}

/** A punch of a line as it will be stored. At a kiosk people punch for themselves. */
export function newPunch(
  ctx: Context,
  job: PunchedJob,
  body: PunchBody,
  time: ReturnType<typeof trueTime>,
  kiosk: AtKiosk | null = null,
): MadePunch {
  const venue =
    job.latitude === null || job.longitude === null ? null : { latitude: job.latitude, longitude: job.longitude }
  const { place, made } = body
  const outside = body.caption !== 'Pre-call' && asksReason(place ?? null, venue, job.radius)
  const recordedById = kiosk ? job.personId : personOf(ctx)
  const punch: StoredPunch = {
    id: crypto.randomUUID(),
    kind: body.caption,
    trueFrom: iso(new Date(time.from)),
    outside,
    exact: time.from === time.to,
    recordedById,
    recordedBy: ctx.who.name,
    chosenAt: null,
    pin: kiosk?.pin ?? null,
    closedKiosk: kiosk?.closed ?? false,
  }
  const row = {
    id: punch.id,
    status_id: job.id,
    kind: body.caption,
    device_time: made?.deviceTime ?? null,
    page_life: made?.pageLife ?? null,
    monotonic: made ? Math.round(made.monotonic) : null,
    true_from: punch.trueFrom,
    true_to: iso(new Date(time.to)),
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    accuracy: place?.accuracy ?? null,
    distance: place && venue ? Math.round(metresBetween(place, venue)) : null,
    outside,
    reason: body.reason ?? null,
    recorded_by_id: recordedById,
    kiosk_id: kiosk?.id ?? null,
    pin: kiosk?.pin ?? null,
  }
  return { punch, row }
}

/** Throws `jobNotStarted`, `checkInMissing` or `outOfTurn` where an interactive punch may not be made now. */
export function mustBeAllowed(ctx: Context, job: PunchedJob, kind: PunchKind, at: number): void {
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

/** What became of a punch, once all of its line are folded. */
export const outcomeOf = ({ id, kind }: StoredPunch, { duplicates, conflicts }: FoldedJob) =>
  duplicates.includes(id)
    ? 'duplicate'
    : conflicts.some(conflict => conflict.kind === kind && conflict.ids.includes(id))
      ? 'conflict'
      : 'accepted'
