import type { components } from '../../client/schema.d.ts'
import { type Commanded, shiftOf } from '../shared/job/commanded.ts'

type Schemas = components['schemas']
export type JobDetail = Schemas['JobDetail']
export type Vacancy = Schemas['Vacancy']
export type Person = Schemas['PersonRef']

/** The four tabs of the specification, and what one may apply for. */
export const tabs = ['past', 'upcoming', 'toConfirm', 'appliedFor', 'open'] as const
export type Tab = (typeof tabs)[number]

/** A refused application keeps its line, so that the job is known though it may be applied for again. */
export const aboutVacancy = (vacancy: Vacancy): Commanded => ({
  ...shiftOf(vacancy),
  position: vacancy.id,
  function: vacancy.function,
  job: vacancy.jobId,
  status: vacancy.applied ? 'applied' : vacancy.jobId === null ? 'none' : 'declined',
  venue: vacancy.location.name,
  warnings: vacancy.warnings,
  seen: null,
})
