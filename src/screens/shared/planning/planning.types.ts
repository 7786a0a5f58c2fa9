import type { GridRow } from '../../../../domain/planningCalendar/grid-rows.ts'
import type { components } from '../../../client/schema.d.ts'

export type PlanningCalendar = components['schemas']['PlanningCalendar']
export type PlanningPosition = components['schemas']['PlanningPosition']
export type PlanningPerson = components['schemas']['PlanningPerson']
export type PlanningJob = components['schemas']['PlanningJob']
export type HolidayCode = PlanningCalendar['bankHolidays'][number]['code']
export type PlanningRow = GridRow<PlanningPerson, PlanningJob, PlanningPosition, HolidayCode>
