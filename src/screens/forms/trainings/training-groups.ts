import type { Training, TrainingResult } from './training.types.ts'

type Passed = Training & { last: TrainingResult }

/** What is to be taken: handed out, or ending within six weeks; what ends or is due first at the top. */
export const toTake = (trainings: readonly Training[]): Training[] =>
  trainings
    .filter(({ standing }) => standing === 'open' || standing === 'begun' || standing === 'ending')
    .toSorted((one, other) => (dueOf(one) ?? '9').localeCompare(dueOf(other) ?? '9'))

export const dueOf = ({ standing, dueDate, last }: Training): string | null =>
  standing === 'ending' ? (last?.validUntil ?? null) : dueDate

/** What has a result, the newest first. */
export const taken = (trainings: readonly Training[]): Passed[] =>
  trainings
    .flatMap(one => (one.last ? [{ ...one, last: one.last }] : []))
    .toSorted((one, other) => other.last.takenAt.localeCompare(one.last.takenAt))
