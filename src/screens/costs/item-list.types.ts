import type { components } from '../../client/schema.d.ts'

type Schemas = components['schemas']
export type Line = Schemas['PlanningCrewItem']
export type Overview = Schemas['PlanningCrewItemsOverview']
export const states = ['signed', 'worked', 'planned'] as const
/** What narrows the list, as the address has it; empty: all. */
export interface Narrowing {
  /** YYYY-MM */
  month: string
  state: string
  companyId: string
  projectId: string
  functionId: string
}
export interface Choice {
  value: string
  label: string
}
