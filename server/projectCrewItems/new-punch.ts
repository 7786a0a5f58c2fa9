import type { z } from 'zod'
import { punchAllowed } from '../../domain/projectCrewItems/check-in-window.ts'
import { asksReason, metresBetween } from '../../domain/distance.ts'
import { statedTimeAllowed } from '../../domain/projectCrewItems/stated-time.ts'
import type { NewPunch } from '../../openapi/projectCrewItems.ts'
import { type Context, type Refuse, personOf } from '../context.ts'
import { iso, millis } from '../wire.ts'
import type { FoldedJob, PunchedJob } from './punched-job.ts'
import { type PinProof, type StoredPunch, couldRetract, sameMaker } from './stored-punch.ts'
import type { trueTime } from './true-time.ts'

type PunchBody = Omit<z.output<typeof NewPunch>, 'type' | 'personId' | 'sent'>
type Time = Pick<ReturnType<typeof trueTime>, 'from' | 'to'>

/** Under which key a punch came, and whether whoever sent it leads the crew. */
export interface Sender {
  key: string
  leads: boolean
}

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
  read: Time,
  { key, leads }: Sender,
  kiosk: AtKiosk | null = null,
): MadePunch {
  const venue =
    job.latitude === null || job.longitude === null ? null : { latitude: job.latitude, longitude: job.longitude }
  const { place, made, statedAt } = body
  const said = statedAt === undefined ? null : millis(statedAt)
  const time = said === null ? read : { from: said, to: said }
  const outside = body.caption !== 'Pre-call' && asksReason(place ?? null, venue, job.radius)
  const recordedById = kiosk ? job.personId : personOf(ctx)
  const punch: StoredPunch = {
    id: crypto.randomUUID(),
    kind: body.caption,
    entry: key,
    retracts: body.retracts ?? null,
    byLead: leads,
    statedAt: said === null ? null : iso(new Date(read.from)),
    deviceTime: made ? iso(made.deviceTime) : null,
    pageLife: made?.pageLife ?? null,
    monotonic: made ? Math.round(made.monotonic) : null,
    keptAfter: body.keptAfter === undefined ? null : Math.round(body.keptAfter),
    kioskId: kiosk?.id ?? null,
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
    device_time: punch.deviceTime,
    page_life: punch.pageLife,
    monotonic: punch.monotonic,
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
    entry_key: key,
    retracts: punch.retracts,
    by_lead: leads,
    stated_at: punch.statedAt,
    kept_after: punch.keptAfter,
  }
  return { punch, row }
}

type ImpossibleProblem = 'invalidInput' | 'crewChiefOnly' | 'hoursImpossible'
type NotAllowedProblem = 'outOfTurn' | 'checkInMissing' | 'jobNotStarted'
type RetractionProblem = 'undoTooLate' | 'crewChiefOnly'

/** Why a punch may be refused. */
export type PunchProblem = ImpossibleProblem | NotAllowedProblem | RetractionProblem

/**
 * What may not be, however late it arrives: a time stated by somebody else than the chief or planning, or one that
 * cannot have been.
 */
export function mustBePossible(
  ctx: Context<ImpossibleProblem>,
  job: PunchedJob,
  body: PunchBody,
  { leads }: Sender,
): void {
  const { caption, retracts, statedAt } = body
  if (statedAt === undefined) return
  if (retracts !== undefined) throw ctx.refuse('invalidInput')
  if (!leads) throw ctx.refuse('crewChiefOnly')
  const checkInAt = job.checkInAt === null || body.replayed ? null : millis(job.checkInAt)
  const shift = { starts: millis(job.starts), ends: millis(job.ends), checkInAt }
  if (!statedTimeAllowed(caption, millis(statedAt), shift, ctx.now.getTime())) throw ctx.refuse('hoursImpossible')
}

/** An interactive punch is refused where it may not be made now. */
export function mustBeAllowed(
  ctx: Context<NotAllowedProblem>,
  job: PunchedJob,
  { caption, retracts, statedAt }: PunchBody,
  at: number,
) {
  if (retracts !== undefined) return
  if (!['confirmed', 'checkedIn', 'checkedOut'].includes(job.status))
    throw ctx.refuse('outOfTurn', { state: job.status })
  const opensMinutes = ctx.tenant.settings.checkInOpensMinutes
  const checkedIn = job.checkInAt !== null
  if (statedAt !== undefined && (caption === 'Check-in' || checkedIn)) return
  const permission = punchAllowed(caption, { starts: millis(job.starts), checkedIn, opensMinutes }, at)
  if (permission.allowed) return
  if (permission.because === 'checkInMissing') throw ctx.refuse('checkInMissing')
  throw ctx.refuse('jobNotStarted', { opensAt: iso(new Date(permission.opensAt)) })
}

/**
 * A retraction of a punch that is known here has to take it back, or whoever made it has to hear that it does not; one
 * that arrives first is judged when its punch does.
 */
export function mustTakeBack(refuse: Refuse<RetractionProblem>, job: PunchedJob, retraction: StoredPunch): void {
  const named = job.punches.find(({ entry, retracts }) => entry === retraction.retracts && retracts === null)
  if (!named || couldRetract(retraction, named)) return
  throw refuse(sameMaker(retraction, named) ? 'undoTooLate' : 'crewChiefOnly')
}

/** What became of a punch, once all of its line are folded. */
export const outcomeOf = ({ id, kind }: StoredPunch, { duplicates, conflicts }: FoldedJob) =>
  duplicates.includes(id)
    ? 'duplicate'
    : conflicts.some(conflict => conflict.kind === kind && conflict.ids.includes(id))
      ? 'conflict'
      : 'accepted'
