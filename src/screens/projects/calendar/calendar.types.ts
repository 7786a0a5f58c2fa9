import type { components } from '../../../client/schema.d.ts'
import type { Placed } from '../../../../domain/projects/lanes.ts'

export type Calendar = components['schemas']['ProjectsCalendar']
export type CalendarProject = Calendar['projects'][number]

/** From the most certain to the least. */
export const groups = ['confirmed', 'quoted', 'requested'] as const
export type Group = (typeof groups)[number]
export const lengths = [2, 4, 12] as const
export type Weeks = (typeof lengths)[number]

/** What is shown, as the address has it. */
export interface Shown {
  /** First day, YYYY-MM-DD. */
  from: string
  weeks: Weeks
  /** Groups that are closed. */
  closed: readonly Group[]
  /** Ids; null: all. */
  manager: string | null
  branch: string | null
}

export type Bar = Placed<{ from: number; to: number; project: CalendarProject }>
/** A group with its bars in lanes, which are counted over all groups. */
export interface Lanes {
  group: Group
  projects: readonly CalendarProject[]
  bars: readonly Bar[]
  first: number
  lanes: number
  open: boolean
}
