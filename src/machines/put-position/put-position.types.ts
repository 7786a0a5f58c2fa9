import type { Fit } from '../../../domain/planningCalendar/fit.ts'
import type { Absence } from '../application/application.types.ts'

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

/** A proof that ends before the shift does. */
export interface EndedProof {
  function: Met['function']
  proof: string | null
  validUntil: string
}

/** What the server says speaks against it. */
export interface Against {
  met: readonly Met[]
  absences: readonly Absence[]
  proofs: readonly EndedProof[]
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
  | { kind: 'alreadyConfirmed'; against: Against }
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
  /** Null where only the device knows of it. */
  against: Against | null
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
