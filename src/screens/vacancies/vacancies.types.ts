import type { components } from '../../client/schema.d.ts'

type Schemas = components['schemas']
export type Overview = Schemas['VacanciesOverview']
export type OwnWeek = Schemas['PersonalCalendar']

export const tabs = ['all', 'fits', 'applied'] as const
export type Tab = (typeof tabs)[number]

/** What vacancies are grouped by. */
export type Order = 'day' | 'project'

/** What is looked for, as the address has it: code of a function, a day (YYYY-MM-DD) or every weekend. */
export interface Narrowing {
  tab: Tab
  role: string | null
  day: string | null
}
export const weekend = 'weekend'
