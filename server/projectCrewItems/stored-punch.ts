import {
  type PunchKind,
  type PunchedStatus,
  foldPunches,
  punchKinds,
  standing,
} from '../../domain/projectCrewItems/punches.ts'
import type { PositionStatus } from '../../domain/projectCrewItems/position-status.ts'
import { type Retraction, withdraws } from '../../domain/projectCrewItems/retractions.ts'
import { millis } from '../wire.ts'

/** A row of `punch`: a punch, or, where `retracts` names one, that it was taken back. */
export type StoredPunch = {
  id: string
  kind: PunchKind
  /** What retractions name it by. */
  entry: string
  retracts: string | null
  /** Whoever recorded it led the crew then. */
  byLead: boolean
  statedAt: string | null
  deviceTime: string | null
  pageLife: string | null
  monotonic: number | null
  keptAfter: number | null
  kioskId: string | null
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

/** A base the punches move: whoever has punched was confirmed before. */
export const beforePunches = (status: string) =>
  (['checkedIn', 'checkedOut'].includes(status) ? 'confirmed' : status) as PositionStatus

const readingOf = ({ deviceTime, pageLife, monotonic }: StoredPunch) =>
  deviceTime === null || pageLife === null || monotonic === null
    ? null
    : { deviceTime: millis(deviceTime), pageLife, monotonic }

/** As the fold sees it. */
const factOf = (stored: StoredPunch) => ({
  id: stored.id,
  kind: stored.kind,
  entry: stored.entry,
  by: `${stored.recordedById} ${stored.kioskId ?? ''}`,
  made: readingOf(stored),
  keptAfter: stored.keptAfter ?? 0,
  // A stated time says nothing about when it was said.
  at: millis(stored.statedAt ?? stored.trueFrom),
})

const retractionsOf = (stored: readonly StoredPunch[]): (Retraction & { stored: StoredPunch })[] =>
  stored.flatMap(made =>
    made.retracts === null ? [] : [{ ...factOf(made), retracts: made.retracts, leads: made.byLead, stored: made }],
  )

export const sameMaker = (a: StoredPunch, b: StoredPunch): boolean => factOf(a).by === factOf(b).by
export const couldRetract = (retraction: StoredPunch, punch: StoredPunch): boolean =>
  retractionsOf([retraction]).some(made => withdraws(made, factOf(punch)))

/** What took a punch back; undefined while it stands. */
export function retractionOf(punch: StoredPunch, all: readonly StoredPunch[]): StoredPunch | undefined {
  const fact = factOf(punch)
  return retractionsOf(all).find(made => withdraws(made, fact))?.stored
}

const punchesOf = (stored: readonly StoredPunch[]) => stored.filter(({ retracts }) => retracts === null)

/** Punches that nobody has taken back. */
export function standingOf(stored: readonly StoredPunch[]): StoredPunch[] {
  const facts = punchesOf(stored).map(punch => ({ ...factOf(punch), stored: punch }))
  return standing(facts, retractionsOf(stored)).map(fact => fact.stored)
}

/** When the chief let a punch count, or stated it. */
const chosenMs = ({ chosenAt, statedAt }: StoredPunch) =>
  Math.max(chosenAt === null ? 0 : millis(chosenAt), statedAt === null ? 0 : millis(statedAt))
const newestFirst = (a: StoredPunch, b: StoredPunch) =>
  millis(b.trueFrom) - millis(a.trueFrom) || (a.id < b.id ? 1 : -1)

/** The pure fold over stored punches, with those that were chosen or stated last of their kind. */
export function foldStored(
  { status, personId }: { status: string; personId: string },
  stored: readonly StoredPunch[],
): PunchedStatus {
  const punches = standingOf(stored)
  const latest = (kind: PunchKind) =>
    punches
      .filter(punch => punch.kind === kind && chosenMs(punch) > 0)
      .sort((a, b) => chosenMs(b) - chosenMs(a) || newestFirst(a, b))[0]
  const chosen = new Set(punchKinds.map(kind => latest(kind)?.id))
  return foldPunches(
    beforePunches(status),
    punches.map(({ id, kind, trueFrom, recordedById, kioskId }) => ({
      id,
      kind,
      at: millis(trueFrom),
      chosen: chosen.has(id),
      own: recordedById === personId && kioskId === null,
    })),
  )
}

/** The punches that count, in the order of a day; of two at one instant the one that is not a repetition. */
export function countingOf(folded: PunchedStatus, punches: readonly StoredPunch[]): StoredPunch[] {
  const at = { 'Pre-call': folded.preCallAt, 'Check-in': folded.checkInAt, 'Check-out': folded.checkOutAt }
  return punchKinds.flatMap(
    kind =>
      punches.find(
        punch => punch.kind === kind && millis(punch.trueFrom) === at[kind] && !folded.duplicates.includes(punch.id),
      ) ?? [],
  )
}
