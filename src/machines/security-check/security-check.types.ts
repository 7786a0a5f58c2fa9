import type { Drawing } from '../../../domain/deliveryNotes/signature.ts'
import type { Asked, Found, Signing } from '../../../domain/securityChecks/security-check.ts'

export interface CheckPerson extends Signing {
  id: string
}

/** What is known of finishing: here, on the device, or at the server. */
export type CheckEnd =
  | { kind: 'open' }
  /** It lies on this device and goes out by itself. */
  | { kind: 'waiting' }
  | { kind: 'refused'; entry: string; problem: string }
  | { kind: 'done' }

/** As the server and this device know it. */
export interface KnownCheck {
  answers: readonly Found[]
  people: readonly CheckPerson[]
  end: CheckEnd
}

/** Of nothing: what was said is taken back. */
export interface GivenFinding {
  key: string
  question: string
  found: Found | null
}
export interface GivenSignature {
  key: string
  person: string
  drawing: Drawing
}

/** Whether something lies on the device. */
export type KeepAnswer = { kind: 'kept' } | { kind: 'failed' }

export interface SecurityCheckInput extends KnownCheck {
  questions: readonly Asked[]
}

export interface SecurityCheckContext extends SecurityCheckInput {
  /** The question that is open, or who signs; null: neither. */
  at: string | null
  drawing: Drawing | null
  /** What is put on the device. */
  finding: GivenFinding | null
  signature: GivenSignature | null
  /** The device would not keep it. */
  failed: boolean
  /** Why finishing was refused: a problem's code. */
  problem: string | null
  /** The refused entry that was dealt with. */
  seen: string | null
}

export type SecurityCheckEvent =
  | { type: 'OPENED'; question: string }
  /** How it was found. A defect says what was done. */
  | { type: 'FOUND'; key: string; found: Found | null }
  /** Somebody takes the pen. */
  | { type: 'CALLED'; person: string }
  | { type: 'DRAWN'; drawing: Drawing | null }
  | { type: 'CONFIRMED'; key: string }
  | { type: 'CLOSED' }
  | { type: 'FINISH' }
  /** The server, another page or the outbox know something else. */
  | ({ type: 'CHANGED' } & KnownCheck)
