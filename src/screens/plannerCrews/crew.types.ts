import type { components } from '../../client/schema.d.ts'

export type Crew = components['schemas']['PlannerCrew']
export type CrewItem = components['schemas']['PlannerCrewItem']
export type Member = components['schemas']['PlannerCrewMember']
export type Members = components['schemas']['PlannerCrewMembers']

/** One crew on some days. */
export interface Board {
  crew: Crew
  items: readonly CrewItem[]
  members: Members
  /** Who fits from outside, best first; null where nobody is looked for. */
  outside: Members | null
}

export const lengths = [1, 2] as const
export interface Shown {
  /** First day, YYYY-MM-DD. */
  from: string
  weeks: (typeof lengths)[number]
}
