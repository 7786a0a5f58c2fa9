import type { ExitAnswer } from '../../../domain/kiosks/exit-pin.ts'
import type { KioskPunch, KioskTask, TapHint } from '../../../domain/kiosks/kiosk-roster.ts'
import type { ClockReading } from '../../../domain/projectCrewItems/punch-time.ts'
import type { Roster } from '../../client/kiosk-store.ts'

export type { ExitAnswer, Roster }
export type RosterLine = Roster['lines'][number]

export interface KioskInput {
  task: KioskTask
}

/** What lay on the device: the roster as last heard, and punches that have not been received. */
export interface StoredKiosk {
  roster: Roster | null
  punches: readonly KioskPunch[]
}

/** `revoked`: closed from afar, what it has still goes out. `ended`: 401, nothing goes out from here any more. */
export type RosterAnswer =
  { kind: 'loaded'; roster: Roster } | { kind: 'revoked' } | { kind: 'ended' } | { kind: 'unreachable' }

/** What is punched, or taken back. `reading` is of the tap that completed or undid it; `pin` as it was typed. */
export interface KioskDraft {
  roster: Roster
  line: RosterLine
  caption: KioskTask
  pin: string | null
  reading: ClockReading
  /** Entry that it takes back; null: it is a punch. */
  retracts: string | null
}
/** A punch that can still be taken back by whoever made it; `reading` is of the tap that completed it. */
export type Confirmed = Pick<KioskPunch, 'entry' | 'line' | 'caption' | 'at'> & { reading: ClockReading }
/** `saved`: on this device for good, under this key of the outbox. */
export type PunchAnswer = { kind: 'saved'; entry: string } | { kind: 'failed' }
/** Entries that did not go out. */
export type DrainAnswer = { kind: 'empty' } | { kind: 'waiting'; entries: number }

/** Who stands in front of the tablet, and what is being done for them; times in ms of server time. */
interface Serving {
  /** The job that was tapped. */
  line: string | null
  at: number | null
  reading: ClockReading | null
  /** Typed so far: of a person's PIN, or of the exit PIN. Nothing keeps it. */
  digits: string
  entry: string | null
  /** Why a tap was no punch; `notSaved`: the device has no room. `refused`: the server will not have it. */
  hint: TapHint | 'notSaved' | 'refused' | null
  /** Tries left, where the last PIN was wrong. */
  left: number | null
  /** What the exit PIN is asked for: another task, or leaving. */
  chosen: KioskTask | null
}

export interface KioskContext extends Serving {
  task: KioskTask
  roster: Roster | null
  /** Made here and not in the roster yet. */
  punches: readonly KioskPunch[]
  /** What people look under; null: all. */
  letters: string | null
  page: number
  /** Whether the last try to send arrived, and how many entries wait. */
  online: boolean
  waiting: number
  /** Until when nobody may try to leave, in ms of the device. */
  pausedUntil: number | null
  /** The last confirmed punch, and the touch that takes it back. */
  last: Confirmed | null
  undone: ClockReading | null
}

export type KioskEvent =
  | { type: 'LOCK_HELD' }
  | { type: 'OUTBOX_CHANGED'; online: boolean; waiting: number }
  | { type: 'ENTRY_RECEIVED'; entry: string }
  /** For good: the entry will not count. */
  | { type: 'ENTRY_DROPPED'; entry: string }
  | { type: 'PIN_WRONG'; entry: string; left: number | null }
  /** A minute has passed, or the day has changed. */
  | { type: 'ROSTER_DUE' }
  | { type: 'RETRY' }
  | { type: 'TAPPED'; line: string; reading: ClockReading; now: number }
  | { type: 'LETTER_CHOSEN'; letters: string | null }
  | { type: 'PAGE_TURNED'; page: number }
  | { type: 'TOUCHED' }
  | { type: 'DIGIT'; digit: string; reading: ClockReading; now: number }
  | { type: 'DELETED' }
  | { type: 'FORGOT' }
  | { type: 'BACK' }
  /** Of the last confirmed punch: "Not me". */
  | { type: 'UNDO_ASKED'; reading: ClockReading }
  /** A punch stands on the screen: what the desk tells the rest. */
  | { type: 'CONFIRMED' }
  /** It is being taken back: what the rest tells the desk. */
  | { type: 'UNDONE' }
  | { type: 'MENU_OPENED' }
  | { type: 'TASK_CHOSEN'; task: KioskTask }
  | { type: 'EXIT_ASKED' }
  | { type: 'EXIT_SUBMITTED' }
  /** Goes although entries wait, or leaves an end screen. */
  | { type: 'LEFT' }

export type KioskEmitted =
  /** A wrong PIN was said so: its entry is nobody's punch. */
  { type: 'disproved'; entry: string }
