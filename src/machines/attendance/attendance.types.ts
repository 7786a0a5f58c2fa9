import type { Place, Whereabouts } from '../../../domain/distance.ts'
import type { ClockReading } from '../../../domain/projectCrewItems/punch-time.ts'
import type { PunchKind } from '../../../domain/projectCrewItems/punches.ts'

/** The browser's word on location; `prompt`: nobody was asked yet. */
export type LocationPermission = 'prompt' | 'granted' | 'denied'

export interface AttendanceInput {
  position: string
  /** Whom a chief punches for; null: oneself. */
  person: string | null
  /** Start of the shift in ms, and how many minutes before it check-in opens. */
  starts: number
  opensMinutes: number
  place: Place | null
  /** Metres around the place within which no reason is asked. */
  radius: number | null
  permission: LocationPermission
  /** Punches that already count. */
  punched: readonly PunchKind[]
}

/** What goes into the outbox. `reading` is of the moment of the tap, whatever was asked afterwards. */
export interface PunchDraft {
  position: string
  person: string | null
  kind: PunchKind
  reading: ClockReading
  location: Whereabouts | null
  outside: boolean
  reason: string | null
  /** When it was, in ms, where the chief says so. */
  statedAt?: number
}

export type LocateAnswer = { kind: 'here'; at: Whereabouts } | { kind: 'denied' } | { kind: 'unavailable' }
/** `queued`: the entry is on this device for good. */
export type EnqueueAnswer = { kind: 'queued'; entry: string } | { kind: 'failed' }

/** What the server made of a punch. */
export type PunchAnswer = 'received' | 'duplicate' | 'conflict' | 'refused'
export type Delivery = 'queued' | 'sending' | PunchAnswer

/** Why a tap was not taken. */
export type PunchHint = 'notStarted' | 'checkInMissing' | 'alreadyDone'

export interface AttendanceContext extends AttendanceInput {
  kind: PunchKind | null
  reading: ClockReading | null
  location: Whereabouts | null
  reason: string | null
  hint: PunchHint | null
  /** Entry of the latest punch, which `resting` shows. */
  entry: string | null
  /** Every punch made here, by entry. */
  deliveries: Readonly<Record<string, { kind: PunchKind; delivery: Delivery }>>
}

export type AttendanceEvent =
  /** A tap; `now` is server time in ms as well as the device knows it. */
  | { type: 'PUNCHED'; kind: PunchKind; reading: ClockReading; now: number }
  | { type: 'EXPLAINED' }
  | { type: 'SKIPPED' }
  | { type: 'REASON_GIVEN'; reason: string }
  | { type: 'CANCELLED' }
  | { type: 'PERMISSION_CHANGED'; permission: LocationPermission }
  | { type: 'ENTRY_SENDING'; entry: string }
  | { type: 'ENTRY_WAITING'; entry: string }
  | { type: 'ENTRY_ANSWERED'; entry: string; answer: PunchAnswer }
