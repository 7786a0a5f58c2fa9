import { daysLater } from '../../../../domain/shift-display.ts'
import type { Bounds, Days } from './fill.types.ts'

/** Days from the first one of a proposal to its last one. */
const most = 13
const week = 7

const sooner = (a: string, b: string) => (a < b ? a : b)

/** A project's days from today on; null: they are over. */
export function boundsOf(project: { beginDate: string; endDate: string }, today: string): Bounds | null {
  const first = project.beginDate < today ? today : project.beginDate
  return first > project.endDate ? null : { first, last: project.endDate }
}

/** What stands there before one has chosen: of a project as much as goes at once, of all projects a week. */
export const firstDays = ({ first, last }: Bounds, from = first): Days =>
  last === null ? { from, to: daysLater(from, week - 1) } : { from, to: sooner(last, daysLater(from, most)) }

/** A week earlier or later; null: there are no days of it that one may choose. */
export function stepped({ from, to }: Days, by: 1 | -1, bounds: Bounds): Days | null {
  if (by === -1 && from <= bounds.first) return null
  if (by === 1 && bounds.last !== null && to >= bounds.last) return null
  const next = daysLater(from, by * week)
  return firstDays(bounds, next < bounds.first ? bounds.first : next)
}
