import type { components } from '../../../client/schema.d.ts'
import type { Verdict } from '../../../machines/approval/approval.types.ts'

export type Approval = components['schemas']['Approval']

/** What can be done about one of the queue. */
export interface Deciding {
  onDecide: (verdict: Verdict) => void
  /** To the one before or after; null: there is none. */
  onStep: { before: (() => void) | null; after: (() => void) | null }
  /** Code of why the server did not take the last decision; null: it did, or there was none. */
  problem: string | null
  onAgain: () => void
}
