import type { Failure } from '../../client/problem.ts'

export type EntryKind = 'block' | 'vacation' | 'available'

/** What is being entered. Dates YYYY-MM-DD, times HH:MM; empty: none. No times: whole days. */
export interface Draft {
  kind: EntryKind
  startDate: string
  endDate: string
  begin: string
  end: string
  reason: string
  /** Id; empty: the agency's first own one. */
  company: string
  /** Of vacation; absent: paid. */
  unpaid?: boolean
}

/** A confirmed job on the days that were chosen, as the question shows it. */
export interface JobThen {
  id: string
  function: { id: string; caption: string; code: string }
  venue: string
  startDate: string
  endDate: string | null
  startTime: string
  endTime: string
}

export interface Entry {
  kind: EntryKind
  id: string
}

export type CheckAnswer =
  { kind: 'checked'; jobs: readonly JobThen[] } /** No answer, or no days yet. */ | { kind: 'unknown' }

export type SendAnswer =
  | { kind: 'made'; id: string }
  | { kind: 'alreadyConfirmed'; jobs: readonly JobThen[] }
  | { kind: 'refused'; failure: Failure }

export type RemoveAnswer = { kind: 'removed' } | { kind: 'refused'; failure: Failure }

export interface SendInput {
  draft: Draft | null
  /** The person saw the jobs and said yes. */
  accepted: boolean
}

export interface CalendarEntryContext {
  draft: Draft | null
  /** Confirmed jobs on these days; null: not known. */
  jobs: readonly JobThen[] | null
  accepted: boolean
  /** What was made, or is to be taken away. */
  entry: Entry | null
  /** What was wrong with what was sent last. */
  failure: Failure | null
}

export type CalendarEntryEvent =
  | { type: 'OPENED'; draft: Draft }
  | { type: 'CHANGED'; draft: Draft }
  /** With what has no part in the check, such as the reason. */
  | { type: 'SENT'; draft: Draft }
  /** Says yes to the question that is open. */
  | { type: 'ACCEPTED' }
  /** The safe answer. */
  | { type: 'KEPT' }
  | { type: 'CLOSED' }
  | { type: 'REMOVAL_ASKED'; entry: Entry }
  | { type: 'UNDONE' }

export type CalendarEntryEmitted =
  { type: 'made'; draft: Draft } | { type: 'removed'; entry: Entry } | { type: 'notRemoved'; failure: Failure }
