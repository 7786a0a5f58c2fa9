import type { Drafts, Hours } from '../../../../domain/projectPlans/drafts.ts'
import { baseOf, isMoved } from '../../../../domain/projectPlans/drafts.ts'
import type { Position, Shift } from '../project.types.ts'
import type { PlanCrew, Row } from './plan.types.ts'

/** Crews soonest first, each with its positions as they will be. */
export const crewsOf = (shifts: readonly Shift[], items: readonly Position[], drafts: Drafts): PlanCrew[] =>
  shifts.map(shift => ({
    shift,
    rows: items
      .filter(({ projectCrew }) => projectCrew.id === shift.id)
      .map((item): Row => {
        const draft = drafts[item.id]?.draft ?? {}
        return { item, draft, shown: { ...baseOf(item), ...draft } }
      }),
  }))

/** People who are told when the drafts are saved. */
export const toTell = (items: readonly Position[], drafts: Drafts): number =>
  items.reduce((sum, { id, asked }) => {
    const draft = drafts[id]
    return sum + (draft && isMoved(draft) ? asked : 0)
  }, 0)

const minutes = (date: string, time: string) => Date.parse(`${date}T${time}:00Z`) / 60_000
const endOf = ({ startDate, endDate, startTime, endTime }: Hours) =>
  minutes(endDate ?? startDate, endTime) + (endDate === null && endTime <= startTime ? 1440 : 0)

/** Minutes a position lasts by the clock on the wall. */
export const lengthOf = (hours: Hours): number => endOf(hours) - minutes(hours.startDate, hours.startTime)

/** Minutes the start or the end of a row was moved by. */
export const movedBy = ({ item, shown }: Row, which: 'start' | 'end'): number =>
  which === 'end'
    ? endOf(shown) - endOf(item)
    : minutes(shown.startDate, shown.startTime) - minutes(item.startDate, item.startTime)
