import type { StatusOrNone } from '../../../domain/position-status.ts'
import type { components } from '../../client/schema.d.ts'
import type { JobCommand } from '../../machines/application/application.types.ts'
import type { Shift } from './shift-words.ts'

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
})
