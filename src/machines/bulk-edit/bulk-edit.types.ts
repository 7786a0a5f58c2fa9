import type { Drafts, ItemBase, ItemChange, ItemDraft } from '../../../domain/projectPlans/drafts.ts'

/** What was wrong: a problem's code, `unreachable` or `undoTooLate`, and the position it is about where it names one. */
export interface BulkProblem {
  code: string
  item: string | null
}

export type PlanAnswer =
  | { kind: 'saved'; told: number }
  /** People whose other entries the new hours meet. */
  | { kind: 'doubleBooked'; people: readonly string[] }
  /** Positions as somebody else has changed them. */
  | { kind: 'changedMeanwhile'; items: readonly ItemBase[] }
  | { kind: 'refused'; problem: BulkProblem }
  | { kind: 'unreachable' }

export interface SaveInput {
  project: string
  changes: readonly ItemChange[]
  /** Planning saw whose shifts would overlap and said yes. */
  accepted: boolean
}

export interface BulkEditInput {
  project: string
}

export interface BulkEditContext extends BulkEditInput {
  /** What is altered and not saved. */
  drafts: Drafts
  /** What was saved last, while it can be taken back. */
  saved: Drafts
  accepted: boolean
  people: readonly string[]
  theirs: readonly ItemBase[]
  /** How many people were told of what was saved last. */
  told: number
  problem: BulkProblem | null
}

export type BulkEditEvent =
  | { type: 'EDITED'; edits: readonly { base: ItemBase; change: ItemDraft }[] }
  | { type: 'DISCARDED' }
  | { type: 'SAVED' }
  | { type: 'ACCEPTED' }
  | { type: 'KEPT' }
  | { type: 'MINE' }
  | { type: 'THEIRS' }
  | { type: 'UNDONE' }
  /** Positions that are there no more. */
  | { type: 'GONE'; ids: readonly string[] }
