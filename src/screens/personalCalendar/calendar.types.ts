import type { CalendarDays } from '../../../domain/personalCalendar/marks.ts'
import type { components } from '../../client/schema.d.ts'

type Schemas = components['schemas']
export type CalendarJob = Schemas['CalendarJob']
export type Entry = Schemas['BlockDate']
export type Vacation = Schemas['VacationRequest']

/** What is known of the days that were looked at. */
export interface OwnDays extends CalendarDays<CalendarJob, Entry, Vacation> {
  vacation: Schemas['PersonalCalendar']['vacation']
}
