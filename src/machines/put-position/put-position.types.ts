import type { Fit } from '../../../domain/planningCalendar/fit.ts'

/** How somebody is put there: asked first, or certain at once. */
export type PutStatus = 'invited' | 'confirmed'

/** What else they have then, as the question names it. */
export interface Met {
  id: string
  function: { id: string; caption: string; code: string }
  venue: string
  startDate: string
  endDate: string | null
  startTime: string
  endTime: string
  timeZone: string
  starts: string
}

export interface Target {
  person: string
  fit: Fit
}

export interface PutInput {
  position: string | null
  person: string | null
  status: PutStatus
  /** Planning saw what they have then and said yes. */
  accepted: boolean
}

export type PutAnswer =
  | { kind: 'put'; id: string }
  | { kind: 'alreadyConfirmed'; met: readonly Met[] }
  | { kind: 'refused'; code: string }
  | { kind: 'unreachable' }

export type WithdrawAnswer = { kind: 'withdrawn' } | { kind: 'refused'; code: string }

export interface PutContext {
  /** What is carried, or was put last. */
  position: string | null
  status: PutStatus
  /** Over whom. */
  target: Target | null
  accepted: boolean
  /** What the server says they have then; empty where only the device knows of it. */
  met: readonly Met[]
  /** Of the line that was made. */
  made: string | null
  /** Why it was refused: `past`, `full`, `already`, or a problem’s code. */
  problem: string | null
}

export type PutEvent =
  | { type: 'CARRIED'; position: string; status: PutStatus }
  | { type: 'TARGETED'; target: Target | null }
  | { type: 'DROPPED' }
  | { type: 'CANCELLED' }
  | { type: 'ACCEPTED' }
  /** The safe answer, or: it was read. */
  | { type: 'KEPT' }
  | { type: 'RETRIED' }
  | { type: 'UNDONE' }
