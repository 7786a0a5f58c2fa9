import type { ItemDraft, ItemFields } from '../../../../domain/projectPlans/drafts.ts'
import type { Position, Shift } from '../project.types.ts'

/** A position as it is, and as it will be. */
export interface Row {
  item: Position
  /** What is altered and not saved. */
  draft: ItemDraft
  /** As it will be. */
  shown: ItemFields
}
export interface PlanCrew {
  shift: Shift
  rows: readonly Row[]
}
export interface Choice {
  value: string
  label: string
}

export const commentFields = ['commentExternal', 'commentInternal', 'commentCrew', 'commentCrewChief'] as const
