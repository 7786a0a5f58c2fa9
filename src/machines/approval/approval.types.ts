import type { components } from '../../client/schema.d.ts'

type Schemas = components['schemas']

export type Verdict =
  /** `corrected`: what a paper says, where it was entered otherwise; null: it is no paper. */
  { outcome: 'approved'; corrected: Schemas['DocumentUploadApproval'] | null } | { outcome: 'declined'; reason: string }

export interface Decision {
  /** What is decided about. */
  id: string
  kind: Schemas['Approval']['kind']
  verdict: Verdict
  /** Idempotency-Key: sent again after a lost answer it is the same decision. */
  key: string
}

export interface Refused {
  decision: Decision
  /** Code of the problem, or `unreachable`. */
  problem: string
}

export interface ApprovalContext {
  /** In the order they were made: the first is held or on its way. */
  queue: readonly Decision[]
  /** What the server did not take; it waits for somebody to try it again or to put it away. */
  refused: readonly Refused[]
}

export type DecisionAnswer = { kind: 'done' } | { kind: 'refused'; problem: string }

export type ApprovalEvent =
  | { type: 'DECIDED'; decision: Decision }
  | { type: 'UNDONE'; id: string }
  /** Nobody looks any longer: a second thought will not come. */
  | { type: 'LEFT' }
  | { type: 'AGAIN'; id: string }
  | { type: 'DROPPED'; id: string }
