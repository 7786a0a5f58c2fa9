import type { HoursGap } from '../../../domain/deliveryNotes/hours.ts'
import type { ClockReading } from '../../../domain/projectCrewItems/punch-time.ts'
import type { Entered, EnteredHours, SheetLine, ShownLine } from '../../../domain/deliveryNotes/sign-off.ts'
import type { Drawing } from '../../../domain/deliveryNotes/signature.ts'

/** What the client has said to the hours, as the server knows it; `open` until somebody confirms. */
export type NoteState = 'open' | 'unsigned' | 'signed' | 'refused'

/** A sign-off of this crew that lies in the outbox of this device, from before the page was opened. */
export interface StoredSignOff {
  entry: string
  /** Code of a refusal; null while it waits to be sent. */
  refused: string | null
  details?: Details
  answer: Answer
  shown: readonly ShownLine[]
}
export type Details = Readonly<Record<string, unknown>>

export interface SignOffInput {
  lines: readonly SheetLine[]
  /** Corrections that wait in the outbox, and the line of each entry. */
  entered: Entered
  kept: Readonly<Record<string, string>>
  /** Corrections that were refused and still lie there, by line. */
  troubles: Readonly<Record<string, Trouble>>
  note: { state: NoteState; amended: boolean }
  /** Who is expected to sign for the client; empty when nobody is known. */
  name: string
  stored: StoredSignOff | null
  /** What somebody drew here before the page was loaded anew, if it was under these figures. */
  drawing?: Drawing | null
}

/** What is confirmed: with a signature, with a refusal, or with nobody of the client there. */
export type Answer =
  | { kind: 'signed'; name: string; signature: Drawing }
  | { kind: 'refused'; name: string; refusal: string }
  | { kind: 'unsigned' }

/** What goes into the outbox. `reading` is of the tap; `replaces` is a refused entry the person has put right. */
export interface SignOffDraft {
  lines: readonly ShownLine[]
  answer: Answer
  reading: ClockReading
  replaces: string | null
}
export interface HoursDraft {
  line: string
  hours: EnteredHours
  /** Refused entries of the same line, which this one takes the place of. */
  replaces: readonly string[]
}

/** `unreachable`: what is known on this device has to do. */
export type ProposeAnswer = { kind: 'lines'; lines: readonly SheetLine[] } | { kind: 'unreachable' }
/** `queued`: the entry is on this device for good. */
export type KeepAnswer = { kind: 'queued'; entry: string } | { kind: 'failed' }

/** A local time that exists twice or never: the person says which hour is meant. */
export interface TimeQuestion {
  problem: 'timeInGap' | 'timeIsDoubled'
  which: 'start' | 'end'
}
/** Why the hours of a line were not taken. */
export interface Trouble {
  code: string
  question: TimeQuestion | null
}

/** Why a tap on "Confirm" was not taken. */
export type SignOffHint = HoursGap | 'troubled' | 'nameMissing'

export interface SignOffContext {
  lines: readonly SheetLine[]
  entered: Entered
  /** By line. */
  troubles: Readonly<Record<string, Trouble>>
  /** Line of each correction that was kept on this device, by its entry. */
  kept: Readonly<Record<string, string>>
  /** The correction on its way to the outbox. */
  keeping: HoursDraft | null
  /** The last correction could not be kept on this device. */
  notKept: boolean
  name: string
  drawing: Drawing | null
  answer: Answer | null
  reading: ClockReading | null
  /** What the client was shown when it answered. */
  shown: readonly ShownLine[]
  /** The sign-off in the outbox; after a refusal the one to be replaced. */
  entry: string | null
  problem: string | null
  /** Lines that are no longer as the client was shown them. */
  changed: readonly string[]
  hint: SignOffHint | null
  note: { state: NoteState; amended: boolean }
}

export type SignOffEvent =
  | { type: 'LINE_SET'; line: string; hours: EnteredHours }
  /** News of the server about the lines. */
  | { type: 'LINES_CHANGED'; lines: readonly SheetLine[] }
  /** News of the server about the note: confirmed, signed or amended by somebody. */
  | { type: 'NOTE_CHANGED'; note: { state: NoteState; amended: boolean } }
  | { type: 'NAMED'; name: string }
  | { type: 'DRAWN'; drawing: Drawing | null }
  /** A tap on "Confirm and freeze hours". */
  | { type: 'CONFIRMED'; reading: ClockReading }
  | { type: 'REFUSING' }
  | { type: 'REFUSED'; refusal: string; reading: ClockReading }
  /** Freeze although nobody of the client is there. */
  | { type: 'WITHOUT_CLIENT'; reading: ClockReading }
  | { type: 'CANCELLED' }
  /** The client has looked at what has changed. */
  | { type: 'LOOKED_AGAIN' }
  | { type: 'ENTRY_SENDING'; entry: string }
  | { type: 'ENTRY_WAITING'; entry: string }
  | { type: 'ENTRY_ANSWERED'; entry: string; problem: string | null; details?: Details }
