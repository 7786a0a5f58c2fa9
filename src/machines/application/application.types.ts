import type { StatusOrNone } from '../../../domain/projectCrewItems/position-status.ts'

/** What a person does about a job of theirs. */
export type JobCommand = 'apply' | 'unapply' | 'remove' | 'confirm' | 'decline' | 'cantCome' | 'acknowledge'
/** `undoConfirm` is only ever sent by UNDONE. */
export type SentCommand = JobCommand | 'undoConfirm'

/** An entry that overlaps, as the question shows it. Times in ms. */
export interface DoubleBooking {
  id: string
  title: string
  starts: number
  ends: number
}

/** A blocked date or approved vacation at that time. Dates YYYY-MM-DD; no times: whole days. */
export interface Absence {
  id: string
  kind: 'block' | 'vacation'
  startDate: string
  endDate: string | null
  begin: string | null
  end: string | null
}

/** What a confirmation would lie over. */
export interface InTheWay<Collision> {
  collisions: readonly Collision[]
  absences: readonly Absence[]
}

export interface ApplicationInput {
  /** Position to apply for, and the job (the status's id) where there is one. */
  position: string
  job: string | null
  status: StatusOrNone
}

export type CommandAnswer =
  | { kind: 'done'; status: StatusOrNone; job: string | null }
  | { kind: 'doubleBooked'; conflicts: readonly DoubleBooking[] }
  /** Out of turn (409): the present state. */
  | { kind: 'outOfTurn'; status: StatusOrNone }
  /** Any other problem, by its code: positionFull, jobAlreadyStarted, undoTooLate … */
  | { kind: 'refused'; problem: string }
  | { kind: 'unreachable' }

export interface ApplicationContext extends ApplicationInput {
  command: SentCommand | null
  /** Why one cannot come, or which change is fine. */
  words: string | null
  /** The double booking was accepted for this command. */
  accepted: boolean
  conflicts: readonly DoubleBooking[]
  /** Code of what went wrong last: a problem's, `outOfTurn` or `unreachable`. */
  problem: string | null
}

export interface CommandInput {
  command: SentCommand | null
  position: string
  job: string | null
  words: string | null
  /** The person saw the other entries and said yes. */
  doubleBookingAccepted: boolean
}

export type ApplicationEvent =
  | { type: 'ASKED'; command: JobCommand; words?: string | undefined }
  | { type: 'UNDONE' }
  | { type: 'ACCEPTED' }
  | { type: 'KEPT' }
  /** The server told of a change made elsewhere. */
  | { type: 'STATUS_CHANGED'; status: StatusOrNone; job: string | null }
