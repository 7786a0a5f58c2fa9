import type { OwnJob } from './own-jobs.ts'
import type { ItemRow, StatusRow } from '../rows.ts'
import { addConfirmed, addWaiting } from '../staffing.ts'
import type { Position, Stage } from './stage.ts'
import { minute, type Shift } from '../times.ts'

/** What is known when a promise is asked about; times in ms. */
export interface Asked {
  own: readonly OwnJob[]
  now: number
  /** Today at the agency. */
  today: string
  /** Positions the crew member could apply for. */
  vacancies: number
  /** Crews of the chief that are over and wait for their sign-off. */
  unsigned: number
}

/** Something the crew member of the demo always finds, and how it is set up again when it is gone. */
export interface Scene {
  name: string
  isThere(asked: Asked): boolean
  build(stage: Stage): void
}

export const ahead = ({ own, now }: Asked, status: string) =>
  own.filter(job => job.status === status && job.starts > now + 30 * minute)
export const isRunning = (job: OwnJob, now: number) =>
  job.status === 'checkedIn' ||
  (job.status === 'confirmed' && job.starts >= now - 20 * minute && job.starts <= now + 35 * minute)

/** Seven people around the crew member's own place. */
export const around = (shift: Shift, own: Position): Position[] => [
  { code: 'crewChief', amount: 1, filled: 1, shift, more: { crewChiefOnly: true } },
  own,
  { code: own.code === 'loader' ? 'stagehand' : 'loader', amount: 3, filled: 2, shift },
]
export const invited =
  ({ draft, world }: Stage) =>
  (item: ItemRow): StatusRow =>
    addWaiting(draft, item, world.demo.crew.id, 'invited')
export const confirmed =
  ({ draft, world }: Stage, more: Partial<StatusRow> = {}) =>
  (item: ItemRow): StatusRow =>
    addConfirmed(draft, item, world.demo.crew.id, more)
