import type { StatusOrNone } from '../../../../domain/projectCrewItems/position-status.ts'
import type { Failure } from '../../../client/problem.ts'
import type { components } from '../../../client/schema.d.ts'
import type { Absence, JobCommand } from '../../../machines/application/application.types.ts'
import type { Shift } from '../words/shift-words.ts'

type Schemas = components['schemas']
export type Job = Schemas['Job']
export type Collision = Schemas['Collision']

/** What a command is about. */
export interface Commanded extends Shift {
  position: string
  job: string | null
  status: StatusOrNone
  function: Collision['function']
  venue: string
  /** What it does to rest and day of the person. */
  warnings: Job['warnings']
  /** Names the change the person is asked about; null: none. */
  seen: string | null
}

/** How a view gives commands, and what it shows while they are on their way. */
export interface JobCommands {
  statusOf: (position: string, known: StatusOrNone) => StatusOrNone
  isBusy: (position: string) => boolean
  /** Some command is on its way. */
  busy: boolean
  give: (about: Commanded, command: JobCommand) => void
}

/** The last word before a command: a double booking, a refusal nobody can take back, or why one cannot come. */
export interface Question {
  kind: 'doubleBooking' | 'decline' | 'cantCome'
  about: Commanded
  collisions: readonly Collision[]
  absences: readonly Absence[]
  busy: boolean
  /** It did not reach the server, or no answer came back: what was said still stands in the question. */
  failure: Pick<Failure, 'code' | 'status'> | null
  /** With what was said to it, where something is asked. */
  accept: (words?: string) => void
  keep: () => void
}

/** When something happens and nothing else of it. */
export const shiftOf = ({ startDate, endDate, startTime, endTime, timeZone, starts }: Shift): Shift => ({
  startDate,
  endDate,
  startTime,
  endTime,
  timeZone,
  starts,
})

export const aboutJob = (job: Job): Commanded => ({
  ...shiftOf(job),
  position: job.projectCrewItem.id,
  function: job.projectCrewItem.function,
  job: job.id,
  status: job.status,
  venue: job.location.name,
  warnings: job.warnings,
  seen: job.change?.seen ?? null,
})
