import type { components } from '../../../client/schema.d.ts'

type Schemas = components['schemas']
export type ListedProject = Schemas['ProjectSummary']
export type Overview = Schemas['ProjectsOverview']
export const tabs = ['ongoing', 'past', 'requested'] as const
export type Tab = (typeof tabs)[number]
/** What narrows the list, as the address has it. */
export interface Narrowing {
  tab: Tab
  mine: boolean
  closed: boolean
}
