import type { components } from '../../../client/schema.d.ts'
import { type Commanded, shiftOf } from './commanded.ts'

type Schemas = components['schemas']
export type Vacancy = Schemas['Vacancy']
export type FitReason = Schemas['FitReason']

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
