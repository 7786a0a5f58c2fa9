import type { StatusOrNone } from '../../../domain/position-status.ts'
import type { components } from '../../client/schema.d.ts'

type Schemas = components['schemas']
export type Job = Schemas['Job']
export type Collision = Schemas['Collision']
export type Notice = Schemas['CrewInfo']
export type Contact = Schemas['Contact']
export type Company = Schemas['CompanyRef']

/** An invitation is answered by one of two. */
export type Answer = 'confirm' | 'decline'

export interface Answers {
  /** As it is shown while an answer is on its way. */
  statusOf: (job: Job) => StatusOrNone
  isBusy: (job: Job) => boolean
  give: (job: Job, answer: Answer) => void
}

/** What has to be decided before an answer goes out. */
export interface Question {
  kind: 'doubleBooking' | 'decline'
  job: Job
  collisions: readonly Collision[]
  busy: boolean
  accept: () => void
  keep: () => void
}
