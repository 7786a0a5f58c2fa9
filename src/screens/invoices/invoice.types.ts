import type { components } from '../../client/schema.d.ts'

type Schemas = components['schemas']
export type Invoice = Schemas['Invoice']
export type Overview = Schemas['InvoicesOverview']

export const states = ['design', 'released', 'unpaid', 'paid'] as const
export const figures = ['overdue', 'unpaid', 'notSent', 'paid'] as const
/** By when it is due, from today on: days ahead. */
export const dueSpans = { today: 0, week: 7, month: 30 } as const

/** What the list is narrowed to; a figure and a state take each other's place. */
export interface Narrowing {
  state: (typeof states)[number] | null
  figure: (typeof figures)[number] | null
  due: keyof typeof dueSpans | null
  /** Empty: of all. */
  companyId: string
}
