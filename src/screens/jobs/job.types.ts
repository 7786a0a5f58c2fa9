import type { StatusOrNone } from '../../../domain/position-status.ts'
import type { components } from '../../client/schema.d.ts'
import type { JobCommand } from '../../machines/application/application.types.ts'

type Schemas = components['schemas']
export type Job = Schemas['Job']
export type JobDetail = Schemas['JobDetail']
export type Vacancy = Schemas['Vacancy']
export type Collision = Schemas['Collision']
export type Person = Schemas['PersonRef']

/** When something happens: wall time at the venue, and the instants the server derived from it. */
export type Shift = Pick<
  Collision,
  'startDate' | 'endDate' | 'startTime' | 'endTime' | 'timeZone' | 'starts' | 'ends' | 'function'
>

/** What a command is about. */
export interface Commanded extends Shift {
  position: string
  job: string | null
  status: StatusOrNone
  venue: string
}

/** How a view gives commands, and what it shows while they are on their way. */
export interface JobCommands {
  statusOf: (position: string, known: StatusOrNone) => StatusOrNone
  isBusy: (position: string) => boolean
  give: (about: Commanded, command: JobCommand) => void
}

/** The last word before a command: a double booking, or a refusal nobody can take back. */
export interface Question {
  kind: 'doubleBooking' | 'decline'
  about: Commanded
  collisions: readonly Collision[]
  busy: boolean
  accept: () => void
  keep: () => void
}

/** The four tabs of the specification, and what one may apply for. */
export const tabs = ['past', 'upcoming', 'toConfirm', 'appliedFor', 'open'] as const
export type Tab = (typeof tabs)[number]

const shiftOf = ({ startDate, endDate, startTime, endTime, timeZone, starts, ends }: Job | Vacancy) => ({
  startDate,
  endDate,
  startTime,
  endTime,
  timeZone,
  starts,
  ends,
})

export const aboutJob = (job: Job): Commanded => ({
  ...shiftOf(job),
  position: job.projectCrewItem.id,
  function: job.projectCrewItem.function,
  job: job.id,
  status: job.status,
  venue: job.location.name,
})

/** A refused application keeps its line, so that the job is known though it may be applied for again. */
export const aboutVacancy = (vacancy: Vacancy): Commanded => ({
  ...shiftOf(vacancy),
  position: vacancy.id,
  function: vacancy.function,
  job: vacancy.jobId,
  status: vacancy.applied ? 'applied' : vacancy.jobId === null ? 'none' : 'declined',
  venue: vacancy.location.name,
})
