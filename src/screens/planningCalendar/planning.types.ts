import type { Narrowed } from '../../../domain/planningCalendar/grid-rows.ts'
import type { components } from '../../client/schema.d.ts'

export type FunctionChoice = components['schemas']['Caption']

export const lengths = [1, 3, 5] as const
export type Weeks = (typeof lengths)[number]

/** What is shown, as the address has it. */
export interface Shown extends Omit<Narrowed, 'days' | 'search'> {
  weeks: Weeks
}

/** Where the keyboard stands: rows from the open places (−1) on, columns from the name (−1) on. */
export interface Cell {
  row: number
  day: number
}
